# The page of a game, and what all pages share. The pages around it are in pages.ftl, the game itself in game.ftl.

# What the page is called on a home screen, and in a sentence.
manifest-name = skep: Hive oyna
manifest-description = Hive masa oyunu; rakiplerin kendi bilgisayarında yaşıyor.

web-unreachable = Sunucu cevap vermiyor. skep hâlâ çalışıyor mu?
web-strange-answer = Sunucu bu sayfanın anlamadığı bir cevap verdi (durum { $status }).

## Connection

connection-lost = Bağlantı yok. Hamlelerin saklanıyor ve bağlantı gelir gelmez gönderilecek.
connection-back = Yeniden bağlandı.
connection-connecting = Bağlanıyor…

## The page that is not there

missing-title = Burada bir şey yok
missing-text = Bu adreste bir sayfa yok.
missing-game = Böyle bir oyun yok
missing-home = Ana sayfaya

## The game around the board

play-title = { $white } – { $black }
play-title-turn = Sıra sende: { $white } – { $black }
play-loading = Oyun yükleniyor…
play-board = Tahta
play-reserve = { $color ->
    [white] Beyaz’ın yedekleri
   *[black] Siyah’ın yedekleri
  }
play-side = { $color ->
    [white] Beyaz
   *[black] Siyah
  }
play-clock = { $color ->
    [white] Beyaz’ın süresi
   *[black] Siyah’ın süresi
  }
play-thinking = düşünüyor
play-thinking-long = { $depth } yarım hamle ileriye bakıldı
thought-score = Değerlendirme { $score }.
thought-win = { $moves ->
    [one] Tek hamlede galibiyet görüyor.
   *[other] { $moves } hamlede galibiyet görüyor.
}
thought-loss = { $moves ->
    [one] Tek hamlede yenilgi görüyor.
   *[other] { $moves } hamlede yenilgi görüyor.
}
thought-line = Beklediği: { $line }.
play-to-move = hamle sırası
play-winner = kazanan

turn-yours = Sıra sende.
turn = { $color ->
    [white] Sıra Beyaz’da.
   *[black] Sıra Siyah’ta.
  }
turn-queen-due = Kraliçe şimdi girmek zorunda.
turn-first = Yedeklerinden bir böcek seç ve tahtaya koy.
turn-sending = Hamle, bağlantı gelir gelmez gönderilecek.
turn-thinking = Motor düşünüyor.

play-past = Hamle { $ply } / { $plies }
play-past-start = İlk hamleden önce
play-to-latest = Son hamleye git

## Moves

moves-title = Hamleler
moves-none = Henüz hamle yok
moves-number = { $number }.
moves-pass = pas
moves-repeated = Bu konum daha önce de oluştu
moves-first = Başa
moves-back = Geri
moves-forward = İleri
moves-last = Sona

## What one can do

do-takeback = Geri al
do-hint = İpucu
do-move-now = Hemen oyna
do-draw = Beraberlik teklif et
do-draw-short = Beraberlik
do-resign = Terk et
do-abort = İptal et
do-rematch = Yeniden
do-new = Yeni oyun
do-rotate = Tahtayı çevir
do-rotate-short = Çevir
do-swap = Tarafları değiştir
do-fit = Bütün kovanı göster
do-fan = Yığınları aç
do-more = Daha fazla
do-copy = Oyunu kopyala (GameString)
do-link = Bu hamlenin bağlantısını kopyala
do-pgn = PGN olarak indir
do-sgf = SGF olarak indir
do-play-on = Buradan devam et
do-play-on-short = Devam et
do-text = Metin olarak konum ve hamleler
do-text-hide = Metni gizle
do-keys = Tuşlar
do-record = Kayıt hakkında
done-copied = Kopyalandı.
done-link = Bağlantı kopyalandı.
done-not-copied = Tarayıcı burada kopyalamaya izin vermiyor. Metin şu:

draw-title = Beraberlik teklif edilsin mi?
draw-text = Rakibin kabul ederse oyun hemen biter ve kimse kazanmaz.
draw-yes = Teklif et

resign-title = Oyunu terk ediyor musun?
resign-text = Oyun hemen biter ve rakibin kazanır.
resign-text-shared = { $color ->
    [white] Beyaz terk eder, Siyah kazanır.
   *[black] Siyah terk eder, Beyaz kazanır.
  }
