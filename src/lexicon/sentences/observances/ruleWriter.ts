/** A rule in words: a sentence for each of its parts, from values that are the same for all languages. */
import type {
  Choice,
  EkadashiRule,
  NakshatraRule,
  SolarRule,
  TithiRule,
  UtsavaRule,
  WeekdayRule,
} from '../../../data/observances/rule';
import type { MonthEnd } from '../../../domain/calendar/monthEnd';
import type { AppliedRule } from '../../../domain/observances/types';
import { atKala, crescentLeast, longitudeOf, neverAtKala, type ObservanceLanguage } from './language';

type Of<By extends UtsavaRule['by']> = Extract<UtsavaRule, { by: By }>;

const paragraph = (...sentences: (string | false | null | undefined)[]): string => sentences.filter(Boolean).join(' ');

/** The longitudes of the two saṅkrāntis whose puṇya-kāla can be on another civil day. */
const [KARKA_DEG, MAKARA_DEG] = [90, 270];
const MONTHS = 12;

/**
 * The writer of rules in a language.
 *
 * @param end  how the named lunar months end
 */
export function ruleWriter(language: ObservanceLanguage, end: MonthEnd = 'new'): (rule: AppliedRule) => string {
  const { texts, format, names } = language;
  const { rule: t } = texts;

  /** "The day on which Śukla Navamī of Caitra covers madhyāhna." and the day to keep if two days qualify, or none. */
  function chosenBy(what: string, kind: 'tithi' | 'nakshatra', { kala, onTwo, onNone, leastGhatis }: Choice): string {
    return paragraph(
      t['day-on-which']({ what, at: atKala(language, kala, leastGhatis) }),
      t.two[onTwo],
      t.none[kind]({ never: neverAtKala(language, kala, leastGhatis), day: t.kept[onNone] }),
    );
  }

  /** The name of the amānta month of a rule, in the dark fortnight of a pūrṇimānta month that of the next one. */
  function monthText(month: number | 'every' | 'adhika', paksha?: TithiRule['paksha']): string {
    if (month === 'every') return t['every-month'];
    if (month === 'adhika') return t['adhika-month'];
    return names.month(end === 'full' && paksha === 'krishna' ? (month % MONTHS) + 1 : month);
  }

  /** "Kṛṣṇa Aṣṭamī", or the tithi of both fortnights. */
  function tithiText(paksha: TithiRule['paksha'], tithi: number): string {
    if (paksha === 'both') return t.both({ first: names.tithi(tithi), second: names.tithi(tithi + 15) });
    return names.tithi(paksha === 'shukla' ? tithi : tithi + 15);
  }

  /** "Śukla Navamī of Caitra", "Śukla Navamī with the Sun in Meṣa". */
  function tithiOfMonth(tithi: string, month: string, sunRashi: number | undefined): string {
    return sunRashi === undefined ? t.of({ tithi, month }) : t['with-sun']({ tithi, rashi: names.rashi(sunRashi) });
  }

  const onVara = (vara: number | null | undefined): string | null =>
    vara ? t['on-weekday']({ vara: names.vara(vara) }) : null;

  function decidedAt({ decidedAt: deciding }: TithiRule | NakshatraRule | SolarRule): string | null {
    if (!deciding) return null;
    const place = language.town(deciding.name);
    return deciding.zones
      ? t['decided-in-zones']({ zones: format.list(deciding.zones), place })
      : t['decided-at']({ place });
  }

  function tithiRule(rule: TithiRule): string {
    const { paksha, tithi, month, adhika, sunRashi, onTwice, exception, vara } = rule;
    const name = adhika ? texts.adhika({ month: monthText(month) }) : monthText(month, paksha);
    return paragraph(
      chosenBy(tithiOfMonth(tithiText(paksha, tithi), name, sunRashi), 'tithi', rule),
      exception && t.exception[exception],
      onTwice && t['two-in-month']({ kept: t.twice[onTwice] }),
      decidedAt(rule),
      onVara(vara),
    );
  }

  function withinText(within: NakshatraRule['within']): string {
    if (within === 'every') return t.within.every;
    if ('month' in within)
      return t.within.half({ paksha: names.paksha(within.paksha), month: monthText(within.month, within.paksha) });
    if ('solarMonth' in within) return t.within[within.reckoning]({ rashi: names.rashi(within.solarMonth) });
    return t.within.sun({ rashi: names.rashi(within.sunRashi) });
  }

  function nakshatraRule(rule: NakshatraRule): string {
    const { within, onTwice } = rule;
    const what = t.nakshatra({ nakshatra: names.nakshatra(rule.nakshatra), within: withinText(within) });
    return paragraph(
      chosenBy(what, 'nakshatra', rule),
      onTwice ? t['comes-twice']({ kept: t.twice[onTwice] }) : within !== 'every' && t['both-given'],
      decidedAt(rule),
    );
  }

  function solarRule(rule: SolarRule): string {
    const { sunDeg, day, shift } = rule;
    return paragraph(
      t[sunDeg % 30 === 0 ? 'enters' : 'reaches']({ longitude: longitudeOf(language, sunDeg) }),
      t.sankranti[day],
      day === 'punya-kala' && sunDeg === KARKA_DEG && t['karka-before-sunrise'],
      day === 'punya-kala' && sunDeg === MAKARA_DEG && t['makara-after-sunset'],
      shift !== undefined && t.counted({ ordinal: shift + 1 }),
      decidedAt(rule),
    );
  }

  function ekadashiRule({ month, paksha, sunRashi, school }: EkadashiRule): string {
    const what = tithiOfMonth(tithiText(paksha, 11), monthText(month, paksha), sunRashi);
    return paragraph(t.fast({ what, school: texts.school[school] }), t['fast-day'][school]);
  }

  function relativeRule({ to, days, vara }: Of<'relative'>): string {
    const values = { name: language.observance(to), days: Math.abs(days) };
    return paragraph(t.relative[days === 0 ? 'same' : days > 0 ? 'after' : 'before'](values), onVara(vara));
  }

  function weekdayRule({ on, vara }: WeekdayRule): string {
    const day = names.vara(vara);
    if ('onOrBefore' in on) return t['weekday-before']({ vara: day, name: language.observance(on.onOrBefore) });
    return t['weekday-of'][on.reckoning]({ vara: day, month: monthText(on.each) });
  }

  return (rule) => {
    switch (rule.by) {
      case 'tithi':
        return tithiRule(rule);
      case 'junction':
        return t.junction({
          what: t.of({ tithi: tithiText(rule.paksha, rule.tithi), month: monthText(rule.month, rule.paksha) }),
        });
      case 'nakshatra':
        return nakshatraRule(rule);
      case 'solar':
        return solarRule(rule);
      case 'ekadashi':
        return ekadashiRule(rule);
      case 'relative':
        return relativeRule(rule);
      case 'weekday':
        return weekdayRule(rule);
      case 'date':
        return t['civil-date']({ day: rule.civil.day, month: format.month(rule.civil.month) });
      case 'syzygy':
        return rule.what === 'crescent' ? t.crescent({ least: crescentLeast(language) }) : t.syzygy[rule.what];
      case 'parana':
        return t.parana;
      case 'eclipse':
        return t.eclipse;
    }
  };
}
