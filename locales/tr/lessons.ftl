# The lessons and the pages around them: buttons and headings, exercises, what is said of an answer, the coach of the first game.
#
# $piece is a piece, $cut_off are several. $by is a move in words. All numbers are counted by the rules.

## The pages

learn-title = Hive öğren
learn-about = Okunup denenecek kurallar, çözülecek alıştırmalar ve bir koçla ilk oyun.
learn-title-chapter = { $chapter } – Hive öğren
learn-title-exercise = Alıştırma { $number } – { $chapter } – Hive öğren
learn-rulebook = Kural kitabı
learn-rulebook-about = Her şekil, üzerinde oynayabileceğin bir konumdur.
learn-lessons = Dersler
learn-lessons-about = Kolaydan zora küçük alıştırmalar. Cevaplarını kuralların kendisi denetler.
learn-first-game = İlk oyun
learn-first-game-about = En zayıf motora karşı oyna. Bir koç neyin önemli olduğunu söyler.
learn-first-game-start = İlk oyunu oyna
learn-contents = İçindekiler
learn-continue = Kaldığın yerden devam et
learn-start = İlk bölümden başla
learn-next-chapter = Sonraki bölüm
learn-previous-chapter = Önceki bölüm
learn-practice = Pratik
learn-practice-about = Bu bölümün alıştırmaları
learn-to-rules = Bu alıştırmanın kurallarını oku
learn-progress = { $solved } / { $all } çözüldü
learn-solved-mark = Çözüldü
learn-chapter-solved = Bu bölümün bütün alıştırmaları çözüldü.
learn-all-solved = Bütün alıştırmaları çözdün. Gerçek bir oyunun zamanı geldi!
learn-forget = İlerlemeyi sıfırla
learn-forget-title = İlerleme sıfırlansın mı?
learn-forget-text = Bütün alıştırmalar yeniden çözülmemiş sayılacak.
learn-forget-yes = Sıfırla
learn-failed = Dersler yüklenemedi.
learn-retry = Yeniden dene
learn-missing = Böyle bir bölüm ya da alıştırma yok.

# $number is such as R3.3.
learn-rule = Kural { $number }
learn-rule-link = Kural { $number } bağlantısını kopyala
learn-rule-copied = Kural { $number } bağlantısı kopyalandı.

## Diagrams and exercises on the page

learn-diagram = Şekil
learn-diagram-number = Şekil { $number }
learn-try = Dene: Bir taş oynat
learn-reset = Sıfırla
learn-back-one = Geri al
learn-exercise = Alıştırma { $number }
learn-exercise-solved = Alıştırma { $number }, çözüldü
learn-you-play = { $color ->
    [white] Beyaz sensin.
   *[black] Siyah sensin.
}
learn-hint = İpucu
learn-show = Bana göster
learn-shown = İşte bir yolu.
learn-again = Yeniden dene
learn-next-exercise = Sonraki alıştırma
learn-wrong = Tam olarak değil.
learn-solved = Çözüldü!
learn-pass = Pas geç
learn-marked-cell = işaretli hücre: { $spot }
learn-point-cells = Hücreleri birer birer seç.
learn-point-pieces = Taşları birer birer seç.
learn-play-move = Hamleni yap.
# For screen readers.
learn-found-cells = Şimdiye kadar { $count } hücre bulundu.
learn-found-pieces = Şimdiye kadar { $count } taş bulundu.
learn-found-none = Şimdiye kadar hiçbir şey bulunmadı.

learn-coach = Koç
learn-coach-hide = Koçu gizle
learn-coach-show = Koçu göster

## What is said of an answer

