/** The conventions of a chart: independent choices, and named presets of schools and authors. */
import { type ChartSettings, PRESETS, type PresetKey } from '../../data/chart/presets';

/** Settings from a request: a preset, and additional choices. */
export type GivenSettings = Partial<ChartSettings> & { preset?: PresetKey };

/** Complete settings, as the stamp of an answer states them. */
export interface ResolvedSettings extends ChartSettings {
  preset: PresetKey;
}

/** Resolves the settings of a chart. A choice overrides the preset. */
export function resolveSettings({ preset = 'khagola', ...given }: GivenSettings = {}): ResolvedSettings {
  const { ayanamsa, nodeMode, dashaYearDays, coLords } = PRESETS[preset];
  return {
    preset,
    ayanamsa: given.ayanamsa ?? ayanamsa,
    nodeMode: given.nodeMode ?? nodeMode,
    dashaYearDays: given.dashaYearDays ?? dashaYearDays,
    coLords: given.coLords ?? coLords,
  };
}
