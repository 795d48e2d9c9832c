/** Questions about terms: the rule of the service, and the facts with their sources. */
import { NAKSHATRA_KEYS, RASHI_KEYS } from '../../data/almanac';
import { find } from '../../lexicon/find';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { spelling } from '../grammar/words';
import { DISPUTES } from '../reading/operator';
import { isTimed } from '../reading/reading';
import { GRAHAS, houseIn } from './chartValues';
import type { Answer, Conversation } from './conversation';
import { isDated } from './days';
import { factNamed, factOfAll, namedAlone, termWords } from './factSearch';
import { LIMBS } from './limbs';
import { indexIn, keysIn } from './named';
import { observancesIn, RULE, TRADITIONS } from './observances';
import { SPAN_WORDS } from './spans';

/** Asks what a term means, or by which rule a thing is found. */
export const MEANS = patternOf(`
  what|whats does|do|is|are ... mean|means|called
  what|whats ... stand|stands for
  meaning|definition|define|explain|matlab|matalab|arth|paribhasha|samjhao|samjhaie|samjhaiye|samjhana
  tell me about
  ke|k bare|baare|vishay
  kya hota|hoti|hote
  hota|hoti|hote kya
  kya cheez|cheej
  kise|kisko|kisse kehte|kahte|kehta|bolte
  how do|does|is it|you|that? compute|calculate|find|count|reckon|work|define
  how do|does ... compute|calculate|find|work
  how is|are|do|does ... worked|computed|calculated|counted|made|defined|decided|found|reckoned
  kaise nikal*|ban*|gin*|tay|pata|hota|hoti
  nikal* kaise
  kaise hai|hain|hoti $
  what|which is|are? ... difference
  difference between
  in|me|mein kya? farak|fark|farq|antar|difference
  rule|rules|niyam|formula for|of|ka|ki|ke|kya|with|and|aur
  yoga|yog rule|rules|niyam|formula|source|srot
  for|ka|ki|ke rule|rules|niyam|formula|source|srot
  by|kis|kaun|kaunse|konse what|which? rule|rules|niyam
  in plain|simple words|language
  saral|simple bhasha|me|mein|shabdon
  maane|mane|mana jate|jaate|jata|jaata
  kyu|why aata|aati`);
const IS_TERM = patternOf(`what is|are|a|an
  whats`);
const WHY = patternOf('why|kyu|kyun|kyon');
const DIFFERS = patternOf('difference|farak|fark|farq|antar|versus|vs|differ|different');
const EXALTED = patternOf('exalted|exaltation|uchch|uchcha|ucch|uccha|debilitated|neech|neecha|nich|debilitation');
/** Asks what a yoga of charts is, not whether a birth has it. */
const YOGA_MEANS = patternOf(`yoga|yog kya hai $
  yoga|yog rule|rules|niyam|formula|source|srot`);
/** Asks for the lord of a sign. */
const RULES_SIGN = patternOf(`planet|graha|grah|who|kaun|kaunsa .. rule|rules|lord|swami|svami|malik|owns
  rashi|sign|rasi ka? lord|swami|svami|malik|ruler
  lord|swami|ruler of .. sign|rashi`);
/** Names of the rāśis, and of what rules them, for the lords of them all. */
const ALL_SIGNS = 'rashis|rasis|signs|rashiyon|rashiyo|rasiyon|rashiyan|zodiac';
const RULES_SIGNS = patternOf(`lord|lords|ruler|rulers|swami|svami|malik .. ${ALL_SIGNS}|rashi|rashes
  ${ALL_SIGNS} .. lord|lords|ruler|rulers|swami|svami|malik
  rashi|rasi|sign lords|rulers
  rashi|rasi|sign lord|swami|svami|ruler list|table
  lord|ruler|swami|svami of? each|every sign|rashi|rasi
  har|kis|kaun|kaunsi rashi|rasi ke|ka|ki? swami|svami|malik`);
const RULES_NAKSHATRA = patternOf(`nakshatra|nakshatras|naksatr ... rule|rules|ruled|lord|lords|swami|swaami|malik
  rule|lord|lords|swami .. nakshatra|nakshatras`);

