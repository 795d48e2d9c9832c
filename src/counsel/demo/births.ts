/** Questions about a birth: values of the chart, yogas, daśās, sāḍe-sātī, transits and the points of two births. */
import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import { isoDate } from '../../domain/time/isoCivil';
import { find } from '../../lexicon/find';
import type { CallResult } from '../claims/claim';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { isTimed, type Reading } from '../reading/reading';
import { daysAfter } from '../reading/when';
import { allBirths, birthInput, withBirth } from './birthInput';
import { CHART_WORDS, chartValue, GRAHAS, isOfBirth, OWN, PART } from './chartValues';
import { type Answer, askedBirth, type Conversation, failure, run } from './conversation';
import { clockText, DELHI, delhiClock } from './dates';
import { indexIn, keysIn } from './named';

const DASHA = patternOf(
  'महादशा|महादशाएँ|महादशाओं|महादशाए|dasha|dashas|dashae|dashaen|dashaon|dasho|dasa|dasas|dashaa|mahadasha*|antardasha*|bhukti*|vimshottari*|vimsottari*|antara|pratyantar*|antardasa|mahadasa',
);
const SADE_SATI = patternOf(
  'साढ़ेसाती|साढ़े_साती|sade_sati|sadhe_sati|saade_sati|sadesati|sadhesati|sadhesaati|sade_saati|sarhe_sati|sadesaati|sadde_sati|saadhe_sati|sare_sati',
);
const TRANSIT = patternOf(`transit*|gochar*|over_my|cross*|from_my_moon
  house|sign from my|the? .. moon|lagna
  lagna|लग्न|moon|chandra par|pe .. kab|aay*
  mere|meri lagna|लग्न|chandra|chand par|pe`);
/** Asks for the place of a graha now, counted from the natal Moon. */
const FROM_MOON = patternOf(`house|sign|bhav|ghar ... from|se ~ moon|chandra
  moon|chandra|chand se .. house|bhav|ghar|sthan`);
const YOGA =
  patternOf(`yogas|raj_yog*|raja_yog*|dosh|dosha|manglik|mangalik|maanglik|kuja_dosh*|kaal_sarp*|kala_sarp*|kalsarp*|kalasarp*|rajyog|yogs
  which|what|how_many|kitne|kaun|kaunse|konse .. yoga|yog
  do|does|is|are .. yoga|yog`);
const DOSHA = patternOf('dosh|dosha|manglik|mangalik|maanglik|kaal_sarp*|kala_sarp*|kalsarp*|kalasarp*');
const VERDICT = patternOf('compatib*|right_for|good_match|should_i_marry|sahi_rahega|accha_rahega');
const MATCH = patternOf(
  `match*|milan|milao|milana|milani|milaiye|kundli_milana|points|ank|porutham|porutam|guna|gun|gunas|gunn|ashtakoot*|ashtakuta|ashtakut|compatib*|koota|kuta|bhakoot|bhakut|nadi_points|porutham|poruttam`,
);
const SETTING = patternOf('ayanamsa*|ayanamsha*|raman|kp|yukteshwar|ayanansh|ayanamsh');
const MANGLIK = patternOf('manglik|mangalik|maanglik|mangal_dosh*|kuja_dosh*');
const MEANS = patternOf(
  'what_is|what_does|meaning|mean|matlab|arth|kya_hota|kya_hoti|kise|explain|rule|define|definition|niyam|kehte',
);

const chartClaims = ({ call }: CallResult): Claim[] => [
  { kind: 'birth', call },
  { kind: 'lagna_moon_sun', call },
  { kind: 'margin', call, graha: 'lagna' },
  { kind: 'dasha_now', call },
  { kind: 'settings', call },
  { kind: 'source', call },
];

