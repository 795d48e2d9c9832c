/**
 * Differences of named sources from the default rows: omitted, replaced and added rows. A source appears only for
 * purposes for which its rows are known.
 */
import { type Attribution, disputed, single } from '../attribution';
import {
  astas,
  HOLASHTAKA,
  NINE_YOGAS,
  nakshatras,
  preferred,
  RIKTA,
  SANKRANTI,
  SOLAR_MONTHS,
  tithis,
  YOGA_9,
  YOGA_PARTS,
} from './common';
import { PURPOSE_ROWS } from './purposes';
import type { AstaLimit, MuhurtaTradition, Purpose, RuleId, RuleRow } from './rule';

interface Change {
  /** Ids of rows that the source leaves out. */
  without?: readonly RuleId[];
  /** Rows that replace the one with the same id, or are added. */
  rows?: readonly RuleRow[];
}

const RAMAN = single('raman-muhurtha');
const VEDIC = single('vedicpanchanga');
const KRAZY = single('krazykrackpot');

/** Jupiter 11°, Venus 10°, or 8° when it passes in front of the Sun. */
const ELEVEN_AND_TEN: AstaLimit = {
  elongationDeg: { jupiter: { superior: 11, inferior: 11 }, venus: { superior: 10, inferior: 8 } },
};
/** Jupiter 6°, Venus 8°. */
const SIX_AND_EIGHT: AstaLimit = {
  elongationDeg: { jupiter: { superior: 6, inferior: 6 }, venus: { superior: 8, inferior: 8 } },
};
const vedicAstas = astas(SIX_AND_EIGHT, 3, VEDIC);
const krazyAstas = astas(ELEVEN_AND_TEN, 0, disputed('bphs', 'krazykrackpot'));

/** The nakṣatras of a purpose and additional ones. */
function moreNakshatras(purpose: Purpose, more: readonly number[], source: Attribution): RuleRow {
  const row = PURPOSE_ROWS[purpose].find(({ id }) => id === 'nakshatra');
  const own = row?.condition.by === 'nakshatra' ? row.condition.in : [];
  return nakshatras(
    [...own, ...more].toSorted((a, b) => a - b),
    source,
  );
}

/** The differences of each source, by purpose. */
export const TRADITION_CHANGES: Record<Exclude<MuhurtaTradition, 'almanac'>, Partial<Record<Purpose, Change>>> = {
  'muhurta-chintamani': {
    vivaha: {
      without: ['yoga-9'],
      rows: [SOLAR_MONTHS, RIKTA, SANKRANTI, YOGA_PARTS],
    },
  },
  raman: {
    vivaha: {
      rows: [
        moreNakshatras('vivaha', [1, 7, 8, 14, 22, 23, 24], RAMAN),
        preferred('vara', { by: 'vara', in: [2, 4, 5, 6] }, RAMAN),
      ],
    },
  },
  'punjab-kesari': {
    vivaha: {
      rows: [
        {
          ...YOGA_9,
          condition: { by: 'yoga', in: NINE_YOGAS.filter((yoga) => yoga !== 1) },
          source: single('punjabkesari'),
        },
      ],
    },
  },
  hindustan: { vivaha: { rows: [HOLASHTAKA] } },
  vedicpanchanga: {
    vivaha: { rows: [moreNakshatras('vivaha', [22], VEDIC), ...vedicAstas] },
    'griha-pravesha': {
      rows: [
        moreNakshatras('griha-pravesha', [8, 13, 22, 24], VEDIC),
        tithis([2, 3, 5, 7, 10, 11, 12, 13, 16, 17, 18, 20, 22, 25, 26, 27], VEDIC),
        ...vedicAstas,
      ],
    },
    vahana: {
      rows: [moreNakshatras('vahana', [1], VEDIC), tithis([2, 3, 5, 10, 11, 13, 16, 17, 18, 20, 25, 26, 28], VEDIC)],
    },
  },
  krazykrackpot: {
    vivaha: { rows: krazyAstas },
    'griha-pravesha': { rows: [moreNakshatras('griha-pravesha', [7, 8, 13, 22], KRAZY), ...krazyAstas] },
    vahana: { rows: [nakshatras([7, 15, 22, 23, 24], KRAZY)] },
  },
  prokerala: {
    vivaha: { without: ['asta-shukra'] },
    'griha-pravesha': { without: ['asta-guru', 'asta-shukra', 'month'] },
  },
  southern: { vivaha: { without: ['caturmasa'] } },
};
