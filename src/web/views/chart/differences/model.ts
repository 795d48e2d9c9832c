/**
 * The changes of a chart under other conventions: labels, by the comparison of the API, and shifts of longitudes and
 * dates.
 */
import { GRAHA_KEYS, type GrahaKey, type PointKey, VARGA_KEYS, type VargaKey } from '../../../../data/keys';
import { HOUSE_PADAS } from '../../../../domain/chart/arudhas';
import { type Chart, computeChart } from '../../../../domain/chart/chart';
import { compareCharts, type Difference, type Label } from '../../../../domain/chart/compare';
import { norm180 } from '../../../../domain/circle';
import type { DashaKey } from '../../../../domain/dasha/keys';
import type { RashiPeriod } from '../../../../domain/dasha/types';
import type { Positions, VargaPlacement } from '../../../../domain/positions/types';
import type { Kernel } from '../../../../kernel/kernel';
import type { Resolved } from '../../../shared/birth';
import type { ConventionVariant } from './variants';

const PARTS = ['vargas', 'yogas', 'arudhas', 'karakas', 'dasha'] as const;
export const DASHAS = ['vimshottari', 'yogini', 'ashtottari', 'chara-rao', 'narayana'] as const satisfies DashaKey[];
type ComparedDasha = (typeof DASHAS)[number];
/** Daśās that count from the Moon. The others count from the lagna. */
const BY_MOON: readonly DashaKey[] = ['vimshottari', 'yogini', 'ashtottari'];

/** A chart without a time of birth has no lagna. */
const dashasOf = (isTimed: boolean): readonly ComparedDasha[] =>
  isTimed ? DASHAS : DASHAS.filter((key) => BY_MOON.includes(key));

type ComparedChart = Chart<(typeof PARTS)[number], ComparedDasha>;

/** A changed label: its subject, and both values. */
export type Move = Pick<Difference, 'from' | 'to'> & { of: string };

interface Shift {
  key: PointKey;
  /** Sidereal longitudes, degrees, and the arc from the first to the second, −180 to 180. */
  fromDeg: number;
  toDeg: number;
  shiftDeg: number;
  /** The changed labels, by field. */
  moves: Move[];
}

export interface DashaShift {
  key: ComparedDasha;
  /** A graha or a rāśi 1..12. */
  first: [Label, Label];
  /** Start of the second period, Julian days UT. */
  secondJd: [number, number];
  /** Number of changed labels. */
  labels: number;
}

export interface Comparison {
  variant: ConventionVariant;
  main: ComparedChart;
  other: ComparedChart;
  /** Number of changed labels. */
  labels: number;
  points: Shift[];
  dashas: DashaShift[];
  vargas: { key: VargaKey; moves: Move[] }[];
  arudhas: Move[];
  /** Cara kārakas among seven grahas and among eight. */
  seven: Move[];
  eight: Move[];
  /** A yoga that only one of the charts has. */
  yogas: Move[];
}

function chartOf(
  kernel: Kernel,
  { question, settings }: Pick<ConventionVariant, 'question' | 'settings'>,
): ComparedChart | null {
  const { dashaYearDays, coLords } = settings;
  const answer = computeChart(kernel, question, {
    include: PARTS,
    dashas: DASHAS,
    dashaDepth: 1,
    dashaYearDays,
    coLords,
  });
  return answer.ok ? answer.value : null;
}

/** The periods of a daśā with their subjects. */
function periodsOf(chart: ComparedChart, key: ComparedDasha): { subject: Label; years?: number; startJd: number }[] {
  const periods: readonly (RashiPeriod | { lord: GrahaKey; startJd: number })[] = chart.dashas[key]?.periods ?? [];
  return periods.map((period) =>
    'rashi' in period
      ? { subject: period.rashi, years: period.years ?? Number.NaN, startJd: period.startJd }
      : { subject: period.lord, startJd: period.startJd },
  );
}

