# The rulebook: titles of chapters, rules by their numbers, captions of diagrams, and the words of `skep rules`.
#
# A blank line within a message begins a new paragraph. "(R3.3)" becomes a link to that rule: keep such numbers as they are.
# What a caption counts comes as an argument, worked out by the rules: never type such a number in.

## Chapters: the title, and what it is about in one short line

chapter-goal = Amaç
    .about = Rakip Kraliçe’yi kuşatmak
chapter-setup = Taşlar ve masa
    .about = Ne gerekir, kim başlar
chapter-placing = Yerleştirme
    .about = Yeni taş nereye konur
chapter-queen-turns = Kraliçe’nin dört sırası
    .about = Zamanında çıkmak zorunda
chapter-opening = Turnuva açılışı
    .about = Kraliçe neden ilk çıkmaz
chapter-moving = Hareket
    .about = Taşların ne zaman hareket edebilir
chapter-one-hive = Tek kovan
    .about = Kovan asla dağılmaz
chapter-freedom = Hareket serbestliği
    .about = Fazla dar aralıklar
chapter-queen = Kraliçe
    .about = Tek adım, ama oyun onun çevresinde döner
chapter-beetle = Kınkanatlı
    .about = Ötekilerin üstüne çıkar
chapter-grasshopper = Çekirge
    .about = Dümdüz atlar
chapter-spider = Örümcek
    .about = Tam üç adım
chapter-ant = Karınca
    .about = Dilediği kadar koşar
chapter-ladybug = Uğur Böceği
    .about = Yukarı, ileri, aşağı
chapter-mosquito = Sivrisinek
    .about = Komşuları gibi hareket eder
chapter-pillbug = Tespih Böceği
    .about = Komşularını üzerinden fırlatır
chapter-passing = Pas geçmek
    .about = Hiçbir şey yapılamayınca
chapter-ending = Oyunun sonu
    .about = Nasıl kazanılır, nasıl kaybedilir
chapter-draws = Beraberlik
    .about = Kimse kazanmayınca
chapter-corners = Özel durumlar
    .about = Seyrek ama kesin kurallı
chapter-tactics = İlk fikirler
    .about = İyi oynamaya nereden başlanır

## The goal

text-goal =
    Hive iki kişilik bir oyundur. Birinin beyaz, ötekinin siyah böcekleri vardır; ikisinin de birer Kraliçe’si olur.

    Rakip Kraliçe’nin çevresindeki altı yerin hepsi dolunca kazanırsın. Kimin doldurduğu fark etmez: Senin taşların da sayılır, rakibininkiler de.
text-goal-turn =
    Sırayla oynarsınız. Her sırada tek bir şey yaparsın: Ya yeni bir taş yerleştirirsin ya da tahtadaki bir taşı oynatırsın. Taşların hepsi birlikte kovanı oluşturur.
diagram-goal = Siyah Kraliçe’nin çevresindeki altı yerden { $black_ring } tanesi dolu. Sıra Beyaz’da: { $piece_startacc } son yere götür ve kazan.

## Pieces and table

rule-1-1 =
    İki tarafta da aynı 11 taş vardır: 1 Kraliçe, 2 Örümcek, 2 Kınkanatlı, 3 Çekirge ve 3 Karınca.

    Üç böcek daha, tek başına ya da birlikte, oyuna katılabilir: her taraf için 1 Sivrisinek, 1 Uğur Böceği ve 1 Tespih Böceği. Hepsiyle her tarafın 14 taşı olur.
diagram-insects = Sekiz böceğin hepsi, her birinden bir beyaz taş. Birini seç ve nereye gidebildiğine bak.
rule-1-2 =
    Önce Beyaz oynar. Beyaz’ı kimin alacağına birlikte karar verin ya da işi şansa bırakın.
rule-1-3 =
    Dolacak bir tahta yoktur: Herhangi bir masa yeter. Tahta, taşların kendisidir; kovan her yöne, dilediği kadar büyüyüp kayabilir.
diagram-no-edge = Kovan uzun bir diziye dönüştü ve büyümeyi sürdürebilir: Sınır yok. { $piece_start } toplam { $cells } hücreye koşabilir, öbür ucun ötesine bile.
rule-1-4 =
    Hiçbir taş alınmaz. Tahtaya giren taş sonuna kadar oyunda kalır. Bütün taşlarını çıkarmak zorunda değilsin: Yerleştirmediklerin yedekte kalır.
diagram-not-captured = { $piece_start } siyah bir Karınca’nın üstünde duruyor. Karınca’nın üstü kapalı ama oyundan çıkmadı: Kınkanatlı gidince yeniden koşabilir.
diagram-start = Her oyun böyle başlar: boş bir masa, bütün taşlar yedekte. İlk taşı Beyaz yerleştirir.

