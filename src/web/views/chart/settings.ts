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
import { angleText, degreesText, offsetText } from '../../parts/format';
import { AYANAMSHA_NAMES, ayanamshaName, iastOf, NODE_NAMES, nakshatraText, rashiText } from './words';

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

export const YEARS = [
  { days: VIMSHOTTARI_YEAR_DAYS, name: '365.25 days', note: 'the Julian year, customary' },
  { days: 365.2564, name: '365.2564 days', note: 'the sidereal year' },
  { days: 360, name: '360 days', note: 'the sāvana year' },
] as const;

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
export function variantsOf(resolved: Resolved, nowJd = unixToJd(Date.now())): Variant[] {
  const { question } = resolved;
  const yearDays = VIMSHOTTARI_YEAR_DAYS;
  const today = offsetToday(resolved, nowJd);
  const node = question.nodeMode === 'mean' ? 'true' : 'mean';
  return [
    ...SPECIFIED_AYANAMSHA_KEYS.filter((key) => key !== question.ayanamsha).map((ayanamsha) => ({
      key: ayanamsha,
      setting: `${AYANAMSHA_NAMES[ayanamsha]} ayanāṃśa`,
      question: { ...question, ayanamsha },
      yearDays,
    })),
    {
      key: 'node',
      setting: node === 'true' ? 'True node' : 'Mean node',
      question: { ...question, nodeMode: node },
      yearDays,
    },
    ...(today === null
      ? []
      : [
          {
            key: 'clock',
            setting: `${offsetText(today)}, as today`,
            question: { ...question, jdUt: question.jdUt + (resolved.offsetHours - today) / 24, tzHours: today },
            yearDays,
          },
        ]),
    ...YEARS.slice(1).map(({ days, name }) => ({
      key: name,
      setting: `Daśā year of ${name}`,
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

const balanceText = ({ balance }: VimshottariDasha): string => `${iastOf(balance.lord)}, ${balance.years.toFixed(3)} y`;
const moonText = ({ nakshatra, pada }: Placement): string => `${nakshatraText(nakshatra)} ${pada}`;

/** `19 days earlier`, `4 h later`. */
function shiftWords(days: number): string {
  const size = Math.abs(days);
  const words =
    size >= 2
      ? `${Math.round(size)} days`
      : size >= 1 / 12
        ? `${Math.round(size * 24)} h`
        : `${Math.round(size * 1440)} min`;
  return `${words} ${days < 0 ? 'earlier' : 'later'}`;
}

/** Which classes a variant moves, in words. */
function changesBetween(base: Positions, other: Positions, dashas: [VimshottariDasha, VimshottariDasha]): string {
  const theirs = new Map(points(other));
  const moved = points(base)
    .filter(([key, { rashi }]) => theirs.get(key)?.rashi !== rashi)
    .map(([key]) => iastOf(key));
  const words: string[] = [];
  if (moved.length > 0) words.push(`Rāśi of ${moved.join(', ')}`);
  const [ours, their] = dashas;
  if (ours.seed.nakshatra !== their.seed.nakshatra) words.push('Moon’s nakṣatra, every daśā');
  else {
    const days = (their.periods[1]?.startJd ?? Number.NaN) - (ours.periods[1]?.startJd ?? Number.NaN);
    if (ours.yearDays !== their.yearDays) words.push(`Every daśā date: the second mahādaśā ${shiftWords(days)}`);
    else if (Math.abs(days) * 1440 >= 1) words.push(`Daśā dates ${shiftWords(days)}`);
  }
  return words.join('; ') || 'No class of a longitude';
}

function differenceWords(base: Positions, other: Positions, { yearDays }: Variant): string {
  const [q, r] = [base.question, other.question];
  if (q.ayanamsha !== r.ayanamsha) {
    const arcsec = (other.ayanamshaDeg - base.ayanamshaDeg) * 3600;
    return `${bigAngle(Math.abs(arcsec))} ${arcsec < 0 ? 'smaller' : 'larger'}`;
  }
  if (q.nodeMode !== r.nodeMode) {
    const [ours, theirs] = [base, other].map(
      ({ grahas }) => grahas.find(({ key }) => key === 'rahu')?.siderealDeg ?? Number.NaN,
    );
    const deg = norm360((theirs ?? 0) - (ours ?? 0) + 180) - 180;
    return `Rāhu ${bigAngle(Math.abs(deg) * 3600)} ${deg < 0 ? 'less' : 'more'}`;
  }
  if (q.jdUt !== r.jdUt) {
    const minutes = Math.round((r.jdUt - q.jdUt) * 1440);
    return `Born ${Math.abs(minutes)} min ${minutes < 0 ? 'earlier' : 'later'}`;
  }
  const days = yearDays - VIMSHOTTARI_YEAR_DAYS;
  return `${Number(Math.abs(days).toFixed(4))} days ${days < 0 ? 'shorter' : 'longer'}`;
}

/** `5.8′`, `1°26.8′`. */
function bigAngle(arcsec: number): string {
  if (arcsec < 3600) return angleText(arcsec);
  const minutes = Math.round(arcsec / 6) / 10;
  return `${Math.floor(minutes / 60)}°${(minutes % 60).toFixed(1).padStart(4, '0')}′`;
}

const lagnaText = (lagna: Placement): string => {
  const deg = lagna.siderealDeg % 30;
  return `${rashiText(lagna.rashi)} ${degreesText(deg)}`;
};

/** One row for the chart as it stands, one for each setting changed. */
export function differencesOf(kernel: Kernel, base: Positions, resolved: Resolved): Difference[] {
  const ours = dashaOf(kernel, base, VIMSHOTTARI_YEAR_DAYS);
  const same = (text: string) => ({ text, changed: false });
  const first: Difference = {
    key: 'base',
    setting: 'Khagola, as above',
    difference: `${ayanamshaName(base.question.ayanamsha)}, ${NODE_NAMES[base.question.nodeMode]}`,
    lagna: same(lagnaText(base.lagna)),
    moon: same(moonText(moonOf(base))),
    balance: same(balanceText(ours)),
    changes: '',
  };
  const rows = variantsOf(resolved).flatMap((variant): Difference[] => {
    const answer = computePositions(kernel, variant.question);
    if (!answer.ok) return [];
    const other = answer.value;
    const theirs = dashaOf(kernel, other, variant.yearDays);
    const compared = (text: string, with_: string) => ({ text, changed: text !== with_ });
    return [
      {
        key: variant.key,
        setting: variant.setting,
        difference: differenceWords(base, other, variant),
        lagna: compared(lagnaText(other.lagna), first.lagna.text),
        moon: compared(moonText(moonOf(other)), first.moon.text),
        balance: compared(balanceText(theirs), first.balance.text),
        changes:
          variant.question.nodeMode === base.question.nodeMode
            ? changesBetween(base, other, [ours, theirs])
            : 'Rāhu and Ketu only',
      },
    ];
  });
  return [first, ...rows];
}
