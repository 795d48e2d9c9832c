/** The other conventions of a chart: each preset, and each setting changed alone. */
import { DASHA_YEARS, PRESET_KEYS } from '../../../../domain/chart/settings';
import type { ChartQuestion } from '../../../../domain/positions/types';
import { unixToJd } from '../../../../domain/time/civil';
import { zoneOffsets } from '../../../../domain/time/zone';
import { AYANAMSHA_KEYS } from '../../../../kernel/keys';
import { type ChartChoice, presetChoice, type Resolved } from '../../../parts/birth';
import { ayanamshaName } from '../../../parts/conventions';
import { offsetText } from '../../../reader/format';
import type { Reader } from '../../../reader/reader';

export const KINDS = ['preset', 'ayanamsa', 'node', 'year', 'lords', 'clock'] as const;
export type VariantKind = (typeof KINDS)[number];

/** A chart of the same birth by other conventions. */
export interface Variant {
  /** Names it in the address. */
  key: string;
  kind: VariantKind;
  settings: ChartChoice;
  question: ChartQuestion;
}

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

const isSame = (a: ChartChoice, b: ChartChoice): boolean =>
  a.ayanamsa === b.ayanamsa &&
  a.nodeMode === b.nodeMode &&
  a.dashaYearDays === b.dashaYearDays &&
  a.coLords === b.coLords;

/** The conventions that programs differ in; those of the chart itself are left out. */
export function variantsOf(resolved: Resolved, nowJd = unixToJd(Date.now())): Variant[] {
  const { question, birth, offsetHours } = resolved;
  const own = birth.settings;
  const by = (kind: VariantKind, choice: string, settings: ChartChoice): Variant => ({
    key: `${kind}-${choice}`,
    kind,
    settings,
    question: { ...question, ayanamsha: settings.ayanamsa, nodeMode: settings.nodeMode },
  });
  const nodeMode = own.nodeMode === 'mean' ? 'true' : 'mean';
  const today = offsetToday(resolved, nowJd);
  const variants = [
    ...PRESET_KEYS.map((preset) => by('preset', preset, presetChoice(preset))),
    ...AYANAMSHA_KEYS.map((ayanamsa) => by('ayanamsa', ayanamsa, { ...own, ayanamsa })),
    by('node', nodeMode, { ...own, nodeMode }),
    ...DASHA_YEARS.map((dashaYearDays) => by('year', `${dashaYearDays}`, { ...own, dashaYearDays })),
    by('lords', own.coLords ? 'one' : 'two', { ...own, coLords: !own.coLords }),
  ].filter(({ settings }) => !isSame(settings, own));
  if (today === null) return variants;
  const jdUt = question.jdUt + (offsetHours - today) / 24;
  return [
    ...variants,
    { key: 'clock-today', kind: 'clock', settings: own, question: { ...question, jdUt, tzHours: today } },
  ];
}

/** A variant by its name: `KP`, `Raman ayanamsa`, `True node`. */
export function variantName(reader: Reader, { kind, settings, question }: Variant): string {
  const { t } = reader;
  switch (kind) {
    case 'preset':
      return t(`birth.preset_${settings.preset}`);
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
