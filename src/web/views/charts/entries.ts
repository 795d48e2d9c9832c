/** The charts of the library: those that this device keeps, and those of the account. */
import { useRef, useState } from 'preact/hooks';
import { resolveSettings } from '../../../domain/chart/settings';
import { AYANAMSHA_KEYS } from '../../../kernel/keys';
import { readZone } from '../../entry/zone';
import { type Birth, birthFragment, resolveBirth, zoneOfHours } from '../../shared/birth';
import type { FiledChart } from '../../shared/chartFiles/types';
import { deviceCharts, storeDeviceCharts } from '../../shared/deviceCharts';
import { chartPath, type ListedChart } from './api';

/** A chart of the library, wherever it is kept. */
export interface LibraryChart extends FiledChart {
  /** The fragment of the birth on this device, or the path of the chart in the account. */
  key: string;
  isOnDevice: boolean;
}

type Change = (before: readonly FiledChart[]) => readonly FiledChart[];

/** The charts of this device, and a function that changes and stores them. */
export function useDeviceCharts(): [readonly FiledChart[], (change: Change) => void] {
  const [charts, setCharts] = useState<readonly FiledChart[]>(deviceCharts);
  const latest = useRef(charts);
  const change = (next: Change) => {
    latest.current = next(latest.current);
    storeDeviceCharts(latest.current);
    setCharts(latest.current);
  };
  return [charts, change];
}

export const deviceEntry = (chart: FiledChart): LibraryChart => ({
  ...chart,
  key: birthFragment(chart.birth),
  isOnDevice: true,
});

/** The birth of a saved request. Its zone is an offset unless the zone that it names gives the same instant. */
function birthOf({ name, place, input }: ListedChart): Birth {
  const { year, month, day, hour, minute, second, lat, lon, tz, tzHours } = input;
  const { ayanamsa, ...settings } = resolveSettings(input);
  const birth: Birth = {
    clock: { year, month, day, hour, minute, second },
    isTimeKnown: true,
    lat,
    lon,
    place: place ?? '',
    name: name ?? '',
    zone: zoneOfHours(tzHours),
    settings: { ...settings, ayanamsa: AYANAMSHA_KEYS.find((key) => key === ayanamsa) ?? 'lahiri' },
    second: false,
  };
  if (tz === undefined || readZone(tz)?.kind !== 'iana') return birth;
  const inZone = resolveBirth({ ...birth, zone: tz });
  return inZone.ok && inZone.value.offsetHours === tzHours ? inZone.value.birth : birth;
}

export const accountEntry = (chart: ListedChart): LibraryChart => ({
  birth: birthOf(chart),
  tags: chart.tags,
  note: chart.note ?? '',
  key: chartPath(chart.id),
  isOnDevice: false,
});

/** Longest texts that an account stores, in characters, and its most tags. */
export const MAX_NAME = 100;
export const MAX_NOTE = 2000;
const MAX_TAGS = 20;

/** Whether an account can keep a chart as it is. It stores no birth without a time. */
export const fitsAccount = ({ birth, tags, note }: FiledChart): boolean =>
  birth.isTimeKnown &&
  note.length <= MAX_NOTE &&
  tags.length <= MAX_TAGS &&
  [birth.name, birth.place, ...tags].every((text) => text.length <= MAX_NAME);
