/** Matters of other professions, and of the world. */
import type { BoundWords } from '../bound';

export const HEALTH: BoundWords = [
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
   cause|causes|caused|behind my|his|her .. <disease>|migraine|migraines|illness
   is|are my .. <disease> .. due|because`,
];

export const LAW: BoundWords = [
  'law',
  true,
  `<will> ... <court>
   <court> ... <will>
   <whenAsked> ... <court>
   <court> .. kab|when|jeet*|jit*|win|haq|favour|favor|kis
   good|best|auspicious|shubh date|time|day|muhurat .. file|divorce|<court>
   win|lose ... <court>
   bail|jamanat|zamanat .. likely|possible|chance*|milegi
   talak|talaq|divorce ho jayega|jaega|jayegi
   <court> .. rule|rul* .. for us|me
   jeet*|jit* .. <court>
   <court> .. jeetu*|jitu*
   judge .. rule|decide|favour .. for|us|me`,
];

export const MONEY: BoundWords = [
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
   become|becoming|get|getting|turn|make|makes .. rich|wealthy|millionaire|crorepati
   lottery|loteri .. lag*|nikl*|win|wins
   <money> ... fayda|faida|munafa|labh|ghata .. hoga|hogi|kya|milega
   <money> .. make me|us|him|her
   nifty|sensex|market|bazar .. up|down|gir*|badh*|fall|rise`,
];

export const WORLD: BoundWords = [
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
];