verdict-found = Doğru. Bulunacak { $left } tane daha var.
verdict-found-already = Bunu zaten buldun.
verdict-unreadable = “{ $text }” cevap olarak okunamıyor.
# FindAll: another piece was moved than the one asked for.
verdict-other-piece = Burada yalnızca { $piece } sayılır.
verdict-not-on-board = { $piece_start } tahtada değil.
verdict-only-yours = { $piece_start } rakibinin. Yalnızca kendi taşların soruluyor.
verdict-not-pinned = { $piece_start } açmazda değil: Kovan o olmadan da bir arada kalır.
verdict-on-top = { $piece_start } başka bir taşın üstünde duruyor, kaldırılınca hiçbir şey kopmaz.
verdict-nowhere = { $piece_start } açmazda değil ama gidecek yeri yok.
verdict-no-thrower = { $piece_start } senin fırlatabilen bir taşına değmiyor.
verdict-no-landing = { $piece_start } fırlatılamaz: Yukarı ya da aşağı giden yol kapalı ya da Tespih Böceği’nin yanında boş hücre yok.
verdict-cell-empty = Böylece işaretli hücre boş kalıyor.
verdict-wrong-visitor = İşaretli hücre artık dolu ama orada { $piece } yok.
verdict-still-free = { $piece_start } henüz açmazda değil: Kovan o olmadan da bir arada kalır.
verdict-pinned-still = { $cut_off_count ->
    [0] { $piece_start } henüz ayrılamaz.
   *[other] { $piece_start } henüz ayrılamaz; { $cut_off_acc } hâlâ tek başına o tutuyor.
}
verdict-nowhere-still = { $piece_start } artık açmazda değil ama hâlâ gidecek yeri yok.
verdict-still-moves = { $piece_start } hâlâ { $cells } hücreye gidebilir.
verdict-not-covered = { $piece_startgen } üstü henüz kapalı değil.
verdict-not-placed = Yedeklerinden yeni bir taş isteniyor.
verdict-not-beside = Yeni taş { $piece_dat } değmiyor.
verdict-not-winning = Rakip Kraliçe hâlâ nefes alıyor: Çevresindeki 6 yerden { $taken } tanesi dolu.
verdict-not-forced = { $moves ->
    [one] Bu çok yavaş. Rakibinin cevabı: { $by }. O zaman bir sonraki hamlenle kazanamazsın.
   *[other] Bu çok yavaş. Rakibinin cevabı: { $by }. O zaman { $moves } hamlede kazanamazsın.
}
verdict-go-on = { $moves ->
    [one] Güzel! Rakibinin cevabı: { $by }. Şimdi tek hamlede kazan.
   *[other] Güzel! Rakibinin cevabı: { $by }. Şimdi { $moves } hamlede kazan.
}
verdict-unproved = Bunun kazandırıp kazandırmadığı söylenemez: Bakılacak çok fazla yanıt var.
verdict-draws = Bu hamle iki Kraliçe’yi aynı anda kuşatır: Oyun berabere biter.
verdict-loses = Bu hamle kendi Kraliçe’ni kuşatır: Kaybedersin.
verdict-no-draw = Bu beraberlik değil: İki Kraliçe de aynı hamleyle kuşatılmalı.
verdict-still-threatened = Rakibin yine de kazanır: { $by }.
verdict-still-crowded = Kendi Kraliçe’nin çevresindeki 6 yerden { $taken } tanesi hâlâ dolu. En fazla { $most } olmalı.
verdict-not-like-that = Taklit edilecek böcek oraya böyle gitmez.
verdict-can-answer = Rakibinin hâlâ { $moves } hamlesi var.

## Exercises: the goal and the beginning

exercise-goal-1 = Rakip Kraliçe’nin yanında tek bir yer boş. Oraya git ve kazan.
    .hint = Taşlarından hangisi onun yanındaki boş hücreye ulaşabilir?
    .solved = Çevresindeki altı yerin hepsi dolu, oyun bitti. Orada kimin taşlarının durduğu fark etmez.

exercise-setup-1 = Masa boş ve Beyaz başlıyor. Kraliçe dışında bir taş yerleştir.
    .hint = Yedeklerinden bir taş al ve masaya koy.
    .solved = Tahta yok: Kovan burada başlar ve her yöne büyür.

exercise-placing-1 = { $piece_startacc } yerleştirebileceğin bütün hücreleri bul.
    .hint = Yeni taş kendi rengine değer, ötekine asla.
    .solved = Bu hücrelerin her biri senin bir taşına değer, rakibin hiçbir taşına değmez.

exercise-placing-2 = { $piece_startacc } yerleştirebileceğin bütün hücreleri bul. Yığına dikkat et.
    .hint = Yığının rengi, en üstteki taşın rengidir.
    .solved = Bir yığında yalnızca en üstteki taş sayılır. Hücre, üstte duranındır.