## Placing

rule-2-1 =
    Oyunu Beyaz’ın ilk taşı açar. Nerede durduğu fark etmez. Siyah’ın ilk taşı onun hemen yanına, istediği kenarına konur. Bundan sonra yeni bir taş öteki renge bir daha değemez.
diagram-first-reply = Siyah’ın ilk taşı, beyaz taşın çevresindeki { $cells } hücreden birine konabilir.
rule-2-2 =
    İkinci sırandan başlayarak yeni taş, kendi taşlarından en az birine değmeli, rakibin hiçbir taşına değmemelidir.

    Bir yığının rengi, en üstteki taşın rengidir. Altta kalanlar sayılmaz.
diagram-placing = Beyaz yeni bir taşı işaretli { $cells } hücreye yerleştirebilir. Çarpı işaretli hücrelerde ya siyah bir taşa değerdi ya da hiçbir beyaz taşa değmezdi.
diagram-placing-stack = Beyaz bir Kınkanatlı siyah bir taşın üstünde duruyor; o hücre artık beyaz, yeni beyaz taşlar onun yanına da konabilir. Toplam { $cells } hücre var.
rule-2-3 =
    Yeni taş boş bir hücrede, zeminde başlar. Bu, Kınkanatlılar ve Sivrisinekler için de geçerlidir: Onlar sonra tırmanır.
diagram-placing-ground = { $piece_start } kovanın üstünde başlamak isterdi. Ama ötekiler gibi zeminde başlamak zorunda.
rule-2-4 =
    Yeni taş yukarıdan gelir, kayarak girmesi gerekmez. Bu yüzden hiçbir taşın kayarak giremeyeceği bir boşluğa da konabilir.
diagram-placing-hole = Beyaz taşların arasındaki boşluğa hiçbir taş kayarak giremez. Ama { $piece } yedekten gelir ve oraya yerleştirilebilir.
rule-2-7 =
    Aynı türden taşlar birbirinin aynıdır. Numaralar yalnızca hamleler yazılırken onları ayırmaya yarar; bu yüzden sırayla çıkarlar: önce Karınca 1, sonra Karınca 2, sonra Karınca 3.
diagram-placing-order = Karıncalar numara sırasıyla çıkar. Önce bir başkası gelir, bu yüzden { $piece } henüz yedekte beklemek zorunda.

## The Queen’s four turns

rule-2-5 =
    Kraliçe’ni ilk dört sırandan birinde yerleştirmek zorundasın. Dördüncü sırada hâlâ yedekteyse başka hiçbir şeye izin yoktur: Onu şimdi yerleştirirsin.
diagram-queen-due = Beyaz’ın dördüncü sırası ve Kraliçe hâlâ yedekte. Şimdi çıkmak zorunda; bunun için { $cells } hücre var. Başka taş yerleştirilemez.

## The tournament opening

rule-2-6 =
    Turnuvalarda yerleştirdiğin ilk taş Kraliçe olamaz. İkinci sırandan başlayarak çıkabilir.

    Yeni oyunda başka türlü seçmezsen skep de böyle oynar; basılı kurallar ise Kraliçe’nin ilk çıkmasına izin verir.
diagram-opening = Siyah’ın ilk sırası. Kraliçe dışında her böcek çıkabilir: O bir sıra beklemek zorunda.
diagram-opening-printed = Aynı sıra, basılı kurallara göre: Kraliçe hemen çıkabilir, { $cells } hücreden birine.

## Moving

rule-3-1 =
    Taşların, kendi Kraliçe’n tahtaya girince hareket edebilir. Rakibin Kraliçe’sinin bunda bir payı yoktur.

    Ondan sonra her sırada seçersin: Yeni bir taş yerleştirirsin ya da tahtadaki bir taşı oynatırsın.
diagram-queen-first = Beyaz’ın Kraliçe’si hâlâ yedekte, bu yüzden { $piece } henüz hareket edemez. Beyaz yalnızca taş yerleştirebilir.
rule-3-5 =
    Bir yığında yalnızca en üstteki taş bir şey yapabilir. Altındakilerin hepsi, o gidene kadar bekler.
diagram-covered = { $piece_startgen } üstünde bir taş duruyor. O orada kaldıkça { $piece } hareket edemez.
rule-3-6 =
    Bir hamle bir şeyi değiştirmelidir: Hiçbir taş, hamlesini başladığı hücrede bitirmez.