/** The chart of a birth. */
export async function chart(conversation: Conversation): Promise<Answer> {
  const [{ births }] = conversation.readings;
  if (births.length > 1) return null;
  const isGiven = births.some(isTimed);
  if (!isGiven && !CHART_WORDS.test(conversation.words)) return null;
  const isCompared = SETTING.test(conversation.words);
  const compare = isCompared ? { compare: [{ ayanamsa: 'raman' }, { preset: 'kp' }] } : {};
  return withBirth(
    conversation,
    'chart',
    (birth) => ({ ...birth, ...compare }),
    (result) =>
      isCompared ? [...chartClaims(result), { kind: 'comparison', call: result.call }] : chartClaims(result),
  );
}

/** The yogas of a birth: whether one is there and by which rule, or all of them. */
export async function yogas(conversation: Conversation): Promise<Answer> {
  const { words } = conversation;
  const isManglik = MANGLIK.test(words);
  const isGiven = conversation.readings.some(({ births }) => births.some(isTimed));
  if (!YOGA.test(words) && !isGiven) return null;
  const named = (await find(conversation.text, undefined, ['chart_yoga'])).map(({ key }) => key);
  if (!YOGA.test(words) && !(named.length > 0 && isGiven && /\byog/.test(words))) return null;
  if (!isGiven && (MEANS.test(words) || (named.length > 0 && !OWN.test(words)))) return null;
  const keys = isManglik ? ['kuja_dosha_lagna'] : named;
  const computed = await withBirth(
    conversation,
    'chart',
    (birth) => ({ ...birth, fields: ['yogas', 'day'] }),
    ({ call }) => [
      ...(keys.length === 0 ? [{ kind: 'yogas_count', call }] : []),
      ...(keys.length > 0 ? [{ kind: 'yoga_holds', call, keys }] : [{ kind: 'yogas', call }]),
      { kind: 'source', call },
    ],
  );
  const calm: Claim[] = DOSHA.test(words) && keys.length === 0 ? [{ kind: 'refusal', reason: 'fear' }] : [];
  return [...calm, ...computed, { kind: 'reminder', about: 'yoga' }];
}

/** The daśās of a birth. */
export async function dashas(conversation: Conversation): Promise<Answer> {
  const { words, readings } = conversation;
  if (!DASHA.test(words)) return null;
  const isGiven = askedBirth(conversation).date !== null;
  if (!isGiven && MEANS.test(words) && !OWN.test(words)) return null;
  const lords = GRAHA_KEYS.filter((key) => GRAHAS[key].test(readings[0].words));
  // A daśā of another day than today stands in the table of all of them.
  const isDated = readings[0].dates.length > 1;
  const isEach = /\b(?:dasas|mahadasas|antardasas|dasae|mahadasae|antardasae|dasaen)\b/.test(readings[0].words);
  const isAll = /\b(?:al|list|sari|sabhi|sare|every|dates)\b/.test(readings[0].words);
  const isNext = /\b(?:next|after|bad|agli|agla|uske|comes)\b/.test(readings[0].words);
  const isBalance = /\b(?:balance|shesh|bhogya|sesh)\b/.test(words);
  const isOther = YOGINI.test(words);
  const isAge = AGE.test(readings[0].words) && lords.length === 1;
  const ordered = lordsInOrder(readings[0].words);
  const [first, second] = ordered;
  // "Venus in the mahādaśā of Mercury": the lord beside the word mahādaśā is that of the greater period.
  const pair =
    first !== undefined && second !== undefined && ANTARA.test(readings[0].words)
      ? orderOf(readings[0].words, first, second)
      : null;
  const on = isDated ? dateAsked(readings[0]) : null;
  const needsTree = isOther || isBalance || pair !== null || on !== null;
  const fields = needsTree ? { fields: ['dasha'], ...(isOther && { dashas: ['yogini'] }) } : {};
  return withBirth(
    conversation,
    'chart',
    (birth) => ({ ...birth, ...fields }),
    ({ call }): Claim[] => {
      const closing = [
        { kind: 'reminder', about: 'dasha' },
        { kind: 'source', call },
      ];
      if (isOther) return [{ kind: 'dasha_other', call, system: 'yogini' }, ...closing];
      if (pair !== null) return [{ kind: 'antardasha', call, graha: pair.maha, sub: pair.antara }, ...closing];
      if (on !== null) return [{ kind: 'dasha_on', call, date: on }, ...closing];
      return [
        ...(isAge ? lords.map((graha) => ({ kind: 'dasha_age', call, graha })) : []),
        ...(lords.length > 0 ? lords.map((graha) => ({ kind: 'mahadasha', call, graha })) : []),
        ...(isBalance
          ? [
              { kind: 'dasha_at_birth', call },
              { kind: 'dasha_balance', call },
            ]
          : []),
        ...((isAll || isDated) && lords.length === 0 ? [{ kind: 'mahadashas', call }] : []),
        ...(lords.length === 0 && !isAll && !isBalance && !isDated ? [{ kind: 'dasha_now', call }] : []),
        ...(isEach && lords.length === 0 && !isAll ? [{ kind: 'antardashas', call }] : []),
        ...(isNext && lords.length === 0 ? [{ kind: 'dasha_next', call }] : []),
        ...closing,
      ];
    },
  );
}