resign-yes = Terk et
abort-title = Oyun iptal edilsin mi?
abort-text = Oyun daha yeni başladı. Kazanan olmadan biter.
abort-yes = İptal et

## Offers, hints and news

offer-draw = { $color ->
    [white] Beyaz beraberlik teklif ediyor.
   *[black] Siyah beraberlik teklif ediyor.
  }
offer-draw-accept = Kabul et
offer-draw-decline = Reddet
offer-draw-made = Beraberlik teklif ettin.
offer-takeback = { $color ->
    [white] Beyaz bir hamleyi geri almak istiyor.
   *[black] Siyah bir hamleyi geri almak istiyor.
  }
offer-takeback-allow = İzin ver
offer-takeback-refuse = Reddet
offer-takeback-made = Hamleni geri almak istedin.

confirm-move = Oynansın mı: { $move }?
confirm-yes = Oyna
confirm-no = Henüz değil

advice-asked = İyi bir hamle aranıyor…
advice-move = Şunu dene: { $move }.
advice-play = Bunu oyna

news-pass = { $color ->
    [white] Beyaz hamle yapamıyor ve pas geçiyor.
   *[black] Siyah hamle yapamıyor ve pas geçiyor.
  }
news-draw-declined = Beraberlik reddedildi.
news-takeback-refused = Hamle geri alınmadı.
notice-close = Kapat

## The end

result-you-win = Kazandın!
result-you-lose = Kaybettin.
result-wins = { $color ->
    [white] Beyaz kazandı.
   *[black] Siyah kazandı.
  }
result-draw = Berabere.
result-abort = İptal edildi.
# $loser is white, black, or you.
end-surrounded = { $loser ->
    [you] Kraliçe’n kuşatıldı.
    [white] Beyaz Kraliçe kuşatıldı.
   *[black] Siyah Kraliçe kuşatıldı.
  }
end-both-surrounded = İki Kraliçe de kuşatıldı.
end-repetition = Aynı konum üç kez oluştu.
end-resignation = { $loser ->
    [you] Oyunu terk ettin.
    [white] Beyaz oyunu terk etti.
   *[black] Siyah oyunu terk etti.
  }
end-time = { $loser ->
    [you] Süren bitti.
    [white] Beyaz’ın süresi bitti.
   *[black] Siyah’ın süresi bitti.
  }
end-agreement = İki taraf anlaştı.
end-abort = Oyun daha yeni başlamıştı.
end-adjudication = Kayda göre.

## What is said to those who do not see the board

said-move = { $color ->
    [white] Beyaz’ın hamlesi: { $move }.
   *[black] Siyah’ın hamlesi: { $move }.
  }
said-thrown = Fırlatan: { $piece }.
said-taken-back = { $plies } hamle geri alındı.
said-draw-offered = { $color ->
    [white] Beyaz beraberlik teklif ediyor.
   *[black] Siyah beraberlik teklif ediyor.
  }
said-takeback-asked = { $color ->
    [white] Beyaz bir hamleyi geri almak istiyor.
   *[black] Siyah bir hamleyi geri almak istiyor.
  }
said-picked = { $piece_start } alındı, { $targets } hedef var.
said-hint = İyi bir hamle: { $move }. { $reasons }
said-ply = Hamle { $ply } / { $plies }. { $move }
said-start = İlk hamleden önce.
said-time-left = { $seconds } saniye kaldı.
said-clocks = Beyaz’ın süresi { $white }, Siyah’ın süresi { $black }.

move-words = { $piece }, { $spot }
move-first = { $piece }, ilk taş olarak
move-pass = pas
# In the dative: where a piece goes; an empty cell “falls” there.
spot = { $direction ->
    [right] { $anchor_gen } sağına
    [lower-right] { $anchor_gen } sağ altına
    [lower-left] { $anchor_gen } sol altına
    [left] { $anchor_gen } soluna
    [upper-left] { $anchor_gen } sol yukarısına
    [upper-right] { $anchor_gen } sağ yukarısına
    [up] { $anchor_gen } tam yukarısına
    [down] { $anchor_gen } tam altına
   *[top] { $anchor_gen } üstüne
  }