diagram-no-change = { $piece_start } toplam { $cells } hücreye koşabilir. Kovanın çevresini dolaşıp kendi hücresine dönmek hamle değildir: Hiçbir şey değişmemiş olurdu.

## One hive

rule-3-2 =
    Taşların hepsi tek bir kovandır ve kovan her an, bir taş yoldayken bile, tek parça kalmalıdır.

    Bunu anlamak için taşı zihninde kaldır. Geri kalanlar dağılıyorsa taş açmazdadır: Hareket edemez, hiçbir Tespih Böceği de onu fırlatamaz. Taşın varacağı yerde parçalar yeniden birleşecek olsa bile bu böyledir.

    Başka bir taşın üstünde duran taş hiçbir zaman açmazda değildir. Kovanı altındakiler bir arada tutar.
diagram-one-hive = { $piece_startacc } kaldırırsan kovan dağılır ve { $cut_off } kopar. Demek ki bu taş açmazda ve kalmak zorunda.
diagram-one-hive-on-the-way = Çarpı işaretli hücrede { $piece } kovanın iki yarısına yeniden değerdi. Ama oraya giderken yarılar birbirine değmez, bu yüzden hamleye izin yok.
diagram-one-hive-ring = Taşlar bir halka oluşturuyor. Birini çıkarsan ötekiler yine bir arada kalır: { $piece_start } açmazda değil, { $cells } hücreye gidebilir.
diagram-one-hive-top = Alttaki taş iki yarının tek bağı. Üstündeki { $piece } yine de { $cells } hücreden birine gidebilir: Bağ yerinde kalır.

## Freedom to move

rule-3-3 =
    Taş zeminde hücreden hücreye kayar. Her adımda, hem çıkılan hem varılan hücreye değen iki hücreye bak. Bunlardan tam olarak biri dolu olmalıdır.

    İkisi de doluysa aralık çok dardır. İkisi de boşsa taş yolda kovandan ayrılır. Taşın çıktığı hücre, altında bir şey yoksa boş sayılır.
diagram-boxed-in = { $piece_startgen } yanında boş bir hücre var. Ama aralık çok dar, kayarak çıkamaz.
diagram-hole = Ortadaki boşluk yalnızca bir yandan açık. Bu kadar dar bir aralıktan hiçbir taş kayamaz, { $piece } bile.
diagram-contact = Çarpı işaretli hücre yakın görünüyor ama oraya giden yolun yanında hiçbir şey yok. { $piece_start } kovandan ayrılırdı; bu yüzden çevreden dolaşmak zorunda.
rule-3-4 =
    Tırmanmak da yer ister. Adım atılan hücrenin yüksekliğine ve geride bırakılan hücrede kalana bak; büyük olanı al. Yolun iki yanındaki yığınlar bundan yüksekse aralık çok dardır.

    Yukarı, aşağı ya da üstte atılan bir adımdan istenen yalnızca budur. Zeminden zemine adım R3.3’e uyar.
diagram-gate = { $piece_startgen } yolu, ikisi de çıktığı ve varacağı yerden yüksek olan iki yığının arasından geçiyor. Bu aralık çok dar.

## The Queen

rule-4-1 =
    Kraliçe bir hücre kayar.

    Yavaştır ve bütün oyun onun çevresinde döner. Elinden geldiğince ona bir çıkış yolu bırak.
diagram-queen = { $piece_start } kovan boyunca kayarak { $cells } hücreye gidebilir.

## The Beetle

rule-4-2 =
    Kınkanatlı her yöne bir hücre gider. Zeminde Kraliçe gibi kayar. Yanındaki taşların üstüne çıkabilir, kovanın üstünde yürüyebilir ve yeniden inebilir; hiçbir taşın kayarak giremeyeceği bir boşluğa bile.

    Kınkanatlı’nın altında kalan taş hiçbir şey yapamaz ve hücre Kınkanatlı’nın rengini alır. Kınkanatlılar ve Sivrisinekler istedikleri kadar üst üste çıkabilir. Onları yalnızca daha yüksek yığınların arasındaki dar aralık durdurur (R3.4).

    Yavaştır ama durdurması zordur: Bir Kraliçe’yi sırtındaki Kınkanatlı kadar hiçbir şey rahatsız etmez.
diagram-beetle = { $piece_start } toplam { $cells } hücreye gidebilir: Kovan boyunca kayar ya da bir taşın üstüne çıkar.
diagram-beetle-top = { $piece_start } oradan { $cells } hücreye gidebilir, üstten ya da aşağı inerek. Hiçbir taşın kayarak giremeyeceği boşluğa da inebilir.
diagram-beetle-covers = Beyaz bir Kınkanatlı { $piece_gen } üstünde oturuyor. Kraliçe hareket edemez, Beyaz da onun yanına yeni taş yerleştirebilir.
diagram-beetle-tower = Karınca’nın üstünde zaten bir Kınkanatlı ile bir Sivrisinek duruyor. { $piece_start } tek adımda onların da üstüne çıkabilir: Hiçbir yığın onun için çok yüksek değildir.