exercise-placing-3 = { $piece_startgen } hemen yanına yeni bir taş yerleştir.
    .hint = Onun üstünde kim duruyor?
    .solved = Üstündeki Kınkanatlı’n onun hücresini senin yapar; yeni taşların doğruca yanına konabilir.

exercise-queen-turns-1 = Bu senin dördüncü sıran ve Kraliçe’n hâlâ yedekte. Girebileceği bütün hücreleri bul.
    .hint = Şimdi yalnızca Kraliçe oynanabilir. O da yalnızca kendi rengine değer.
    .solved = Kraliçe en geç dördüncü sırada girer. Daha erken de çıkarabilirsin, çoğu zaman iyi de olur.

exercise-queen-turns-2 = Hiçbir taşın henüz hareket edemez. Kraliçe’ni öyle yerleştir ki { $piece } bir sonraki sıranda hareket edebilsin.
    .hint = Kraliçe masadayken taşların hareket edebilir ama kovanı bir arada tutan taş edemez.
    .solved = Kraliçe girdi, kimse yalnızca { $piece_dat } bağlı değil: Yolu açık.

exercise-opening-1 = Siyah sensin ve bu ilk sıran. Bir taş yerleştir ama Kraliçe’yi değil: O bir sıra beklemek zorunda.
    .hint = İlk taşın Beyaz’ınkinin hemen yanına konur. Kraliçe dışında bir böcek seç.
    .solved = Yeni bir taş öteki renge yalnızca bu kez değebilir.

## Exercises: moving

exercise-moving-1 = Hareket edebilen bütün taşlarını göster.
    .hint = Her birini zihninde kaldır: Kovan tek parça kalıyor mu? Peki çıkış yolu var mı?
    .solved = Ötekiler ya kovanı bir arada tutuyor ya da çıkış yolları yok.

exercise-moving-2 = Taşlarının bazılarının üstü kapalı, bazıları kovanı bir arada tutuyor, bazıları sıkışmış. Hâlâ hareket edebilenleri göster.
    .hint = Başka bir taşın üstünde duran taş kovanı bölmez. Bazı böceklerin çıkmak için aralığa ihtiyacı da yoktur.
    .solved = Her sıradan önce böyle kısa bir bakış seni birçok yanlış plandan kurtarır.

exercise-one-hive-1 = Açmazdaki bütün taşlarını göster.
    .hint = Bir taş olmayınca kovan ikiye bölünüyorsa o taş açmazdadır.
    .solved = Kovan başka bir bağ bulana kadar bu taşlar yerinde kalmak zorunda.

exercise-one-hive-2 = { $piece_startacc } açmaza al: Kovanı bir arada yalnızca o tutsun.
    .hint = Taşlarından birini, yalnızca { $piece_dat } değeceği bir yere koy.
    .solved = { $piece_start } ayrılsa senin taşın kopardı. Demek ki kalmak zorunda.

exercise-one-hive-3 = { $piece_start } açmazda. Açmazı boz ki bir sonraki sıranda hareket edebilsin.
    .hint = Kim yalnızca { $piece_dat } bağlı? Ona başka bir komşu ver ya da onu oradan al.
    .solved = Artık kimse yalnızca { $piece_dat } bağlı değil.

exercise-freedom-1 = { $piece_startgen } kayabileceği bütün hücreleri bul. Bazı aralıklar çok dar.
    .hint = Aralarında yalnızca bir hücrelik yer olan iki taş dar bir geçit oluşturur. Oradan hiçbir taş kayamaz.
    .solved = Taş aradan gerçekten geçebilmelidir. İki komşu birbirine fazla yakınsa yol yoktur.

exercise-freedom-2 = Taşlarından yalnızca biri işaretli hücreye ulaşabilir. Onu oraya götür.
    .hint = Oraya hiçbir taş kayarak giremez. Kimin açık kapıya ihtiyacı yok?
    .solved = Dar geçitler kayan böcekleri durdurur. Atlayan ya da tırmanan yukarıdan gelir.

exercise-freedom-3 = Kovanın üstünde de dar geçitler vardır. { $piece_startgen } gidebileceği bütün hücreleri bul.
    .hint = İkisi de çıktığı ve varacağı yerden yüksek olan iki yığının arasından geçilmez.
    .solved = İki yüksek yığın, tırmananlar için dar bir geçittir; tıpkı zemindeki iki taş gibi.

## Exercises: the insects

