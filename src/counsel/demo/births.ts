/** Questions about a birth: its chart and its yogas, and a birth that completes an earlier question. */
import type { CivilDate } from '../../domain/day/types';
import { daysFromDate } from '../../domain/time/civil';
import { find } from '../../lexicon/find';
import type { CallResult } from '../claims/claim';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { isTimed } from '../reading/reading';
import { birthInput, withBirth } from './birthInput';
import { CHART_WORDS, chartValue, MEANS, OWN, PART } from './chartValues';
import { type Answer, type Conversation, mayGiveBirth } from './conversation';
import { dashas } from './dashas';
import { isDated } from './days';
import { keysIn } from './named';
import { sadeSati, transits } from './transits';

const YOGA =
  patternOf(`yogas|raj_yog*|raja_yog*|dosh|dosha|manglik|mangalik|maanglik|kuja_dosh*|kaal_sarp*|kala_sarp*|kalsarp*|kalasarp*|rajyog|yogs
  which|what|how_many|kitne|kaun|kaunse|konse .. yoga|yog
  do|does|is|are .. yoga|yog`);
const DOSHA = patternOf('dosh|dosha|manglik|mangalik|maanglik|kaal_sarp*|kala_sarp*|kalsarp*|kalasarp*');
/** Says that a yoga is there, or asks whether it is. */
const HOLDS = patternOf(`yoga|yog|hold|holds|present|formed|form|there|exist|exists
  hai|banta|bana|banti kya
  kya ... hai|banta`);
const SETTING = patternOf('ayanamsa*|ayanamsha*|raman|kp|yukteshwar|ayanansh|ayanamsh');
/** Asks by which rule a yoga holds. */
const RULE = patternOf('rule|rules|niyam|kis_adhar|source|definition|why|kyu|kaise|how_is');
const MANGLIK = patternOf('manglik|mangalik|maanglik|mangal_dosh*|kuja_dosh*');

const chartClaims = ({ call }: CallResult): Claim[] => [
  { kind: 'birth', call },
  { kind: 'lagna_moon_sun', call },
  { kind: 'margin', call, graha: 'lagna' },
  { kind: 'dasha_now', call },
  { kind: 'settings', call },
  { kind: 'source', call },
];

const OTHER_LIMBS = patternOf('tithi|karana|karan|nakshatra|panchang');
const TITHI = patternOf('tithi|karana');
const LIMB = patternOf('tithi|karana|karan|yog|yoga|panchang');

/** Nobody is born yet on a day to come. */
const isAfter = (date: CivilDate | null, today: CivilDate): boolean =>
  date !== null && daysFromDate(date) > daysFromDate(today);

/** Whether a date with a clock is the instant of a question about a limb, rather than a birth. */
const isOfDay = ({ words, readings: [{ births }], today }: Conversation): boolean =>
  !CHART_WORDS.test(words) &&
  !YOGA.test(words) &&
  // A chart has no tithi: that of a birth is the limb of its instant.
  (TITHI.test(words) ||
    (!OWN.test(words) &&
      (LIMB.test(words) || (OTHER_LIMBS.test(words) && births.some(({ date }) => isAfter(date, today))))));

/** The chart of a birth. */
export async function chart(conversation: Conversation): Promise<Answer> {
  const [{ births }] = conversation.readings;
  if (births.length > 1) return null;
  const isGiven = births.some(isTimed);
  if (!isGiven && !CHART_WORDS.test(conversation.words)) return null;
  if (isOfDay(conversation)) return null;
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
  // A yoga of a day beside other limbs, or of a day or town that the question names, is no yoga of a chart.
  const isOfLimbs = OTHER_LIMBS.test(words) || isDated(conversation);
  const isLimb = isOfLimbs && !DOSHA.test(words) && !OWN.test(words) && !CHART_WORDS.test(words);
  const isManglik = MANGLIK.test(words);
  const isGiven = conversation.readings.some(({ births }) => births.some(isTimed));
  if (!YOGA.test(words) && !isGiven) return null;
  if (isLimb && !isGiven) return null;
  const named = (await find(conversation.text, undefined, ['chart_yoga'])).map(({ key }) => key);
  const isNamed = named.length > 0 || /\byog/.test(words);
  if (!YOGA.test(words) && !(isNamed && isGiven && HOLDS.test(words))) return null;
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
  const rules: Claim[] = RULE.test(words)
    ? keys.slice(0, 2).map((key) => ({ kind: 'fact', id: `yoga-formation-${key.replaceAll('_', '-')}` }))
    : [];
  const calm: Claim[] = DOSHA.test(words) && keys.length === 0 ? [{ kind: 'refusal', reason: 'fear' }] : [];
  return [...calm, ...computed, ...rules, { kind: 'reminder', about: 'yoga' }];
}

/** Answers an earlier question about a birth, once the missing parts of the birth are given. */
export async function givenBirth(conversation: Conversation): Promise<Answer> {
  const [{ births, words }] = conversation.readings;
  const isGiven = births.some(({ date, clock }) => date !== null || clock !== null);
  const [, before = ''] = conversation.messages;
  if (
    !isGiven ||
    !mayGiveBirth(conversation.readings[0]) ||
    before === '' ||
    keysIn(PART, words).length > 0 ||
    CHART_WORDS.test(words)
  )
    return null;
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
