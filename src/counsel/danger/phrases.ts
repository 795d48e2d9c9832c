/**
 * Harmless turns of phrase with a word of danger: things that break, rites for the dead, sport, work, cutting and tying. They
 * are taken out of a message, and the rest is judged.
 */
const KIN =
  'mata|pita|maa|ma|dada|dadaji|dadi|nana|nanaji|nani|papa|mummy|pitaji|mataji|father|mother|grandfather|grandmother|uncle|aunt|chacha|tau|bua|mama|mausi|ancestor*|purvaj|pitr*|guru|guruji|sasur|husband|wife|pati|patni|brother|bhai|son|daughter';

export const HARMLESS: readonly string[] = [
  // Insurance, lines and spans
  `life|jivan|jeevan|lifetime insurance|bima|assurance|policy|line|lines|partner|partners|style|cycle|story|span|path|membership
   life|jivan|jeevan sathi|saathi|rekha`,
  // Things that stop, and things that are stopped
  `phone|battery|mobile|laptop|computer|tablet|app|website|site|server|vifi|wifi|net|network|clock|watch|car|bike|scooter|engine|plant|plants|tree|tv|inverter|signal|app .. died|dead|dies|dying|killed
   phone|battery|mobile|laptop|computer|tablet|app|website|clock|watch|car|bike|engine .. mar|khatam|khatm|band gaya|gayi|gai|ho
   kill|kills|killing|killed the|an|a|my|some|old|this? old? time|app|website|site|ant|ants|insect*|mosquito*|fly|flies|cockroach*|rat|rats|lizard*|snake|snakes|weeds|germs|bacteria|process|mood|vibe|boredom|buzz|demon*|asur*|thread|task
   machhar|macchar|makkhi|chuha|chuhe|cockroach|chipkali|chiti|cheenti|kide|keede .. mar*
   end|ending|ended|finish|finishing|quit|quitting|leave|leaving|stop|break|close my|the|our|a|this? lease|contract|partnership|job|subscription|membership|course|loan|exam|exams|class|meeting|project|term|session|work|school|deal|agreement|engagement|fast|fasting|vrat|upvas|puja|pooja|chat|call|habit|news|record|silence
   finish|finishing|complete|completing|wrap everything|it|all|this|all_this|it_all up? before|by
   sab kuch? khatam|khatm|finish .. kam|kaam|exam|exams|padhai|saman|khana|paisa|paise|shopping|taiyari|tayari
   kam|kaam|exam|exams|padhai|office|project|saman|khana|paise|shopping|taiyari|tayari sab? .. khatam|khatm|finish`,
  // Idioms
  `dying|die|dies|died to know|see|hear|try|meet|visit|eat|taste|watch
   die|kill|killed|killing for a|an|one
   boss|manager|teacher|client|editor .. kill .. me
   kill me .. deadline|lol|haha
   heat|sun stroke
   bored|scared|worked|laughed|frozen|bore|loved to death
   my heart stopped|stop|skipped|sank|melted .. when|as i|we
   my heart skipped|melted|sank
   shoot|shooting|shot the|some|a|good|my? moon|photo|photos|picture*|video*|film|sunrise|sunset|stars|eclipse|reel*
   fell|falling|fall in|out|on .. love|asleep|friday|saturday|sunday|monday|tuesday|wednesday|thursday
   stab*|bombard*|attack* .. questions|calls|messages
   garmi|sardi|thand|hasi|hansi|hasse|hasne|bhukh|bhuk|pyas|sharm|lajj*|bore|boriyat|khusi|jalan se|ke|ho .. mar*
   mar miten*|mitn*
   ^ meri jan|jaan $
   pe|par mar* mitn*|jata|jati
   jump|jumping|skip|scroll to|ahead|forward|into|straight .. #|next|page|year|month|january|december`,
  // The last question or visit; the end of a festival
  `last|final time i|you|we asked|checked|saw|used|visited|told|said|looked|did|was|were|went|got|called|tried|fasted|wrote|came|computed|prayed|had
   my last|previous|earlier message|messages|question|query|chat|mail|reply|search|visit|fast
   today|tonight|tomorrow|this|it|which|when|what is|was|be? the? last|final day|night|date|hour|tithi|monday|somvar of|to
   not|never|cannot see|find|open .. on|in this|your|my|the page|calendar|list|app|site|screen|panchang|website|table|almanac
   not|never|cannot make|reach it? .. to|till|until the|our|my temple|mandir|puja|pooja|wedding|class|office|station|airport|aarti|arti|function|ceremony|sunset|village`,
  // Cutting, piercing, tying, blades for work and worship
  `cut|cuts|cutting|trim*|kat* .. hair|nails|nail|bal|baal|nakhun|cake|ribbon|tree|trees|pumpkin|fruit*|vegetable*|sabji|coconut|cord|cloth|dress|grass|crop|crops
   bal|baal|nakhun|cake|fasal|ped|ribbon|hair|nails .. kat*|cut*
   kan|kaan|nak|naak|nose|ear|ears .. ched*|chhed*|chid*|pierc*
   rope|rassi|rassee|rasi|dori ~ ~ jhula|swing|toran|torana|kalash|flag|tent|cow|cattle|bucket|mandap|clothes|kapde|pandal|boat|parcel|kud*|jump*|skip*|kudne
   jhula|swing|toran|torana|flag|tent|cow|bucket|mandap|clothes|kapde|boat|parcel|skipping|jump|jumping|door ~ rope|rassi|rassee|rasi|dori
   tied|tie|tying|bandh* a|the rope|dori|rassi .. toran|tulsi|kalash|gate
   knife|knives|chaku|blade|sword|talwar|talvar|gun|bandook|scissors|kaichi|razor ... kitchen|pumpkin|dhanteras|shastra|ayudha|puja|pooja|gift|worship|fruit*|sabji|cake|coconut|shav*|museum|steel|set|bartan
   dhanteras|shastra|ayudha|kitchen|puja|pooja|steel|bartan ... knife|knives|chaku|blade|sword|talwar|talvar|gun|razor`,
  // Medicines as taken every day
  `take|takes|taking all? my|his|her|the? iron|vitamin|calcium|thyroid|sugar|bp|daily|regular? medicine|medicines|tablet|tablets|pills|meds|dose after|before|daily|every|in_the
   <pills> .. for the|our|my trip|travel|journey|week|month|cold|camp`,
  // Games
  `beat|beats|beating|hit|hits|kill|kills|destroy*|finish* .. at|in|by|off|every_time .. chess|cricket|carrom|game|games|match|matches|race|ludo|cards|badminton|tennis|football|quiz|kabaddi
   chess|cricket|carrom|game|match|race|daud|ludo|khel|team|quiz|kabaddi ... sabko|unko|sab_ko|opposition|dusri|dusre .. mara|maara|mat|maat|hara*
   mat|maat di|dedi|diya|dena`,
  // Parents, a death in the family with its rite, births to come
  `mata|maa|mother|father aur|and? pita|pitaji|mata
   ${KIN} ji? ke|ki|ka|ko? .. marne|mrityu|maut|dehant|nidhan|swargvas|svargvas|death|passing|demise
   marne|mrityu|maut|death ki|ka|of? tithi|tithis|anniversar*|certificate|rites|ritual*|din|date tithi? .. shradh*|shraddh*|sradh*|barsi|punya*|varshik|varsik
   death|mrityu anniversar*|certificate|rites|ritual*|tithi
   ${KIN} ji? .. pran|praan|deh|sharir|sarir|body|duniya|sansar|world .. tyage|tyaga|tyagi|chhoda|chhode|chhodi|left|gaye|gayi|gai|gain
   left|leaving his|her|their body|the_body|mortal_body
   duniya|sansar se? chal|chale|chali|chhod|vida gaye|gayi|gai|base|basi|kar_gaye
   chal|chale base|basi|basa
   pran|praan tyage|tyaga|chhode|nikle
   passed|pass|passes away|on
   janm|janma|janam|paida|born nahi|not? nahi|not|yet? hua|hui|huaa abhi|ab|abhi_tak|yet
   baby|bachche|bachcha|twins .. janm|janma|born nahi|not hua|yet`,
  // Gold; a closed temple; weather and work that keep somebody in; rounds and rows of seven and sixteen
  `sona|soni|gold .. kharid*|bech*|lena|lene|khareed*|rakhne
   kharid*|khareed* .. sona|gold
   mandir|temple|dukan|dukaan|shop|kapat|market|bajar|bank|dvar|patt band|bandh|closed
   barish|barsat|rain|thand|traffic|dhund|kohra|garmi|dhup ... nikalne|nikalna|jane|leave nahi|not? .. de|deti|deta|dete
   boss|manager|office|meeting|guests|mehman ... not|nahi .. let|letting|lets|allow|de|dete .. leave|go|jane|nikalne
   sat|saat|7 phere|fere|var|vachan|samundar|rishi
   solah|sola|16 somvar|shringar|sringar|sanskar|somvaar`,
  // Farewell to guests and images of gods; what is as always; who is elsewhere that day; an ambulance as a thing
  `goodbye|farewell|bye|vidai|alvida .. ganpati|ganesh|ganesha|bappa|durga|maa|devi|goddess|idol|guests|winter|summer|monsoon|year
   hamesha|hamesa ki|jaisa|jaise|se? tarah|hi|hota|hoti
   <no> rahunga|rahungi|hounga|hougi|rahenge .. yaha|yahan|vaha|ghar|shahar|sahar|office|india|delhi|mumbai|pune
   wake|waking|get|getting up early|late|before|at|on_time|around
   ambulance van|service|services|driver|purchase|vehicle|donation
   <no> plan|planning|expect|expecting to .. be here|there|home|back tomorrow|today|on|till|until|in`,
  // The points of two births, which Hindi calls gun
  `gun|guna|gunas .. milan|milaan|match|matching|points|score|dosh|dosha|calculator
   match|matching|milan .. gun|guna
   #|kitne|how_many|total gun|guna|gunas`,
  // Following pages, threads and dates
  `follow|follows|following me|us .. instagram|twitter|youtube|facebook|updates|dates|posts|tips`,
];
