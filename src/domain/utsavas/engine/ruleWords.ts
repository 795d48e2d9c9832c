/** A rule of the table in a sentence. */
import { monthName, nakshatraName, PAKSHA_NAMES, rashiName, tithiName, varaName } from '../../names';
import { KALAS } from '../kala';
import type { Choice, OnTwo, SankrantiDay, UtsavaRule } from '../types';
import { CRESCENT_DAYS } from './syzygy';
import { daysFrom, minutesOf, ON_NONE } from './words';

const ON_TWO: Record<OnTwo, string> = {
  first: 'the first',
  second: 'the second',
  larger: 'the one with the larger share, of equal ones the first',
  'larger-else-second': 'the one with the larger share, of equal ones the second',
};

function chosenBy({ kala, onTwo, onNone, leastGhatis }: Choice): string {
  const least = leastGhatis ? ` for at least ${leastGhatis} ghaṭī` : '';
  return `at ${KALAS[kala].iast}${least}; of two such days ${ON_TWO[onTwo]}; of none ${ON_NONE[onNone]}`;
}

const EXCEPTIONS: Record<string, string> = {
  holika:
    '; where only the first evening has it and bhadrā runs at that sunset, the next if the tithi lasts beyond three and a half praharas of it',
  vijayadashami: '; Śravaṇa at one of two aparāhṇas alone decides before the shares, and may draw the day to the next',
  'bhadra-hours': '; the rite outside bhadrā',
};

const SANKRANTI_DAYS: Record<SankrantiDay, string> = {
  'punya-kala': 'on the civil day, from midnight to midnight',
  tamil: 'if before sunset on the same day, else on the next',
  malayalam: 'if before three fifths of the daylight are gone on the same day, else on the next',
  odia: 'if before 22:12 on the same civil day, else on the next',
  bengal: 'on the civil day after it; about midnight by the reckoning of Bengal',
  civil: 'on the civil day',
  dawn: 'at the first dawn after it',
  'panchanga-day': 'on the day from sunrise that holds it',
};

/** The two saṅkrāntis whose puṇya-kāla may be of another civil day, by their longitude. */
const OTHER_PUNYA_KALA: Record<number, string> = {
  90: ', but before sunrise on the day before',
  270: ', but after sunset on the next day',
};

const monthOf = (month: number | 'every' | 'adhika'): string =>
  month === 'every' ? 'every lunar month' : month === 'adhika' ? 'an adhika month' : monthName(month).iast;

const withSun = (rashi: number | undefined): string =>
  rashi === undefined ? '' : ` with the Sun in ${rashiName(rashi).iast}`;

const onVara = (vara: number | undefined): string =>
  vara === undefined ? '' : `, only where that is a ${varaName(vara).iast}`;

/** @param nameOf  the name of an observance by its key */
export function ruleInWords(rule: UtsavaRule, nameOf: (key: string) => string): string {
  switch (rule.by) {
    case 'tithi': {
      const { paksha, tithi, month, adhika } = rule;
      const name =
        paksha === 'both'
          ? `${tithiName(tithi).iast} and ${tithiName(tithi + 15).iast}`
          : tithiName(paksha === 'shukla' ? tithi : tithi + 15).iast;
      const kept = adhika ? `adhika ${monthOf(month)}` : monthOf(month);
      const besides = rule.exception ? EXCEPTIONS[rule.exception] : '';
      const ofTwo = rule.onTwice ? '; if it comes twice, the later' : '';
      return `${name} of ${kept}${withSun(rule.sunRashi)}, ${chosenBy(rule)}${besides}${ofTwo}${onVara(rule.vara)}.`;
    }
    case 'junction': {
      const { paksha, tithi, month } = rule;
      return `The end of ${tithiName(paksha === 'shukla' ? tithi : tithi + 15).iast} of ${monthOf(month)}, on the day from sunrise that holds it.`;
    }
    case 'nakshatra': {
      const { within, onTwice } = rule;
      const when =
        within === 'every'
          ? 'each time'
          : 'month' in within
            ? `in the ${PAKSHA_NAMES[within.paksha].iast} half of ${monthOf(within.month)}`
            : withSun(within.sunRashi).trim();
      const twice = onTwice === 'near-full-moon' ? 'the nearer to a full moon' : 'the later';
      const ofTwo = onTwice ? `; if it comes twice, ${twice}` : '';
      return `${nakshatraName(rule.nakshatra).iast} nakṣatra ${when}, ${chosenBy(rule)}${ofTwo}.`;
    }
    case 'solar': {
      const { sunDeg, day, shift } = rule;
      const counted = shift ? `, and ${shift} days on` : '';
      const minutes = Math.round((sunDeg % 1) * 60);
      const but = day === 'punya-kala' ? (OTHER_PUNYA_KALA[sunDeg] ?? '') : '';
      return `The Sun at ${Math.floor(sunDeg)}°${minutes ? `${minutes}′` : ''} nirayana, ${SANKRANTI_DAYS[day]}${but}${counted}.`;
    }
    case 'ekadashi': {
      const { month, paksha, school } = rule;
      const name = tithiName(paksha === 'shukla' ? 11 : 26).iast;
      return `${name} of ${monthOf(month)}${withSun(rule.sunRashi)}, by the sunrises that it and dvādaśī have${school === 'vaishnava' ? ', free of daśamī at aruṇodaya' : ''}.`;
    }
    case 'relative': {
      const { to, days, vara } = rule;
      return `${daysFrom(days, nameOf(to))}${onVara(vara)}.`;
    }
    case 'weekday': {
      const { on, vara } = rule;
      const day = varaName(vara).iast;
      if ('onOrBefore' in on) return `The last ${day} on or before ${nameOf(on.onOrBefore)}.`;
      return `Each ${day} of ${monthOf(on.each)} (${on.reckoning === 'amanta' ? 'amānta' : 'pūrṇimānta'}).`;
    }
    case 'syzygy':
      return {
        anvadhana: 'The day before iṣṭi.',
        ishti: 'The day in whose forenoon pūrṇimā or amāvāsyā has ended.',
        crescent: `The first evening after the new moon on which the Moon sets at least ${minutesOf(CRESCENT_DAYS)} after the Sun.`,
      }[rule.what];
  }
}