## The Grasshopper

rule-4-3 =
    Çekirge bir ya da daha çok taşın üstünden dümdüz atlar ve arkalarındaki ilk boş hücreye konar. Üstünden atladığı dizi hemen yanında başlar ve kesintisizdir. Yığının üstünden tek taş gibi atlanır.

    Kaymadığı için hiçbir aralık ona dar gelmez: Sıkışık köşelerden çıkar, kapalı boşluklara girer.
diagram-grasshopper = { $piece_start } toplam { $cells } hücreye atlayabilir. Çarpı işaretli olana ulaşamaz: O dizide bir boşluk var, atlayış da ilk boş hücrede biter.
diagram-grasshopper-stack = { $piece_start } bir yığının üzerinden tek bir taşmış gibi atlar ve { $cells } hücreye ulaşabilir. Hemen yanındaki çarpı işaretli hücreye gidemez: Orada atlanacak bir şey yok.
diagram-grasshopper-out = Buradan hiçbir taş kayarak çıkamaz. { $piece_start } ise { $cells } hücreden birine atlar.

## The Spider

rule-4-4 =
    Örümcek tam üç hücre kayar; ne eksik ne fazla. Yolda hiçbir hücreye iki kez girmez ve başladığı yere dönmez.

    Seçicidir ama üç adımı denk gelince şaşırtır: Hem kendi Örümceklerin hem de ötekiler için adımları say.
diagram-spider = Üç adım { $piece_acc } { $cells } hücreden birine götürür. Çarpı işaretli hücre hemen yanında ama ilk adımı o yana atmak için aralık çok dar.

## The Ant

rule-4-5 =
    Karınca kovanın kenarı boyunca dilediği kadar kayar, en az bir hücre. Her adım yer ister, bu yüzden dar bir yere giremez.

    Hepsinin en iyi koşucusudur: Bir taşı açmaza almak ya da bir Kraliçe’nin yanında yer tutmak için tek sırada kovanın öbür ucundan gelir.
diagram-ant = { $piece_start } kovanın çevresindeki { $cells } hücreye koşabilir. Yalnızca ortadaki çarpı işaretli hücre ona kapalı: Aralık çok dar.

## The Ladybug

rule-4-6 =
    Uğur Böceği tam üç adım atar: kovanın üstüne çıkar, üstte ilerler, boş bir hücreye iner. Hiçbir zaman üstte kalmaz ve başladığı yere inmez. Her adım, R3.4’te söylendiği gibi yer ister.

    Duvarları aşar, boşluklara girer; kendini güvende sanan bir Kraliçe’nin yanına sokulur.
diagram-ladybug = Üstte iki adım, aşağı bir adım: { $piece_start } toplam { $cells } hücreye ulaşabilir.
diagram-ladybug-hole = Boşluk her yandan kapalı. { $piece_start } oraya yukarıdan girer.

## The Mosquito

rule-4-7 =
    Sivrisinek’in kendine özgü bir yürüyüşü yoktur. Sıran başladığında değdiği taşlardan herhangi biri gibi hareket eder; taşın rengi fark etmez. Bir yığının yalnızca en üstteki taşını görür. Sivrisineklerden başka bir şeye değmiyorsa hareket edemez.

    Kınkanatlı gibi tırmanabilir. Yukarıdayken, neye değerse değsin, inene kadar Kınkanatlı’dır. Tespih Böceği’nin yanındayken fırlatabilir (R5.7).

    Komşuları kadar değerlidir: Karınca’nın yanında koşar, Kınkanatlı’nın yanında tırmanır.
diagram-mosquito = { $piece_start } bir Kınkanatlı’ya ve bir Örümcek’e değiyor. Onlardan biri gibi { $cells } hücreye gidebilir.
diagram-mosquito-alone = { $piece_start } yalnızca başka bir Sivrisinek’e değiyor. Ödünç alınacak bir şey yok, bu yüzden hareket edemez.
diagram-mosquito-top = { $piece_start } yukarıda bir Kınkanatlı’dır ve { $cells } hücreye gidebilir. Yanındaki Karınca’nın yararı yok: Çarpı işaretli hücreye koşamaz.

## The Pillbug

