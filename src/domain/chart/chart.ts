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
import { birthDay } from './birthDay';
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
  upagrahas: Upagrahas;
  specialLagnas: SpecialLagnas;
}

/**
 * The chart of an instant and a place. A fault in one part leaves null there and a note that names the
 * part; only an instant outside the kernel's span refuses the whole.
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
  const { jdUt, latDeg, lonDeg, tzHours } = question;
  const standing = standingFrom(positions);
  const notes = [...positions.notes];
  const part = <T>(name: string, compute: () => T): T | null => attempt(name, notes, compute);

  const day = part('day', () => birthDay(kernel, jdUt, { latDeg, lonDeg }, tzHours));
  const isDay = day && day.isDay;
  const bhavas = part('bhavas', () => computeBhavas(lagna, midheavenDeg, grahas));
  if (bhavas?.some(({ madhyaDeg }) => Number.isNaN(madhyaDeg))) {
    notes.push('bhavas: Śrīpati degrees do not exist while the midheaven is below the horizon');
  }
  const kp = part('kp', () => computeKp(kernel, positions, day));
  if (kp?.cusps === null) notes.push('kp: Plācidus cusps do not exist at this latitude');
  const yogas = part('yogas', () => computeYogas(standing, isDay));
  for (const { key, reason } of yogas?.leftOut ?? []) notes.push(`yogas.${key}: ${reason}`);
  const avasthas = part('avasthas', () => computeAvasthas(standing, day));
  if (avasthas && day === null) notes.push('avasthas.shayanadi: the Sun does not rise and set on this day');
  const shadbala = part('shadbala', () => shadbalaOf(kernel, positions, day, standing));
  notes.push(...(shadbala?.notes ?? []));
  const seed = { moonDeg: grahas.find(({ key }) => key === 'moon')?.siderealDeg ?? Number.NaN, birthJd: jdUt };
  const years = { ...seed, yearDays: VIMSHOTTARI_YEAR_DAYS };

  return ok({
    ...positions,
    bhavas,
    vargas: part('vargas', () => computeVargas(lagna, grahas)),
    ashtakavarga: part('ashtakavarga', () => computeAshtakavarga(standing)),
    yogas,
    arudhas: part('arudhas', () => computeArudhas(standing)),
    charaKarakas: part('charaKarakas', () => computeCharaKarakas(standing)),
    avasthas,
    vimshottari: part('vimshottari', () => vimshottariDasha(kernel, years, dashaDepth)),
    yogini: part('yogini', () => yoginiDasha(standing.lonDeg('moon'), jdUt)),
    ashtottari: part('ashtottari', () => ashtottariDasha(standing, jdUt, day)),
    chara: part('chara', () => charaDasha(standing, jdUt)),
    currentPhase: part('currentPhase', () => runningPhase(kernel, years, jdUt)),
    kp,
    shadbala,
    grahaYuddha: part('grahaYuddha', () => grahaYuddhas(grahas)),
    upagrahas: computeUpagrahas(kernel, positions, day, notes),
    specialLagnas: computeSpecialLagnas(kernel, positions, day, notes),
    notes,
  });
}
