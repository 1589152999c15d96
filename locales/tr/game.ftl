# The words of the game itself: pieces, levels, why a move or a wish is refused. Server, terminal and web use them.

## Pieces

# $color is white or black.
color = { $color ->
    [white] beyaz
   *[black] siyah
}
    .start = { $color ->
        [white] Beyaz
       *[black] Siyah
    }

# $bug is one of the eight kinds. Forms: acc (-i), gen (-in), dat (-e), abl (-den).
bug = { $bug ->
    [queen] Kraliçe
    [spider] Örümcek
    [beetle] Kınkanatlı
    [grasshopper] Çekirge
    [ant] Karınca
    [mosquito] Sivrisinek
    [ladybug] Uğur Böceği
   *[pillbug] Tespih Böceği
}
    .acc = { $bug ->
        [queen] Kraliçe’yi
        [spider] Örümcek’i
        [beetle] Kınkanatlı’yı
        [grasshopper] Çekirge’yi
        [ant] Karınca’yı
        [mosquito] Sivrisinek’i
        [ladybug] Uğur Böceği’ni
       *[pillbug] Tespih Böceği’ni
    }
    .gen = { $bug ->
        [queen] Kraliçe’nin
        [spider] Örümcek’in
        [beetle] Kınkanatlı’nın
        [grasshopper] Çekirge’nin
        [ant] Karınca’nın
        [mosquito] Sivrisinek’in
        [ladybug] Uğur Böceği’nin
       *[pillbug] Tespih Böceği’nin
    }
    .dat = { $bug ->
        [queen] Kraliçe’ye
        [spider] Örümcek’e
        [beetle] Kınkanatlı’ya
        [grasshopper] Çekirge’ye
        [ant] Karınca’ya
        [mosquito] Sivrisinek’e
        [ladybug] Uğur Böceği’ne
       *[pillbug] Tespih Böceği’ne
    }
    .abl = { $bug ->
        [queen] Kraliçe’den
        [spider] Örümcek’ten
        [beetle] Kınkanatlı’dan
        [grasshopper] Çekirge’den
        [ant] Karınca’dan
        [mosquito] Sivrisinek’ten
        [ladybug] Uğur Böceği’nden
       *[pillbug] Tespih Böceği’nden
    }

# "beyaz Karınca 1"; $number is 0 if the side has only one of the kind. The suffix follows how the number is spoken.
# Forms: as for bug; start, startacc and startgen begin a sentence.
piece = { color } { piece.name }
    .name = { $number ->
        [0] { bug }
       *[other] { bug } { $number }
    }
    .nameacc = { $number ->
        [0] { bug.acc }
        [1] { bug } 1’i
        [2] { bug } 2’yi
       *[other] { bug } { $number }’ü
    }
    .namegen = { $number ->
        [0] { bug.gen }
        [1] { bug } 1’in
        [2] { bug } 2’nin
       *[other] { bug } { $number }’ün
    }
    .start = { color.start } { piece.name }
    .acc = { color } { piece.nameacc }
    .startacc = { color.start } { piece.nameacc }
    .gen = { color } { piece.namegen }
    .startgen = { color.start } { piece.namegen }
    .dat = { $number ->
        [0] { color } { bug.dat }
        [1] { color } { bug } 1’e
        [2] { color } { bug } 2’ye
       *[other] { color } { bug } { $number }’e
    }
    .abl = { $number ->
        [0] { color } { bug.abl }
        [1] { color } { bug } 1’den
        [2] { color } { bug } 2’den
       *[other] { color } { bug } { $number }’ten
    }

# Several things in a row: "a ve b", "a, b ve c". $row is what stands there already.
list-two = { $row } ve { $next }
list-next = { $row }, { $next }
list-last = { $row } ve { $next }

## Levels of the engine

# What a level plays like, in a sentence. $level is 1 to 10.
level-about = { $level ->
    [1] Taşların nasıl gittiğini bilir ve Kraliçe’ne doğru koşar. İlk oyun için.
    [2] Daha akıllıca saldırır ama savunmayı hâlâ unutur.
    [3] Bir sonraki hamlede gelecek galibiyeti önler ama plan yapmaz.
    [4] Tehditlere karşılık verir ama birçok fırlatışı gözden kaçırır.
    [5] Kısa kombinezonları görür ve taşların değerini bilir.
    [6] Kulüp oyuncusu gibi oynar: az şey kaçırır, biraz da plan yapar.
    [7] Hatasını bekleyerek yenemezsin; onu geride bırakman gerekir.
    [8] Yenmesi zordur: yalnızca küçük ayrıntıları kaçırır.
    [9] Neredeyse tam güç; pek seyrek dalgınlığı tutar.
   *[10] Düşünmesine izin verdiğin sürece tam güç.
}

## Why a move is not legal