/** Asks who rules a nakṣatra, as graha or as deity. */
const RULERS = patternOf('lord|lords|swami|swaami|svami|malik|adhipati|deity|devta|devata|dewta|god');
/** Kinds of things that are counted and listed: their words, the fact that counts them, and the kind of their names. */
const CLASSES = [
  ['nakshatra|nakshatras|naksatra|nakshatr|nakshatro|nakshatron', 'nakshatras-27', 'nakshatra'],
  ['tithi|tithis|tithiya|tithiyan|tithiyo|tithiyon', 'tithi-definition', 'tithi'],
  ['karana|karan|karanas|karano|karanon', 'karana-definition', 'karana'],
  ['nitya? yoga|yog|yogas|yogo|yogon', 'nitya-yoga-definition', 'yoga'],
  ['rashi|rasi|rashis|rashiya|rashiyan|rashiyo|rashiyon|sign|signs', 'rashis-twelve', 'rashi'],
  ['graha|grahas|grah|planet|planets', 'grahas-nine', null],
  ['hindu|lunar|chandra? months|mahine|mahino|mahinon|maas|masas', null, 'masa'],
  ['samvatsara|samvatsaras|samvatsar|samvatsaro|samvatsaron', 'samvatsara-sixty', 'samvatsara'],
  ['vara|vaar|varas|varo|vaaron|weekdays', 'vara-order', 'vara'],
] as const;
/** Asks how many of a thing there are. */
const COUNTS = CLASSES.flatMap(([names, id]) =>
  id === null
    ? []
    : ([
        [
          patternOf(`how_many ${names} are|exist|there
    number of ${names}
    kitne|kitni ${names} hote|hoti
    ${names} kitne|kitni hote|hoti`),
          id,
        ],
      ] as const),
);
/** Asks for the names of them all. */
const LISTS = CLASSES.map(
  ([names, id, of]) =>
    [
      patternOf(`list|names of? all|the? #? ${names}
    name|what|which are? all|the? # ${names}
    # ${names} ke? naam|nam
    ${names} ke naam|nam
    ${names} ki? list|suchi
    sabhi|sab|saare|sare ${names} ke? naam|nam
    ${names} list|names`),
      id,
      of,
    ] as const,
);

/** The fact that counts a class of things that the words list, and the names of them all; none without a list. */
function listed(words: string): Claim[] {
  const found = LISTS.find(([names]) => names.test(words));
  if (found === undefined) return [];
  const [, id, of] = found;
  return [...(id === null ? [] : [{ kind: 'fact', id }]), ...(of === null ? [] : [{ kind: 'names', of }])];
}
/** The two zodiacs, which an ayanāṃśa sets apart. */
const ZODIACS = { tropical: patternOf('tropical|sayan|sayana'), sidereal: patternOf('sidereal|nirayan|nirayana') };

/** Terms whose method explains more than a single fact. */
const METHODS: readonly (readonly [RegExp, string])[] = [
  [patternOf('ayanamsa|ayanamsha|ayanansh|ayanamsh|अयनांश|अयनाँश'), 'ayanamsha'],
  [patternOf('tithi'), 'tithi'],
  [patternOf('nakshatra|nakshatr'), 'nakshatra'],
  [patternOf('sunrise|suryoday'), 'sunrise'],
  [patternOf('lagna|lagn|ascendant'), 'lagna'],
  [patternOf('house|houses|bhava|bhav'), 'houses'],
  [patternOf('dasha|dashas|vimshottari|mahadasha|dashaen'), 'dasha'],
  [patternOf('rahu_kal*|rahu_kaal*|rahukaal*|rahukal*'), 'rahu_kalam'],
  [patternOf('sade_sati|sadhe_sati|saade_sati|sadhesati|sadesati'), 'sade_sati'],
  [patternOf('rahu|ketu|node|nodes'), 'node'],
  [patternOf('navamsha|navamsa|navansh'), 'navamsha'],
  [patternOf('ekadashi|एकादशी'), 'ekadashi'],
  [patternOf('eclipse*|grahan'), 'eclipse'],
  [patternOf('gun_milan|guna|kuta|koota|ashtakoot*|gun'), 'match'],
  [patternOf('vara|vaar'), 'vara'],
  ...Object.entries(SPAN_WORDS).map(([span, names]) => [names, span] as const),
];

/** Asks how long the periods of a daśā are. */
const DASHA = 'dasha|mahadasha|antardasha|vimshottari|yogini|ashtottari|दशा|महादशा|अंतर्दशा|विंशोत्तरी|योगिनी|अष्टोत्तरी';
const DASHA_LENGTH = patternOf(`how long ... ${DASHA}
  how_many|kitne|kitna|kitni ... ${DASHA}
  ${DASHA} .. years|length|lengths|kitne|kitna|kitni`);

/** The facts that define the limbs. */
const LIMB_FACTS = {
  tithi: 'tithi-definition',
  nakshatra: 'nakshatra-definition',
  yoga: 'nitya-yoga-definition',
  karana: 'karana-definition',
  vara: 'vara-definition',
} as const satisfies Record<keyof typeof LIMBS, string>;

const STAR = 'nakshatra|nakshatras|naksatra|nakshatr';
const NAKSHATRA_PADA = patternOf(`${STAR} ka? pada|paad|charan
  padas|charans|charan|pada .. ${STAR}`);