const YOGINI = patternOf('yogini');
const AGE = patternOf('age|how_old|umar|umra|umr|kitne_saal_ka|kitne_saal_ki|kitne_sal_ka|aayu');
const ANTARA = patternOf('antardasha*|antara|bhukti*|antardasa|sub_period');
const MAHA = 'महादशा|mahadasha|mahadasa|dasha|maha';

/** The lords that the words name, in their order. */
function lordsInOrder(words: string): GrahaKey[] {
  const at = (key: GrahaKey): number => GRAHAS[key].exec(words)?.index ?? Number.POSITIVE_INFINITY;
  return GRAHA_KEYS.filter((key) => GRAHAS[key].test(words)).sort((a, b) => at(a) - at(b));
}

/** The lords of an antardaśā and of its mahādaśā; written in one word, the mahādaśā stands first. */
function orderOf(words: string, first: GrahaKey, second: GrahaKey): { maha: GrahaKey; antara: GrahaKey } {
  const isFirstAntara =
    patternOf(`antardasha*|antara|bhukti*|antardasa .. in|of|me|mein|ke ... ${MAHA}`).test(words) ||
    patternOf(`antardasha*|antardasa ... ${MAHA}`).test(words);
  return isFirstAntara ? { maha: second, antara: first } : { maha: first, antara: second };
}

/** The date of a question that also gives a birth: the one without a clock. */
function dateAsked({ dates, births }: Reading): string | null {
  const born = births.filter(isTimed).map(({ date }) => date);
  const date = dates.find((each) => !born.includes(each));
  return date === undefined ? null : isoDate(date);
}

/** Whole days from a number of days after today to another. */
const span = ({ today }: Conversation, first: number, last: number) => ({
  from: isoDate(daysAfter(today, first)),
  to: isoDate(daysAfter(today, last)),
});

/** Twenty years is the longest span of the tool. */
const LONGEST_DAYS = 7300;

/** The dates of the current sāḍe-sātī, or of the next one. */
export async function sadeSati(conversation: Conversation): Promise<Answer> {
  if (!SADE_SATI.test(conversation.words)) return null;
  const isGiven = askedBirth(conversation).date !== null;
  const meaning = [
    { kind: 'method', of: 'sade_sati' },
    { kind: 'reminder', about: 'saturn' },
  ];
  const ofSign = isGiven ? null : await sadeSatiOfSign(conversation);
  if (ofSign !== null) return [...ofSign, { kind: 'reminder', about: 'saturn' }];
  if (!isGiven && MEANS.test(conversation.words) && !OWN.test(conversation.words)) return meaning;
  const computed = await withBirth(
    conversation,
    'transits',
    (birth) => ({ birth, ...span(conversation, 0, LONGEST_DAYS), bodies: ['saturn'], points: ['moon'] }),
    ({ call }) => [
      { kind: 'sade_sati', call },
      { kind: 'source', call },
    ],
  );
  return [...meaning, ...computed];
}