illegal-game-over = Oyun bitti.
illegal-pass-not-forced = Yalnızca ne taş yerleştirebiliyor ne de oynatabiliyorsan pas geçebilirsin.
illegal-not-in-game = { $piece_start } bu oyun türünde yer almıyor.
illegal-not-yours = { $piece_start } rakibinin: Onu ne yerleştirebilir ne de oynatabilirsin.
illegal-already-placed = { $piece_start } zaten tahtada.
illegal-not-placed = { $piece_start } henüz tahtada değil.
illegal-out-of-order = Aynı türden taşlar numara sırasıyla girer: Sırada { $piece } var.
illegal-queen-must-wait = Yerleştirdiğin ilk taş Kraliçe olamaz.
illegal-queen-is-due = Bu senin dördüncü sıran: Kraliçe’yi şimdi yerleştirmek zorundasın.
illegal-queen-not-placed = Taşların ancak Kraliçe’n tahtaya girdikten sonra hareket edebilir.
illegal-occupied = Yeni taş boş bir hücreye konur.
illegal-no-friend-beside = Yeni taş kendi taşlarından birine değmeli.
illegal-enemy-beside = Yeni taş rakibin hiçbir taşına değemez.
illegal-covered = { $piece_startgen } üstünde başka bir taş duruyor.
illegal-pinned = { $cut_off_count ->
    [0] { $piece_start } kovanı bir arada tutuyor: O olmazsa kovan dağılır.
   *[other] { $piece_start } kovanı bir arada tutuyor: O olmazsa { $cut_off } kovandan kopar.
}
illegal-resting = { $piece_start } az önce yer değiştirdi, bu sırada dinleniyor.
illegal-same-cell = { $piece_start } zaten orada duruyor: Hamle bir şeyi değiştirmeli.
illegal-thrower-covered = { $piece_startgen } üstünde başka bir taş duruyor, bu yüzden hiçbir taşı fırlatamaz.
illegal-thrower-resting = { $piece_start } az önce fırlatıldı ve dinleniyor, bu yüzden hiçbir taşı fırlatamaz.
illegal-thrower-powerless = { $piece_start } yalnızca zemindeyken ve üstünde taş olmayan bir Tespih Böceği’ne değerken fırlatabilir.
illegal-not-thrown = { $piece_start } rakibinin, üstelik senin hiçbir Tespih Böceği’n onu oraya fırlatamaz.
illegal-in-stack = { $piece_start } bir yığının parçası. Yalnızca hücresinde tek başına duran taş fırlatılabilir.
illegal-throw-too-narrow = Fırlatışın yolu daha yüksek iki yığının arasından geçiyor: Bu aralık { $piece } için çok dar.
illegal-cannot-climb = O hücre dolu: { $piece_start } hamlesini boş bir hücrede bitirmeli.
illegal-too-narrow = Yoldaki aralıklardan biri çok dar: { $piece_start } oradan geçemez.
illegal-loses-contact = Oraya giden yolun yanında hiçbir şey yok: { $piece_start } kovandan ayrılırdı.
illegal-mosquito-alone = { $piece_start } Sivrisineklerden başka bir şeye değmiyor: Ödünç alınacak bir şey yok, bu yüzden hareket edemez.
illegal-mosquito-on-top = { $piece_start } kovanın üstünde bir Kınkanatlı’dır: Yalnızca bir hücre gider.
illegal-unreachable = { $piece_bug ->
    [queen] { $piece_start } kovan boyunca kayarak yalnızca bir hücre gider.
    [spider] { $piece_start } kovan boyunca kayarak tam üç hücre gider.
    [beetle] { $piece_start } yalnızca bir hücre gider, başka taşların üstüne de çıkar.
    [grasshopper] { $piece_start } taş dizisinin üstünden dümdüz atlayıp ilk boş hücreye konar.
    [ant] { $piece_start } kovanın dışından kayarak o hücreye ulaşamaz.
    [mosquito] { $piece_start } değdiği taşlardan biri gibi hareket eder, onların hiçbiri de oraya gidemez.
    [ladybug] { $piece_start } kovanın üstünde iki hücre yürür, sonra bir hücre aşağı iner.
   *[pillbug] { $piece_start } kovan boyunca kayarak yalnızca bir hücre gider.
}

## Why a wish is refused

refusal-not-a-player = Bunu yalnızca iki oyuncu yapabilir.
refusal-not-the-table = Bunu yalnızca sunucu yapabilir.
refusal-not-allowed = Burada bunu yapmanıza izin yok.
refusal-engine-seat = Bu tarafı motor oynuyor.
refusal-imported = Bu oyun bir kayıttan geliyor ve yalnızca incelenebilir; istersen konumlarından birinden oynamaya devam et.
refusal-not-your-turn = Sıra rakibinde.
refusal-stale = Bu arada oyun ilerledi: Bir daha bak.
refusal-too-late-to-abort = İki taraf da hamle yaptı, oyun artık iptal edilemez; istersen terk edebilirsin.
refusal-no-such-offer = Cevap verilecek bir teklif yok.
refusal-offered-already = Zaten sordun: Rakibin cevap verene ya da hamle yapana kadar bekle.
refusal-move-before-offer = Yeniden beraberlik teklif etmeden önce bir hamle yap.
refusal-no-takebacks = Bu oyunda hamleler geri alınmaz.
refusal-nothing-to-take-back = Geri alabileceğin bir hamlen yok.
refusal-no-time-to-take-back = Hamleyle birlikte kazandırdığı süre de geri alınır ve saatlerden birinin süresi biterdi.
refusal-time-left = Saatte hâlâ süre var.
refusal-far-from-hive = Orada tek başına kalır: Her böcek kovana değmek zorunda.
refusal-first-cell = İlk böcek işaretli hücreye konur.
refusal-looking-back = Önceki bir hamleye bakıyorsun. Oynamak için son hamleye git.
refusal-no-target = { $piece_startgen } gidecek yeri yok.
# $expected is from readers.ftl, and closes the sentence.
refusal-unreadable = “{ $text }” hamle olarak okunamıyor: { $expected }
