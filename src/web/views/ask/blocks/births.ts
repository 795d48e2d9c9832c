/**
 * What depends on a birth: its chart with the running daśā, and the points of two births. A birth stands only in the
 * fragments of addresses.
 */

import { DASHA_YEARS, PRESET_KEYS } from '../../../../data/chart/presets';
import type { GrahaKey } from '../../../../data/keys';
import { degreesInRashi } from '../../../../domain/positions/placement';
import { civilFromDays, unixToJd } from '../../../../domain/time/civil';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../../../kernel/keys';
import { degreesText } from '../../../reader/format';
import type { Reader } from '../../../reader/reader';
import { type Birth, birthFragment, presetChoice } from '../../../shared/birth';
import { fragmentOfBirths } from '../../../shared/births';
import { presentOf } from '../../../shared/now';
import type { Input, Value, ValueBlock } from './types';
import { type AnswerPlace, answerOf, dayOf, type Labelled, named, namedPlace } from './written';

export interface Born {
  date: string;
  time: string | null;
  place: AnswerPlace;
}

interface Placed {
  longitude_deg: number;
  rashi: { index: number };
  nakshatra: { index: number };
  pada: number;
}

export interface AnsweredSettings {
  preset: string;
  ayanamsa: string;
  node: string;
  dasha_year_days: number;
  co_lords: boolean;
}

interface Period {
  lord: { key: GrahaKey };
  start: string;
  end: string;
  sub?: Period[];
}

interface Chart {
  birth: Born;
  settings: AnsweredSettings;
  lagna: Placed;
  grahas: (Placed & { key: GrahaKey; retrograde: boolean; combust: boolean | null })[];
  dasha: { vimshottari: { periods: Period[] } };
}

interface Match {
  births: Readonly<Record<'a' | 'b', Born>>;
  total: number;
  maximum: number;
  kutas: (Labelled & { points: number; maximum: number })[];
}

/** The birth of an answer, as a fragment carries it. */
export function birthOf({ date, time, place: { lat, lon, tz, name = '' } }: Born, settings?: AnsweredSettings): Birth {
  const [hour = 12, minute = 0, second = 0] = (time ?? '').split(':').filter(Boolean).map(Number);
  const preset = presetChoice(PRESET_KEYS.find((key) => key === settings?.preset));
  return {
    clock: { ...civilFromDays(dayOf(date)), hour, minute, second },
    isTimeKnown: time !== null,
    lat,
    lon,
    place: name,
    name: '',
    zone: tz,
    settings: {
      ...preset,
      ayanamsa: AYANAMSHA_KEYS.find((key) => key === settings?.ayanamsa) ?? preset.ayanamsa,
      nodeMode: NODE_MODES.find((mode) => mode === settings?.node) ?? preset.nodeMode,
      dashaYearDays: DASHA_YEARS.find((days) => days === settings?.dasha_year_days) ?? preset.dashaYearDays,
      coLords: settings?.co_lords ?? preset.coLords,
    },
    second: false,
  };
}

/** `Tuesday, 19 February 1985, 20:55`. */
export function bornText(reader: Reader, { date, time }: Born): string {
  const day = reader.longDate(dayOf(date));
  if (time === null) return day;
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return `${day}, ${reader.clock({ hour, minute, second }, second !== 0)}`;
}

const runsAt =
  (jdUt: number) =>
  ({ start, end }: Period): boolean => {
    const [from, until] = [start, end].map((instant) => unixToJd(Date.parse(instant)));
    return (from as number) <= jdUt && jdUt < (until as number);
  };

/** The running mahādaśā and antardaśā with their ends. */
function dashaValues(reader: Reader, periods: readonly Period[]): Value[] {
  const runs = runsAt(presentOf(reader));
  const maha = periods.find(runs);
  const antara = maha?.sub?.find(runs);
  const names = ['maha', 'antara'] as const;
  return [maha, antara].flatMap((period, i) =>
    period
      ? [
          {
            name: reader.name('dasha_level', names[i] as string),
            text: reader.t('ask.until', {
              name: reader.name('graha', period.lord.key),
              time: reader.date(dayOf(period.end)),
            }),
          },
        ]
      : [],
  );
}

const placedText = (reader: Reader, { longitude_deg, rashi, nakshatra, pada }: Placed): string =>
  `${reader.nameAt('rashi', rashi.index)} ${reader.figures(degreesText(degreesInRashi(longitude_deg), { seconds: false }))}, ${reader.nameAt('nakshatra', nakshatra.index)} ${reader.figures(pada)}`;

export async function chartBlock(reader: Reader, input: Input): Promise<ValueBlock | null> {
  const answer = await answerOf<Chart>('/api/v1/chart', { ...input, lang: reader.locale });
  if (!answer) return null;
  const { birth, settings, lagna, grahas, dasha } = answer;
  const { called } = await namedPlace(reader, birth.place);
  // Without a time, the chart is of noon: its lagna and its daśās would be of no one.
  const isTimed = birth.time !== null;
  return {
    title: bornText(reader, birth),
    href: reader.href('/chart') + birthFragment(birthOf(birth, settings)),
    place: called,
    values: [
      ...(isTimed ? [{ name: reader.name('term', 'lagna'), text: placedText(reader, lagna) }] : []),
      ...(isTimed ? dashaValues(reader, dasha.vimshottari.periods) : []),
    ],
    chart: {
      lagna: { siderealDeg: isTimed ? lagna.longitude_deg : Number.NaN },
      grahas: grahas.map(({ key, longitude_deg, rashi, nakshatra, pada, retrograde, combust }) => ({
        key,
        siderealDeg: longitude_deg,
        rashi: rashi.index,
        nakshatra: nakshatra.index,
        pada,
        retrograde,
        combust,
      })),
    },
  };
}

export async function matchBlock(reader: Reader, input: Input): Promise<ValueBlock | null> {
  const answer = await answerOf<Match>('/api/v1/match', { ...input, lang: reader.locale });
  if (!answer) return null;
  const { births, kutas, total, maximum } = answer;
  const points = (of: number, most: number) => reader.figures(`${of} / ${most}`);
  return {
    title: reader.t('ask.points'),
    href: reader.href('/match') + fragmentOfBirths({ a: birthOf(births.a), b: birthOf(births.b) }),
    place: null,
    values: [
      { name: 'A', text: bornText(reader, births.a) },
      { name: 'B', text: bornText(reader, births.b) },
      ...kutas.map((kuta) => ({ name: named(reader, kuta), text: points(kuta.points, kuta.maximum) })),
      { name: reader.t('ask.sum'), text: points(total, maximum) },
    ],
  };
}
