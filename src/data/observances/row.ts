/** The composition of the rows of the tables: key, rule of the day, and other fields. */
import type {
  BaseRule,
  DateRule,
  JunctionRule,
  NakshatraRule,
  RelativeRule,
  SolarRule,
  SyzygyRule,
  TithiRule,
  UtsavaRule,
  WeekdayRule,
} from './rule';

type About<Further extends string> = Omit<BaseRule<string, Further>, 'key'>;
type When<Rule extends UtsavaRule> = Omit<Rule, keyof BaseRule | 'by'>;

export const tithi = <const Key extends string, const Further extends string = never>(
  key: Key,
  when: When<TithiRule>,
  about: About<Further>,
): TithiRule<Key, Further> => ({ by: 'tithi', key, ...about, ...when });

export const junction = <const Key extends string, const Further extends string = never>(
  key: Key,
  when: When<JunctionRule>,
  about: About<Further>,
): JunctionRule<Key, Further> => ({ by: 'junction', key, ...about, ...when });

export const nakshatra = <const Key extends string, const Further extends string = never>(
  key: Key,
  when: When<NakshatraRule>,
  about: About<Further>,
): NakshatraRule<Key, Further> => ({ by: 'nakshatra', key, ...about, ...when });

export const solar = <const Key extends string, const Further extends string = never>(
  key: Key,
  when: When<SolarRule>,
  about: About<Further>,
): SolarRule<Key, Further> => ({ by: 'solar', key, ...about, ...when });

export const relative = <const Key extends string, const Further extends string = never>(
  key: Key,
  when: When<RelativeRule>,
  about: About<Further>,
): RelativeRule<Key, Further> => ({ by: 'relative', key, ...about, ...when });

export const weekday = <const Key extends string, const Further extends string = never>(
  key: Key,
  when: When<WeekdayRule>,
  about: About<Further>,
): WeekdayRule<Key, Further> => ({ by: 'weekday', key, ...about, ...when });

export const civilDate = <const Key extends string, const Further extends string = never>(
  key: Key,
  when: When<DateRule>,
  about: About<Further>,
): DateRule<Key, Further> => ({ by: 'date', key, ...about, ...when });

export const syzygy = <const Key extends string, const Further extends string = never>(
  key: Key,
  when: When<SyzygyRule>,
  about: About<Further>,
): SyzygyRule<Key, Further> => ({ by: 'syzygy', key, ...about, ...when });