exercise-queen-1 = { $piece_startgen } gidebileceği bütün hücreleri bul.
    .hint = Tam bir hücre kayar ve kovana hep değer.
    .solved = Adım adım: Az görünür ama çoğu zaman onu kurtarır.

exercise-queen-2 = Kendi Kraliçe’nin çevresi kalabalıklaşıyor. Onu öyle oynat ki çevresindeki 6 yerden en fazla { $most } tanesi dolu olsun.
    .hint = Ulaşabileceği her hücreye bak ve komşularını say.
    .solved = Zamanında kaçan Kraliçe, rakibine onun için harcadığı bütün hamleleri kaybettirir.

exercise-beetle-1 = { $piece_startgen } gidebileceği bütün hücreleri bul.
    .hint = Her yöne bir adım: zeminde ya da bir komşunun üstüne.
    .solved = Yalnızca bir adım ama hiçbir taş yolunu kesemez.

exercise-beetle-2 = { $piece_startgen } üstüne çık.
    .hint = Kınkanatlı’n bir hücre gider. Kınkanatlılarından biri onun hemen yanında mı?
    .solved = Kınkanatlı’nın altında kalan hareket edemez. Hücre de artık senin renginde.

exercise-beetle-3 = Kınkanatlı’n yukarıda. { $piece_startgen } gidebileceği bütün hücreleri bul.
    .hint = Oradan her komşunun üstüne basabilir, her boşluğa inebilir.
    .solved = Yukarıda hiçbir zaman açmazda değildir, dilediği yere iner.

exercise-beetle-4 = Rakip Kraliçe’nin yanındaki son boş yer sıkı sıkıya çevrili, hiçbir taş kayarak giremez. Yine de kazan.
    .hint = Bir boşluğa yukarıdan kim inebilir?
    .solved = Kovanın üstündeki Kınkanatlı, başka kimsenin giremediği boşlukları doldurur.

exercise-grasshopper-1 = { $piece_startgen } atlayabileceği bütün hücreleri bul.
    .hint = Bir taş dizisinin üstünden dümdüz, arkasındaki ilk boş hücreye.
    .solved = Komşusu olan her yön için bir atlayış.

exercise-grasshopper-2 = { $piece_startgen } atlayabileceği bütün hücreleri bul. Boşluklara dikkat et.
    .hint = Arkasında başka taşlar olsa bile atlayış ilk boş hücrede biter.
    .solved = İlk boşluğa konar, hiçbir boşluğun üstünden atlamaz.

exercise-grasshopper-3 = Bir atlayışla kazan.
    .hint = Rakip Kraliçe’nin yanındaki son boş yerden düz diziler boyunca bak.
    .solved = Hiçbir dar geçit Çekirge’yi durduramaz: Kapalı bir boşluğa bile konar.

exercise-spider-1 = { $piece_startgen } gidebileceği bütün hücreleri bul.
    .hint = Kovanın kenarı boyunca, bir yana ya da öbür yana tam üç adım.
    .solved = Ne iki adım ne dört: Örümcek hep üç adım gider.

exercise-spider-2 = { $piece_startgen } gidebileceği bütün hücreleri bul. Birden çok yol var.
    .hint = Her adımda dönebilir ama aynı hücreye iki kez basmaz ve kovandan hiç ayrılmaz.
    .solved = Kovanın içeri kıvrıldığı yerde Örümcek, kolayca gözden kaçan yollar bulur.

exercise-spider-3 = Bir Örümcek’le kazan.
    .hint = Rakip Kraliçe’nin yanındaki son boş yerden üç adım geriye say.
    .solved = Tam sayılmış üç adım. Bunun için Örümcek vaktinde hazır olmalı.

exercise-ant-1 = { $piece_startgen } gidebileceği bütün hücreleri bul.
    .hint = Kovanın çevresinde dilediği kadar kayar. Hangi hücreler dar bir geçidin arkasında?
    .solved = Karınca neredeyse her yere gider. Onu yalnızca dar geçitler durdurur.

exercise-ant-2 = { $piece_startacc } Karınca’nla açmaza al.
    .hint = Karınca’nı yalnızca { $piece_dat } değeceği bir yere götür.
    .solved = Bir taşa karşılık bir Karınca, o taş daha tehlikeliyse iyi bir alışveriştir.