rule-4-8 =
    Tespih Böceği, Kraliçe gibi bir hücre kayar. Ya da yerinde kalıp bir komşusunu fırlatır (R5.1).

    Kraliçe’nin en iyi dostudur: Onun yanından, onu kalabalıktan dışarı fırlatabilir.
diagram-pillbug = { $piece_start } Kraliçe gibi kayarak { $cells } hücreye kendi gidebilir.
rule-5-1 =
    Tespih Böceği hareket etmek yerine fırlatabilir. Yanındaki bir taşı, senin ya da rakibinin, kendi üstüne alır ve yanındaki başka bir boş hücreye bırakır. Bu, senin hamlendir.
diagram-throw = Beyaz’ın Tespih Böceği { $piece_acc } üzerinden aşırıp { $cells } hücreden birine fırlatabilir.
rule-5-2 =
    Fırlatılacak taş hücresinde yalnız olmalıdır; ne üstünde ne altında taş bulunur. Tespih Böceği’nin üstünde de bir şey durmamalıdır.
diagram-throw-stack = { $piece_start } başka bir taşın üstünde duruyor. Bir yığının parçası olduğu için Beyaz’ın Tespih Böceği onu fırlatamaz.
diagram-throw-covered = Beyaz’ın Tespih Böceği’nin üstünde siyah bir Kınkanatlı duruyor. O orada kaldıkça Tespih Böceği hiçbir şey fırlatamaz, yanındaki { $piece_acc } bile.
rule-5-3 =
    Kovan dağılamaz (R3.2): Açmazdaki taş fırlatılamaz.
diagram-throw-pinned = { $piece_start } Beyaz’ın Tespih Böceği’nin yanında ama { $cut_off_acc } kovana o bağlıyor. Bu yüzden fırlatılamaz.
rule-5-4 =
    Fırlatışın iki yarısı da yer ister: yukarı giden yol da aşağı inen yol da (R3.4). İkisi de Tespih Böceği’nden yüksek iki yığının arasından hiçbir taş fırlatılamaz.
diagram-throw-gate = Çarpı işaretli hücreye giden yolun yanında iki yığın var; araları { $piece } için çok dar. Yine de { $cells } hücreye fırlatılabilir.
diagram-throw-gate-up = Beyaz’ın Tespih Böceği’nin üstüne çıkarken { $piece } iki yığının arasından geçmek zorunda kalırdı; ikisi de Tespih Böceği’nden yüksek. Bu yüzden hiçbir yere fırlatılamaz.
rule-5-5 =
    Rakibin az önce oynattığı, yerleştirdiği ya da fırlattığı taşa dokunulmaz: Hemen sonraki sırada onu fırlatamazsın.
diagram-throw-just-moved = { $piece_start } buraya daha yeni geldi. Beyaz onu sonra fırlatabilir ama hemen değil.
rule-5-6 =
    Fırlatılan taş, kimin olursa olsun, bir sonraki sırada dinlenir. Hareket edemez, yeniden fırlatılamaz. Tespih Böceği ise ya da onun gibi fırlatacak bir Sivrisinek ise kendi de fırlatamaz.

    Fırlatan Tespih Böceği yer değiştirmemiştir, dinlenmesi gerekmez. Sıradaki oyuncu pas geçerse dinlenme biter.
diagram-throw-rest = Beyaz’ın Tespih Böceği az önce { $piece_acc } fırlattı. Bu taş bir sıra dinlenir: Siyah onu şimdi oynatamaz.
diagram-throw-again = Siyah’ın Tespih Böceği az önce { $piece_acc } fırlattı; bu taş şimdi Beyaz’ın Tespih Böceği’nin yanında. Beyaz onu hemen yeniden fırlatamaz.
diagram-throw-rest-pillbug = Siyah’ın Tespih Böceği az önce Beyaz’ınkini fırlattı. Beyaz’ınki dinlenirken fırlatamaz, bu yüzden { $piece } yerinde kalır.
diagram-throw-thrower = { $piece_start } az önce siyah Karınca’yı fırlattı; Karınca şimdi dinleniyor. Tespih Böceği’nin kendisi yer değiştirmedi: Siyah’ınki onu { $cells } hücreden birine fırlatabilir.
rule-5-7 =
    Tespih Böceği’ne değen, zemindeki bir Sivrisinek de, kendisi ortada olmak üzere, aynı şekilde fırlatabilir. Bunu o Tespih Böceği açmazda, sıkışmış ya da dinleniyor olsa bile yapabilir. Ama başka bir taşın altındaki Tespih Böceği’ni görmez.
