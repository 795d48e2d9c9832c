/** Why another program differs: the chart again with one setting changed, and which of them explains other figures. */

import { computePositions } from '../../../domain/chart/positions';
import type {
  ChartQuestion,
  GrahaPlacement,
  Placement,
  Positions,
  VimshottariDasha,
} from '../../../domain/chart/types';
import { norm360 } from '../../../domain/circle';
import { VIMSHOTTARI_YEAR_DAYS, vimshottariDasha } from '../../../domain/dasha/vimshottari';
import type { PointKey } from '../../../domain/keys';
import { unixToJd } from '../../../domain/time/civil';
import { zoneOffsets } from '../../../domain/time/zone';
import type { Kernel } from '../../../kernel/kernel';
import { SPECIFIED_AYANAMSHA_KEYS } from '../../../kernel/keys';
import type { Resolved } from '../../parts/birth';
import { ayanamshaName } from '../../parts/conventions';
import { angleText, degreesText, offsetText } from '../../parts/format';
import { pointName } from '../../reader/letters';
import type { Reader } from '../../reader/reader';

export interface Variant {
  key: string;
  setting: string;
  question: ChartQuestion;
  yearDays: number;
}

export interface Difference {
  key: string;
  setting: string;
  difference: string;
  lagna: { text: string; changed: boolean };
  moon: { text: string; changed: boolean };
  balance: { text: string; changed: boolean };
  changes: string;
}

/** Lengths of a daśā year, days: the Julian year, which is customary; the sidereal one; the sāvana one. */
export const YEARS = [VIMSHOTTARI_YEAR_DAYS, 365.2564, 360] as const;

/** Seconds of offset below which two clocks are one. */
const SAME_CLOCK = 1 / 7200;

/** The zone's present UTC offset, if it differs from the offset at birth. */
function offsetToday({ zone, offsetHours }: Resolved, nowJd: number): number | null {
  if (zone.kind !== 'iana') return null;
  const offsets = zoneOffsets(zone.id, nowJd, nowJd);
  if (!offsets.ok) return null;
  const today = offsets.value.hoursAt(nowJd);
  return Math.abs(today - offsetHours) > SAME_CLOCK ? today : null;
}

/** The settings that programs differ in, each changed alone. */
export function variantsOf(reader: Reader, resolved: Resolved, nowJd = unixToJd(Date.now())): Variant[] {
  const { t } = reader;
  const { question } = resolved;
  const yearDays = VIMSHOTTARI_YEAR_DAYS;
  const today = offsetToday(resolved, nowJd);
  const node = question.nodeMode === 'mean' ? 'true' : 'mean';
  return [
    ...SPECIFIED_AYANAMSHA_KEYS.filter((key) => key !== question.ayanamsha).map((ayanamsha) => ({
      key: ayanamsha,
      setting: t('parts.ayanamsa', { name: ayanamshaName(reader, ayanamsha) }),
      question: { ...question, ayanamsha },
      yearDays,
    })),
    {
      key: 'node',
      setting: t(`parts.node_${node}`),
      question: { ...question, nodeMode: node },
      yearDays,
    },
    ...(today === null
      ? []
      : [
          {
            key: 'clock',
            setting: t('parts.clockToday', { offset: reader.figures(offsetText(today)) }),
            question: { ...question, jdUt: question.jdUt + (resolved.offsetHours - today) / 24, tzHours: today },
            yearDays,
          },
        ]),
    ...YEARS.slice(1).map((days) => ({
      key: `${days} days`,
      setting: t('parts.dashaYear', { n: reader.figures(days) }),
      question,
      yearDays: days,
    })),
  ];
}

const points = ({ lagna, grahas }: Positions): [PointKey, Placement][] => [
  ['lagna', lagna],
  ...grahas.map((graha): [PointKey, GrahaPlacement] => [graha.key, graha]),
];

const moonOf = (positions: Positions): Placement =>
  positions.grahas.find(({ key }) => key === 'moon') as GrahaPlacement;

function dashaOf(kernel: Kernel, positions: Positions, yearDays: number): VimshottariDasha {
  const { jdUt } = positions.question;
  return vimshottariDasha(kernel, { moonDeg: moonOf(positions).siderealDeg, birthJd: jdUt, yearDays }, 1);
}

const balanceText = (reader: Reader, { balance }: VimshottariDasha): string =>
  reader.t('parts.balanceYears', {
    lord: reader.name('graha', balance.lord),
    years: reader.figures(balance.years.toFixed(3)),
  });
const moonText = (reader: Reader, { nakshatra, pada }: Placement): string =>
  `${reader.nameAt('nakshatra', nakshatra)} ${reader.figures(pada)}`;

/** `19 days earlier`, `4 h later`. */
function shiftWords(reader: Reader, days: number): string {
  const { t } = reader;
  const size = Math.abs(days);
  const rounded = (value: number) => reader.figures(Math.round(value));
  const duration =
    size >= 2
      ? t('desk.days', { n: Math.round(size) })
      : size >= 1 / 12
        ? t('desk.hora', { n: rounded(size * 24) })
        : t('desk.minutes', { n: rounded(size * 1440) });
  return t(days < 0 ? 'parts.earlier' : 'parts.later', { duration });
}