/** The instants at which a graha passes over a natal point, in twenty years from now or before it. */
async function passages(conversation: Conversation): Promise<Answer> {
  const { words } = conversation;
  const bodies = GRAHA_KEYS.filter((key) => GRAHAS[key].test(words) && key !== 'moon');
  const points = PART.lagna.test(words)
    ? ['lagna']
    : GRAHAS.moon.test(words) || PART.moonSign.test(words)
      ? ['moon']
      : [];
  if (bodies.length === 0 || points.length === 0) return null;
  const isBack = /\b(?:last|pichli|pichla|pichle|did)\b/.test(words);
  const years = conversation.readings[0].spans.filter(({ kind }) => kind === 'year').map(({ year }) => year);
  const asked = isBack ? span(conversation, -LONGEST_DAYS, 0) : span(conversation, 0, LONGEST_DAYS);
  const within = years.length === 2 ? { from: `${years[0]}-01-01`, to: `${years[1]}-12-31` } : asked;
  return withBirth(
    conversation,
    'transits',
    (birth) => ({ birth, ...within, bodies, points, fields: ['birth', 'hits'] }),
    ({ call }) => [
      { kind: 'passages', call, limit: 15 },
      { kind: 'source', call },
    ],
  );
}

/** Where a graha stands now, counted from the natal Moon. */
async function houseFromMoon(conversation: Conversation): Promise<Answer> {
  const { words, now, today } = conversation;
  const [graha] = GRAHA_KEYS.filter((key) => GRAHAS[key].test(words) && key !== 'moon');
  if (graha === undefined || !FROM_MOON.test(words)) return null;
  const present = await run(conversation, 'chart', {
    date: isoDate(today),
    time: clockText(delhiClock(now)),
    ...DELHI,
  });
  if (!present.ok) return failure(present);
  return withBirth(
    conversation,
    'chart',
    (birth) => birth,
    ({ call }) => [
      { kind: 'house_from_moon', call, other_call: present.call, graha },
      { kind: 'source', call },
    ],
  );
}

/** The solar return or the munthā of a year. */
export async function annualChart(conversation: Conversation): Promise<Answer> {
  const { words, today } = conversation;
  if (!ANNUAL.test(words)) return null;
  const years = conversation.readings[0].spans.filter(({ kind }) => kind === 'year').map(({ year }) => year);
  const year = years.find((each) => each >= today.year) ?? years.at(-1) ?? today.year;
  return withBirth(
    conversation,
    'varshaphala',
    (birth) => ({ birth, year }),
    ({ call }) => [
      ...(MUNTHA.test(words) ? [{ kind: 'varsha_muntha', call }] : []),
      { kind: 'varsha_return', call },
      { kind: 'source', call },
    ],
  );
}

const MUNTHA = patternOf('muntha|munthaa|mundha');
const ANNUAL = patternOf(
  'muntha|munthaa|varshphal|varshaphal|varshaphala|varshapravesh|varshpravesh|varsha_pravesh|solar_return|annual_chart|tajika|tajik',
);

/** The sāḍe-sātī of a Moon sign without a birth. */
async function sadeSatiOfSign(conversation: Conversation): Promise<Answer> {
  const rashi = await indexIn(conversation.text, 'rashi');
  if (rashi === null) return null;
  const { year } = conversation.today;
  const span = { from: `${year - 8}-01-01`, to: `${year + 11}-12-31` };
  const input = { ...span, kinds: ['ingress'], bodies: ['saturn'], tz: 'Asia/Kolkata', limit: 200 };
  const result = await run(conversation, 'sky', input);
  if (!result.ok) return failure(result);
  const { call } = result;
  return [
    { kind: 'sign_sade_sati', call, rashi },
    { kind: 'source', call },
  ];
}

