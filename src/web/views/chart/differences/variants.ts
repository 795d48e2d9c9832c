/** The other conventions of a chart: each preset, and each single changed setting. */
import { DASHA_YEARS, PRESET_KEYS } from '../../../../data/chart/presets';
import type { ChartQuestion } from '../../../../domain/positions/types';
import { unixToJd } from '../../../../domain/time/civil';
import { zoneOffsets } from '../../../../domain/time/zone';
import { AYANAMSHA_KEYS } from '../../../../kernel/keys';
import { offsetText } from '../../../reader/format';
import type { Reader } from '../../../reader/reader';
import { type ChartChoice, presetChoice, type Resolved } from '../../../shared/birth';
import { ayanamshaName } from '../../../shared/conventions';

export const KINDS = ['preset', 'ayanamsa', 'node', 'year', 'lords', 'clock'] as const;
type VariantKind = (typeof KINDS)[number];

/** A chart of the same birth under other conventions. */
export interface ConventionVariant {
  /** Its name in the URL. */
  key: string;
  kind: VariantKind;
  settings: ChartChoice;
  question: ChartQuestion;
}

/** Offsets that differ by less are equal, hours. */
const SAME_CLOCK = 1 / 7200;

/** The zone's present UTC offset, if it differs from the offset at birth. */
function offsetToday({ zone, offsetHours }: Resolved, nowJd: number): number | null {
  if (zone.kind !== 'iana') return null;
  const offsets = zoneOffsets(zone.id, nowJd, nowJd);
  if (!offsets.ok) return null;
  const today = offsets.value.hoursAt(nowJd);
  return Math.abs(today - offsetHours) > SAME_CLOCK ? today : null;
}

const isSame = (a: ChartChoice, b: ChartChoice): boolean =>
  a.ayanamsa === b.ayanamsa &&
  a.nodeMode === b.nodeMode &&
  a.dashaYearDays === b.dashaYearDays &&
  a.coLords === b.coLords;

/** The conventions in which programs differ, without the chart's own. */
export function variantsOf(resolved: Resolved, nowJd = unixToJd(Date.now())): ConventionVariant[] {
  const { question, birth, offsetHours } = resolved;
  const main = birth.settings;
  const by = (kind: VariantKind, choice: string, settings: ChartChoice): ConventionVariant => ({
    key: `${kind}-${choice}`,
    kind,
    settings,
    question: { ...question, ayanamsha: settings.ayanamsa, nodeMode: settings.nodeMode },
  });
  const nodeMode = main.nodeMode === 'mean' ? 'true' : 'mean';
  const today = offsetToday(resolved, nowJd);
  const variants = [
    ...PRESET_KEYS.map((preset) => by('preset', preset, presetChoice(preset))),
    ...AYANAMSHA_KEYS.map((ayanamsa) => by('ayanamsa', ayanamsa, { ...main, ayanamsa })),
    by('node', nodeMode, { ...main, nodeMode }),
    ...DASHA_YEARS.map((dashaYearDays) => by('year', `${dashaYearDays}`, { ...main, dashaYearDays })),
    by('lords', main.coLords ? 'one' : 'two', { ...main, coLords: !main.coLords }),
  ].filter(({ settings }) => !isSame(settings, main));
  if (today === null) return variants;
  const jdUt = question.jdUt + (offsetHours - today) / 24;
  return [
    ...variants,
    { key: 'clock-today', kind: 'clock', settings: main, question: { ...question, jdUt, tzHours: today } },
  ];
}

/** A variant by its name: `KP`, `Raman ayanamsa`, `True node`. */
export function variantName(reader: Reader, { kind, settings, question }: ConventionVariant): string {
  const { t } = reader;
  switch (kind) {
    case 'preset':
      return reader.name('preset', settings.preset);
    case 'ayanamsa':
      return t('differences.ayanamsa', { name: ayanamshaName(reader, settings.ayanamsa) });
    case 'node':
      return t(`differences.node_${settings.nodeMode}`);
    case 'year':
      return t('differences.year', { days: reader.figures(settings.dashaYearDays) });
    case 'lords':
      return t(settings.coLords ? 'differences.lords_two' : 'differences.lords_one');
    case 'clock':
      return t('differences.clock', { offset: offsetText(question.tzHours) });
  }
}