/** The labels of a chart for a comparison. Labels that depend on the time are left out if it is unknown. */
function labelsOf(chart: ComparedChart, isTimed: boolean) {
  const { lagna, grahas, vargas, arudhas, charaKarakas, yogas } = chart;
  const place = (point: typeof lagna) => ({
    rashi_index: point.rashi,
    nakshatra_index: point.nakshatra,
    pada: point.pada,
  });
  const inVarga = ({ rashi }: VargaPlacement) => ({ rashi_index: rashi });
  return {
    points: {
      ...(isTimed && { lagna: place(lagna) }),
      ...Object.fromEntries(
        grahas.map((graha) => [
          graha.key,
          {
            ...place(graha),
            ...(isTimed && { house: graha.house }),
            dignity: graha.dignity,
            combust: graha.combust,
            retrograde: graha.retrograde,
          },
        ]),
      ),
    },
    vargas: Object.fromEntries(
      VARGA_KEYS.slice(1).map((key) => [
        key,
        {
          ...(isTimed && vargas && { lagna: inVarga(vargas[key].lagna) }),
          ...Object.fromEntries(GRAHA_KEYS.map((graha) => [graha, vargas ? inVarga(vargas[key].grahas[graha]) : {}])),
        },
      ]),
    ),
    seven: charaKarakas?.seven ?? {},
    eight: charaKarakas?.eight ?? {},
    arudhas: isTimed
      ? Object.fromEntries(HOUSE_PADAS.map((key) => [key, arudhas ? { rashi_index: arudhas.padas[key] } : {}]))
      : {},
    yogas: isTimed ? (yogas?.present ?? []).map(({ key }) => ({ key })) : [],
    dashas: Object.fromEntries(
      dashasOf(isTimed).map((key) => [
        key,
        periodsOf(chart, key).map(({ subject, years }) =>
          typeof subject === 'number' ? { rashi_index: subject, years } : { lord: subject },
        ),
      ]),
    ),
  };
}

/** Sidereal longitude of a point, degrees. */
export const lonOf = ({ lagna, grahas }: Pick<Positions, 'lagna' | 'grahas'>, key: PointKey): number =>
  key === 'lagna' ? lagna.siderealDeg : (grahas.find((graha) => graha.key === key)?.siderealDeg ?? Number.NaN);

/** The differences below a path, named by the rest of their paths. */
function movesIn(differences: readonly Difference[], path: string): Move[] {
  return differences
    .filter((difference) => difference.path.startsWith(`${path}.`))
    .map(({ path: fullPath, from, to }) => ({ of: fullPath.slice(path.length + 1), from, to }));
}

/** A move by the first segment of its path: `moon` of `moon.rashi_index`. */
const subjectOf = ({ of: path, ...move }: Move): Move => ({ ...move, of: path.split('.')[0] as string });

function compared(variant: ConventionVariant, main: ComparedChart, other: ComparedChart, isTimed: boolean): Comparison {
  const differences = compareCharts(labelsOf(main, isTimed), labelsOf(other, isTimed));
  const keys: PointKey[] = [...(isTimed ? (['lagna'] as const) : []), ...GRAHA_KEYS];
  return {
    variant,
    main,
    other,
    labels: differences.length,
    points: keys.map((key) => {
      const [fromDeg, toDeg] = [lonOf(main, key), lonOf(other, key)];
      return { key, fromDeg, toDeg, shiftDeg: norm180(toDeg - fromDeg), moves: movesIn(differences, `points.${key}`) };
    }),
    dashas: dashasOf(isTimed).flatMap((key): DashaShift[] => {
      const [[first, second], [theirFirst, theirSecond]] = [periodsOf(main, key), periodsOf(other, key)];
      if (!first || !second || !theirFirst || !theirSecond) return [];
      return [
        {
          key,
          first: [first.subject, theirFirst.subject],
          secondJd: [second.startJd, theirSecond.startJd],
          labels: movesIn(differences, `dashas.${key}`).length,
        },
      ];
    }),
    vargas: VARGA_KEYS.map((key) => ({ key, moves: movesIn(differences, `vargas.${key}`).map(subjectOf) })).filter(
      ({ moves }) => moves.length > 0,
    ),
    arudhas: movesIn(differences, 'arudhas').map(subjectOf),
    seven: movesIn(differences, 'seven'),
    eight: movesIn(differences, 'eight'),
    yogas: movesIn(differences, 'yogas'),
  };
}

/** The changes by each variant in the chart of a birth. */
export function comparisonsOf(
  kernel: Kernel,
  resolved: Resolved,
  variants: readonly ConventionVariant[],
): Comparison[] {
  const { question, birth } = resolved;
  const main = chartOf(kernel, { question, settings: birth.settings });
  if (!main) return [];
  return variants.flatMap((variant) => {
    const variantChart = chartOf(kernel, variant);
    return variantChart ? [compared(variant, main, variantChart, birth.isTimeKnown)] : [];
  });
}
