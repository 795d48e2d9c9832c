/** Values of a birth: a graha, the lagna, a house, or another part of the chart, of one birth or of two. */
import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import { daysFromDate } from '../../domain/time/civil';
import type { CallResult } from '../claims/claim';
import { patternOf } from '../grammar/pattern';
import { isTimed } from '../reading/reading';
import { GRAHA_WORDS } from '../reading/vocabulary';
import { allBirths, endsOfDay, withBirth } from './birthInput';
import { type Answer, type Conversation, failure, run } from './conversation';
import { indexIn, keysIn } from './named';

export const GRAHAS = Object.fromEntries(GRAHA_KEYS.map((key) => [key, patternOf(GRAHA_WORDS[key])])) as Readonly<
  Record<GrahaKey, RegExp>
>;

export const PART = {
  lagna: patternOf('लग्न|lagna|lagn|lagan|lagnam|ascendant|rising_sign|udaya_lagna|asc|lagnaa'),
  moonSign: patternOf('moon_sign|janma_rashi|janm_rashi|chandra_rashi|chandr_rashi|rashi|rasi|raashi|zodiac_sign|sign'),
  nakshatra: patternOf(
    'nakshatra|nakshatram|nakshatr|naksatra|nakshtra|birth_star|janma_nakshatra|janm_nakshatra|pada|charan|paad|naksatr',
  ),
  house: patternOf(`house|bhava|bhav|bhaav|ghar|sthan|houses`),
  degree: patternOf('degree|degrees|ansh|ans|amsha|longitude|exact'),
  retrograde: patternOf('retrograde|vakri|vakra|retro'),
  dignity: patternOf(
    'exalted|debilitated|uchcha|uchch|uccha|neecha|neech|nich|ucch|own_sign|dignity|dignities|swagrahi|svagrahi',
  ),
  karaka: patternOf('atmakaraka|atmakarak|atma_karaka|atma_karak|chara_karaka|amatyakaraka|darakaraka|atmakaarak'),
  navamsha: patternOf('navamsha|navamsa|navamansh|navmansh|navansh|navams|d9|nawamsha|navamsh'),
  vargottama: patternOf('vargottama|vargottam'),
  syllable: patternOf(`syllable|naming_letter|first_letter|namakshar|naamakshar|nam_akshar|akshar|name_letter
    naam|nam ka|ke pehla|pahla akshar|akshara`),
  gana: patternOf('gana|gan'),
  nadi: patternOf('nadi|naadi'),
  yoni: patternOf('yoni'),
  nakshatraLord: patternOf(`nakshatra|naksatra|star lord|swami|svami|malik|adhipati
    lord|swami .. nakshatra
    nakshatra ka swami|malik`),
  bindus: patternOf('sarvashtakavarga|ashtakavarga|sarvashtak*|bindu|bindus|ashtakvarg*|sav'),
} as const;

/** Parts that the natal Moon gives. */
const CLASSES = ['syllable', 'gana', 'nadi', 'yoni', 'nakshatraLord'] as const;
const CLASS_PARTS = {
  syllable: 'syllable',
  gana: 'gana',
  nadi: 'nadi',
  yoni: 'yoni',
  nakshatraLord: 'nakshatra_lord',
} as const;

export const CHART_WORDS =
  patternOf(`chart|kundli|kundali|kundlee|kundalee|horoscope|natal|janmpatri|janam_patri|janmapatri|birth_details|janam_kundli|patrika
  birth chart`);
/** Words of a birth, the own or another’s. */
export const OWN = patternOf(
  'my|meri|mera|mere|do_i|i_have|am_i|have_i|his|her|son|daughter|born|birth|dob|janm|janam|janma|janme|janmi|paida|wife|husband|brother|beta|beti|bete|someone',
);
/** Asks what a term means. */
export const MEANS = patternOf(
  'what_is|what_does|meaning|mean|matlab|arth|kya_hota|kya_hoti|kise|explain|rule|define|definition|niyam|kehte',
);
const MARGIN = patternOf(`margin*|galti
  galat|off by|ho
  birth time .. off|wrong|later|earlier
  # minute|minutes|minat|min earlier|later|before|after|pehle|pahle|baad|bad
  kitna|kitne .. khisak*
  how close
  how near|far .. edge|boundary
  minutes|minute|seconds ... change|changes
  kitne minute|minat ... badal*
  pakka|pakki|pucca|certain|reliable|edge|boundary|border|seema|sima|kinare|kinara
  time .. galat|galti|aage|piche
  samay .. galti|galat|antar`);
/** Asks whether a value depends on the ayanāṃśa. */
const DEPENDS = patternOf(`depend|depends|change|changes|badal*|same ... ayanamsa|ayanamsha|ayanansh
  ayanamsa|ayanamsha|ayanansh ... depend|change|changes|badal*
  lahiri|raman|kp|krishnamurti ... change|changes|differ|differs|same|badal*|badl*|alag
  change|changes|differ|differs|same|badal*|badl* ... lahiri|raman|kp|krishnamurti`);
