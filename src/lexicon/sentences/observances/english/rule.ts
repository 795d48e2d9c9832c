/** What a rule says, in English: a sentence for each of its parts. */

import type {
  Choice,
  EkadashiRule,
  NakshatraRule,
  OnTwo,
  SankrantiDay,
  SolarRule,
  TithiRule,
  WeekdayRule,
} from '../../../../data/observances/rule';
import { CRESCENT_DAYS } from '../../../../domain/observances/engine/syzygy';
import type { AppliedRule } from '../../../../domain/observances/types';
import { monthName, nakshatraName, PAKSHA_NAMES, rashiName, varaName } from '../../../names';
import { list } from '../../words';
import { iastName } from '../titles';
import { covers, coversNone, daysFrom, longitudeOf, minutesOf, ON_NONE, SCHOOLS, tithiIast } from './phrases';

const ON_TWO: Readonly<Record<OnTwo, string>> = {
  first: 'the first is kept',
  second: 'the second is kept',
  larger: 'the one with the larger share is kept (the first if equal)',
  'larger-else-second': 'the one with the larger share is kept (the second if equal)',
};

/** "The day on which Śukla Navamī of Caitra covers madhyāhna." and the day to keep if two days qualify, or none. */
function chosenBy(what: string, kind: 'tithi' | 'nakṣatra', { kala, onTwo, onNone, leastGhatis }: Choice): string {
  const none =
    onNone === 'after-if-three-muhurtas'
      ? 'the day after it begins is kept if it lasts three muhūrtas of that day, otherwise the day on which it begins'
      : `${ON_NONE[onNone]} is kept`;
  return paragraph(
    `The day on which ${what} ${covers(kala, leastGhatis)}.`,
    `If two days qualify, ${ON_TWO[onTwo]}.`,
    `If the ${kind} ${coversNone(kala, leastGhatis)}, ${none}.`,
  );
}

const EXCEPTIONS: Readonly<Record<NonNullable<TithiRule['exception']>, string>> = {
  holika:
    'If only the first evening has it and bhadrā is running at that sunset, the next evening is kept, provided the tithi lasts past three and a half praharas of that day.',
  vijayadashami:
    'Śravaṇa decides before the share: if only one of two aparāhṇas has it, that day is kept, and it can move the day to the next.',
  'bhadra-hours': 'The rite is outside bhadrā.',
  'gaudiya-janmashtami':
    'Of two sunrises the one with Rohiṇī is kept, then the one with Rohiṇī at midnight; then the weekday decides.',
  'gaudiya-govardhana': 'Of two sunrises the second is kept if on the first the Moon rises before the Sun.',
};

const TWICE = {
  'near-full-moon': 'the one nearer a full moon is kept',
  later: 'the later is kept',
  first: 'the earlier is kept',
} as const;

const monthOf = (month: number | 'every' | 'adhika'): string =>
  month === 'every' ? 'every lunar month' : month === 'adhika' ? 'an adhika month' : monthName(month).iast;

const withSun = (rashi: number | undefined): string =>
  rashi === undefined ? '' : ` with the Sun in ${rashiName(rashi).iast}`;

const paragraph = (...sentences: (string | false | null | undefined)[]): string => sentences.filter(Boolean).join(' ');

const onVara = (vara: number | null | undefined): string | null =>
  vara ? `It is kept only if that day is a ${varaName(vara).iast}.` : null;

/** "Kṛṣṇa Aṣṭamī", or both of a month. */
const tithiOf = (paksha: TithiRule['paksha'], tithi: number): string =>
  paksha === 'both'
    ? `${tithiIast(tithi)} and ${tithiIast(tithi + 15)}`
    : tithiIast(paksha === 'shukla' ? tithi : tithi + 15);

function decidedAt({ decidedAt: place }: TithiRule): string | null {
  if (!place) return null;
  const places = place.zones ? `Places in the zones ${list(place.zones)}` : 'All places';
  return `${places} follow the Sun of ${place.name}.`;
}

function tithiWords(rule: TithiRule): string {
  const { paksha, tithi, month, adhika, sunRashi, onTwice, exception, vara } = rule;
  const inMonth = sunRashi === undefined ? `of ${adhika ? 'adhika ' : ''}${monthOf(month)}` : withSun(sunRashi).trim();
  return paragraph(
    chosenBy(`${tithiOf(paksha, tithi)} ${inMonth}`, 'tithi', rule),
    exception && EXCEPTIONS[exception],
    onTwice && `If the month has two, ${TWICE[onTwice]}.`,
    decidedAt(rule),
    onVara(vara),
  );
}

const SOLAR_MONTHS = { tamil: 'Tamil', malayalam: 'Malayalam' } as const;

function withinWords(within: NakshatraRule['within']): string {
  if (within === 'every') return 'of each month';
  if ('month' in within) return `in the ${PAKSHA_NAMES[within.paksha].iast} half of ${monthOf(within.month)}`;
  if ('solarMonth' in within) {
    return `in the ${SOLAR_MONTHS[within.reckoning]} month of ${rashiName(within.solarMonth).iast}`;
  }
  return withSun(within.sunRashi).trim();
}