/** A nakṣatra by its number. */
const NTH_STAR = /\b(?:(\d{1,2}) (?:st|nd|rd|th) nak[a-z]+|naks?[a-z]+ (?:number |no )?(\d{1,2})) /;
/** Asks for the nakṣatras of a rāśi, or the rāśi of a nakṣatra. */
const STARS_OF_SIGN = patternOf(`${STAR} .. in|of|are|belong|me|mein|ke|ki
  in|of|me|ke|ki .. ${STAR}`);
const MUHURTA = patternOf('muhurat|muhurta|muhurt|mahurat');

/** Whether a message names a yoga of charts and asks what it is, or says nothing else. */
async function isOfYoga({ words, text, readings: [{ tokens }] }: Conversation): Promise<boolean> {
  if ((await find(text, undefined, ['chart_yoga'])).length === 0) return false;
  if (YOGA_MEANS.test(words)) return true;
  const others = tokens.filter(({ word }) => word !== '|' && !/^yoga?$/.test(word));
  return others.length === 1 || (termWords(tokens).length === 1 && MEANS.test(words));
}

/** The nakṣatras of which a rāśi has a part: each rāśi has nine quarters of them. */
const starsOf = (rashi: number): readonly string[] =>
  NAKSHATRA_KEYS.slice(Math.floor((9 * (rashi - 1)) / 4), Math.ceil((9 * rashi) / 4));

/** Whether a message asks which nakṣatras a rāśi holds, or in which rāśi a nakṣatra stands. */
async function isOfSignAndStar({ words, text }: Conversation): Promise<boolean> {
  if (!STARS_OF_SIGN.test(words)) return false;
  if ((await indexIn(text, 'rashi')) !== null) return !/\b(?:lagna|moon|chandra|chand)\b/.test(words);
  return /\b(?:rasi|rasis|sign)\b/.test(words) && (await indexIn(text, 'nakshatra')) !== null;
}

/** The facts that a message names by fixed ids: the rule of a yoga, an exaltation, a house, the lords of nakṣatras. */
async function fixedFacts(conversation: Conversation): Promise<string[]> {
  const { words, text } = conversation;
  const [graha] = keysIn(GRAHAS, words);
  if (EXALTED.test(words) && graha !== undefined) return [`exaltation-${graha}`];
  const nakshatra = RULERS.test(words) ? await indexIn(text, 'nakshatra') : null;
  const star = NAKSHATRA_KEYS[(nakshatra ?? 0) - 1];
  if (star !== undefined) return [`nakshatra-${star.replaceAll('_', '-')}`];
  if (RULES_NAKSHATRA.test(words)) return ['nakshatra-lords'];
  if (keysIn(ZODIACS, words).length > 1) return ['ayanamsha-nirayana'];
  const counts: string[] = COUNTS.filter(([names]) => names.test(words)).map(([, id]) => id);
  if (counts.length > 0) return counts.slice(0, 2);
  const rashi = RULES_SIGN.test(words) ? await indexIn(text, 'rashi') : null;
  const sign = RASHI_KEYS[(rashi ?? 0) - 1];
  if (sign !== undefined) return [`rashi-${sign}`];
  const [, ordinal, number] = NTH_STAR.exec(words) ?? [];
  const nth = NAKSHATRA_KEYS[Number(ordinal ?? number) - 1];
  if (nth !== undefined) return [`nakshatra-${nth.replaceAll('_', '-')}`];
  if (NAKSHATRA_PADA.test(words)) return ['nakshatra-pada'];
  if (await isOfSignAndStar(conversation)) {
    const rashi = await indexIn(text, 'rashi');
    const stars =
      rashi === null ? NAKSHATRA_KEYS.slice(((await indexIn(text, 'nakshatra')) ?? 0) - 1).slice(0, 1) : starsOf(rashi);
    return stars.map((key) => `nakshatra-${key.replaceAll('_', '-')}`);
  }
  const house = houseIn(words);
  if (house !== null) return [`bhava-${house}`];
  const yogas =
    /\byog/.test(words) || (await isOfYoga(conversation)) ? await find(text, undefined, ['chart_yoga']) : [];
  return yogas.map(({ key }) => `yoga-formation-${key.replaceAll('_', '-')}`).slice(0, 2);
}