exercise-ladybug-1 = { $piece_startgen } gidebileceği bütün hücreleri bul.
    .hint = Yukarı, ileri, aşağı: başka taşların üstünde iki adım, sonra boş bir hücreye bir adım.
    .solved = Hep iki hücre üstten yürür, üçüncü adımda iner.

exercise-ladybug-2 = Uğur Böceği’nle kazan.
    .hint = Rakip Kraliçe’nin yanındaki son boş yere hangi iki taş köprü olur?
    .solved = Uğur Böceği, hiçbir taşın kayarak giremediği boşluklara iner.

exercise-mosquito-1 = { $piece_startgen } gidebileceği bütün hücreleri bul.
    .hint = Şu anda değdiği her böcek gibi hareket eder, rengi fark etmez.
    .solved = Komşularının her birinden bir şey öğrenmiş.

exercise-mosquito-2 = Sivrisinek’ini bir Çekirge gibi oynat.
    .hint = Bir Çekirge’ye değiyor, demek ki onun gibi atlayabilir.
    .solved = Kime değerse onu taklit eder. Hamleden sonra başka komşuları, başka yetenekleri olur.

exercise-mosquito-3 = Sivrisinek’in kovanın üstünde. { $piece_startgen } gidebileceği bütün hücreleri bul.
    .hint = Yukarıda, neye değerse değsin, Kınkanatlı’dır.
    .solved = Yukarıda kaldıkça yalnızca Kınkanatlı gibi hareket eder.

exercise-mosquito-4 = Sivrisinek’inle kazan. Hangi böceği taklit etmeli?
    .hint = Değdiği her böceğe bak: O, buradan son boş yere ulaşabilir miydi?
    .solved = Aynı Sivrisinek koşabilir, atlayabilir ya da tırmanabilir. Her zaman kime değdiğine bak.

## Exercises: the Pillbug

exercise-pillbug-1 = Tespih Böceği’n { $piece_acc } fırlatabilir. İnebileceği bütün hücreleri bul.
    .hint = Yukarı, Tespih Böceği’nin üstüne; sonra yine aşağı, onun yanındaki boş bir hücreye.
    .solved = Fırlatış, Tespih Böceği’nin bir yanından başka bir yanına götürür.

exercise-pillbug-2 = Kendi Tespih Böceği’nin şimdi fırlatabileceği, iki renkten bütün taşları göster.
    .hint = Yığındaki taş olmaz, kovanı bir arada tutan olmaz, az önce oynanan olmaz.
    .solved = Açmazda olan, yığında duran ya da bir önceki sırada oynanan taş, Tespih Böceği’ne karşı güvendedir.

exercise-pillbug-3 = Kraliçe’n neredeyse kuşatıldı. Onu oradan çıkar; çevresindeki 6 yerden en fazla { $most } tanesi dolu olsun.
    .hint = Artık kayamaz. Yanında duran ve onu kaldırabilecek olan kim?
    .solved = Kraliçe’nin yanındaki Tespih Böceği onun en iyi bekçisidir.

exercise-pillbug-4 = Bir fırlatışla kazan.
    .hint = Tespih Böceği’nin yanındaki taşlardan biri son boş yere bırakılabilir. Yoksa yer değiştirmesi gereken Kraliçe’nin kendisi mi?
    .solved = Tespih Böceği saldırıda da işe yarar: Yanındaki her taşı, rengi ne olursa olsun, başka yere götürür.

exercise-pillbug-5 = Rakibin kazanmak üzere. Onu durdur.
    .hint = Son yeri hangi taş dolduracak? Ya da Kraliçe’n o zamana kadar başka yerde olabilir mi?
    .solved = Fırlatış bütün sıranı alır ama burada oyunu kurtarır.

exercise-pillbug-6 = { $piece_startacc } işaretli hücreye fırlat.
    .hint = Tespih Böceği’n bunu yapamaz. Ona değen ve gücünü ödünç alabilecek olan kim?
    .solved = Tespih Böceği’nin yanındaki Sivrisinek onun gibi fırlatır; o Tespih Böceği kendi yetişemese bile.

## Exercises: how games end

exercise-passing-1 = Taşlarına ve yedeklerine bak. Ne oynayabilirsin?
    .hint = Ne taş yerleştirebiliyor ne de oynatabiliyorsan yapılacak tek bir şey kalır.
    .solved = Başka bir şey kalmayınca pas geçersin, yalnızca o zaman.