diagram-throw-mosquito = Beyaz’ın Sivrisinek’i bir Tespih Böceği’ne değiyor ve onun gibi fırlatabilir: { $piece_start } toplam { $cells } hücreye fırlatılabilir.
diagram-throw-mosquito-pinned = Siyah’ın Tespih Böceği açmazda. Yanındaki beyaz Sivrisinek yine de onun gibi fırlatabilir: { $piece_start } toplam { $cells } hücreye fırlatılabilir.
diagram-throw-mosquito-resting = Beyaz’ın Tespih Böceği az önce fırlatıldı ve dinleniyor. Yanındaki beyaz Sivrisinek’in dinlenmesi gerekmez: { $piece_startacc } { $cells } hücreden birine fırlatabilir.
diagram-throw-mosquito-covered = Siyah’ın Tespih Böceği’nin üstünde bir Kınkanatlı duruyor, yanındaki Sivrisinek de yalnızca Kınkanatlı’yı görüyor. Bu yüzden { $piece_acc } fırlatamaz.
rule-5-8 =
    Fırlatmak için Tespih Böceği’nin kendisinin serbest olması gerekmez: Açmazdayken de fırlatabilir. Ama her hamlede olduğu gibi Kraliçe’n tahtada olmalıdır (R3.1).
diagram-throw-while-pinned = Beyaz’ın Tespih Böceği kovanı bir arada tutuyor ve hareket edemez. Yine de fırlatabilir: { $piece_start } toplam { $cells } hücreye gidebilir.
diagram-throw-queen-first = Beyaz’ın Kraliçe’si hâlâ yedekte. Bu yüzden Beyaz’ın Tespih Böceği henüz fırlatamaz, { $piece } de yerinde kalmak zorunda.

## Passing

rule-6-1 =
    Ne taş yerleştirebiliyor ne de oynatabiliyorsan pas geçersin, sıra yine rakibine gelir. O zaman pas geçmek zorundasın, başka zaman geçemezsin. Yeniden oynayabilene ya da oyun bitene kadar böyle sürer.
diagram-pass = Siyah hiçbir taş yerleştiremez, çünkü siyah bir taşın yanındaki her boş hücre beyaz bir taşa da değiyor. Hiçbir siyah taş da hareket edemez. Siyah pas geçmek zorunda.

## The end of the game

rule-6-2 =
    Bir Kraliçe’nin çevresindeki altı hücre, hangi renkten taşlarla olursa olsun, dolar dolmaz oyun biter. Son hamleyi kim yapmış olursa olsun o Kraliçe’nin sahibi kaybeder. Kraliçe’nin üstünde bir taş durması bir şeyi değiştirmez.
diagram-surrounded = Siyah Kraliçe’nin çevresindeki { $black_ring } yerin hepsi dolu, bazıları siyah taşlarla. Beyaz kazandı.
rule-6-5 =
    Beraberlik teklif edebilirsin; rakibin kabul ederse oyun berabere biter. Terk edebilirsin, o zaman kaybedersin. Saatli oynuyorsan süren bitince kaybedersin.

## Draws

rule-6-3 =
    Tek bir hamle iki Kraliçe’nin de çevresindeki son yeri doldurursa kimse kazanmaz: Oyun berabere biter.
diagram-both = Beyaz Kraliçe’nin çevresinde { $white_ring }, siyah Kraliçe’nin çevresinde { $black_ring } yer dolu; son hücre ikisi için de aynı. { $piece_start } oraya giderse oyun berabere biter.
rule-6-4 =
    Aynı konum üçüncü kez oluşunca oyun hemen berabere biter.

    Aynı renkten aynı böcekler aynı biçimde duruyorsa, sıra aynı oyuncudaysa ve aynı hamleleri yapabiliyorsa konum aynıdır. Aynı türden taşlardan hangisinin nerede durduğu, kovanın kaymış, dönmüş ya da aynadaki gibi ters olması fark etmez.
diagram-repetition = İki Kraliçe de yana gidip geri gelsin, sonra bir kez daha. Böylece bu konum üçüncü kez oluşur ve oyun berabere biter.

## Tricky corners

text-corners =
    Bu durumlar seyrek görülür. Hepsi kurallardan çıkar ama insanlar da programlar da bunlarda yanılmıştır.
rule-8-1 =
    Altında başka bir taş bırakan taş kovanı bölmez, bıraktığı hücre de boşalmaz. Bu yüzden Kınkanatlı, indiği yığından başka hiçbir şeye değmeyen bir hücreye inebilir.
