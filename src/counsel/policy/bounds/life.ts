/** Words for events of a life, for traits of a person, and for fears. */
import type { BoundWords } from '../bound';

export const DEATH: BoundWords = [
  'death',
  true,
  `<whenAsked> ... <die>
   <will> .. <i> .. <die>
   <will> .. die|survive
   mai|mere|mujhe|hum|meri|mera ... kitne din|saal|sal|baras aur|or?
   kitne din|saal|sal aur|or .. ji*
   maraka|marak|markesh|marakesh .. dasha|period .. end|me|mein|kab|watch
   marak|markesh|marakesh .. kya hoga
   short|long|lambi|choti|alp life|ayu|aayu|umar
   my|meri|mera death|maut|mrityu|end|umar|ayu|aayu
   how many|long .. years|live .. left|have|live
   how many more years|birthdays|summers|winters|diwalis ... see|live|left|have|get
   <whenAsked> ... life|jivan|jeevan end|ends|over|khatam|samapt
   umar|umra|ayu|aayu .. kitni|kitna|likhi
   kitni .. umar|ayu|aayu|umra .. likhi|hai|hogi
   <will> .. make it through
   age|year|date|dasha at|in|on? which .. <i> .. <die>|pass_away
   lambi|lamba|lambe|choti|long .. jindagi|zindagi|jivan|jeevan
   <i> .. goes|dies|passes soon|early|young`,
];

export const MARRIAGE: BoundWords = [
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
   any|koi|what chance|chances|sambhavna ... <wed>
   <will> .. say yes
   kaisa|kaisi|kaise pati|patni|husband|wife|jeevansathi
   meri|mera|my <wed>
   7th|seventh lord .. say|for me
   beta|ladka hoga|hogi .. ki|ya
   boy|girl or .. girl|boy`,
];

export const WORK: BoundWords = [
  'work',
  true,
  `<will> ... <work>
   <work> ... <will>
   <whenAsked> ... <work>
   <work> .. yes|kab|when|milegi|lagegi|yog|suits|tak|nikal|hoga|going
   which|what|kaun|kaunsa|konsa .. field|career|profession|work|job|business .. suits|suit|for|best|accha|me|sahi
   going abroad
   get approved
   ban paunga|paungi|paayega|sakta|sakti|sakunga
   nikal|clear jayega|jaega|jayegi|hoga|hogi
   favour|favours|favor|suit|suits .. <work>|medicine|engineering|law|teaching|arts
   how long ... <work>
   do|does i|we|he|she|they ... get|clear|crack|pass ... <work>
   <work> .. go .. my|our|his|her way
   make it .. startup|business
   startup|business .. make it|succeed|work`,
];

export const PREDICTION: BoundWords = [
  'prediction',
  true,
  `what happens|happen if|when i|we|you|someone|somebody|she|he
   <i> ... future|bhavishya|bhagya|kismat|fortune|destiny|luck|naseeb
   future|bhavishya .. of|my|batao|bata*|kya|mera|dekh
   horoscope .. today|tomorrow|week|month|for|of
   what does|do|will ... bring|hold|do|mean for|to me|us|my|him|her
   how will|would my|our|the|this|next|coming? year|month|week|day|# be|go|look|turn
   rashifal|rasifal|raashifal
   what|how .. hold|holds|affect|affects|results|effect|effects|impact .. for|me|people|give|on
   how|kaise|what .. affect|affects|effect
   effect|effects|impact|influence of .. sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|surya|chandra|mangal|budh|guru|shukra|shani
   kya|kaun|konsa|mujhe|kitna .. prabhav|asar|fal|phal|result
   jhelna|bhugatna|sahna padega|padegi
   achi|acchi|achhi|buri|bura .. hogi|rahegi .. ya|or
   prabhav|asar|fal|phal .. kya|padega|hoga|dega|dasha|gochar
   kaisa|kaisi|kaise rahega|rahegi|hoga|hogi|jayega|rahenge
   good|bad|lucky|shubh|unlucky|favourable|favorable .. for me|us|him|her|year
   lucky number|month|months|day|color|colour|year
   lucky for
   <will> <i> .. be
   <will> .. get|become|happen|change|improve|better|happen|succeed|win .. 
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
];

export const CHARACTER: BoundWords = [
  'character',
  true,
  `what kind|sort|type of person|man|woman|people
   what|how are .. people|men|women|natives|those ... like
   people|men|women|natives with|of|having ... like|behave|think
   lagn|lagna|rashi|moon|sun|chandra|nakshatra ka|ki|ke? swabhav|svabhav|nature|personality
   <i> .. nature|personality|character|swabhav|svabhav|vyaktitva|temperament|gun_avgun|behaviour|behavior
   describe .. nature|people|person|born
   nature|personality|swabhav|svabhav|character|vyaktitva|avgun .. of|kaisa|bata*|people|born|ka|dekh
   log kaise|kese hote
   wale|vale|born|people log|kaise|are .. hote|like
   make|makes me|him|her .. angry|strong|good|bad|lazy|rich
   is my|he|she .. evil|honest|loyal|good|bad|jealous`,
];

export const FEAR: BoundWords = [
  'fear',
  true,
  `cursed|curse|doomed|black_magic|evil_eye|jadu|jaadu|tona|nazar|buri_nazar|abhishap|shrap|shaap
   is|am|are ... dangerous|inauspicious|unlucky|ashubh|evil|bad to|for|because
   destroy|ruin|kill|barbad|tabah|bigad .. me|us|my|mujhe|kar
   barbad|tabah ho .. jaunga|jaungi|jayenge|jayega
   kisi|bhut|bhoot|pret|aatma ka|ki saya|saaya|sayaa
   khatarnak|khataranak|khatarnaak .. hai|hota|hoti|kya
   mujhe .. barbad|tabah
   khatra|khatara|danger|dangerous .. kya|to|be|born|hai
   jan ka khatra
   scared|afraid|fear|dar|darr|bhay|worried .. lag*|of|hu|hai
   ashubh hota|hoti|hai .. kya|baccha|bachcha
   baccha|bachcha|child .. ashubh|unlucky|cursed
   kisi ne .. kar|kiya diya|hai|rakha
   bad luck|omen`,
];