exercise-passing-2 = Rakibine hiç hamle bırakma.
    .hint = Hangi rakip taş hâlâ bir şey yapabilir? Bunu elinden al.
    .solved = Rakibin pas geçmek zorunda, sen art arda iki kez oynarsın.

exercise-ending-1 = Rakip Kraliçe’nin yanındaki son yeri dolduran her hamle kazanmaz. Kazananı bul.
    .hint = Oynamadan önce kendi Kraliçe’ne bir bak.
    .solved = Her zaman iki Kraliçe’ye de bak. İkisi aynı hamleyle kuşatılırsa kimse kazanmaz.

exercise-ending-2 = Bir şey yapmazsan rakibin bir sonraki hamleyle kazanır. Onu durdur.
    .hint = Seni tehdit eden hamleyi bul. O taşı açmaza alabilir, üstünü kapatabilir ya da Kraliçe’ni kaçırabilir misin?
    .solved = Saldırmadan önce hep sor: Rakibim bundan sonra ne oynardı?

exercise-draws-1 = Rakibin kazanmak üzere, sen de ondan önce kazanamazsın. Kurtarılabileni kurtar: Oyunu berabere bitir.
    .hint = Bir hücre iki Kraliçe’nin de yanında.
    .solved = İki Kraliçe de aynı hamleyle kuşatıldı, kimse kazanmadı.

exercise-corners-1 = Rakibin az önce taşlarından birini fırlattı. Hareket edebilen bütün taşlarını göster.
    .hint = Fırlatılan taş bir sıra dinlenir.
    .solved = Bir sonraki sıranda yeniden hareket edebilir.

exercise-corners-2 = { $piece_startgen } gidebileceği bütün hücreleri bul. Yığından neyi görüyor?
    .hint = Bir yığının yalnızca en üstteki taşını görür.
    .solved = Üstü kapalı olan, Sivrisinek’e hiçbir şey ödünç vermez.

## Exercises: tactics

exercise-tactics-1 = { $piece_start } rakibinin en iyi koşucusu. Öyle oyna ki artık hareket edemesin.
    .hint = Onu açmaza alabilir, üstünü kapatabilir ya da sıkıştırabilirsin. Burada hangisi mümkün?
    .solved = Hareket edemeyen taş saldırıya katılamaz.

exercise-tactics-2 = Rakibin bir sonraki hamlede kazanabilir. Dayanan bir hamle bul.
    .hint = Son yeri hangi taş doldururdu? Onu bağla ya da Kraliçe’ne yer aç.
    .solved = Önce tehdidi durdur, sonra kendi planını sürdür.

exercise-tactics-3 = { $moves ->
    [one] Tek hamlede kazan.
   *[other] Rakibin ne yaparsa yapsın { $moves } hamlede kazan.
}
    .hint = Aynı anda iki tehdit yaratan ya da Kraliçe’nin son çıkış yolunu kapatan bir hamle ara.
    .solved = Cevap ne olursa olsun, bitirmenin bir yolu kaldı.

exercise-tactics-4 = { $moves ->
    [one] Tek hamlede kazan.
   *[other] { $moves } hamlede kazan. Yolu Kınkanatlı’n açar.
}
    .hint = Kınkanatlı’n bir kez onun üstüne çıkınca hücresi senindir, yanına yeni taşlar yerleştirilebilir.
    .solved = Kraliçe’nin üstündeki Kınkanatlı onu kıpırdatmaz, yedeklerine de yol açar. En güçlü saldırılardan biridir.

exercise-tactics-5 = { $moves ->
    [one] Tek hamlede kazan.
   *[other] { $moves } hamlede kazan. Rakibine iyi bir cevap bırakma.
}
    .hint = Öyle bir hamle ara ki rakibin bir sonrakine karşı hiçbir şey yapamasın.
    .solved = En güçlü tehditler, hiçbir taşın durduramadıklarıdır.

exercise-tactics-6 = { $moves ->
    [one] Tek hamlede kazan.
   *[other] { $moves } hamlede kazan. En zoru bu.
}
    .hint = Geriye doğru düşün: Son yeri kim doldurabilir, ondan öncekini kim? Ulaşılması en zor yerden başla.
    .solved = Birkaç hamlelik bir plan, hiçbir hamle rakibe nefes aldırmazsa tutar.

