# The pages around the game: first page, new game, list of games, help, settings, and the frame of them all.

## Parts that pages share

part-close = Kapat
part-cancel = Vazgeç
# The name on a key of the keyboard.
part-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Home] Home
    [End] End
    [PageUp] Page Up
    [PageDown] Page Down
    [Enter] Enter
    [Space] Boşluk
    [Escape] Esc
    [Shift] Shift
   *[other] { $key }
}

## Frame

frame-skip = İçeriğe geç
frame-home = skep: ana sayfa
frame-pages = Sayfalar
frame-start = Ana sayfa
frame-new = Yeni oyun
frame-learn = Öğren
frame-games = Oyunlar
frame-help = Yardım
frame-settings = Ayarlar
# $theme is the one that the button changes to.
frame-theme = { $theme ->
    [dark] Koyu renkler
   *[light] Açık renkler
}

## First page

start-title = Hive oyna
start-heading = Hive oynamak için sakin bir yer
start-lead = Seninki kuşatılmadan rakip Kraliçe’yi kuşat. Hesap yok, beklemek yok: Rakibin hemen burada yaşıyor.
start-play = Hemen oyna
start-play-note = Beyaz sende, rakibin seviye { $level }.
start-learn = Oyunu öğren
start-new = Başka oyun
start-open = Kayıt aç
start-insects = Ya da ilk çıkacak böceği seç:
# $bug is one of the eight kinds.
start-insect = { bug } ile başla
start-games = Süren oyunlar
start-all-games = Bütün oyunlar

## Who plays, and how a game stands

player-you = Sen
player-engine = Seviye { $level }
player-named = { $name }
player-side = { $color ->
    [white] Beyaz
   *[black] Siyah
}

standing-your-turn = Sıra sende
standing-their-turn = Rakibin düşünüyor
standing-to-move = { $color ->
    [white] Sıra Beyaz’da
   *[black] Sıra Siyah’ta
}
standing-imported = Kayıt
standing-aborted = İptal edildi
# $reason is how the game ended.
standing-drawn = { $reason ->
    [both_surrounded] Berabere: iki Kraliçe de kuşatıldı
    [repetition] Tekrardan berabere
    [agreement] Anlaşarak berabere
   *[other] Berabere
}
standing-won = { $reason ->
    [surrounded] Kazandın: rakip Kraliçe kuşatıldı
    [resignation] Kazandın: rakibin terk etti
    [time] Kazandın: rakibin süresi bitti
   *[other] Kazandın
}
standing-lost = { $reason ->
    [surrounded] Kaybettin: Kraliçe’n kuşatıldı
    [resignation] Terk ettin
    [time] Kaybettin: süren bitti
   *[other] Kaybettin
}
standing-winner = { $reason ->
    [surrounded] { $color ->
        [white] Beyaz kazandı: siyah Kraliçe kuşatıldı
       *[black] Siyah kazandı: beyaz Kraliçe kuşatıldı
    }
    [resignation] { $color ->
        [white] Beyaz kazandı: Siyah terk etti
       *[black] Siyah kazandı: Beyaz terk etti
    }
    [time] { $color ->
        [white] Beyaz süreden kazandı
       *[black] Siyah süreden kazandı
    }
   *[other] { $color ->
        [white] Beyaz kazandı
       *[black] Siyah kazandı
    }
}

card-title = { $white } – { $black }
card-plies = { $count ->
    [0] başlamadı
   *[other] { $count } hamle
}
card-menu = { $title }: daha fazlası

## New game

