/** A whole birth chart: the positions, and each family of rules computed on its own. */
import type { Almanac } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/types';
import { attempt } from '../attempt';
import { type AshtottariDasha, ashtottariDasha } from '../dasha/ashtottari';
import { type CharaPeriod, charaDasha } from '../dasha/chara';
import { runningPhase, VIMSHOTTARI_YEAR_DAYS, vimshottariDasha } from '../dasha/vimshottari';
import { type YoginiPeriod, yoginiDasha } from '../dasha/yogini';
import { computeKp, type Kp } from '../kp/kp';
import { type DomainError, ok, type Result } from '../result';
import { type Arudhas, computeArudhas } from './arudhas';
import { type Ashtakavarga, computeAshtakavarga } from './ashtakavarga';
import { type Avasthas, computeAvasthas } from './avasthas/avasthas';
import { computeBhavas } from './bhavas';
import { type BirthDay, birthDay, NO_DAY } from './birthDay';
import { type GrahaYuddha, grahaYuddhas } from './grahaYuddha';
import { type CharaKarakas, computeCharaKarakas } from './karakas';
import { computePositions } from './positions';
import { type Shadbala, shadbalaOf } from './shadbala';
import { computeSpecialLagnas, type SpecialLagnas } from './specialLagnas';
import { standingFrom } from './standing';
import type {
  Bhava,
  ChartQuestion,
  CurrentPhase,
  GrahaKey,
  Positions,
  Varga,
  VargaKey,
  VimshottariDasha,
} from './types';
import { computeUpagrahas, type Upagrahas } from './upagrahas';
import { computeVargas } from './vargas';
import { computeYogas, type Yogas } from './yogas';

/** A part that failed is null, and `notes` says which and why: the rest still stands. */
export interface Chart extends Positions {
  /** Null where the Sun does not rise and set about the birth. */
  day: BirthDay | null;
  bhavas: Bhava[] | null;
  vargas: Record<VargaKey, Varga> | null;
  ashtakavarga: Ashtakavarga | null;
  yogas: Yogas | null;
  arudhas: Arudhas | null;
  charaKarakas: CharaKarakas | null;
  avasthas: Record<GrahaKey, Avasthas> | null;
  vimshottari: VimshottariDasha | null;
  yogini: YoginiPeriod[] | null;
  ashtottari: AshtottariDasha | null;
  chara: CharaPeriod[] | null;
  currentPhase: CurrentPhase | null;
  kp: Kp | null;
  shadbala: Shadbala | null;
  grahaYuddha: GrahaYuddha[] | null;
  upagrahas: Upagrahas | null;
  specialLagnas: SpecialLagnas | null;
}

/** Parts without the day: what each of them lacks then, and does not note itself. */
const WITHOUT_DAY = [
  ['avasthas', 'avasthas.*.shayanadi:'],
  ['ashtottari', 'dasha.ashtottari: its condition by the fortnight'],
  ['kp', 'kp.ruling_planets.vara_lord:'],
] as const satisfies readonly (readonly [keyof Chart, string])[];

/** What a whole chart lacks where nature has none of it; each note begins with the field of the answer. */
function natureNotes(chart: Chart): string[] {
  const notes: string[] = [];
  if (chart.bhavas?.some(({ madhyaDeg }) => Number.isNaN(madhyaDeg))) {
    notes.push('bhavas: Śrīpati degrees do not exist while the midheaven is below the horizon');
  }
  if (chart.kp?.cusps === null) {
    notes.push('kp: Plācidus cusps do not exist at this latitude, nor houses and significators by them');
  }
  for (const { key, reason } of chart.yogas?.leftOut ?? []) notes.push(`yogas.${key}: ${reason}`);
  notes.push(...(chart.shadbala?.notes ?? []));
  if (chart.day === null) {
    for (const [part, lacking] of WITHOUT_DAY) if (chart[part]) notes.push(`${lacking} ${NO_DAY}`);
  }
  return notes;
}

/**
 * The chart of an instant and a place. A fault in one part leaves null there and a note that names the
 * part as the answer does; only an instant outside the kernel's span refuses the whole.
 *
 * @param dashaDepth  levels of the Viṃśottarī tree, 1 (mahādaśā) to 5 (prāṇa)
 */
export function computeChart(
  kernel: Kernel & Almanac,
  question: ChartQuestion,
  dashaDepth: number,
): Result<Chart, DomainError> {
  const answer = computePositions(kernel, question);
  if (!answer.ok) return answer;
  const positions = answer.value;
  const { lagna, midheavenDeg, grahas } = positions;
  const { jdUt, tzHours } = question;
  const standing = standingFrom(positions);
  const notes = [...positions.notes];
  const part = <T>(name: string, compute: () => T): T | null => attempt(name, notes, compute);

  const noted = notes.length;
  const day = part('day', () => birthDay(kernel, jdUt, question, tzHours));
  if (day === null && notes.length === noted) notes.push('day: the Sun does not rise and set about the birth');
  const moonDeg = grahas.find(({ key }) => key === 'moon')?.siderealDeg ?? Number.NaN;
  const years = { moonDeg, birthJd: jdUt, yearDays: VIMSHOTTARI_YEAR_DAYS };

  const chart: Chart = {
    ...positions,
    day,
    bhavas: part('bhavas', () => computeBhavas(lagna, midheavenDeg, grahas)),
    vargas: part('vargas', () => computeVargas(lagna, grahas)),
    ashtakavarga: part('ashtakavarga', () => computeAshtakavarga(standing)),
    yogas: part('yogas', () => computeYogas(standing, day?.isDay ?? null)),
    arudhas: part('arudhas', () => computeArudhas(standing)),
    charaKarakas: part('chara_karakas', () => computeCharaKarakas(standing)),
    avasthas: part('avasthas', () => computeAvasthas(standing, day)),
    vimshottari: part('dasha.vimshottari', () => vimshottariDasha(kernel, years, dashaDepth)),
    yogini: part('dasha.yogini', () => yoginiDasha(standing.lonDeg('moon'), jdUt)),
    ashtottari: part('dasha.ashtottari', () => ashtottariDasha(standing, jdUt, day)),
    chara: part('dasha.chara', () => charaDasha(standing, jdUt)),
    currentPhase: part('current_phase', () => runningPhase(kernel, years, jdUt)),
    kp: part('kp', () => computeKp(kernel, positions, day)),
    shadbala: part('shadbala', () => shadbalaOf(kernel, positions, day, standing)),
    grahaYuddha: part('graha_yuddha', () => grahaYuddhas(grahas)),
    upagrahas: part('upagrahas', () => computeUpagrahas(kernel, positions, day, notes, standing)),
    specialLagnas: part('special_lagnas', () => computeSpecialLagnas(kernel, positions, day, notes, standing)),
    notes,
  };
  notes.push(...natureNotes(chart));
  return ok(chart);
}
