import type { Almanac } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import type { Utsava } from '../observances/types';
import { limbAt } from '../panchanga/limbs';
import type { RunningLimb } from '../panchanga/types';
import { type DomainError, ok, type Result } from '../result';
import { JD_UNIX_EPOCH } from '../time/civil';
import { type FeedPlace, utsavasBetween } from './utsavas';

const ENTRY = { angle: 'sun', zodiac: 'lahiri', stepDeg: 30 } as const;
/** Far more than the rounding of an instant, far less than the Sun's time in a rāśi. */
const ASIDE_DAYS = 1;
/** Maximum distance of an observance's day from its instant. */
const OBSERVED_WITHIN_DAYS = 3;
/** Two searches for the same instant agree much better, and two saṅkrāntis are 29 days apart. */
const SAME_INSTANT_DAYS = 0.01;

/** The Sun's entry into a rāśi (Lahiri). */
export interface DatedSankranti {
  jdUt: number;
  /** The rāśi entered, 1..12. */
  rashi: number;
  /** The tithi at the instant. */
  tithi: RunningLimb;
  nakshatra: RunningLimb;
  /** Its observance, dated by the puṇya-kāla. */
  observance: Utsava;
  /** The earlier saṅkrānti after which this one is announced as upcoming. */
  announcedJd: number;
}

type Entry = Pick<DatedSankranti, 'jdUt' | 'rashi'>;

/** The last entries at or before an instant and the next ones after it, in order. */
function entriesAround(kernel: Almanac, jdUt: number, past: number, coming: number): Result<Entry[], DomainError> {
  const entries: Entry[] = [];
  for (let i = 0, at = jdUt; i < past; i++) {
    const entry = kernel.previousCrossing(ENTRY, at);
    if (!entry.ok) return entry;
    entries.unshift({ jdUt: entry.value.jdUt, rashi: entry.value.number + 1 });
    at = entry.value.jdUt - ASIDE_DAYS;
  }
  for (let i = 0, at = jdUt; i < coming; i++) {
    const entry = kernel.nextCrossing(ENTRY, at);
    if (!entry.ok) return entry;
    entries.push({ jdUt: entry.value.jdUt, rashi: entry.value.number + 1 });
    at = entry.value.jdUt + ASIDE_DAYS;
  }
  return ok(entries);
}

/**
 * The last saṅkrāntis at or before an instant and the next ones after it, in order.
 *
 * @param jdUt  Julian days UT
 */
export function sankrantisAround(
  kernel: Kernel,
  jdUt: number,
  past: number,
  coming: number,
  { place, tz }: Pick<FeedPlace, 'place' | 'tz'>,
): Result<DatedSankranti[], DomainError> {
  // Plus as many earlier ones as are upcoming, because the announcement of the first lies that far back.
  const entries = entriesAround(kernel, jdUt, past + coming, coming);
  if (!entries.ok) return entries;
  const requested = entries.value.slice(coming);
  const [first, last] = [requested[0], requested.at(-1)];
  if (!first || !last) return ok([]);
  const dayOf = (jd: number) => Math.floor(jd - JD_UNIX_EPOCH);
  const observances = utsavasBetween(
    kernel,
    dayOf(first.jdUt) - OBSERVED_WITHIN_DAYS,
    dayOf(last.jdUt) + OBSERVED_WITHIN_DAYS,
    // Every tradition and region has the same rule for a saṅkrānti, and a government keeps only some of them.
    { place, tz, kinds: ['sankranti'] },
  );
  if (!observances.ok) return observances;
  const sankrantis: DatedSankranti[] = [];
  for (const [i, entry] of requested.entries()) {
    const sky = kernel.sky(entry.jdUt);
    if (!sky.ok) return sky;
    const tithi = limbAt(kernel, sky.value, 'tithi');
    if (!tithi.ok) return tithi;
    const nakshatra = limbAt(kernel, sky.value, 'nakshatra');
    if (!nakshatra.ok) return nakshatra;
    const observance = observances.value.find(
      ({ reckoning }) => Math.abs((reckoning.sankrantiJd ?? Number.NaN) - entry.jdUt) < SAME_INSTANT_DAYS,
    );
    if (!observance) throw new Error(`no observance of the saṅkrānti at ${entry.jdUt}`);
    const announcedJd = (entries.value[i] as Entry).jdUt;
    sankrantis.push({ ...entry, tithi: tithi.value, nakshatra: nakshatra.value, observance, announcedJd });
  }
  return ok(sankrantis);
}