const FURTHER = patternOf('further|ahead|longitude|degree|degrees|aage|zyada|jyada');

/** Whether the question is of a birth: it has one, or words that speak of one. */
export function isOfBirth(conversation: Conversation): boolean {
  const [{ births, words }] = conversation.readings;
  const isGiven = births.some(isTimed);
  return isGiven || OWN.test(words) || CHART_WORDS.test(words);
}

/** The number of a house that the words name. */
export function houseIn(words: string): number | null {
  const found = /\b(\d{1,2}) (?:st|nd|rd|th|va|ve|vi|van|ven|vein)? ?(?:hous|bhav|ghar|sthan)/.exec(words);
  if (found) return Number(found[1]);
  const named = HOUSES.findIndex((house) => house.test(words));
  return named < 0 ? null : named + 1;
}
const HOUSES: readonly RegExp[] = [
  'first|pehl*|pahl*|pratham',
  'second|dusr*|doosr*|dvitiya|dwitiya',
  'third|tisr*|teesr*|tritiya',
  'fourth|chauth*|chaturth',
  'fifth|panchv*|panchav*|paanchv*|paanchav*|pancham',
  'sixth|chhath*|chhat*|chath*|shashth',
  'seventh|satv*|satav*|saatv*|saatav*|saptam',
  'eighth|athv*|athav*|aathv*|aathav*|ashtam',
  'ninth|nauv*|navv*|nav|nave|naven|navam',
  'tenth|dasv*|dasav*|dasham|dasam',
  'eleventh|gyarahv*|gyarv*|gyarav*|ekadash',
  'twelfth|barahv*|barv*|barav*|dvadash',
].map((words) => patternOf(`${words} house|bhava|bhav|bhaav|ghar|sthan`));

const ALL_GRAHAS = patternOf(`all planet|planets|graha|grahas
  planet|planets|planetary|graha|grahas|grahon ki? positions|position|degrees|sthiti|sthitiyan|table|list
  sabhi|sare|saare|sab grah|graha|grahas|grahon`);

/** All grahas of a birth. */
const grahasOfBirth = (conversation: Conversation): Promise<Answer> =>
  withBirth(
    conversation,
    'chart',
    (birth) => birth,
    ({ call }) => [
      { kind: 'birth', call },
      { kind: 'graha', call, graha: 'lagna' },
      { kind: 'grahas', call },
      { kind: 'source', call },
    ],
  );

/** Parts that a graha has at any instant. */
const OF_SKY: ReadonlySet<string> = new Set(['moonSign', 'nakshatra', 'degree', 'retrograde']);

/** Whether a date with its clock, without a place and without words of a birth, is an instant of the sky: `Mars on 5 January at 18:00`. */
function isOfSky(
  { readings: [{ births, words }], today }: Conversation,
  parts: readonly string[],
  grahas: readonly GrahaKey[],
): boolean {
  if (grahas.length === 0 || OWN.test(words) || CHART_WORDS.test(words)) return false;
  const isPlaced = births.some(({ town, coordinates }) => town !== null || coordinates !== null);
  const isAhead = births.every(({ date }) => date !== null && daysFromDate(date) > daysFromDate(today));
  return births.some(isTimed) && (isAhead || !isPlaced) && parts.every((part) => OF_SKY.has(part));
}

/** Whether the nakṣatra of an instant to come is that of a day: nobody is born then. */
const isLimbAhead = ({ readings: [{ births, words }], today }: Conversation, parts: readonly string[]): boolean =>
  parts.join() === 'nakshatra' &&
  !OWN.test(words) &&
  !CHART_WORDS.test(words) &&
  births.length > 0 &&
  births.every(({ date }) => date !== null && daysFromDate(date) > daysFromDate(today));

