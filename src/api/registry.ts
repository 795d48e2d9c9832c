/** All computing resources, in the order of the README. A new resource needs one folder and one line here. */
import { anniversaries } from './anniversaries';
import { birthChart } from './birth-chart';
import { card } from './card';
import { chart } from './chart';
import { charts } from './charts';
import { convert } from './convert';
import { coreChart } from './core-chart';
import { days } from './days';
import { ephemeris } from './ephemeris';
import { facts } from './facts';
import { ghadi } from './ghadi';
import { holidays } from './holidays';
import { kundaliFacts } from './kundali-facts';
import { match } from './match';
import { muhurta } from './muhurta';
import { muhurtaSearch } from './muhurta-search';
import { now } from './now';
import { observances } from './observances';
import { panchanga } from './panchang';
import { places } from './places';
import { rectify } from './rectify';
import type { Resource } from './resource';
import { feeds } from './rss';
import { sky } from './sky';
import { transits } from './transits';
import { utsavas } from './utsavas';
import { utsavasFile } from './utsavas-ics';
import { varshaphala } from './varshaphala';

export const RESOURCES: readonly Resource[] = [
  chart,
  coreChart,
  birthChart,
  charts,
  panchanga,
  days,
  convert,
  now,
  observances,
  holidays,
  anniversaries,
  ghadi,
  muhurta,
  utsavas,
  utsavasFile,
  card,
  muhurtaSearch,
  sky,
  ephemeris,
  match,
  transits,
  varshaphala,
  rectify,
  kundaliFacts,
  facts,
  places,
  ...feeds,
];