diagram-corner-stack = { $piece_start } toplam { $cells } hücreye gidebilir, yalnızca altındaki taşa değenlere bile.
rule-8-2 =
    Daha yüksek iki yığının arasındaki dar aralık Kınkanatlı’yı, Uğur Böceği’ni, tırmanan Sivrisinek’i ve fırlatışın iki yarısını da durdurur. Çekirge’yi hiçbir zaman durdurmaz.
diagram-corner-gate = Yolun yanında iki yığın var. Kınkanatlı buradan geçemezdi ama { $piece } atlar.
diagram-corner-gate-mosquito = { $piece_start } yanındaki Kınkanatlılar gibi tırmanabilir. Ama çarpı işaretli hücreye giden yol daha yüksek iki yığının arasından geçiyor: Bu aralık Sivrisinek için de çok dar.
diagram-corner-gate-ladybug = Çarpı işaretli hücreye varmak için { $piece } daha yüksek iki yığının arasından inmek zorunda kalırdı; bu aralık çok dar. Toplam { $cells } hücreye ulaşabilir.
rule-8-3 =
    Üç adımı kendisini başladığı yere geri götürecek olan Örümcek o yoldan gidemez. Aynı hücreye iki kez girmedikçe bir girintinin içinde dolaşabilir.
diagram-corner-spider-back = Buranın içinde üç adım { $piece_acc } başladığı yere geri götürürdü, buna da izin yok. Başka yol olmadığı için hareket edemez.
diagram-corner-spider = { $piece_start } toplam { $cells } hücreye ulaşabilir. Biri hemen yanında: Oraya giden yol girintinin içinden dolaşır ve üç adım sürer.
rule-8-4 =
    Kovanın üstündeki Sivrisinek, Tespih Böceği’nin ya da Karınca’nın yanında bile Kınkanatlı’dır. Bir yığının yanındaki Sivrisinek yalnızca en üstteki taşı görür.
diagram-corner-mosquito-top = Beyaz’ın Sivrisinek’i bir Tespih Böceği’ne değiyor ama kovanın üstünde duruyor. Orada bir Kınkanatlı’dır ve { $piece_acc } fırlatamaz.
diagram-corner-mosquito = { $piece_startgen } yanındaki Karınca bir Kınkanatlı’nın altında. Bu yüzden { $piece } Kınkanatlı gibi tırmanabilir ama Karınca gibi koşamaz.
rule-8-5 =
    Fırlatılan bir Tespih Böceği bir sonraki sırada fırlatamaz; Tespih Böceği’nin yanındaki, fırlatılmış bir Sivrisinek de fırlatamaz. Bir pas geçilince fırlatabilirler.
diagram-corner-thrown = Siyah’ın Tespih Böceği az önce { $piece_acc } fırlattı. Bu taş dinlenirken ne hareket edebilir ne de fırlatabilir.
diagram-corner-thrown-mosquito = Siyah’ın Tespih Böceği az önce Beyaz’ın Sivrisinek’ini fırlattı. Sivrisinek bir Tespih Böceği’ne değiyor ama dinlenirken { $piece_acc } fırlatamaz.
diagram-corner-after-pass = Beyaz’ın Tespih Böceği az önce { $piece_acc } fırlattı; o şimdi dinleniyor. Siyah’ın yapabileceği başka bir şey yok, pas geçmek zorunda. Böylece dinlenme biter: Beyaz’ın Tespih Böceği onu yeniden fırlatabilir.
rule-8-6 =
    Bir taş bir hücreye hem kendi gidebiliyor hem de fırlatılabiliyorsa bu tek ve aynı hamledir.
diagram-corner-both-ways = Bir hücre var ki { $piece } oraya hem kayabilir hem de fırlatılabilir. Sonuç aynı: tek bir hamle.
rule-8-7 =
    Bir oyuncu art arda birkaç kez pas geçmek zorunda kalabilir. Kraliçe’nin dördüncü sırada çıkması gerekiyor ama ona yer yoksa yine pas geçilir.
diagram-corner-passes = Siyah’ın tahtadaki her taşı beyaz Kınkanatlıların altında. Onlar orada kaldıkça Siyah her seferinde pas geçmek zorunda. Dene: { $piece_startacc } tekrar tekrar oynat.
diagram-corner-no-cell = Beyaz’ın dördüncü sırası: { $piece_start } artık çıkmak zorunda. Ama beyaz bir taşın yanındaki her boş hücre siyah bir taşa da değiyor, bu yüzden Beyaz pas geçmek zorunda.
rule-8-8 =
    Kuşatılan Kraliçe bir yığının altında olabilir. Kendi Kraliçe’ni kuşatabilirsin, o zaman kaybedersin. Bir hamle iki Kraliçe’yi de kuşatırsa, hamleyi kim yapmış olursa olsun oyun berabere biter.