new-title = Yeni oyun
new-opponent = Rakip
new-opponent-name = { $opponent ->
    [engine] Motor
    [person] Buradaki biri
   *[watch] İki motor
}
new-level = Seviyesi
new-level-white = Beyaz’ın seviyesi
new-level-black = Siyah’ın seviyesi
# What is read aloud for the number of a level. $about is a sentence.
new-level-spoken = Seviye { $level }. { $about }
new-side = Senin tarafın
new-side-name = { $side ->
    [white] Beyaz
    [black] Siyah
   *[random] Rastgele
}
new-insects = Böcekler
new-insects-note = Kraliçe, Karıncalar, Örümcekler, Çekirgeler ve Kınkanatlılar her zaman oyundadır. Bunlar da katılabilir:
new-expansion = { $expansion ->
    [M] Sivrisinek
    [L] Uğur Böceği
   *[P] Tespih Böceği
}
new-expansion-note = { $expansion ->
    [M] Değdiği herhangi bir böcek gibi hareket eder.
    [L] Kovanın üstünden koşar: iki hücre üstte, bir hücre aşağı.
   *[P] Komşularını üzerinden aşırıp fırlatır.
}
new-rules = Kurallar
new-opening = İlk hamle
new-opening-name = { $opening ->
    [tournament] Kraliçe’yle olmaz
   *[printed] Her böcekle olur
}
new-takebacks = Hamleleri geri alma
new-takebacks-name = { $takebacks ->
    [free] Her zaman
    [asked] İzin verilirse
   *[never] Hiçbir zaman
}
new-time = Süre
new-clock = Saatli oyna
new-clock-note = Süresi biten kaybeder.
new-minutes = Her tarafın süresi
new-minutes-count = { $count } dk
new-increment = Her hamleden sonra eklenen
new-increment-count = { $count } sn
new-begin = { $opponent ->
    [watch] Başlat ve izle
   *[other] Başla
}

## Games

games-title = Oyunlar
games-which = Hangi oyunlar
games-filter = { $filter ->
    [live] Süren
    [over] Biten
   *[all] Hepsi
}
games-open = Kayıt aç
games-none = { $filter ->
    [live] Süren oyun yok.
    [over] Henüz biten oyun yok.
   *[all] Henüz oyun yok.
}
games-none-new = Yeni oyun
games-more = Daha fazla göster
games-again = Yeniden dene
games-resume = Devam et
games-review = İncele
games-copy = GameString kopyala
games-download = { $format } indir
games-delete = Sil
games-delete-title = Bu oyun silinsin mi?
games-delete-text = Bütün hamleleriyle birlikte kalıcı olarak silinecek.
games-deleted = Oyun silindi.

## Records

record-title = Kayıt aç
record-label = Buraya bir oyun ya da konum yapıştır
record-formats = GameString, PGN, BoardSpace SGF ya da metin olarak konum; birçoğu bir arada zip ya da tar olarak da olur. Kaydı herhangi bir sayfaya da yapıştırabilir ya da dosyayı oraya bırakabilirsin.
record-choose = Dosya seç…
record-open = Aç
record-drop = Açmak için kaydı bırak
record-counts = Eklenen oyunlar: { $added }. Zaten olanlar: { $known }.
record-others = Dosyada { $count } oyun daha var. Oyunlar listesine eklendi.
# $note is a sentence.
record-note = { $game ->
    [0] Bu kayıt hakkında: { $note }
    [1] Bu oyun hakkında: { $note }
   *[other] Bu kaydın { $game }. oyunu hakkında: { $note }
}

## Settings

