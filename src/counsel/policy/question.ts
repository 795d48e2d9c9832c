/**
 * The class of a question: whether it asks, in its own voice, for what happens in a life, a means, a decision or a
 * verdict. The pattern is judged and not single words: a wedding on a past date, a rule or the name of a festival is none.
 */
import { patternOf, type WordClasses } from '../grammar/pattern';
import { spelledOut } from '../grammar/words';

/** The reasons for declining, as the texts of refusals have them. */
export type Reason =
  | 'instructions'
  | 'death'
  | 'match_verdict'
  | 'remedy'
  | 'health'
  | 'law'
  | 'money'
  | 'timing'
  | 'advice'
  | 'world'
  | 'fear'
  | 'character'
  | 'marriage'
  | 'work'
  | 'prediction';

const CLASSES = {
  will: `will, shall, would, going to, gonna, wont, won, hoga, hogi, honge, milega, milegi, milenge, lagega, lagegi, aayega, aayegi, aayenge, aega,
    jayega, jayegi, rahega, rahegi, rahenge, padega, padegi, banega, banegi, chalega, chalegi, niklega, niklegi, nikal jayega, sakta, sakti, karega, karegi,
    karunga, karungi, paunga, paungi, jaunga, jaungi, jeetunga, jitunga, jeetega, jitega, jeetegi, girega, utrega, utregi, badlega, badlegi, sudhrega, dikhega, bachega, banunga, banungi, ho jaunga, ho jaungi, lunga, lungi`,
  whenAsked:
    'when, kab, what year, which year, which month, which date, how long, how soon, kitne din, kitne saal, kitne sal, kab tak, kis saal, kis sal, year of',
  i: 'i, my, me, we, our, us, he, she, his, her, him, they, mai, mera, meri, mere, mujhe, mujhse, mujhko, hum, hamari, hamare, hamara, uska, uski, unki, beta, beti, bete, son, daughter, husband, wife, mother, father, brother, sister, bhai, behen, maa, papa, dada, dadaji, child, children, baby, boyfriend, girlfriend, ex, friend, person, people, log, koi, startup, business, vyapar, dukan, shop, bahu, damad, ladka, ladki',
  wed: 'marry, married, marriage, wedding, shadi, shaadi, vivah, byah, rishta, rishtey, love marriage, prem vivah, soulmate, husband, wife, spouse, jeevansathi, pati, patni, divorce, talak, talaq, breakup, patchup, relationship, pyar, love, loves, cheat, cheating, affair, santan, children, child, baby, boy, girl, beta, beti, pregnant, kids, conceive, dulha, dulhan, bf, gf, ex, crush, engaged, sagai, partner, come back, laut',
  work: 'job, naukri, career, promotion, प्रमोशन, pramoshan, promoted, exam, exams, upsc, neet, jee, ssc, pariksha, interview, visa, abroad, videsh, foreign, business, vyapar, vyapaar, startup, government job, sarkari, transfer, salary, increment, pass, clear, result, padhai, admission, work, boss, company, success, succeed, safalta, field, profession, karobar, dhandha',
  die: 'die, dies, dying, death, live, lifespan, life span, longevity, survive, make it through, maut, mrityu, mar jaunga, mar jaungi, marunga, marungi, marega, maregi, jiyenge, jiyega, jiyegi, jiunga, jeevit, jinda, aayu, ayu, umar, umra, umr, last breath, end of life, years left, days left, life left, pass away',
  remedy: `remedy, remedies, upay, upaay, upaya, upaye, upaye, totka, totke, gemstone, gem, gems, stone, ratna, ratan, ratn, mantra, mantras, jaap, jap, puja, pooja, poojan, havan, kavach, yantra, rudraksha, neelam, pukhraj, panna, moonga, manik, moti, gomed, lehsunia, sapphire, ruby, emerald, coral, pearl, donate, donation, daan, dan, charity, color, colour, rang, tabij, tabeez, anushthan, shanti path, shanti`,
  cure: 'remedy, remedies, upay, upaay, upaya, upaye, totka, totke, gemstone, gemstones, mantra, nivaran, tabij, tabeez, kavach, rudraksha',
  disease: `from cancer, have cancer, diabetes, disease, illness, bimari, rog, operation, oparesan, ऑपरेशन, surgery, recover, recovery, cure, cured, health, sehat, swasthya, tablets, medicine, dawa, dava, davai, dawai, thyroid, depression, anxiety, pregnancy, pregnant, conceive, garbh, fever, treatment, ilaj, ilaaj, doctor, hospital, sick, bp, heart, kidney, pain, dard, fertile, ivf, delivery, thik hogi, theek hogi, headache, migraine, surgery`,
  court:
    'case, court, judge, bail, arrest, custody, lawsuit, mukadma, mukadme, mukdama, mukdame, jamanat, zamanat, faisla, faisle, police, legal, jail, verdict, kachahri, vakil, lawyer, fir, property dispute',
  money:
    'rich, wealth, wealthy, money, lottery, gold, invest, investing, investment, bitcoin, crypto, stock, stocks, share, shares, trading, intraday, loan, debt, karz, karj, karja, karze, dhan, paisa, paise, paisay, nivesh, sona, property, plot, ameer, amir, profit, nifty, sensex, income, kamai, udhar, mutual fund, sip',
} as const satisfies WordClasses;