diagram-corner-under = Beyaz Kraliçe’nin çevresinde { $white_ring } yer dolu, üstünde de bir Kınkanatlı duruyor. { $piece_start } son yeri doldurursa Beyaz kaybeder: Yığının altında olmak onu kurtarmaz.
diagram-corner-own-queen = Beyaz’ın Tespih Böceği { $piece_acc } boşluğa da fırlatabilir. Ama orada çevresindeki altı yerin hepsi dolu: Bu fırlatışla Beyaz hemen kaybeder.
rule-8-9 =
    Tekrarda hamleler değil konumlar sayılır: Üç seferin art arda gelmesi gerekmez. Yerleştirilen taş konumu kalıcı olarak değiştirir, sayım yeniden başlar.
diagram-corner-repetition = İki Kraliçe de yana gidip geri gelsin, sonra bir kez de dizinin öbür yanından. Hamleler farklı ama bu konum üçüncü kez oluşur: beraberlik. Arada bir taş yerleştirilirse sayım yeniden başlar.

## First ideas

text-tactics =
    Artık kuralları biliyorsun. İyi oyuncuların önce düşündükleri şunlar.
text-tactics-queen =
    Kraliçe’ni serbest tut. Yana çekilebilen bir Kraliçe’yi kuşatmak zordur. Onun çevresini kendi taşlarınla doldurma: Onlar rakibin için sayılır.
text-tactics-pin =
    Tehlikeli olanı açmaza al. Kovanı bir arada tutmak zorunda olan Karınca hiçbir yere koşamaz. Çoğu zaman taşlarından birini onun arkasına koymak, onu tek bağ yapmaya yeter.
diagram-tactics-pin = Öbür yanında beyaz bir taş olduğundan { $piece } açmazda: O olmazsa { $cut_off } kopar.
text-tactics-beetle =
    Rakip Kraliçe’ye bir Kınkanatlı gönder. Zaman alır ama bir kez üstüne çıkınca Kraliçe kaçamaz, sen de belki hemen yanına yeni taşlar yerleştirebilirsin.
diagram-tactics-beetle = Kınkanatlı siyah Kraliçe’nin üstündeyken { $piece } toplam { $cells } hücreye yerleştirilebilir; bazıları Kraliçe’nin hemen yanında.
text-tactics-places =
    Her sırada iki Kraliçe’nin de çevresindeki yerleri say. Her hamlen ya onunkinden bir yer doldurmalı ya da seninkinden bir yer kurtarmalı.
text-tactics-last =
    Son yerleri oraya girebileceklere sakla. Çoğu zaman sonda, hiçbir taşın kayarak giremeyeceği bir boşluk kalır. Onun için bir Çekirge, Kınkanatlı ya da Uğur Böceği sakla; kolay yerleri Karıncalar ve Örümceklerle doldur.
diagram-tactics-last = Siyah Kraliçe’nin yanındaki son yer Karıncalara kapalı: Aralık çok dar. Ama { $piece } oraya atlayıp kazanabilir.
text-tactics-tempo =
    Sıraları sayarak düşün. Kazanmak için sana iki, rakibine üç sıra gerekiyorsa saldır. Tersiyse önce savun. En değerlisi ikisini birden yapan hamledir.

## The words of `skep rules`. Commands and names of chapters in them stay in English.

rules-title = Hive’ın kuralları
rules-how =
    Bir bölümü “skep rules beetle”, bir kuralı “skep rules R3.3”, hepsini “skep rules --all” ile oku.
rules-no-chapter = “{ $text }” diye bir bölüm ya da kural yok.
# $names is a row of names of chapters.
rules-nearest = Bunu mu demek istedin: { $names }?
rules-see-contents = Tek başına “skep rules” bütün bölümleri listeler.
rules-no-language = “{ $text }” için henüz çeviri yok, bu yüzden burada her şey İngilizce.

## Around a drawing in the terminal

picture-white = Beyaz
picture-black = Siyah
picture-white-to-move = Sıra Beyaz’da
picture-black-to-move = Sıra Siyah’ta
picture-turn = sıra { $turn }
picture-white-wins = Beyaz kazandı
picture-black-wins = Siyah kazandı
picture-both-surrounded = Berabere: iki Kraliçe de kuşatıldı
picture-repetition = Tekrardan berabere
picture-all-placed = hepsi yerleştirildi
picture-stacks = Yığınlar, alttan üste:
picture-moved-from = çıktığı yer
picture-moved-to = vardığı yer
picture-selected = seçili
picture-target = hedef
picture-thrown = fırlatışla
picture-pinned = açmazda
picture-refused = izin yok
