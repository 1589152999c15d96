# What is wrong with a move or a record that cannot be read. These end other sentences, behind a colon: they begin with a
# small letter and close with a full stop. Only the names of things that were expected, at the end, have no full stop.

## Where

read-in-line = satır { $line }: { $what }
read-at-ply = satır { $line }, hamle { $ply }: { $what }
# $what is a whole sentence or ends one.
read-move = “{ $text }”: { $what }

## Moves

read-move-empty = wA1 bQ- gibi bir hamle ya da pass bekleniyordu.
read-move-piece = wQ, bA1 ya da wM gibi bir taş (w ya da b, QSBGAMLP harflerinden biri, birden çoksa bir sayı) ya da pass bekleniyordu.
read-move-reference = taştan sonra bQ-, /wA1 ya da wB1 gibi bir dayanak bekleniyordu: önünde ya da arkasında -, / ya da \ olan ya da tek başına bir taş.
read-reference-missing = taştan sonra bQ- gibi bir dayanak bekleniyordu.
read-reference-not-placed = { $piece } tahtada değil, yanına bir şey konamaz.
read-nothing-to-refer-to = oyunun ilk hamlesinde dayanak olmaz.

## GameStrings

read-game-type = bir oyun türü bekleniyordu: Base ya da Base+ ile M, L, P harflerinden bazıları.
read-game-status = oyunun durumu bekleniyordu: NotStarted, InProgress, Draw, WhiteWins ya da BlackWins.
read-game-turn = White[1] ya da Black[12] gibi bir sıra bekleniyordu.

## Positions

read-position-fields = Base+M wQbQ/wM w3 - gibi bir konum bekleniyordu (oyun türü, hücreler, taraf ve sıra, dinlenen taş ya da -, Kraliçe ilk çıkabiliyorsa printed).
read-position-cell = hücrelerin { $at }. karakterinde bir taş, (bAwB) gibi bir yığın, nokta ya da eğik çizgi bekleniyordu.
read-position-no-such-piece = hücrelerin { $at }. karakterindeki taş zaten var ya da böyle bir taş yok.
read-position-not-in-game = { $piece } bu oyun türünde yer almıyor.
read-position-out-of-order = { $piece } tahtada ama kendi türünden önce girmesi gerekenler değil.
read-position-cannot-climb = { $piece } başka bir taşın üstünde duramaz.
read-position-split = taşlar tek bir kovan oluşturmuyor.
read-position-too-large = kovan, taşlarla kurulabilecek olandan büyük.
read-position-turn = w3 ya da b12 gibi taraf ve sıra ya da yalnızca taraf bekleniyordu.
read-position-too-many = { $color ->
    [white] beyaz taşların tahtadaki sayısı Beyaz’ın oynadığı sıralardan çok.
   *[black] siyah taşların tahtadaki sayısı Siyah’ın oynadığı sıralardan çok.
}
read-position-resting = dinlenen taş olarak - ya da üstünde bir şey olmayan bir taş bekleniyordu.
read-position-opening = dinlenen taştan sonra printed ya da hiçbir şey bekleniyordu.

## Records

read-expected = beklenen: { $what }.
read-expected-found = beklenen: { $what }; bulunan: “{ $found }”.
read-breaks-off = metin yarıda kalıyor; beklenen: { $what }.
read-too-long = bir oyunda, varyantlar dâhil, en fazla { $plies } hamle olabilir.

# What was expected. $what above is one of these.
expect-sgf-start = oyunun başında (;
expect-sgf-end = oyunun sonu, )
expect-sgf-hive = GM[27], bir Hive oyunu
expect-sgf-setup = SU[hive] ya da p, l, m harflerinden bazılarıyla SU[hive-…]
expect-sgf-value = [ ] içinde bir değer
expect-sgf-value-end = değerin sonu, ]
expect-sgf-property = P0[3 done] gibi bir özellik
expect-sgf-property-or-sign = P0[3 done] gibi bir özellik ya da ( ; ) işaretlerinden biri
expect-sgf-cell = wA1 N 13 gibi taş, sütun ve satır
expect-piece = bir taş
expect-move = bir hamle
expect-move-before-variation = varyanttan önce bir hamle
expect-move-in-variation = varyantın başında bir hamle
expect-variation-end = varyantın sonu, )
expect-comment-end = yorumun sonu
expect-tag = { "[White \"…\"]" } gibi bir etiket
expect-tag-end = etiketin sonu, ]
