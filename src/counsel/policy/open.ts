/** Words that exempt a question from a bound, and words that cancel the exemption. */
import { patternOfQuestion } from './vocabulary';

/** Questions about a definition, a rule, a list by rules, the service itself, or a past date. */
const OPEN = patternOfQuestion(`
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
  umar|umra|umr|age ... jab|tab|when
  jab|tab|when ... umar|umra|umr|age
  kaunsi|which|kaun|what dasha|mahadasha|antardasha|dasa .. was|thi|when|kab
  antardasha|mahadasha|period|dasha .. dates|run|runs|begins|start|starts|end|ends
  sade_sati|sadhe_sati|sadesati|sadhesati .. dates|start|end|kab|when|next|shuru|khatam|khatm
  sutak|eclipse|grahan .. kab|begin|when|visible|dikh*|next|rule|look
  nakshatra|tithi|panchang|vara|weekday|yoga .. of|that|day|on .. day|wedding|din
  din|day .. tithi|panchang|nakshatra|ka
  points|gun|guna|gunas|total .. # 
  points|gun|guna|total|lagna|ascendant|nakshatra|pada .. change|changes|differ|differs if|when|with|by
  will|shall|would|going .. <sky> .. be|start|begin|end|rise|set|run|fall|come|occur|happen|enter|leave|move|last|rule|go|change|turn
  <graha> .. enter*|leave*|move*|change*|go|goes .. sign|signs|rashi
  <graha> .. be|turn|go|become retrograde|direct|combust|vakri|margi
  <sky> .. will|shall .. be|start|begin|end|rise|set|run|fall|come|occur|happen|enter|leave|move|last|go|change|turn
  <sky> .. kab|kis|kitne|kaun|kaunsa|kaunsi .. hoga|hogi|honge|rahega|rahegi|rahenge|lagega|lagegi|padega|padegi|aayega|aayegi|niklega|niklegi|dikhega|dikhegi|badlega|badlegi
  # ... gun|guna|points|kitne`);

/** Subjects that are always open: the service itself, and names of festivals. */
const ALWAYS_OPEN = patternOfQuestion(`
  api|lat|lon|tz|parameter*|parameters|default|licence|license|jagannatha|json|csv|endpoint|endpoints|openapi
  ayanamsa|ayanamsha|ayanansh .. pass|send|default|use|bhej*|should
  should i .. send|pass|use lat|lahiri|a|the|raman
  lahiri|raman .. default|use
  <festival> ... kitne|days|weeks|kitna din|left|bache|bacha|baki|baaki|bachi
  kitne|how_many days|din ... <festival>
  tulsi|tulasi|chhath|chhat|karva|karwa|karwachauth vivah|puja|pooja|chauth
  vivah|vivaha panchami
  pati sanjivani|sanjeevani
  when|which|what is|was|day|date .. puja|pooja|poojan|jap|japam|osha $|#|this|next|in
  puja|pooja|poojan #? .. ek_hi_din|ek_din|same_din|same_day|alag_alag_din .. hai|hain|he|thi|the
  puja|pooja|poojan|jap|japam #? .. kab|kis_din|kis_tarikh .. hai|he|thi|tha|hogi|hoga|padegi|padega|manegi|manayi|aayegi|aaegi
  do|can you give|make predictions
  aap|tum .. bhavishya .. batate`);

/** A past event with its date, of which a value is asked. */
const PAST_EVENT = patternOfQuestion(`
  was|were|got|had|changed|thi|tha|hui|hua|lagi|did|wale ~ ~ <past>
  <past> ... was|tha|thi|hui|hua|wale
  day|din .. was|born|hui|lagi`);

/** The statement of a birth. It gives the chart its date and is not the event in question. */
const BIRTH_TOLD = new RegExp(
  patternOfQuestion(`
  was|were? born
  janm|janam|janma ... hua|hui|hue tha|thi|the?
  paida hua|hui|hue tha|thi|the?`).source,
  'g',
);
/** The future. In a question about it, a past event opens nothing. */
const TO_COME = patternOfQuestion('<will>');

const tellsPastEvent = (words: string): boolean =>
  PAST_EVENT.test(words.replace(BIRTH_TOLD, '_ ')) && !TO_COME.test(words);

/** Words for a decision, a choice or a means, which cancel the exemption. */
const CHOOSES = patternOfQuestion(
  `best|pick|choose|should|suitable|for me|for us|good for|sahi rahega|accha rahega|lucky`,
);

/** Whether a question is open regardless of its other subjects. */
export const isAlwaysOpen = (words: string): boolean => ALWAYS_OPEN.test(words);

/** Whether a definition, a rule or a past date opens a question. */
export const isOpen = (words: string): boolean => (OPEN.test(words) || tellsPastEvent(words)) && !CHOOSES.test(words);