/** The transits of the slow grahas in the coming years, or over a natal point. */
export async function transits(conversation: Conversation): Promise<Answer> {
  if (!TRANSIT.test(conversation.words) || (!isOfBirth(conversation) && !conversation.isFollowUp)) return null;
  const fromMoon = await houseFromMoon(conversation);
  if (fromMoon !== null) return fromMoon;
  const over = await passages(conversation);
  if (over !== null) return over;
  return withBirth(
    conversation,
    'transits',
    (birth) => ({ birth, ...span(conversation, 0, 730), bodies: ['saturn', 'jupiter', 'rahu'] }),
    ({ call }) => [
      { kind: 'ingresses', call },
      { kind: 'passages', call, limit: 15 },
      { kind: 'reminder', about: 'dates' },
      { kind: 'source', call },
    ],
  );
}

const TAMIL = patternOf('porutham|porutam|poruttam|dashakuta|dasakoota|south_indian|tamil');
const HERS = patternOf('her|hers|bride|ladki|kanya|wife|patni');
const KUTAS = {
  varna: patternOf('varna|varn'),
  vashya: patternOf('vashya|vasya'),
  tara: patternOf('tara'),
  yoni: patternOf('yoni'),
  graha_maitri: patternOf('graha_maitri|grah_maitri|maitri'),
  gana: patternOf('gana|gan'),
  bhakuta: patternOf('bhakoot|bhakut|bhakuta|bhakoota'),
  nadi: patternOf('nadi|naadi'),
} as const;

/** The kūṭa points of two births. */
export async function match(conversation: Conversation): Promise<Answer> {
  const { words } = conversation;
  const given = allBirths(conversation);
  const isOfTwo = conversation.readings[0].births.filter(isTimed).length > 1;
  if (!MATCH.test(words) && !(isOfTwo && conversation.isFollowUp)) return null;
  if (MEANS.test(words) && given.length === 0) return null;
  const verdict: Claim = { kind: 'refusal', reason: 'match_verdict' };
  const isJudged = VERDICT.test(words);
  const [a, b] = given.slice(-2);
  if (a === undefined || b === undefined)
    return [...(isJudged ? [verdict] : []), { kind: 'question', for: 'second_birth' }];
  const system = TAMIL.test(words) ? { system: 'dashakuta', tradition: 'tamil' } : { system: 'ashtakuta' };
  const result = await run(conversation, 'match', { a, b, ...system });
  if (!result.ok) return [...(isJudged ? [verdict] : []), ...failure(result)];
  const { call } = result;
  const kutas = keysIn(KUTAS, words).filter((kuta) => kuta !== 'gana' || !/\bgun/.test(words));
  return [
    ...(isJudged ? [verdict] : []),
    { kind: 'match_total', call },
    ...(kutas.length > 0 ? kutas.map((kuta) => ({ kind: 'kuta', call, kuta })) : [{ kind: 'kutas', call }]),
    { kind: 'match_margin', call, who: HERS.test(words) ? 'b' : 'a' },
    { kind: 'reminder', about: 'points' },
    { kind: 'source', call },
  ];
}

/** Answers an earlier question about a birth, once the missing parts of the birth are given. */
export async function givenBirth(conversation: Conversation): Promise<Answer> {
  const [{ births, words }] = conversation.readings;
  const isGiven = births.some(({ date, clock }) => date !== null || clock !== null);
  const [, before = ''] = conversation.messages;
  if (!isGiven || before === '' || keysIn(PART, words).length > 0 || CHART_WORDS.test(words)) return null;
  const whole = {
    ...conversation,
    isFollowUp: true,
    words: `${words}${conversation.readings[1]?.words ?? ''}`,
    text: `${conversation.text} ${before}`,
  };
  if ('questions' in (await birthInput(whole))) return null;
  for (const row of [sadeSati, dashas, yogas, transits, chartValue]) {
    const answer = await row(whole);
    if (answer !== null) return answer;
  }
  return null;
}
