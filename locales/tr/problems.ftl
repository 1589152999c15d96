# What the server cannot do, and what to do instead. In problem-unreadable-record and in the notes, $expected and $reason
# are from readers.ftl, and close the sentence; what is expected of a request or a message is said in English.

## What is asked for

problem-no-such-address = Bu adreste bir şey yok.
problem-wrong-method = Bu adrese böyle istek gönderilmez: Arayüzün kılavuzuna bak.
problem-no-such-game = Böyle bir oyun yok ya da artık yok.
problem-no-such-chapter = Kural kitabında böyle bir bölüm yok.
problem-no-such-exercise = Böyle bir alıştırma yok.
problem-unreadable-position = Bu bir konum değil: { $expected }
problem-too-many-moves = Bir konumdan en fazla { $limit } hamle denenebilir.
problem-unreadable-query = “{ $text }”, “{ $name }” için bir değer değil.
problem-unreadable-body = İstek okunamıyor: { $expected }.
problem-body-too-large = İstek çok büyük: En fazla { $kilobytes } kB okunur.
problem-too-slow = İstek çok uzun sürdü. Yeniden dene.
problem-not-a-socket = Bu adres yalnızca WebSocket içindir.
problem-unreadable-record = Bu, oyun olarak okunamıyor: { $expected }
problem-unreadable-archive = Arşiv okunamıyor: { $reason }.
problem-no-game-string = Bu oyun tahtada taşlarla başlıyor, GameString bunu ifade edemez: PGN ya da SGF kullan.

## What is said about a record that was opened

note-unknown-format = GameString, PGN, BoardSpace SGF ya da metin olarak bir konum bekleniyordu.
note-read-up-to = Oyun buraya kadar okundu: { $reason }
note-unreadable-game = Bu oyun okunamıyor: { $reason }
note-printed-opening = Hamle { $ply }: Basılı kuralların izin verdiği gibi önce Kraliçe yerleştirilmiş.
note-past-draw = Hamle { $ply }: Konum üçüncü kez ortaya çıkmış, oyun yine de sürüyor.
note-after-end = Hamle { $ply } atlandı, çünkü oyun daha önce bitiyor.
note-bare-done = Hamle { $ply }: Hiçbir taş oynatılmamış, pas sayıldı.
note-idle-done = Hamle { $ply }: Pas geçmek mümkün değilken hiçbir taş oynatılmamış; bu atlandı.
note-grid-taken = Hamle { $ply }: Sütun ve satır, yanındaki taştan başka bir hücre gösteriyor; sütun ve satır esas alındı.
note-reference-taken = Hamle { $ply }: Sütun ve satır, yanındaki taştan başka bir hücre gösteriyor; taş esas alındı.
note-variation-as-comment = Hamle { $ply }: Bir varyant okunamıyor, yorum olarak saklandı.
note-result-differs = Kayda göre { $stated }, kurallara göre { $by_rules }.
note-tag-left-out = Bir etiket atlandı, çünkü çok fazla etiket var.
note-text-cleaned = Adlarda ya da yorumlarda denetim karakterleri veya görünmez karakterler vardı; bunlar atlandı.
note-more = Burada yazılandan fazla not var.
note-games-left-out = { $count ->
    [one] Yalnızca ilk oyun açıldı.
   *[other] Yalnızca ilk { $count } oyun açıldı.
}
note-variations-left-out = Varyantlardan { $count } hamle atlandı.

## A game to be made

problem-unknown-game-type = “{ $text }” bir oyun türü değil: Base ya da Base+ ile M, L, P harflerinden bazıları bekleniyordu.
problem-unknown-level = Seviye { $level } yok: 1 ile 10 arasında bir seviye bekleniyordu.
problem-unusable-clock = Saat böyle kurulamaz: Sıfırdan çok, en fazla { $hours } saat, hamle başına da en fazla bir saat bekleniyordu.
problem-key-too-long = Bir anahtar ya da komut adı 1 ile { $characters } karakter arasındadır ve karakterlerin hepsi yazdırılabilir olmalıdır.
problem-unusable-name = Bir adda satır sonu, denetim karakteri ya da görünmez karakter olamaz.
problem-no-such-ply = { $plies ->
    [0] Oyunda henüz hamle yok, dolayısıyla hamle { $ply } de yok.
   *[other] Oyunda yalnızca { $plies } hamle var, hamle { $ply } yok.
}

## An engine at a table

problem-not-thinking = Şu anda hamle düşünen bir motor yok.

## Limits

problem-too-many-games = Sunucu { $limit } oyun saklıyor, fazlasına yer yok: Önce bazılarını sil.
problem-too-many-tables = Şu anda { $limit } oyun oynanıyor, sunucuda fazlasına yer yok: Bir dakika sonra yeniden dene.
problem-too-many-sockets = Şu anda { $limit } bağlantı açık, sunucuda fazlasına yer yok: Bir dakika sonra yeniden dene.
problem-too-many-sockets-here = Adresinden zaten { $limit } bağlantı açık: Önce birini kapat.
problem-too-many-requests = Adresinden çok fazla istek geliyor: { $seconds } sn sonra yeniden dene.
problem-too-many-new-games = Adresinden kısa sürede çok oyun açıldı: Yenisini { $seconds } sn sonra açabilirsin.
problem-too-many-imports = Adresinden kısa sürede çok kayıt açıldı: Yenisini { $seconds } sn sonra açabilirsin.
problem-too-many-searches = Adresinden motorlara kısa sürede çok şey soruldu: { $seconds } sn sonra yeniden sor.
problem-too-many-watched = Bir bağlantı en fazla { $limit } oyun izler: Önce birini izlemeyi bırak.
problem-engines-busy = Motorların işi başından aşkın: Bir dakika sonra yeniden dene.
problem-table-busy = Bu oyundan aynı anda çok fazla şey isteniyor: Biraz sonra yeniden dene.

## The socket

problem-unreadable-message = İleti okunamıyor: { $expected }.
problem-not-text = İleti okunamıyor: Metin yerine bayt geldi.
problem-message-too-long = İleti çok uzun: En fazla { $kilobytes } kB okunur.
problem-too-fast = İletilerin çok hızlı geliyor: Biraz bekle.

## Who asks

problem-foreign-host = “{ $host }” bu sunucunun adı değil: Sunucuyu kendi adresinden aç ya da --public ve bu adla başlatılmasını sağla.
problem-foreign-origin = “{ $origin }” sayfaları bu sunucuyu kullanamaz.

## What is wrong with us

problem-store = Oyun kaydedilemedi, hiçbir şey değişmedi: Yeniden dene; nedeni sunucunun günlüğünde yazar.
problem-unknown-outcome = Veritabanı son anda koptu, bunun kaydedilip kaydedilmediği bilinmiyor: Yeniden dene; hiçbir şey iki kez yapılmaz.
problem-contended = Başka bir program bu oyunu durmadan değiştiriyor, hiçbir şey değişmedi: Biraz sonra yeniden dene.
problem-store-unavailable = Veritabanı şu anda hiçbir şey kaydetmiyor: Nedeni sunucunun günlüğünde yazar.
problem-damaged = Bu oyunun saklanan verisi bozulmuş: Ayrıntısı sunucunun günlüğünde yazar.
problem-closing = Sunucu kapanıyor.
problem-no-web = Sayfalar bu skep’in içine derlenmemiş: cargo xtask play çalıştır ya da web/ içinde npm ci ve npm run build çalıştırıp yeniden derle.