/** A value of a birth: of a graha, the lagna, a house, or another part of the chart. */
export async function chartValue(conversation: Conversation): Promise<Answer> {
  const { words, readings } = conversation;
  const isEarlier = readings.slice(1).some((reading) => reading.births.some(isTimed) || OWN.test(reading.words));
  if (!isOfBirth(conversation) && !(conversation.isFollowUp && isEarlier)) return null;
  if (ALL_GRAHAS.test(words)) return grahasOfBirth(conversation);
  const parts = keysIn(PART, readings[0].words).length > 0 ? keysIn(PART, readings[0].words) : keysIn(PART, words);
  const grahas = keysIn(GRAHAS, readings[0].words);
  if (parts.length === 0 && grahas.length === 0) return null;
  if (isOfSky(conversation, parts, grahas) || isLimbAhead(conversation, parts)) return null;
  const has = (part: keyof typeof PART): boolean => parts.includes(part);
  const house = houseIn(words);
  const others = grahas.filter((graha) => graha !== 'moon');
  const points: string[] = [
    ...(has('lagna') && !has('navamsha') ? ['lagna'] : []),
    ...others,
    ...(grahas.includes('moon') || (others.length === 0 && (has('moonSign') || has('nakshatra')) && !has('lagna'))
      ? ['moon']
      : []),
  ];
  const unique = [...new Set(points)];
  const fields = [
    ...(house !== null ? ['bhavas'] : []),
    ...(has('karaka') ? ['karakas'] : []),
    ...(has('vargottama') ? ['vargas'] : []),
    ...(CLASSES.some(has) ? ['avakahada'] : []),
    ...(has('bindus') ? ['ashtakavarga'] : []),
  ];
  const rashi = has('bindus') ? await indexIn(conversation.text, 'rashi') : null;
  const ends = endsOfDay(conversation);
  if (ends !== null && unique.length === 1 && unique[0] === 'moon' && fields.length === 0) {
    const [first, last] = await Promise.all([
      run(conversation, 'chart', ends.first),
      run(conversation, 'chart', ends.last),
    ]);
    if (!first.ok) return failure(first);
    const part = has('nakshatra') ? 'nakshatra_pada' : 'rashi';
    const of = ({ output }: CallResult): string =>
      String(
        (output.grahas as { key: string; rashi: string; nakshatra_pada: string }[]).find(({ key }) => key === 'moon')?.[
          part
        ],
      ).replace(/ \d$/, '');
    if (of(first) === of(last))
      return [
        {
          kind: 'same_all_day',
          call: first.call,
          other_call: last.call,
          part: has('nakshatra') ? 'nakshatra' : 'rashi',
        },
      ];
    return [{ kind: 'question', for: 'time' }];
  }
  const isMargin = MARGIN.test(words);
  const isDependent = DEPENDS.test(words);
  if (isMargin && has('lagna')) fields.push('vargas');
  return withBirth(
    conversation,
    'chart',
    (birth) => ({
      ...birth,
      ...(fields.length > 0 && { fields: [...fields, 'day'] }),
      ...(isDependent && { compare: [{ ayanamsa: 'raman' }, { ayanamsa: 'kp' }] }),
    }),
    ({ call }) => [
      ...(has('retrograde') && others.length === 0 ? [{ kind: 'retrograde', call }] : []),
      ...(has('retrograde') && others.length === 1 ? [{ kind: 'retrograde', call, graha: others[0] }] : []),
      ...(has('vargottama') ? [{ kind: 'vargottama', call, graha: unique[0] ?? 'lagna' }] : []),
      { kind: 'birth', call },
      ...unique.filter((point) => house === null || point !== 'moon').map((graha) => ({ kind: 'graha', call, graha })),
      ...(house !== null ? [{ kind: 'house', call, house }] : []),
      ...(has('dignity') ? [{ kind: 'dignities', call }] : []),
      ...(has('karaka') ? [{ kind: 'value', call, path: 'chara_karakas.seven.atma' }] : []),
      ...(has('navamsha') ? [{ kind: 'navamsha', call, graha: has('lagna') ? 'lagna' : (unique[0] ?? 'lagna') }] : []),
      ...CLASSES.filter(has).map((part) => ({ kind: 'birth_class', call, part: CLASS_PARTS[part] })),
      ...(isDependent ? unique.map((graha) => ({ kind: 'stays_same', call, graha })) : []),
      ...(isMargin ? unique.map((graha) => ({ kind: 'margin', call, graha })) : []),
      ...(isMargin && has('lagna') ? [{ kind: 'value', call, path: 'vargas.D1.lagna.boundary_seconds' }] : []),
      ...(rashi !== null ? [{ kind: 'bindus', call, rashi }] : []),
      { kind: 'source', call },
    ],
  );
}

/** A value of two births side by side. */
export async function comparedBirths(conversation: Conversation): Promise<Answer> {
  const births = allBirths(conversation);
  if (births.length < 2 || conversation.readings[0].births.length < 2) return null;
  const parts = keysIn(PART, conversation.words);
  const grahas = keysIn(GRAHAS, conversation.words);
  const points = parts.includes('lagna') ? ['lagna'] : grahas.length > 0 ? grahas : parts.length > 0 ? ['moon'] : [];
  if (points.length === 0) return null;
  const results: CallResult[] = [];
  for (const birth of births.slice(-2)) results.push(await run(conversation, 'chart', birth));
  const failed = results.find(({ ok }) => !ok);
  if (failed) return failure(failed);
  return [
    ...results.flatMap(({ call }) => [
      { kind: 'birth', call },
      ...points.map((graha) => ({ kind: 'graha', call, graha })),
    ]),
    ...points.slice(0, 1).map((graha) => ({
      kind: FURTHER.test(conversation.words) ? 'longitudes_compared' : 'points_compared',
      call: results[0]?.call,
      other_call: results[1]?.call,
      graha,
    })),
  ];
}

/** A further value of a birth that an earlier message gave: `and the nakshatra?` */
export async function furtherValue(conversation: Conversation): Promise<Answer> {
  const [reading, ...earlier] = conversation.readings;
  const isOwn = reading.dates.length + reading.towns.length + reading.births.length === 0;
  if (!isOwn || !earlier.some(({ births }) => births.some(isTimed))) return null;
  if (/\b(?:today|aj|now|abhi|kal|tomorrow)\b/.test(reading.words)) return null;
  return chartValue({ ...conversation, isFollowUp: true });
}