/** Which classes a variant moves, in words. */
function changesBetween(
  reader: Reader,
  base: Positions,
  other: Positions,
  dashas: [VimshottariDasha, VimshottariDasha],
): string {
  const { t } = reader;
  const theirs = new Map(points(other));
  const moved = points(base)
    .filter(([key, { rashi }]) => theirs.get(key)?.rashi !== rashi)
    .map(([key]) => pointName(reader, key));
  const words: string[] = [];
  if (moved.length > 0) words.push(t('parts.rashiOf', { names: moved.join(', ') }));
  const [ours, their] = dashas;
  if (ours.seed.nakshatra !== their.seed.nakshatra) words.push(t('parts.everyDasha'));
  else {
    const days = (their.periods[1]?.startJd ?? Number.NaN) - (ours.periods[1]?.startJd ?? Number.NaN);
    const shift = shiftWords(reader, days);
    if (ours.yearDays !== their.yearDays) words.push(t('parts.secondMaha', { shift }));
    else if (Math.abs(days) * 1440 >= 1) words.push(t('parts.dashaDates', { shift }));
  }
  return words.join('; ') || t('parts.nothing');
}

function differenceWords(reader: Reader, base: Positions, other: Positions, { yearDays }: Variant): string {
  const { t } = reader;
  const [q, r] = [base.question, other.question];
  const angle = (arcsec: number) => reader.figures(bigAngle(Math.abs(arcsec)));
  if (q.ayanamsha !== r.ayanamsha) {
    const arcsec = (other.ayanamshaDeg - base.ayanamshaDeg) * 3600;
    return t(arcsec < 0 ? 'parts.smaller' : 'parts.larger', { angle: angle(arcsec) });
  }
  if (q.nodeMode !== r.nodeMode) {
    const [ours, theirs] = [base, other].map(
      ({ grahas }) => grahas.find(({ key }) => key === 'rahu')?.siderealDeg ?? Number.NaN,
    );
    const deg = norm360((theirs ?? 0) - (ours ?? 0) + 180) - 180;
    return t(deg < 0 ? 'parts.rahuLess' : 'parts.rahuMore', { angle: angle(deg * 3600) });
  }
  if (q.jdUt !== r.jdUt) {
    const minutes = Math.round((r.jdUt - q.jdUt) * 1440);
    return t(minutes < 0 ? 'parts.bornEarlier' : 'parts.bornLater', { m: reader.figures(Math.abs(minutes)) });
  }
  const days = yearDays - VIMSHOTTARI_YEAR_DAYS;
  const n = reader.figures(Number(Math.abs(days).toFixed(4)));
  return t(days < 0 ? 'parts.shorter' : 'parts.longer', { n });
}

/** `5.8′`, `1°26.8′`. */
function bigAngle(arcsec: number): string {
  if (arcsec < 3600) return angleText(arcsec);
  const minutes = Math.round(arcsec / 6) / 10;
  return `${Math.floor(minutes / 60)}°${(minutes % 60).toFixed(1).padStart(4, '0')}′`;
}

const lagnaText = (reader: Reader, { rashi, siderealDeg }: Placement): string =>
  `${reader.nameAt('rashi', rashi)} ${reader.figures(degreesText(siderealDeg % 30))}`;

/** One row for the chart as it stands, one for each setting changed. */
export function differencesOf(reader: Reader, kernel: Kernel, base: Positions, resolved: Resolved): Difference[] {
  const { t } = reader;
  const ours = dashaOf(kernel, base, VIMSHOTTARI_YEAR_DAYS);
  const { ayanamsha, nodeMode } = base.question;
  const same = (text: string) => ({ text, changed: false });
  const first: Difference = {
    key: 'base',
    setting: t('parts.ownSettings'),
    difference: `${ayanamshaName(reader, ayanamsha)}, ${t(`birth.node_${nodeMode}`)}`,
    lagna: same(lagnaText(reader, base.lagna)),
    moon: same(moonText(reader, moonOf(base))),
    balance: same(balanceText(reader, ours)),
    changes: '',
  };
  const rows = variantsOf(reader, resolved).flatMap((variant): Difference[] => {
    const answer = computePositions(kernel, variant.question);
    if (!answer.ok) return [];
    const other = answer.value;
    const theirs = dashaOf(kernel, other, variant.yearDays);
    const compared = (text: string, with_: string) => ({ text, changed: text !== with_ });
    return [
      {
        key: variant.key,
        setting: variant.setting,
        difference: differenceWords(reader, base, other, variant),
        lagna: compared(lagnaText(reader, other.lagna), first.lagna.text),
        moon: compared(moonText(reader, moonOf(other)), first.moon.text),
        balance: compared(balanceText(reader, theirs), first.balance.text),
        changes:
          variant.question.nodeMode === nodeMode
            ? changesBetween(reader, base, other, [ours, theirs])
            : t('parts.nodesOnly'),
      },
    ];
  });
  return [first, ...rows];
}