function nakshatraWords(rule: NakshatraRule): string {
  const { nakshatra, within, onTwice } = rule;
  const both = within !== 'every' && 'If it comes twice, both days are given.';
  return paragraph(
    chosenBy(`${nakshatraName(nakshatra).iast} nakṣatra ${withinWords(within)}`, 'nakṣatra', rule),
    onTwice ? `If it comes twice, ${TWICE[onTwice]}.` : both,
  );
}

const SANKRANTI_DAYS: Readonly<Record<SankrantiDay, string>> = {
  'punya-kala': 'That civil day is kept.',
  tamil: 'Before sunset that day is kept, otherwise the next.',
  malayalam: 'Before three fifths of the daylight that day is kept, otherwise the next.',
  odia: 'Before 22:12 that civil day is kept, otherwise the next.',
  bengal: 'The next civil day is kept; within 24 minutes of midnight the Bengali reckoning decides.',
  civil: 'That civil day is kept.',
  dawn: 'The first sunrise after it is kept.',
  'panchanga-day': 'The day that contains it, counted from sunrise, is kept.',
};

/** The two saṅkrāntis whose puṇya-kāla can be on another civil day, by their longitude. */
const OTHER_PUNYA_KALA: Readonly<Record<number, string>> = {
  90: 'Before sunrise the day before is kept.',
  270: 'After sunset the next day is kept.',
};

function solarWords({ sunDeg, day, shift }: SolarRule): string {
  return paragraph(
    `The Sun ${sunDeg % 30 === 0 ? 'enters' : 'reaches'} ${longitudeOf(sunDeg)} (nirayana).`,
    SANKRANTI_DAYS[day],
    day === 'punya-kala' && OTHER_PUNYA_KALA[sunDeg],
    shift !== undefined && `The observance is on day ${shift + 1}, counted from that day.`,
  );
}

const DAWN = 'daśamī reaches into the aruṇodaya before it';

const FASTS: Readonly<Record<EkadashiRule['school'], string>> = {
  smarta:
    'It is on the day with ekādaśī at sunrise, of two on the second. It is on the day before if dvādaśī prevails at no sunrise, and on the day on which ekādaśī begins if that prevails at none.',
  vaishnava: `It is on the day with ekādaśī at sunrise, of two on the second. It is on the next day if ${DAWN}, or if dvādaśī prevails at two sunrises.`,
  gaudiya: `It is on the day with ekādaśī at sunrise, of two on the second. It is on the next day if ${DAWN}, or if a mahādvādaśī moves it.`,
  madhva:
    'It is on the day with ekādaśī at sunrise, or on the next if daśamī reaches into the last four ghaṭikās of the night before. It lasts two days if ekādaśī or dvādaśī prevails at two sunrises.',
};

function ekadashiWords({ month, paksha, sunRashi, school }: EkadashiRule): string {
  const inMonth = sunRashi === undefined ? `of ${monthOf(month)}` : withSun(sunRashi).trim();
  return paragraph(`The ${SCHOOLS[school]} fast of ${tithiOf(paksha, 11)} ${inMonth}.`, FASTS[school]);
}

function weekdayWords({ on, vara }: WeekdayRule): string {
  const day = varaName(vara).iast;
  if ('onOrBefore' in on) return `The last ${day} on or before ${iastName(on.onOrBefore)}.`;
  return `Each ${day} of ${on.reckoning === 'amanta' ? 'amānta' : 'pūrṇimānta'} ${monthOf(on.each)}.`;
}

const SYZYGIES = {
  anvadhana: 'The day before iṣṭi.',
  ishti: 'The day on which pūrṇimā or amāvāsyā ends, if before noon, otherwise the next.',
  crescent: `The first evening after the new moon with moonset at least ${minutesOf(CRESCENT_DAYS)} after sunset.`,
} as const;

/** A rule in a few sentences. Sanskrit in IAST. */
export function ruleInEnglish(rule: AppliedRule): string {
  switch (rule.by) {
    case 'tithi':
      return tithiWords(rule);
    case 'junction':
      return `The day, counted from sunrise, on which ${tithiOf(rule.paksha, rule.tithi)} of ${monthOf(rule.month)} ends.`;
    case 'nakshatra':
      return nakshatraWords(rule);
    case 'solar':
      return solarWords(rule);
    case 'ekadashi':
      return ekadashiWords(rule);
    case 'relative':
      return paragraph(`${daysFrom(rule.days, iastName(rule.to))}.`, onVara(rule.vara));
    case 'weekday':
      return weekdayWords(rule);
    case 'syzygy':
      return SYZYGIES[rule.what];
    case 'parana':
      return 'The day after the fast, after hari-vāsara (the first quarter of dvādaśī).';
    case 'eclipse':
      return 'An eclipse that is above the horizon of the place.';
  }
}