settings-title = Ayarlar
settings-theme = Renkler
settings-theme-name = { $theme ->
    [light] Gündüz
    [dark] Gece
   *[auto] Sistem
}
settings-tile-set = Taşlar
settings-tile-set-name = { $set ->
    [classic] Klasik
    [flat] Düz
   *[contrast] Yüksek karşıtlık
}
settings-board = Tahta
settings-orientation = Taşların duruşu
settings-orientation-name = { $orientation ->
    [pointy] köşe üstünde
   *[flat] kenar üstünde
}
settings-rotation = Dönüş
settings-rotation-by = { $degrees }°
settings-numbers = Taşlarda numara
settings-numbers-note = Notasyonda olduğu gibi Karınca 1 ile Karınca 2’yi ayırt eder.
settings-dim-immobile = Hareket edemeyenleri soluklaştır
settings-dim-immobile-note = Açmazda olan, üstü kapalı ya da dinlenen taşlar daha soluk görünür.
settings-animate = Canlandırma
settings-animate-note = Taşlar kayarak gider. Sistemin az hareket istiyorsa hiç olmaz.
settings-play = Oyun
settings-sound = Sesler
settings-sound-note = Hamlede hafif bir tık, oyun bitince bir akor.
settings-confirm-moves = Hamleleri onayla
settings-confirm-moves-note = Bir hamle ancak sen onaylayınca geçerli olur.
settings-hearing = Okuma ve dinleme
settings-text-view = Metin olarak konum
settings-text-view-note = Okumak ya da oynamak için taş ve hamle listeleri.
settings-announce = Her hamleyi bildir
settings-announce-note = Ekran okuyucular için: hamleler, sıra ve azalan süre.
settings-language = Dil
settings-language-auto = Tarayıcının istediği gibi
settings-reset = Her şeyi baştaki gibi yap

## Help

help-title = Yardım
help-contents = Bu sayfada
help-section = { $section ->
    [game] Oyun
    [insects] Böcekler
    [playing] Fare ve dokunma
    [keyboard] Klavye
    [hearing] Dinleyerek oynamak
    [notation] Notasyon
    [records] Kayıtlar
   *[about] skep hakkında
}

help-rule-aim = Rakip Kraliçe’nin altı yanında da birer taş olunca kazanırsın; taşların kimin olduğu fark etmez. İki Kraliçe aynı anda kuşatılırsa oyun berabere biter.
help-rule-turn = Beyaz başlar. Her sırada ya yeni bir taş yerleştirir ya da tahtadaki bir taşını oynatırsın.
help-rule-place = Yeni taş, kendi taşlarından en az birine değer, öteki tarafın hiçbir taşına değmez. Yalnızca Siyah’ın ilk taşı Beyaz’ınkine değer.
help-rule-queen = Kraliçe’n ilk dört sırandan birinde yerleştirilmek zorunda; o gelmeden hiçbir taşın hareket edemez. Turnuvalarda, başka türlü seçmezsen burada da, ilk taş Kraliçe olamaz.
help-rule-move = Tahta yoktur: Tahtayı taşlar oluşturur. Dilediği yöne kayabilir ve büyüyebilir.
help-rule-one-hive = Kovan, bir taş yoldayken bile tek parça kalır. Onu bir arada tutan taş hareket edemez.
help-rule-gap = Taşlar kayar. İki taş arasındaki aralık kayarak geçilemeyecek kadar darsa oradan yalnızca atlayanlar ve tırmananlar geçer.
help-rule-pass = Ne taş yerleştirebiliyor ne de oynatabiliyorsan sıran kendiliğinden geçer. Aynı konum üçüncü kez oluşursa oyun berabere biter.

help-insect = { $bug ->
    [queen] Kovan boyunca bir adım. Onu kaybeden oyunu kaybeder.
    [beetle] Her yöne bir adım, başka taşların üstüne de çıkar. Altında kalan hareket edemez.
    [grasshopper] Bir ya da daha çok taşın üstünden dümdüz atlar, arkalarındaki ilk boş hücreye konar.
    [spider] Kovan boyunca tam üç adım, geri dönmeden.
    [ant] Kovanın dışından dilediği kadar uzağa.
    [mosquito] Değdiği taşlardan biri gibi hareket eder. Kovanın üstündeyken Kınkanatlı’dır.
    [ladybug] Kovanın üstünde iki adım, sonra boş bir hücreye bir adım aşağı.
   *[pillbug] Kovan boyunca bir adım. Ya da hangi renkten olursa olsun bir komşusunu alır, üzerinden aşırıp başka bir boş yanına bırakır. Az önce oynanan taşa dokunmaz.
}

