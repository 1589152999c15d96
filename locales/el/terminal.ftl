# What only the terminal app says. Its lines are short: a word or two beside a key.

term-too-small = Το skep χρειάζεται τερματικό με τουλάχιστον { $columns } × { $lines } χαρακτήρες. Αυτό έχει { $width } × { $height }.
term-done = Έτοιμο
term-complete = Συμπλήρωση
term-choose = Επιλογή
term-change = Αλλαγή
term-label = Εκεί
term-put = Άφησέ το
term-save = Αποθήκευση
term-details = Πώς σκέφτεται
term-thinking = Βάθος { $depth }, { $nodes } θέσεις.
term-reserve = Απόθεμα
term-free = Επόμενο κομμάτι που κινείται
term-scroll = Μετακίνηση προβολής
term-suspend = Στο κέλυφος, και πίσω με fg
term-redraw = Νέος σχεδιασμός οθόνης
term-exercise-over = Αυτή η άσκηση τελείωσε. Το Enter ανοίγει την επόμενη.
term-open = Όνομα αρχείου, ή επικόλλησε μια παρτίδα
term-write = Όνομα του νέου αρχείου
term-marks = Σημάδια: { "{ }" } ο δρομέας, < > το κομμάτι στο χέρι, ( ) και [ ] η τελευταία κίνηση, ! καρφωμένο, * με ρίψη· ένας μικρός αριθμός είναι το ύψος μιας στοίβας.
term-marks-lesson = Σε μια άσκηση: ◎ (O) το σημειωμένο κελί, ✓ (+) βρέθηκε, × (x) λάθος, < > το κομμάτι για το οποίο πρόκειται.

## What a command says that ends too early

command-failed = σφάλμα: { $text }
command-needs-terminal = Χρειάζεται τερματικό. Χωρίς αυτό, χρησιμοποίησε «skep tui --plain».
command-cannot-run = Η εφαρμογή στο τερματικό δεν μπορεί να λειτουργήσει: { $reason }.
