/**
 * Future tense by its ending, in Hindi of both scripts and in Sanskrit: `होगा`, `मिलेगी`, `banenge`, `bhaviṣyati`. The
 * first person (`करूँगा`, `karunga`) is the service itself and is left out.
 */
const DEVANAGARI_FUTURE = /(?:[ेएोओ]ं?|ें)(?:गा|गी|गे|गें)$|िष्यति$|िष्यन्ति$|िष्यसि$/;
const LATIN_FUTURE = /(?:e|o)n?(?:ga|gi|ge)$/;

const NOT_FUTURE = new Set(
  `योगी रोगी भोगी उपयोगी सहयोगी जोगी वियोगी उद्योगी प्रतियोगी लोगे आगे omega vega bodega mega ortega sega yoga yogi rogi bhogi doge
   stonehenge challenge revenge avenge lozenge college privilege allege sacrilege siege liege gorge forge george toga conga longe congi
   udvega roga bhoga viyoga samyoga sanyoga prayoga abhiyoga udyoga upayoga niyoga moga stooge scrooge cortege protege prolonge sponge lounge renge`.split(
    /\s+/,
  ),
);

export const isFuture = (word: string): boolean =>
  word.length > 3 && !NOT_FUTURE.has(word) && (DEVANAGARI_FUTURE.test(word) || LATIN_FUTURE.test(word));

/** Words that identify Latin-script text as Hindi. Only there do romanised Hindi words count. */
const HINDI_MARKERS = new Set(
  `hai hain he h hun hoon tha thi ka ki ke ko se mein mai nahi nahin nhi mat aap aapka aapki aapke aapko aapse aapne apka apki apke apko
   tum tumhara tumhari tumhare tumhe tumko tera teri tere tujhe karo karein karen kariye kijiye karna karke pehno pahno pehne pehnein
   chadhao chadhaiye rakho rakhiye khilao khilaiye jalao piyo pijiye lijiye dijiye rahiye lena lo do bech kharido aur lekin magar hi bhi toh jo
   ye yeh iska uska kya kab koi kisi sab bahut bohot liye wala wali wale kar gaya gayi hua hui jaata jaati jata jati agle acche achhe karwao karwa`
    .split(/\s+/)
    .filter((word) => !['he', 'h', 'do', 'lo'].includes(word)),
);

export const marksHindi = (word: string): boolean => HINDI_MARKERS.has(word) || isFuture(word);
