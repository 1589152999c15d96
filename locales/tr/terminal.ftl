# What only the terminal app says. Its lines are short: a word or two beside a key.

term-too-small = skep için en az { $columns } × { $lines } karakterlik bir uçbirim gerekir. Bu uçbirim { $width } × { $height }.
term-done = Tamam
term-complete = Tamamla
term-choose = Seç
term-change = Değiştir
term-label = Oraya git
term-put = Bırak
term-save = Kaydet
term-details = Nasıl düşünüyor
term-thinking = Derinlik { $depth }, { $nodes } konum.
term-reserve = Yedek
term-free = Oynayabilen sonraki taş
term-scroll = Görünümü kaydır
term-suspend = Kabuğa geç, fg ile dön
term-redraw = Ekranı yeniden çiz
term-exercise-over = Bu alıştırma bitti. Enter sonrakini açar.
term-open = Bir dosyanın adı; ya da bir kayıt yapıştır
term-write = Yeni dosyanın adı
term-marks = İşaretler: { "{ }" } imleç, < > elindeki taş, ( ) ve [ ] son hamle, ! açmazda, * fırlatarak; küçük sayı yığının yüksekliğidir.
term-marks-lesson = Alıştırmada: ◎ (O) işaretli hücre, ✓ (+) bulundu, × (x) yanlış, < > söz konusu taş.

## What a command says that ends too early

command-failed = hata: { $text }
command-needs-terminal = Bunun için bir uçbirim gerekir. Uçbirim yoksa “skep tui --plain” kullan.
command-cannot-run = Uçbirim uygulaması çalışamıyor: { $reason }.