help-pointing-pick = Bir taşa tıkla ya da dokun, sonra gideceği hücreye; ya da taşı oraya sürükle. Bu hem yedeklerde hem tahtada geçerlidir.
help-pointing-throws = Fırlatış, fırlatılan taşla oynanır: Onu al; fırlatılabileceği hücreler, kendi gidebileceği hücrelerden farklı işaretlenir.
help-pointing-stack = Bir yığında ne olduğunu görmek için basılı tut, sağ tuşla tıkla ya da X’e bas.
help-pointing-view = Tahtayı kaydırmak için zemini sürükle; yakınlaştırmak için tekerleği çevir ya da iki parmağını kullan. Oyun menüsündeki “Bütün kovanı göster” her şeyi yeniden ekrana getirir.
help-pointing-history = Oyunda ok düğmeleriyle, bir hamleye tıklayarak ya da düğme çubuğunda parmağını kaydırarak gezin.
help-pointing-illegal = Bir şeye izin yoksa taş titrer ve nedeni söylenir.

help-keyboard-text = Odak tahtaya gelene kadar Tab’a bas. Sonra oklarla ya da klavyenin ortasındaki altı harfle hücreden hücreye git: E ve R yukarı, D ve F yana, C ve V aşağı götürür.
help-keys-page = Oyun sayfasının her yerinde

help-hearing-text = Oyun menüsünden “Metin olarak konum ve hamleler”i ya da ayarlardan “Metin olarak konum”u seç. O zaman oyunda bütün taşların komşularıyla birlikte, yedeklerin ve yapabileceğin hamlelerin listesi olur.
help-hearing-type = Listeden bir taş, sonra gideceği yeri seç; ya da aşağıdaki notasyonla bir hamle yazıp Enter’a bas.
help-hearing-announce = Her hamle, sıranın kimde olduğu, zorunlu pas, azalan süre ve oyunun bitişi anında bildirilir.
help-hearing-board = Tahtada klavyeyle dolaşılabilir: Her hücre orada ne durduğunu ve elindeki taşın oraya gidip gidemeyeceğini söyler.

help-notation-text = Her hamle bir taşı ve onun nereye gittiğini, başka bir taşa göre söyler. w Beyaz, b Siyah demektir; harf böceği gösterir, sayı aynı türden taşları ayırır. İşaret hangi yanda olduğunu söyler: addan önceyse solda, sonraysa sağda.
help-notation-1 = İlk hamle: Beyaz’ın ilk Karınca’sı, herhangi bir yere.
help-notation-2 = Beyaz’ın ilk Karınca’sı siyah Kraliçe’nin sağına gider.
help-notation-3 = … onun sol yukarısına. Eğik çizgi, Karınca’nın durduğu yeri gösterir.
help-notation-4 = Beyaz’ın ilk Kınkanatlı’sı siyah Kraliçe’nin üstüne çıkar.
help-notation-5 = Hiçbir hamle mümkün değil.

help-records-text = Her oyun, kendi sayfasından ya da oyunlar listesinden GameString olarak kopyalanabilir, PGN ya da SGF olarak kaydedilebilir. Kayıt açmak için onu herhangi bir sayfaya yapıştır, bir dosya bırak ya da “Kayıt aç”ı seç. Oyunun adresi bir hamle de taşıyabilir: Adresi açınca oyun o hamlede gösterilir.

help-about-text = skep özgür yazılımdır: Bir motor, bir sunucu ve bu sayfa tek programda. Oyunların, programın çalıştığı bilgisayarda kalır. “Skep”, İngilizcede samandan arı kovanı demektir.
help-about-hive = Hive, John Yianni’nin bir oyunudur; Gen42 Games yayımlar. skep’in onlarla bir bağı yoktur; bütün çizimler bize aittir.
