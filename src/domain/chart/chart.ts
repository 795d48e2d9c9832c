/** A whole birth chart: the positions, and each family of rules computed on its own. */
import type { Kernel } from '../../kernel/types';
import { attempt } from '../attempt';
import { runningPhase, VIMSHOTTARI_YEAR_DAYS, vimshottariDasha } from '../dasha/vimshottari';
import { type DomainError, ok, type Result } from '../result';
import { computeBhavas } from './bhavas';
import { computePositions } from './positions';
import type { Chart, ChartQuestion } from './types';
import { computeVargas } from './vargas';

/**
 * The chart of an instant and a place. A fault in one part leaves null there and a note that names the
 * part; only an instant outside the kernel's span refuses the whole.
 *
 * @param dashaDepth  levels of the Viṃśottarī tree, 1 (mahādaśā) to 5 (prāṇa)
 */
export function computeChart(kernel: Kernel, question: ChartQuestion, dashaDepth: number): Result<Chart, DomainError> {
  const answer = computePositions(kernel, question);
  if (!answer.ok) return answer;
  const positions = answer.value;
  const { lagna, midheavenDeg, grahas } = positions;
  const notes = [...positions.notes];

  const bhavas = attempt('bhavas', notes, () => computeBhavas(lagna, midheavenDeg, grahas));
  if (bhavas?.some(({ madhyaDeg }) => Number.isNaN(madhyaDeg))) {
    notes.push('bhavas: Śrīpati degrees do not exist while the midheaven is below the horizon');
  }
  const vargas = attempt('vargas', notes, () => computeVargas(lagna, grahas));
  const seed = {
    moonDeg: grahas.find(({ key }) => key === 'moon')?.siderealDeg ?? Number.NaN,
    birthJd: question.jdUt,
    yearDays: VIMSHOTTARI_YEAR_DAYS,
  };
  const vimshottari = attempt('vimshottari', notes, () => vimshottariDasha(kernel, seed, dashaDepth));
  const currentPhase = attempt('currentPhase', notes, () => runningPhase(kernel, seed, question.jdUt));
  return ok({ ...positions, bhavas, vargas, vimshottari, currentPhase, notes });
}