## The coach of the first game

coach-first = Kraliçe dışında bir böcekle başla. Örümcek ya da Çekirge iyi bir ilk taştır: Karıncalar sonra daha çok işe yarar.
coach-second = Bundan sonra yeni taşların yalnızca kendi rengine değer. Onları ilk taşının arkasına, rakibinden uzağa koy.
coach-queen-soon = Kraliçe’ni düşün: En geç dördüncü sıranda yerleştirilmek zorunda, o zamana kadar hiçbir taşın hareket edemez.
coach-queen-due = Bu senin dördüncü sıran: Kraliçe’yi şimdi yerleştirmek zorundasın.
coach-queen-where = Ona sakin, az komşulu bir hücre seç.
coach-can-move = Kraliçe’n tahtada, taşların artık hareket edebilir. Her sırada ya bir taş yerleştirir ya da birini oynatırsın.
coach-win-now = Bu hamleyle kazanabilirsin! Rakip Kraliçe’nin yanındaki son boş yeri bul.
coach-stop-them = Dikkat: Rakibin bir sonraki hamleyle kazanabilir. Onu şimdi durdur.
coach-your-queen = Kendi Kraliçe’nin çevresindeki 6 yerden { $taken } tanesi dolu. Ona yer aç ya da saldıranları açmaza al.
coach-their-queen = Rakip Kraliçe’nin çevresindeki 6 yerden { $taken } tanesi dolu. Doldurmaya devam et!
coach-pinned = { $cut_off_count ->
    [0] { $piece_start } açmazda: Kovanı bir arada tutuyor, şimdilik kalmak zorunda.
   *[other] { $piece_start } açmazda; { $cut_off_acc } kovana bağlıyor ve şimdilik kalmak zorunda.
}
coach-queen-pinned = Kraliçe’n kovanı bir arada tutuyor ve hareket edemez. Kovana başka bir bağ ver ki gerekirse kaçabilsin.
coach-beetle = { $piece_start } rakibin bir taşının üstüne çıkabilir, o taş da artık hareket edemez.
coach-cover-queen = { $piece_start } rakip Kraliçe’nin üstüne çıkabilir. O zaman Kraliçe kıpırdayamaz, sen de hemen yanına yeni taşlar yerleştirebilirsin.
coach-pass = Ne taş yerleştirebilir ne de oynatabilirsin, pas geçmek zorundasın.
coach-plan-ants = İyi bir plan: { $piece_startacc } oyuna sok. Neredeyse her yere koşar ve rakibin taşlarını açmaza alır.
coach-plan-attack = İyi bir plan: Rakip Kraliçe’nin yanında bir yer doldur, örneğin şöyle: { $move }. Altı dolu yer kazandırır.
coach-plan-place = İyi bir plan: Şimdi bir taş daha yerleştir, oyunda rakibinden çok taşın olunca saldır.
coach-plan-free = İyi bir plan: { $piece_startacc } serbest tut. Kovanı bir arada tutan taş saldıramaz.
coach-plan-pin = İyi bir plan: { $enemy_startacc } açmaza al. Bunun için { $piece_acc } yalnızca o taşa değeceği bir yere götür.
coach-plan-near = İyi bir plan: { $piece_startacc } bir sonraki hamlesiyle rakip Kraliçe’ye ulaşabileceği bir hücreye götür.
coach-won = Kazandın: Rakip Kraliçe’nin çevresindeki altı yerin hepsi dolu.
coach-lost = Kraliçe’n kuşatıldı, bu oyun kaybedildi. Bir dahaki sefere ona bir yol açık bırak ve saldıranları erken durdur.
coach-drawn-both = Bir hamle iki Kraliçe’yi de kuşattı: Berabere.
coach-drawn-repetition = Aynı konum üçüncü kez oluştu: Berabere.
coach-next-level = Aynısını yeniden ya da daha güçlü bir rakibi dene.
coach-next-lessons = Taktik dersleri nasıl saldırılacağını ve nasıl savunulacağını gösterir.

## Pages: the coach beside the board

coach-wait = Rakibinin ne oynadığına bak.
# Buttons at the end of the first game.
coach-level = Seviye { $level } ile oyna
coach-lessons = Derslere git
