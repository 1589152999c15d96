# Why a move is good: true after it, and not before. Pieces and sides are named, since the reader may play either.
# The move itself is the unspoken subject. $by in hint-stops-win and hint-threatens-win is a move in words.

## How the game ends

hint-wins = { $queen ->
    [white] Beyaz Kraliçe’yi kuşatır ve oyunu kazanır.
   *[black] Siyah Kraliçe’yi kuşatır ve oyunu kazanır.
}
hint-draws = Oyunu berabere bitirir.
hint-wins-in = { $moves ->
    [one] Hemen kazanır.
   *[other] Bu hamle dâhil { $moves } hamlede kesin kazanır.
}
hint-loses-in = { $moves ->
    [one] Hangi hamle yapılırsa yapılsın oyun hemen kaybedilir.
   *[other] Her hamle eninde sonunda kaybeder; en uzun dayanan bu, { $moves } hamle boyunca.
}

## What leaves no choice

hint-must-pass = Yerleştirilecek ya da oynatılacak taş yok, pas geçmek zorundasın.
hint-queen-is-due = Kraliçe en geç dördüncü sırada yerleştirilir, o sıra da bu.
hint-only-move = Başka hamle yok.
hint-stops-win = Yoksa şöyle kazanacak olan rakibi durdurur: { $by }.
hint-threatens-win = Şöyle kazanma tehdidi yaratır: { $by }.
hint-shuts-out = { $side ->
    [white] Bundan sonra Beyaz hiçbir şey yapamaz ve pas geçer.
   *[black] Bundan sonra Siyah hiçbir şey yapamaz ve pas geçer.
}

## The enemy Queen

hint-fills = { $queen ->
    [white] Beyaz Kraliçe’nin çevresinde bir yer daha tutar: 6 yerden { $count } tanesi dolu.
   *[black] Siyah Kraliçe’nin çevresinde bir yer daha tutar: 6 yerden { $count } tanesi dolu.
}
hint-covers-queen = { $queen ->
    [white] Beyaz Kraliçe’nin üstüne çıkar, o da artık hareket edemez.
   *[black] Siyah Kraliçe’nin üstüne çıkar, o da artık hareket edemez.
}
hint-throws-queen = { $queen ->
    [white] Beyaz Kraliçe’yi kalabalığın içine fırlatır: Orada çevresindeki 6 yerden { $count } tanesi dolu.
   *[black] Siyah Kraliçe’yi kalabalığın içine fırlatır: Orada çevresindeki 6 yerden { $count } tanesi dolu.
}
hint-opens-places = { $queen ->
    [white] Artık beyaz Kraliçe’nin yanındaki { $count } hücreye yeni taş yerleştirilebilir.
   *[black] Artık siyah Kraliçe’nin yanındaki { $count } hücreye yeni taş yerleştirilebilir.
}
hint-aims = { $queen ->
    [white] { $piece_start } bir sonraki hamlesiyle beyaz Kraliçe’nin yanına gelebilir.
   *[black] { $piece_start } bir sonraki hamlesiyle siyah Kraliçe’nin yanına gelebilir.
}
hint-nears = { $queen ->
    [white] { $piece_start } beyaz Kraliçe’nin { $steps } adım yakınına gelir.
   *[black] { $piece_start } siyah Kraliçe’nin { $steps } adım yakınına gelir.
}

## Your own Queen

hint-rescues-queen = { $by_start } Kraliçe’ni kalabalıktan dışarı fırlatır: O zaman çevresinde { $free } yer boş kalır.
hint-gives-room = Kraliçe’ne yer açar: Çevresinde { $free } yer boş.
hint-guards = { $piece_start } bundan böyle Kraliçe’ni tehlikeden uzağa fırlatabilir.
hint-wards = { $piece_startacc } Kraliçe’nden uzak tutar.
hint-places-queen = Kraliçe’n tahtaya girince taşların hareket edebilir.

## Other pieces

hint-covers = { $piece_startgen } üstüne çıkar, o da artık hareket edemez.
hint-pins = { $piece_startacc } açmaza alır; artık kovanı bir arada tutmak ona düşer.
hint-blocks = { $piece_startacc } sıkıştırır, artık çıkış yolu kalmaz.
hint-frees = Önceden hareket edemeyen { $piece_acc } kurtarır.
hint-stops-placing = { $side ->
    [white] Bundan sonra Beyaz hiçbir taş yerleştiremez.
   *[black] Bundan sonra Siyah hiçbir taş yerleştiremez.
}

## Generalities

hint-develops = { $piece_startacc } oyuna sokar.
hint-throws = { $piece_startacc } başka bir yere fırlatır.
hint-gains-moves = Öteki taşlarının { $count } hamlesi daha olur.
hint-takes-moves = Rakip taşların hamleleri { $count } eksilir.
hint-gains-places = { $count } hücreye daha yeni taş yerleştirebilirsin.
hint-takes-places = Rakibin yeni taş yerleştirebileceği hücreler { $count } eksilir.
hint-waits = Daha iyisi yok: Bekler ve hiçbir şeyi bozmaz.