const of = (lines: string): RegExp => patternOf(lines, CLASSES);

/** What asks for a definition, a rule, a list by rules, the service itself, or what was on a past date. */
const OPEN = of(`
  what is|does|do|are ... mean|means|meaning|called|rule|defined|definition|texts
  meaning|matlab|arth|definition|paribhasha|rule|rules|niyam|source|significator|karak|karaka|shastra|classics|bphs|texts|tradition|custom|riti
  kise|kisko|kya kehte|kehlata|kahlata|kahte
  how is|are .. defined|made|counted|computed|worked|calculated
  kaise gin*|ban*
  you|your api|predictions|default|refuse|compute|give|license|licence
  aap|tum bhavishya|upay|kyu|ho
  upay|bhavishya kyu nahi
  api|lat|lon|tz|parameter*|ayanamsa|ayanansh|lahiri|raman|licence|license|time zone|app|arcsecond*
  stored|saved|delete
  vivah|marriage|wedding|shaadi|shadi|vahan|griha|mundan|namkaran .. muhurat|muhurt|muhurta|dates|list
  muhurat|dates|days .. for|of .. vivah|marriage|marriages|wedding|griha|vahana|namkaran
  open|closed|close|closes|excludes|exclude|band|khule day|days|din|for|rules|marriages|dates?
  yoga|dosha|sarp .. formed|rule|name
  how old|what age|kitne saal .. when|jab
  kaunsi|which|kaun|what dasha|mahadasha|antardasha|dasa .. was|thi|when|kab
  antardasha|mahadasha|period|dasha .. dates|run|runs|begins|start|starts|end|ends
  sade_sati|sadhe_sati|sadesati|sadhesati .. dates|start|end|kab|when|next|shuru|khatam|khatm
  sutak|eclipse|grahan .. kab|begin|when|visible|dikh*|next|rule|look
  nakshatra|tithi|panchang|vara|weekday|yoga .. of|that|day|on .. day|wedding|din
  din|day .. tithi|panchang|nakshatra|ka
  points|gun|guna|gunas|total .. # 
  # ... gun|guna|points|kitne`);

/** What is said of the service itself, or of the name of a festival: it is open whatever else it holds. */
const ALWAYS_OPEN = of(`
  api|lat|lon|tz|parameter*|parameters|default|licence|license|jagannatha
  ayanamsa|ayanamsha|ayanansh .. pass|send|default|use|bhej*|should
  should i .. send|pass|use lat|lahiri|a|the|raman
  lahiri|raman .. default|use
  tulsi|chhath|chhat|karva|karwa|karwachauth vivah|puja|pooja|chauth
  do|can you give|make predictions
  aap|tum .. bhavishya .. batate`);

/** A past event with its date, of which a value is asked. */
const PAST_EVENT = of(
  `
  was|were|got|had|changed|thi|tha|hui|hua|lagi|did|wale ~ ~ <past>
  <past> ... was|tha|thi|hui|hua|wale
  day|din .. was|born|hui|lagi`.replaceAll('<past>', '19*|20*'),
);

/** What asks for a decision, a choice or a means all the same. */
const CHOOSES = of(`best|pick|choose|should|suitable|for me|for us|good for|sahi rahega|accha rahega|lucky`);

interface Bound {
  reason: Reason;
  asks: RegExp;
  /** Whether a definition, a rule or a past date takes it back. */
  yields: boolean;
}

const bound = (reason: Reason, yields: boolean, lines: string): Bound => ({ reason, yields, asks: of(lines) });

