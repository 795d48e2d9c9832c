import type * as z from 'zod';
import { version } from '../../../package.json';
import { GRAHA_KEYS } from '../../data/keys';
import type { SentenceLanguage } from '../../data/language';
import type { ResolvedSettings } from '../../domain/chart/settings';
import type { Note } from '../../domain/positions/notes';
import type { ChartQuestion } from '../../domain/positions/types';
import type { ClockNote } from '../../domain/time/civilTimes';
import { accuracyAt, isDeltaTOfModule, kernelStamp } from '../../kernel/stamp';
import type { Sky } from '../../kernel/types';
import { clockNoteInWords } from '../../lexicon/sentences/clocks';
import { noteInWords } from '../../lexicon/sentences/notes';
import type { SubstrateStamp } from './stamp';

const DELTA_T_MODEL =
  'Stephenson, Morrison and Hohenkerk 2016 before 1955, measured to 2023, then extrapolated; cubic between years';
const DELTA_T_OF_ALL_YEARS =
  'Morrison, Stephenson, Hohenkerk and Zawilski 2021; their length of day integrated before −720 and after 2019';
const TIME_SCALE = 'UTC taken as UT1; TT = UT1 + ΔT';

/** The inputs of a provenance stamp. */
interface Computed {
  question: Pick<ChartQuestion, 'ayanamsha' | 'nodeMode'>;
  sky: Pick<Sky, 'jdUt' | 'deltaTSeconds'>;
  ayanamshaDeg: number;
  notes: readonly Note[];
  /** Unknown fields of the request. */
  ignored?: readonly string[];
  /** The settings of a chart. */
  settings?: ResolvedSettings;
  /** Notes on the civil times used at the place of birth. */
  clocks?: readonly ClockNote[];
  /** The language of the notes. */
  language?: SentenceLanguage;
}

const presentSettings = ({ preset, ...settings }: ResolvedSettings) => ({ preset, settings });

/** The provenance stamp of a computation, with a note for each missing value. */
export function presentStamp({
  question,
  sky,
  ayanamshaDeg,
  notes,
  ignored = [],
  settings,
  clocks = [],
  language = 'en',
}: Computed): z.infer<typeof SubstrateStamp> {
  const { residuals: measured } = accuracyAt(sky.jdUt);
  const residuals = (figure: 'p95' | 'max') =>
    Object.fromEntries(
      GRAHA_KEYS.map((key) => {
        const source = key === 'rahu' || key === 'ketu' ? (`${question.nodeMode}-node` as const) : key;
        return [key, measured[source][figure]];
      }),
    ) as z.infer<typeof SubstrateStamp>['residuals_arcsec']['p95'];
  return {
    service: 'khagola',
    version,
    kernel: kernelStamp(),
    ayanamsha: { key: typeof question.ayanamsha === 'string' ? question.ayanamsha : 'custom', deg: ayanamshaDeg },
    node_mode: question.nodeMode,
    delta_t: { model: isDeltaTOfModule(sky.jdUt) ? DELTA_T_MODEL : DELTA_T_OF_ALL_YEARS, seconds: sky.deltaTSeconds },
    time_scale: TIME_SCALE,
    residuals_arcsec: { p95: residuals('p95'), max: residuals('max') },
    ...(settings && presentSettings(settings)),
    notes: [
      ...notes.map((note) => noteInWords(note, language)),
      ...clocks.map((note) => `tz: ${clockNoteInWords(note, language)}`),
      ...ignored.map((field) => `ignored: ${field}`),
    ],
  };
}

/** The stamp of almanac answers, with Lahiri and the mean node; `sky` is for the requested instant. */
export function presentAlmanacStamp(sky: Sky, notes: string[] = []): z.infer<typeof SubstrateStamp> {
  const question = { ayanamsha: 'lahiri', nodeMode: 'mean' } as const;
  const stamp = presentStamp({ question, sky, ayanamshaDeg: sky.ayanamsha.appliedDeg, notes: [] });
  return { ...stamp, notes };
}
