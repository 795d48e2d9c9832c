/** A wish or a plan to die or to hurt oneself: said directly, or by absence, burden, farewell, means and place. */
import type { DangerWords } from './rule';

const NEGATED = `
  not|never want|wanting|wants to|of die|hurt|kill|harm
  not|never going|planning|thinking|trying to|of|about kill|killing|hurt|hurting|harm|die|dying|suicide
  not|never|nor suicidal
  not want|wants .. die
  afraid|scared|fear of|to dying|die|death
  not|never hurt|harm|kill .. self|anyone|myself|anybody
  marna nahi chah*
  nahi marna
  marne se dar
  suicide nahi kar*
  mar nahi rah*`;

/** Dying as an idiom. */
const IDIOM = `
  garmi|sardi|thand|hasi|hansi|hasse|bhukh|pyas|sharm|saram|lajj*|bore|boriyat|khusi|hasne|hunger|laughing|laughter|boredom|embarrassment|heat|curiosity|cringe|starving|excitement|cold
  killing time
  kill .. time
  to know|see|hear|try|meet|visit|eat ..
  slack`;

export const SELF_HARM: readonly DangerWords[] = [
  // Direct, in the first person or about somebody near
  [
    'self-harm',
    false,
    `<want> .. <die>
     i wish|wished i was|were dead
     wish i was|were not|never alive|born|here
     wish i had never been born
     wish i|god|someone .. take|kill|end me
     rather|better be|off|being dead
     better off without me
     world|family|everyone|everybody .. better|happier .. without me
     better|happier|easier|relieved .. if i .. gone|dead|not|was|were|die*|disappear*
     better if i <no> .. here|alive|exist*|around
     better if i die*|was|were|am|disappear* dead|gone?`,
    `${NEGATED}\n${IDIOM}`,
  ],
  [
    'self-harm',
    false,
    `<kill> .. <self>\n<hurt> .. <self>\n<self> .. <kill>|<hurt>\nself harm*|injur*\nkms`,
    `${NEGATED}
     laughing
     <self> slack|short|off?  from|some
     <self> in the foot
     burn* .. out
     <self> a|some ...`,
  ],
  ['self-harm', true, `<kill> .. <other>\n<hurt> .. <other>\n<other> .. <kill>`, NEGATED],
  [
    'self-harm',
    false,
    `do|did|doing|does something|anything to <self>
     something bad|drastic|terrible|stupid .. <self>
     i .. do something stupid|drastic|terrible
     cut|cutting|slit|slitting my|his|her wrist*|arm*|hand*|vein*
     kat* .. hath|nas|kalai|naso
     hath|nas|nase|naso|kalai .. kat* .. man|mann|lu|lungi|lunga|soch*|di|liya|li
     apni|apna .. hath|nas|kalai .. kat*
     khud ko|ke .. chot|nuksan|nuksaan|khatam|khatm|mar|maar|kat|jala|hurt|kill|barbad|taklif|saja .. 
     khud ke sath kuch galat
     apne aap ko .. chot|nuksan|khatam|khatm|mar|maar|kat|jala|hurt|kill`,
    `${NEGATED}\nbal|baal|nakhun .. kat*`,
  ],
  [
    'self-harm',
    false,
    `<endLife> <my> own? <life>
     <endLife> this|my miserable|worthless|pathetic|painful|useless|damn <life>
     <want> .. end it all|now|tonight|today|soon|this|everything
     end|ending|ended|finish* it all
     <want> end it $
     feel|feels|felt|feeling like dying|death|ending
     i .. think|dream|pray|wait|long|wish|ask|beg|crave|fantasi* about|of|for death|dying|my_death
     point|reason|sense|use .. in|of|to|for staying|being|living|going|keep*|stay .. alive|on|living
     life .. no meaning|purpose|point|value|hope
     i want out $
     i will end it $
     wonder|wish|imagine|imagining|feel .. not be here|alive|around
     yourself|yourselves|suicide|dying ~ ~ i am thinking of|about it
     sab chhod* .. chala|chali|ja* .. hamesa
     hamesa ke lie|liye? chala|chali|ja*
     jine|jeene|jina ka hak|adhikar
     tren|train|bas|truck|gadi ke|ki age|aage|niche|saamne|samne .. kud*|aa|a|let|kat* .. jau|lu|mann|man|jaunga|jaungi|hu
     how many|much|long ... to_die|lethal|fatal|overdose
     once|after i am gone|no_more|no_longer
     please .. kill me
     kill me please|now|already|$
     paida|janm|janam|born hi? na|nahi hua|hui|hota|hoti|liya
     <pills> .. kha* .. so|lu|lungi|lunga|leni|jaungi|jaunga|jau
     <poison> .. kha*|pi* .. <mann>|lu|lungi|lunga|leti|leni|jau
     marna|maut|mar_jana hi .. rasta|raasta|ilaj|thik|theek|behtar|sahi|upay|hal|option
     nadi|kue|kuve|pul|chhat|building|train|kua|talab|nahar|jhil|balcony .. kud* .. hu|jau|lu|mann|man|jaunga|jaungi|raha|rahi|gaya
     <want> .. end|finish everything|it_all|all_this|all_of_it
     <want> .. disappear|vanish .. never|forever|for_good
     been|started|i cutting again|myself
     <want> .. leave|leaving|depart|quit this|the world|earth|life
     leave|leaving|depart* .. this|the world|earth .. own hand*|forever|for
     by ones|my|his|her own hand*
     apni|meri|mere jindagi|jeevan|jivan|life .. khatam|khatm|end|finish .. 
     jindagi|jeevan|jivan|jeewan|life khatam|khatm|samapt kar*
     jan|jaan|pran|praan <taking>
     apni jan|jaan ..  <taking>
     pran|praan tyag*|de*
     jindagi|jivan|jeevan|life .. thak|tang|bojh|bekar|nark .. hu|gaya|gayi|lag*|hai|chuka|chuki|ban`,
    `${NEGATED}
     life path|line|insurance|span
     jan|jaan dena .. exam|par
     bhishm*|pitamah|dadhichi|rishi|muni|raja ... pran|praan|deh tyag*
     time|age|house of
     leav* .. job|house|town|city`,
  ],
  [
    'self-harm',
    false,
    `<no> .. want|wants|wish|care|desire|wanting .. <live>
     <no> .. see|seeing|want|think|have|find .. point|reason|purpose .. <live>
     <no> .. point|reason|purpose|will|use|meaning .. <live>|go|going|carry|carrying|continue|continuing .. on?
     <no> reason left .. 
     nothing left? .. to live|living for
     nothing left for me
     tired|sick|exhausted|done .. of|with .. living|life|existing|being_alive|this_life|everything
     life .. <no> worth
     <no> worth living
     life .. pointless|meaningless|worthless|unbearable|hopeless
     living .. pointless|useless|unbearable
     <no> .. deserve to live|be_alive
     <no> live like this
     <no> .. do|take|bear|handle|face|stand|continue this|it|life|living|on <noMore>
     <no> go|carry on <noMore>|like|living
     want|wish .. it|everything|pain|this|all|suffering|life .. stop|end|over|finish|finished $
     want|wish .. it|everything|pain|this|all|suffering|life .. stop|end|over now|forever|for_good|already|please
     want .. pain|suffering|it|this .. go_away|be_gone|be_over .. for_good|forever
     want to|wish .. sleep forever
     sleep .. never|not wake|wakes|waking
     never|not wake|waking up again|tomorrow|anymore|ever
     give|giving|gave|given up on life|living|everything
     burden .. on|to .. everyone|family|all|them|parents|everybody|husband|wife|children|kids|anyone
     nobody|noone|no .. one? .. miss|notice|care|cry .. if|when i .. gone|die|dead|disappear*|am|left
     no one .. miss|notice .. me|gone|die`,
    `${NEGATED}
     pain .. tooth|leg|back|knee
     want .. notification*|email*|mail*|sade|retrograde|transit|rain|dasha|subscription .. stop|end
     format|calendar|list|app|website|page|numbers|calculation|homework|assignment|spreadsheet
     it .. on .. monday|tuesday|wednesday|thursday|friday|saturday|sunday`,
  ],
  [
    'self-harm',
    false,
    `jine|jeene|jina|jeena|jiye|jiu|jiyu|jeevit|jivit|jinda|zinda .. <no> .. chah*|man|mann|karta|karti|bach*|raha|rahi|lag*|hai|ho
     jine|jeene .. ka|ki|ke <no> .. 
     jine|jeene .. ki|ka koi|kya .. vajah|wajah|matlab|fayda|faida|maksad|karan|iccha|ummid|arth .. <no>|kya|khatam
     jine|jeene ki|ka iccha|ichchha|man|mann|vajah|wajah .. khatam|khatm|mar|gayi|nahi
     jina|jeena|jine|jeene .. bekar|bekaar|mushkil|bojh|saja|fijul|fizul|vyarth|nahi|kya fayda
     jinda|zinda|jivit rehna|rahna|rehne|rahne|rahu|reh .. bekar|bekaar|nahi|bojh|fijul|kya|vyarth
     <no> jina|jeena|jine|jeene
     <no> .. jina|jeena chah*
     kya karunga|karungi|karu jikar|jeekar|ji kar|jee
     <i> .. <no> jiunga|jiyunga|jiungi|jee paunga|ji paunga|ji|jee sakta|sakti
     kisi kam|kaam ka|ki <no> .. mai`,
    'rule|niyam|tithi|nakshatra|number jina',
  ],
  [
    'self-harm',
    false,
    `marna .. <chah>
     marne .. ka|ki|ke|ko <mann>|man|plan|tarika|upay|din|taiyar|taiyari .. 
     marne|mrityu|maut|marna ka|ki|ke .. shubh|subh|sahi|accha|best? muhurat|muhurt|muhurta|mahurat|samay|time|din|tarika|tithi
     mar jana|jane|jau|jaau|jaunga|jaungi|jaye|jaen .. chah*|hai|hi|accha|behtar|bas|man|mann|to
     mar jau|jaau|jaye $
     mar jana|jau|jaunga|jaungi|hi
     mai|kash .. mar jau|jata|jati|jaunga|jaungi|gaya|gayi hota|hoti?
     maut .. mang*|aa jaye|a jaye|chah*|gale|de do|dedo|kab aayegi|bhali
     mujhe .. maut|mrityu
     mar* .. behtar|accha|acha
     uth jau|utha .. duniya se
     duniya .. se .. chal*|jana|vida|ja raha|ja rahi|alvida|uth
     duniya chhod*
     <i> .. duniya .. <no> rah*|rehna`,
    `${NEGATED}
     garmi|sardi|thand|hasi|hansi|bhukh|pyas|sharm|saram|bore|boriyat|khusi|pyar|tujh|tum
     chand|surya|din|dekh*|janne
     pe|par mar`,
  ],
  [
    'self-harm',
    false,
    `mai hi|to|bhi? <no> rahunga|rahungi|rahu|bachunga|bachungi|bachu|bacha|bachi|rahenge|rahunga
     tab tak .. mai|hum .. <no>
     tab tak <no> bachunga|bachungi|rahunga|rahungi|jiunga
     agar|jab mai hi|na <no>? .. rahu|rahunga|rahungi|rahi|raha|hu|hua|hui
     mere|meri <no>? jane|rehne|rahne|hone|marne|chale_jane ke? bad|baad|se .. sab|ghar|log|kush|khush|sukhi|bojh|bhala
     mere marne|jane ke bad|baad ghar*|sab*|log|bachche|parivar
     mere bina|bagair|begair .. khush|kush|sukhi|bhala|accha|behtar|chain
     mai .. bojh .. hu|ban|kam
     mere bojh
     sab kuch? khatam|khatm|end|finish .. kar*|de*|hai
     sab kuch? khatam|khatm .. $
     aj|aaj rat|raat .. sab khatam|khatm|aakhri|akhri|akhiri
     meri .. akhri|aakhri|akhiri|aakhiri rat|raat|din|message|baat
     <no> .. jhel|jhela|sah|saha|bardasht|bardast .. sakta|sakti|jata|hota|paunga|paungi|pa|raha .. 
     ab <no> jhel*|saha|sah|bardast*
     ab|aur .. <no> saha|sah|jhela|jhel|bardast|bardasht|bardashta .. jata|hota|sakta|sakti
     mujhse ab .. <no> hoga|hota|ho .. alvida
     ab aur <no> .. hoga|hota|jiya|jeena|ji
     kabhi|phir|fir|wapas <no> uthu|uthun|jagu|jaagu|uthna
     so|sone jau|jana|jaun|jaaun .. kabhi <no>
     hamesa|hamesha ke|ki liye? .. so|sona|chala|chali|soja|nind|neend
     alvida|goodbye .. duniya|sabko|doston|dosto|mere|hamesa|hamesha
     alvida kehna|kehne .. sab*
     ab .. kuch .. <no> bacha|bachi .. jine|jeene|jindagi`,
    `garmi|sardi|thand|mach*|exam|padhai|homework|file|project|traffic|bukhar .. 
     pune|delhi|mumbai|office|shahar|sahar|gav|gaon|yaha|waha|india|ghar me|par|pe
     sab khatam .. khana|paisa|paise`,
  ],
  // Oblique: absence, farewell, means, place
  [
    'self-harm',
    false,
    `i .. not be here|around|there|alive by_then
     not think|believe i .. be|make here|around|alive|it .. 
     not|never .. see|make_it .. next|another|this diwali|birthday|year|holi|month|morning|sunrise
     i .. not be here|around|alive anymore|any|that|much
     i .. not be there to see|know|need|use|celebrate
     i .. not be alive
     i .. not live to|till|until|that|past|beyond
     i .. not be around|here for|when|next|to .. relief|anyway|honestly|good
     i .. not be around|here for ... ~ relief|honestly|anyway|care|matter
     i .. not make it to|till|until|past .. next|diwali|holi|birthday|year|month|morning|end|then|2*
     i .. not see|seeing .. end of it|tomorrow|morning|another|next diwali|year|birthday|sunrise
     by then i .. gone|dead|not
     by_then i .. be gone|dead
     when|after|once i am|m gone|dead|no
     if i .. am|still alive
     i .. be gone|dead by|before|soon|tonight|tomorrow
     not matter .. i .. not|gone|dead|will
     no good|better? time coming ~ ~ tonight
     then tonight it is
     tonight .. is .. last|the night|my last
     my last|final night|day|message|diwali|goodbye|words
     last|final time i`,
    `flight|travel|travelling|traveling|trip|vacation|holiday|abroad|office|town|out of|pune|delhi|mumbai|moving|move|shift*|leave for|train
     last|final day|night|time of|in|at|to|before
     gone to|for`,
  ],
  [
    'self-harm',
    false,
    `written|wrote|write|writing|left|leaving the|my|a|suicide|goodbye|farewell note|goodbye|farewell|letter|letters already
     suicide|goodbye|farewell|last note|letter|message
     written|wrote .. my|the note|letters already?
     written|wrote .. letter|note .. to everyone|all|my family|parents
     note .. likh .. di|diya|chuka|chuki|liya|li|rakha|rakhi|kar
     likh .. di|diya|chuka|rakhi|rakha .. suicide|akhri
     ^ maine|mai|hum|humne? chitthi|chithi|chitti|khat|letter likh .. di|diya|chuka|chuki|liya|li|rakha|rakhi|kar
     akhri|aakhri|akhiri|antim chitthi|khat|letter|sandesh|message|note
     said|say|saying|texted|text|messaged|wrote my|me|the|a? final|last? goodbye|goodbyes .. to|and|everyone .. 
     goodbye cruel|world|everyone|forever
     <means> .. in|with|within|near|next|ready|beside .. front|hand|hands|me|reach|bed
     <means> .. mere|samne|hath|haath|pas|paas .. hai|hu|rakh*
     mere .. pas|paas|hath|haath|samne .. <means>
     bought|kept|saved|saving|collected|collecting .. <means>
     <i> .. standing|sitting|stand|sit .. on|at|near .. <high> ~ <brink>
     <high> .. khada|khadi|baitha|baithi|par|pe .. hu ~ <brink>
     jump|jumping .. off|from|into|in_front .. <high>|building|floor|river|train|window|lake|well
     <high>|building|train|nadi|kue|kuve .. kud* .. jau|man|mann|jana|jaunga|jaungi|jane|du
     train|metro .. ke|in .. niche|aage|samne|front .. aa|jana|let|kat`,
    `landlord|complaint|office|school|government|bank|manager|teacher|astrolog*|airport|station|flight|santa|boss|editor|railway|visa|job
     moonrise|moon|chand|chandra|surya|sunset|sunrise|eclipse|grahan|arghya|stars|tare|puja|pooja|patang|kite
     rope way|ropeway
     prescri*|doctor ne|vitamin*`,
  ],
  [
    'self-harm',
    true,
    `auspicious|good|right|best|shubh|lucky|painless .. time|muhurat|muhurta|muhurt|day|date|tithi|nakshatra|hora|moment|way .. to|for .. die|dying|suicide|end_my|leaving_this|leave_this|leaving_the_body|leave_my_body|kill_myself
     muhurat|muhurta|muhurt .. to|for .. die|dying|suicide|leaving_this_world|leave_this_world|leaving_the_body
     nakshatra|tithi|day|time .. best|good .. leaving|leave this|the world|body|earth
     sin|paap|pap .. end|take|kill|mar* .. my|myself|i|khud|apni
     deh|sharir|sarir tyag*|chhod* .. chah*|man|mann|muhurat|hai|du`,
    NEGATED,
  ],
  [
    'self-harm',
    true,
    '<suicide>',
    `${NEGATED}
     committed|commited .. suicide ~ ago|19*|20*|last
     suicide .. ki|kiya|kar thi|tha|li
     suicide prevention|squad|bomber|door`,
  ],
];