/** Asks to set the rules aside, or to tell them. */
const INSTRUCTIONS = of(`ignore .. all|previous|your|the|instructions|rules
     system prompt
     your instructions|prompt
     reveal|print|show .. prompt|instructions|key|system
     api key
     jailbreak|dan
     developer|debug mode
     pretend|act|roleplay|behave .. as|to|you|astrologer|predict
     you are now
     niyam|nirdesh|instruction* .. bhool|bhul|chhod|chod|tod`);

/** The other reasons, in the order in which they are judged. */
const BOUNDS: readonly Bound[] = [
  bound(
    'death',
    true,
    `<whenAsked> ... <die>
     <will> .. <i> .. <die>
     <will> .. die|survive
     <i> ... kitne din|saal|sal|baras aur|or?
     kitne din|saal|sal aur|or .. ji*
     maraka|marak|markesh|marakesh .. dasha|period .. end|me|mein|kab|watch
     marak|markesh|marakesh .. kya hoga
     short|long|lambi|choti|alp life|ayu|aayu|umar
     my|meri|mera death|maut|mrityu|end|umar|ayu|aayu
     how many|long .. years|live .. left|have|live
     umar|umra|ayu|aayu .. kitni|kitna|likhi
     kitni .. umar|ayu|aayu|umra .. likhi|hai|hogi
     <will> .. make it through`,
  ),
  bound(
    'match_verdict',
    false,
    `compatib*
     right|perfect one|match|girl|boy .. for me|him|her|my
     can|should|shall|may we|they|i .. marry
     gun|guna|gunas|points .. marry|shadi|shaadi|enough|call it off|kar le|kar sakte
     dosha|dosh .. divorce|marry|break|tod|rishta
     jodi .. rahegi|kaisi|sahi|achhi|acchi
     manglik .. girl|boy|ladki|ladke|ladka .. danger*|khatra|shadi|shaadi|marry
     who .. dominate
     <i> .. made for each other
     shadi|shaadi .. kar sakte|le|lu|len
     call it off`,
  ),
  bound(
    'remedy',
    true,
    `which|what|kaun|kaunsa|konsa|kis|best|kon .. <remedy>
     <remedy> .. for|se|to|kar*|bata*|kaun|kaunsa|konsa|pehn*|pahn*|dharan|kare|karen|karu|please|batao|bataiye|chahiye|kaha|kahan|hai|cost
     wear|pehn*|pahn*|dharan .. stone|gem|sapphire|ring|color|colour|rudraksha|neelam|ratna|blue|red|yellow|kya
     cancel|remove|reduce|pacify|nullify|please|pleased|appease|neutrali*|get_rid|avoid|dur|door|shant|shanti|nivaran|khatam|prasann|khush .. dosha|dosh|shani|saturn|mangal|manglik|rahu|ketu|effect*|karna|kare|karen|kaise|sati
     dosha|dosh|shani|saturn|mangal|manglik|rahu|ketu|sade_sati|sarp .. dur|door|shant|nivaran|upay|shanti|khatam|prasann|pleased|katne|kam kaise|kare|karen|karu|kar|karne|ke|ka|is|will
     should i wear
     kaise .. dur|door|shant|bache
     how .. to|do|can .. remove|cancel|reduce|pacify|please|nullify|fix
     fast|vrat .. to|for|keep .. early|marriage|husband|job
     dosha|dosh .. hat*|mit*
     <cure>`,
  ),
  bound(
    'health',
    true,
    `<will> ... <disease>
     <disease> ... <will>
     <whenAsked> ... <disease>
     <disease> .. kab|when|due|because|shown|show|yog|chhod|stop|kis|date
     show|shows|indicate|brings|bring|cause|causes|karan .. <disease>
     chart|kundli|kundali .. <disease>
     kaun|kaunsa|konsa|kaunsi|which .. rog|bimari|disease|illness
     auspicious|good|best|shubh|right .. <disease>
     can|should|shall i|we .. stop|skip|take|start .. <disease>
     <disease> .. chhod|band|safal|kara*|kis
     is|are my .. <disease> .. due|because`,
  ),
  bound(
    'law',
    true,
    `<will> ... <court>
     <court> ... <will>
     <whenAsked> ... <court>
     <court> .. kab|when|jeet*|jit*|win|haq|favour|favor|kis
     good|best|auspicious|shubh date|time|day|muhurat .. file|divorce|<court>
     win .. <court>
     <court> .. rule|rul* .. for us|me
     jeet*|jit* .. <court>
     <court> .. jeetu*|jitu*
     judge .. rule|decide|favour .. for|us|me`,
  ),
  bound(
    'money',
    true,
    `<will> ... rich|wealth|wealthy|money|lottery|loan|debt|dhan|paisa|karz|karj|profit|property
     ameer|amir|dhanvan|rich .. <will>
     <whenAsked> ... rich|wealth|wealthy|money|lottery|loan|debt|dhan|paisa|paise|karz|karj|profit|property|ameer|amir|makan
     paisa|paise|dhan|karz|karj|karja|karza|loan|property|dhan_labh .. kab|when|kitna|aay*|milega|utrega
     should|shall|can i|we .. buy|sell|invest|trade|put|take
     good|best|right|auspicious|shubh time|day|muhurta|muhurat|date .. invest|trade|trading|intraday
     good|best|right|auspicious|shubh time|day|muhurta|muhurat|date .. start|buy .. <money>
     <money> .. lagau|lagaun|lagaoon|lagana|kharidu|kharidna|khareedna|khareedu|lena thik|theek|sahi|kya|chahiye
     lottery number*
     bitcoin|share|stock|sona|gold .. lagau|kharidu|kharidna|khareed*|kya|buy|invest
     how much money|wealth
     nifty|sensex|market|bazar .. up|down|gir*|badh*|fall|rise`,
  ),
  bound(
    'timing',
    false,
    `pick|choose|chuno|suggest|recommend .. best|day|date|time|one|muhurat|hour
     best day|date|time|hour|muhurat|muhurta|hora .. for|to .. my|me|us
     best|good day|date|time|muhurat|muhurta .. to|for buy|start|travel|leave|move|sign|open|begin|go
     which .. one is best|better|good
     sabse accha|achha|shubh .. din|samay|muhurat|kaun|mere
     the best one
     best|achhi|acchi|accha|behtar date|tarikh|din .. chun*|choose|aap|tum
     chun|chuno|choose .. do|dijiye|karo|dena
     what .. to avoid`,
  ),
  bound(
    'advice',
    true,
    `should|shall i|we|he|she|they
     is|was it .. ok|okay|good|safe|fine|alright|bad|auspicious to
     is .. good|bad|auspicious|shubh to .. sign|travel|start|buy|leave|go|move|join
     is tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday good|bad|auspicious|ok .. to|for
     do i take|go|stay|leave|sign|join|buy|quit|tell|accept|wait
     can i|we .. cut|travel|start|open|buy|marry|go|wash|sign|sleep|eat .. on|during|in|today|tomorrow
     what .. name .. should|give|baby
     name the|my baby|child
     tell me what to
     mujhe|hame|muje ... chahiye
     karna|lena|jana|kar|le lena|kharidna chahiye
     karu|karun|jau|jaun|lu|lun|khol*|kharidu|khareedu|kharidun|chhod|rakhu .. ya|kya|na
     kya .. karu|karun|karoon|karna
     kab .. karu|karun|kharidu|khareedu|jau|lu|kholu|khareedun
     kar|khol|ja|le|kata sakte|sakta|sakti hai|hain|hu
     thik|theek|sahi|accha|shubh rahega .. kya
     chhod|chod|tod|bech|le|kar|de du|dun|doon|lu|lun .. 
     naam|name .. rakh*
     lu|lun|karu|karun .. ki|ya nahi|na
     travel|yatra .. karu|kare|karna|ok`,
  ),
  bound(
    'world',
    true,
    `who .. win|wins|jeet*
     kaun|kon jeet*|jit*
     <will> .. war|earthquake|flood|rain|bhukamp|yudh|baarish|barish
     war|earthquake|bhukamp|yudh|barish|baarish|rain .. <will>|because|after|aay*|acchi
     <whenAsked> .. rain|barish|baarish|war
     election*|chunav .. win|jeet*|kaun|who|result
     world_cup|ipl|match .. win|wins|jeet*|kaun|who
     party .. win|wins|jeet*`,
  ),
  bound(
    'fear',
    true,
    `cursed|curse|doomed|black_magic|evil_eye|jadu|jaadu|tona|nazar|buri_nazar|abhishap|shrap|shaap
     is|am|are ... dangerous|inauspicious|unlucky|ashubh|evil|bad to|for|because
     destroy|ruin|kill|barbad|tabah|bigad .. me|us|my|mujhe|kar
     mujhe .. barbad|tabah
     khatra|khatara|danger|dangerous .. kya|to|be|born|hai
     jan ka khatra
     scared|afraid|fear|dar|darr|bhay|worried .. lag*|of|hu|hai
     ashubh hota|hoti|hai .. kya|baccha|bachcha
     baccha|bachcha|child .. ashubh|unlucky|cursed
     kisi ne .. kar|kiya diya|hai|rakha
     bad luck|omen`,
  ),
  bound(
    'character',
    true,
    `what kind|sort|type of person|man|woman|people
     <i> .. nature|personality|character|swabhav|svabhav|vyaktitva|temperament|gun_avgun|behaviour|behavior
     describe .. nature|people|person|born
     nature|personality|swabhav|svabhav|character|vyaktitva|avgun .. of|kaisa|bata*|people|born|ka|dekh
     log kaise|kese hote
     wale|vale|born|people log|kaise|are .. hote|like
     make|makes me|him|her .. angry|strong|good|bad|lazy|rich
     is my|he|she .. evil|honest|loyal|good|bad|jealous`,
  ),
  bound(
    'marriage',
    true,
    `<whenAsked> ... <wed>
     <will> ... <wed>
     <wed> .. kab|when|hogi|hoga|honge|karega|karti|milega|<will>
     second|love|dusri marriage|vivah|shadi|shaadi|or
     love or arrange*
     <wed> .. yog .. hai|kab|ya
     year|month|date of my marriage|wedding
     does|do|kya .. love|pyar|love .. me|mujhse
     pyar karti|karta|karte
     is he|she .. cheat*
     future husband|wife|spouse
     meri|mera|my <wed>
     7th|seventh lord .. say|for me
     beta|ladka hoga|hogi .. ki|ya
     boy|girl or .. girl|boy`,
  ),
  bound(
    'work',
    true,
    `<will> ... <work>
     <work> ... <will>
     <whenAsked> ... <work>
     <work> .. yes|kab|when|milegi|lagegi|yog|suits|tak|nikal|hoga|going
     which|what|kaun|kaunsa|konsa .. field|career|profession|work|job|business .. suits|suit|for|best|accha|me|sahi
     going abroad
     get approved
     make it .. startup|business
     startup|business .. make it|succeed|work`,
  ),
  bound(
    'prediction',
    true,
    `<i> ... future|bhavishya|bhagya|kismat|fortune|destiny|luck|naseeb
     future|bhavishya .. of|my|batao|bata*|kya|mera|dekh
     horoscope .. today|tomorrow|week|month|for|of
     rashifal|rasifal|raashifal
     what|how .. hold|holds|affect|affects|results|effect|effects|impact .. for|me|people|give|on
     how|kaise|what .. affect|affects|effect
     kya|kaun|konsa|mujhe|kitna .. prabhav|asar|fal|phal|result
     jhelna|bhugatna|sahna padega|padegi
     achi|acchi|achhi|buri|bura .. hogi|rahegi .. ya|or
     prabhav|asar|fal|phal .. kya|padega|hoga|dega|dasha|gochar
     kaisa|kaisi|kaise rahega|rahegi|hoga|hogi|jayega|rahenge
     good|bad|lucky|shubh|unlucky|favourable|favorable .. for me|us|him|her|year
     lucky number|month|months|day|color|colour|year
     lucky for
     <will> .. get|be|become|happen|change|improve|better|happen|succeed|win .. 
     what .. happen|happens|change .. to|when|me|my|in
     kya .. hoga|badlega .. mere|mera|meri|mujhe|sath
     mere sath .. kya hoga
     things get better
     stars|planets|grahas .. say|tell
     predict*|forecast*
     tell .. fortune|future
     achha|accha|bura|shubh|ashubh .. rahega|rahegi|hoga|hogi .. ya?
     shubh rahegi|ya
     good or bad
     when .. bad|good .. luck|time|days|phase .. end|start|begin|come
     acche|achhe|bure din|time|samay .. kab|aay*
     kab .. acche|achhe|sudhr*|thik|theek`,
  ),
];

/** The reason for which a message is declined; null if it is open. */
export function boundOf(message: string): Reason | null {
  const words = spelledOut(message);
  if (INSTRUCTIONS.test(words)) return 'instructions';
  if (ALWAYS_OPEN.test(words)) return null;
  const isOpen = (OPEN.test(words) || PAST_EVENT.test(words)) && !CHOOSES.test(words);
  return BOUNDS.find(({ asks, yields }) => asks.test(words) && !(yields && isOpen))?.reason ?? null;
}