neighbour = { $direction ->
    [right] sağda: { $piece }
    [lower-right] sağ altta: { $piece }
    [lower-left] sol altta: { $piece }
    [left] solda: { $piece }
    [upper-left] sol yukarıda: { $piece }
    [up] yukarıda: { $piece }
    [down] altta: { $piece }
   *[upper-right] sağ yukarıda: { $piece }
  }
neighbour-none = komşusu yok

cell-empty = Boş
cell-empty-beside = Boş, { $spot } düşüyor
cell-on = { $below_gen } üstünde { $above }
cell-target = Buraya gidebilir.
cell-target-thrown = Buraya fırlatılabilir; fırlatan: { $throwers }.
cell-target-both = Buraya gidebilir ya da fırlatılabilir; fırlatan: { $throwers }.

target-first = İlk taş olarak
target-touching = { $spot }; değdiği taşlar: { $pieces }

## The position and the moves as text

text-title = Metin olarak oyun
text-turn = Sıra kimde
text-position = Tahtada
text-position-none = Tahtada henüz bir şey yok.
text-stack = { $stack } ({ $neighbours })
text-reserve = { $color ->
    [white] Beyaz’ın yedekleri: { $pieces }.
   *[black] Siyah’ın yedekleri: { $pieces }.
  }
text-reserve-none = { $color ->
    [white] Beyaz’ın yedeği kalmadı.
   *[black] Siyah’ın yedeği kalmadı.
  }
text-last = Son hamle
text-last-none = Henüz hamle yapılmadı.
text-moves = Oynayabileceklerin
text-moves-none = Şu anda oynanacak bir şey yok.
text-moves-intro = Bir taş seç, sonra gideceği yeri.
text-piece = { $piece_start }, { $count } hamle
text-back = Başka taş seç
text-where = { $piece_start } nereye gitsin?
text-thrown = { $target }; fırlatan: { $throwers }
text-stuck = Hareket edemeyenler
text-type = Bir hamle yaz
text-type-note = Notasyonla: örneğin beyaz Karınca 1’i siyah Kraliçe’nin sağına götürmek için wA1 bQ-, pas geçmek için pass.
text-type-turned = Tahta çevrilmiş. Yönleri orada gördüğün gibi yaz.
text-type-flat = Altıgenlerin üst kenarı düz: Sağ denen yer orada sağ alta düşer, ötekiler de buna göre döner.
text-type-play = Oyna

## Keys

keys-title = Tuşlar
keys-page = Bu sayfada
keys-board = Odak tahtadayken
keys-history = Bir hamle geri ya da ileri; tahtanın dışında oklar da olur
keys-ends = İlk ya da son hamleye
keys-takeback = Bir hamleyi geri al
keys-hint = İpucu
keys-turn = Tahtayı çevir
keys-read = Sıranın kimde olduğunu ve son hamleyi söyle
keys-focus = Tahtaya git
keys-type = Hamle seçmek ya da yazmak için metne git
keys-help = Bu liste
keys-more = Klavyeyle ve dinleyerek oynamak

key-walk-left = Sola git
key-walk-right = Sağa git
key-walk-up = Yukarı git
key-walk-down = Aşağı git
key-walk-up-left = Sol yukarı git
key-walk-up-right = Sağ yukarı git
key-walk-down-left = Sol aşağı git
key-walk-down-right = Sağ aşağı git
key-jump-to-insect = Tahtadaki bir böceğe atla; yinelersen sonrakine
key-pick-from-reserve = Yedeklerinden bir böcek al
key-act = Al ve bırak
key-next-target = Gidebileceği sonraki hücre
key-previous-target = Gidebileceği önceki hücre
key-let-go = Vazgeç
key-look-into = Yığının içine bak
key-zoom-in = Yaklaş
key-zoom-out = Uzaklaş
key-fit = Bütün kovanı göster

## Playing on from a position

on-title = Buradan devam et
on-text = Bu konumla yeni bir oyun başlar. Eskisi olduğu gibi kalır.
on-opponent = Rakip
on-engine = Motor
on-person = Bu ekranın başındaki biri
on-level = Seviye
on-side = Senin tarafın
on-begin = Başla