/** The facts that a message names, at most two. */
async function factsIn(conversation: Conversation): Promise<string[]> {
  const fixed = await fixedFacts(conversation);
  if (fixed.length > 0) return fixed;
  const limbs = DIFFERS.test(conversation.words) ? keysIn(LIMBS, conversation.words) : [];
  if (limbs.length > 1) return limbs.slice(0, 2).map((limb) => LIMB_FACTS[limb]);
  const terms = termWords(conversation.readings[0].tokens);
  const isOfTwo = DIFFERS.test(conversation.words);
  const whole = isOfTwo ? null : await factOfAll(conversation, terms);
  if (whole !== null) return [whole];
  const each: string[] = [];
  for (const term of terms.slice(0, 4)) {
    const id = await factNamed(conversation, term);
    if (id !== null && !each.includes(id)) each.push(id);
  }
  const [limb, ...others] = keysIn(LIMBS, conversation.words);
  const isOfLimb =
    limb !== undefined &&
    others.length === 0 &&
    (isOfTwo || terms.every((term) => LIMBS[limb].test(` ${spelling(term)} `)));
  if (each.length === 0 && isOfLimb) return [LIMB_FACTS[limb]];
  if (each.length === 0 && MUHURTA.test(conversation.words)) return ['time-muhurta'];
  return each.slice(0, isOfTwo ? 2 : 1);
}

/** "What is the tithi" asks for a value; "what is the meaning" does not. */
const THE_VALUE = patternOf(
  'what|whats is|are? the tithi|nakshatra|yoga|karana|time|date|day|panchang|sunrise|sunset|weekday',
);

/** What a term means: the rule of the service, and the facts with their sources. */
export async function definition(asked: Conversation): Promise<Answer> {
  // A term in quotation marks is no clause of its own.
  const isQuoted = /["“”]/.test(asked.written);
  const conversation = isQuoted ? { ...asked, words: asked.words.replaceAll(' |', '') } : asked;
  const { words, readings } = conversation;
  if (DISPUTES.test(readings[0].words)) return null;
  const isOfStar = RULERS.test(words) && (await indexIn(conversation.text, 'nakshatra')) !== null;
  const isFixed =
    EXALTED.test(words) ||
    RULES_NAKSHATRA.test(words) ||
    RULES_SIGN.test(words) ||
    isOfStar ||
    NTH_STAR.test(words) ||
    NAKSHATRA_PADA.test(words) ||
    (await isOfSignAndStar(conversation)) ||
    (await isOfYoga(conversation)) ||
    COUNTS.some(([names]) => names.test(words));
  const isAsked = MEANS.test(words) || IS_TERM.test(words);
  if (readings[0].births.some(isTimed) || /\b(?:my|mera|meri|mere|mai)\b/.test(words)) return null;
  // A value of a birth that an earlier message gave is no definition.
  const isOfEarlier = readings.slice(1).some(({ births }) => births.some(isTimed));
  const isOfLength = DASHA_LENGTH.test(words) && !isOfEarlier;
  if (isFixed && !isAsked && isOfEarlier) return null;
  if (RULE.test(words) && (await observancesIn(conversation.text)).length > 0) return null;
  const { towns } = readings[0];
  const withoutTown = { ...conversation, readings: [{ ...readings[0], towns: [] }] as const };
  const names = isOfEarlier || isDated(withoutTown) ? [] : listed(words);
  if (names.length > 0) return names;
  if (RULES_SIGNS.test(words) && !isOfEarlier && (await indexIn(conversation.text, 'rashi')) === null)
    return [{ kind: 'names', of: 'rashi' }];
  const isOfTraditions = keysIn(TRADITIONS, words).length > 1 && DIFFERS.test(words) && /\bekadas/.test(words);
  if (isOfTraditions && !isDated(conversation)) return [{ kind: 'method', of: 'ekadashi' }];
  // Rohiṇī and karaṇa are names of towns too.
  const [town = null, ...more] = towns;
  const isLimb = town !== null && LIMBS.karana.test(` ${spelling(town.name)} `);
  const isOnlyTerm =
    town !== null && more.length === 0 && (isLimb || (isOfStar && (await indexIn(town.name, 'nakshatra')) !== null));
  if (isDated(isOnlyTerm ? withoutTown : conversation) || !(isAsked || isFixed || isOfLength || WHY.test(words)))
    return null;
  const isWhy = WHY.test(words) && !isAsked && !isFixed;
  const facts = isWhy ? [] : await factsIn(conversation);
  const methods =
    (DIFFERS.test(words) && !isWhy) || isFixed || isOfLength
      ? []
      : METHODS.filter(([name]) => name.test(words)).slice(0, 2);
  const said: Claim[] = methods.map(([, of]) => ({ kind: 'method', of }));
  const known: Claim[] = facts.map((id) => ({ kind: 'fact', id }));
  if (known.length + said.length === 0) return null;
  // A bare "what is the tithi" asks for the value of the day.
  if (!MEANS.test(words) && THE_VALUE.test(words)) return null;
  return [...said, ...known];
}

/** The fact that a message without a day, a place or a birth names, though it asks for no meaning ("friends of Mars"). */
export async function namedFact(conversation: Conversation): Promise<Answer> {
  const [{ tokens, births }] = conversation.readings;
  if (isDated(conversation) || births.length > 0) return null;
  const id = await factOfAll(conversation, termWords(tokens), namedAlone);
  return id === null ? null : [{ kind: 'fact', id }];
}
