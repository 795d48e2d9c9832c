/** Rows that many purposes share. Each purpose applies a row or only shows it. */
import { type Attribution, agreed, disputed, single } from '../attribution';
import type { AstaGraha, AstaLimit, RuleCondition, RuleId, RuleKind, RuleRow } from './rule';

const row =
  (kind: RuleKind, met: RuleRow['met']) =>
  (id: RuleId, condition: RuleCondition, source: Attribution): RuleRow => ({ id, kind, met, condition, source });

export const required = row('required', 'within');
export const excluded = row('excluded', 'outside');
/** Shown but not applied; met while the condition is true. */
export const preferred = row('preferred', 'within');
/** Shown but not applied; met while the condition is false. */
export const preferredOutside = row('preferred', 'outside');

/** Converts an applied row to one that is only shown. The year lists do not apply it, so they are not its source. */
export const noted = (rule: RuleRow): RuleRow => ({
  ...rule,
  kind: 'preferred',
  source: { ...rule.source, works: rule.source.works.filter((work) => work !== 'drikpanchang') },
});

export const DAY = required('day', { by: 'day' }, agreed('customary'));

export const nakshatras = (values: readonly number[], source: Attribution): RuleRow =>
  required('nakshatra', { by: 'nakshatra', in: values }, source);
export const tithis = (values: readonly number[], source: Attribution): RuleRow =>
  required('tithi', { by: 'tithi', in: values }, source);
export const varas = (values: readonly number[], source: Attribution): RuleRow =>
  required('vara', { by: 'vara', in: values }, source);
export const months = (values: readonly number[], source: Attribution): RuleRow =>
  required('month', { by: 'month', in: values }, source);

/** Number of whole days (vārdhaka and bālya) before disappearance and after reappearance. */
const ASIDE_DAYS = 3;

/** Rows for the invisibility of Jupiter and Venus, by a visibility criterion. */
export const astas = (limit: AstaLimit, asideDays: number, source: Attribution): RuleRow[] => {
  const asta = (id: RuleId, graha: AstaGraha) => excluded(id, { by: 'asta', graha, limit, asideDays }, source);
  return [asta('asta-guru', 'jupiter'), asta('asta-shukra', 'venus')];
};

export const ASTAS = astas('arcus-visionis', ASIDE_DAYS, agreed('muhurta-chintamani', 'dharmasindhu', 'drikpanchang'));

export const ADHIKA = excluded('adhika', { by: 'adhika' }, agreed('muhurta-chintamani', 'dharmasindhu'));
export const KSHAYA = excluded('kshaya', { by: 'kshaya' }, agreed('muhurta-chintamani', 'dharmasindhu'));

export const CATURMASA = excluded(
  'caturmasa',
  { by: 'season', from: { month: 4, tithi: 11 }, to: { month: 8, tithi: 11 } },
  agreed('dharmasindhu', 'drikpanchang'),
);
export const KHARMASA = excluded('kharmasa', { by: 'sun-rashi', in: [9, 12] }, agreed('dharmasindhu', 'drikpanchang'));
export const PITRIPAKSHA = excluded(
  'pitripaksha',
  { by: 'season', from: { month: 6, tithi: 16 }, to: { month: 6, tithi: 30 } },
  disputed('customary'),
);
export const HOLASHTAKA = excluded(
  'holashtaka',
  { by: 'season', from: { month: 12, tithi: 8 }, to: { month: 12, tithi: 15 } },
  disputed('hindustan', 'webdunia'),
);
export const SIMHASTHA_GURU = excluded(
  'simhastha-guru',
  { by: 'jupiter-rashi', in: [5] },
  disputed('muhurta-chintamani'),
);
export const BHADRA = excluded('bhadra', { by: 'vishti' }, agreed('muhurta-chintamani', 'drikpanchang'));
export const AMAVASYA = excluded('amavasya', { by: 'tithi', in: [30] }, single('drikpanchang'));
export const KRISHNA_14 = excluded('krishna-14', { by: 'tithi', in: [29] }, single('drikpanchang'));
export const RIKTA = excluded('rikta', { by: 'tithi', in: [4, 9, 14, 19, 24, 29] }, agreed('muhurta-chintamani'));

/** Viṣkambha, Atigaṇḍa, Śūla, Gaṇḍa, Vyāghāta, Vajra, Vyatīpāta, Parigha, Vaidhṛti. */
export const NINE_YOGAS = [1, 6, 9, 10, 13, 15, 17, 19, 27] as const;
export const YOGA_9 = excluded('yoga-9', { by: 'yoga', in: NINE_YOGAS }, agreed('muhurta-chintamani', 'drikpanchang'));
export const YOGA_PARTS = excluded('yoga-parts', { by: 'yoga-parts' }, single('muhurta-chintamani'));

export const GANDANTA_PADA = excluded(
  'gandanta-pada',
  {
    by: 'pada',
    in: [
      [10, 1],
      [19, 1],
      [27, 4],
    ],
  },
  agreed('jyotirnibandha', 'drikpanchang'),
);

export const SOLAR_MONTHS = required(
  'solar-months',
  { by: 'sun-rashi', in: [1, 2, 3, 8, 10, 11] },
  single('muhurta-chintamani'),
);
export const SANKRANTI = excluded(
  'sankranti',
  { by: 'sankranti', ghatis: 16 },
  single('muhurta-chintamani', 'nirnayasindhu'),
);
const GRAHANA = excluded('grahana', { by: 'eclipse', daysAfter: 3 }, disputed('nirnayasindhu'));
export const PANCHAKA = excluded(
  'panchaka',
  { by: 'moon-arc', fromDeg: 300, toDeg: 360 },
  agreed('muhurta-chintamani'),
);

export const lagna = (values: readonly number[]): RuleRow =>
  preferred('lagna', { by: 'lagna', in: values }, agreed('muhurta-chintamani', 'raman-muhurtha'));
export const FIXED_LAGNAS = [2, 5, 8, 11] as const;

export const LATTADI = preferredOutside(
  'lattadi',
  { by: 'unjudged', what: 'ten-lines' },
  single('muhurta-chintamani', 'drikpanchang'),
);
export const MAHADOSHA = preferredOutside('mahadosha', { by: 'unjudged', what: 'great-faults' }, single('kupdf'));

/** Vipat, pratyari and vadha in each group of nine; the Moon in the fourth, eighth or twelfth rāśi. */
const TARA_BALA = preferredOutside('tara-bala', { by: 'tara', in: [3, 5, 7] }, disputed('muhurta-chintamani'));
const CHANDRA_BALA = preferredOutside('chandra-bala', { by: 'chandra', in: [4, 8, 12] }, agreed('muhurta-chintamani'));

/** Rows that every purpose shows and none applies. */
export const NOTED_EVERYWHERE: readonly RuleRow[] = [noted(SANKRANTI), noted(GRAHANA), TARA_BALA, CHANDRA_BALA];
