/** How the rows of the tables are put together: what it is called, when it is, and what else is known of it. */
import type {
  JunctionRule,
  NakshatraRule,
  RelativeRule,
  Row,
  SolarRule,
  SyzygyRule,
  TithiRule,
  UtsavaRule,
  WeekdayRule,
} from './rule';

/** Key, IAST, Devanāgarī, everyday English. */
export type Called = readonly [key: string, name: string, sa: string, nameCommon: string];
type About = Omit<Row, 'key' | 'name' | 'sa' | 'nameCommon'>;
type When<Rule extends UtsavaRule> = Omit<Rule, keyof Row | 'by'>;

const rowOf = ([key, name, sa, nameCommon]: Called, about: About): Row => ({ key, name, sa, nameCommon, ...about });

export const tithi = (called: Called, when: When<TithiRule>, about: About): TithiRule => ({
  by: 'tithi',
  ...rowOf(called, about),
  ...when,
});

export const junction = (called: Called, when: When<JunctionRule>, about: About): JunctionRule => ({
  by: 'junction',
  ...rowOf(called, about),
  ...when,
});

export const nakshatra = (called: Called, when: When<NakshatraRule>, about: About): NakshatraRule => ({
  by: 'nakshatra',
  ...rowOf(called, about),
  ...when,
});

export const solar = (called: Called, when: When<SolarRule>, about: About): SolarRule => ({
  by: 'solar',
  ...rowOf(called, about),
  ...when,
});

export const relative = (called: Called, when: When<RelativeRule>, about: About): RelativeRule => ({
  by: 'relative',
  ...rowOf(called, about),
  ...when,
});

export const weekday = (called: Called, when: When<WeekdayRule>, about: About): WeekdayRule => ({
  by: 'weekday',
  ...rowOf(called, about),
  ...when,
});

export const syzygy = (called: Called, when: When<SyzygyRule>, about: About): SyzygyRule => ({
  by: 'syzygy',
  ...rowOf(called, about),
  ...when,
});
