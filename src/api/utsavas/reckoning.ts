/** How the day of an observance was determined: as an object, and written as JSON. */
import type * as z from 'zod';
import { KALA_NAMES } from '../../../build/lexicon/terms/kala';
import { TERM_NAMES } from '../../../build/lexicon/terms/term';
import { KALAS } from '../../data/observances/kala';
import type { Stretch } from '../../data/stretch';
import type { Reckoning } from '../../domain/observances/types';
import type { Clocks } from '../../domain/time/zone';
import type { Labels } from '../../lexicon/labels';
import { Form, hole, INSTANT_HOLES, LOCAL_HOLES } from '../form';
import type { JsonWriter } from '../json';
import type * as schema from './response';

type Presented = z.output<typeof schema.WholeUtsava>['reckoning'];

/** The deciding part of the day, or the deciding event. */
const DECIDING = { ...TERM_NAMES, ...KALA_NAMES };

/** How instants and decisions are spelled. */
interface Spelling {
  instant(jdUt: number): { time: string; time_local: string };
  words(decision: Reckoning['decision']): string;
}

export function presentReckoning(of: Reckoning, { instant, words }: Spelling, labels: Labels | null): Presented {
  const { iast, sa } = DECIDING[of.kala];
  const stretch = ({ startJd, endJd }: Stretch) => {
    const [start, end] = [instant(startJd), instant(endJd)];
    return { start: start.time, end: end.time, start_local: start.time_local, end_local: end.time_local };
  };
  return {
    kala: of.kala,
    kala_name: iast.toLowerCase(),
    kala_sa: sa,
    ...(labels && { kala_label: labels.label(of.kala in KALAS ? 'kala' : 'term', of.kala) }),
    window: of.window && stretch(of.window),
    tithi: stretch(of.tithi),
    ...(of.nakshatra && { nakshatra: stretch(of.nakshatra) }),
    ...(of.sankrantiJd !== undefined && { sankranti: instant(of.sankrantiJd) }),
    ...(of.bhadra && { bhadra: stretch(of.bhadra) }),
    ...(of.rite && { rite: stretch(of.rite) }),
    decision: words(of.decision),
  };
}

/** Most instants of a reckoning: of five stretches and a saṅkrānti. */
const MAX_INSTANTS = 11;

/** Writes the instants of a reckoning into a list, in the order in which it presents them. */
function listInstants(
  { window, tithi, nakshatra, sankrantiJd, bhadra, rite }: Reckoning,
  instants: Float64Array,
): void {
  let count = 0;
  const add = ({ startJd, endJd }: Stretch): void => {
    instants[count++] = startJd;
    instants[count++] = endJd;
  };
  if (window) add(window);
  add(tithi);
  if (nakshatra) add(nakshatra);
  if (sankrantiJd !== undefined) instants[count++] = sankrantiJd;
  if (bhadra) add(bhadra);
  if (rite) add(rite);
}

/** Which instants a reckoning has, as a number. */
const shapeOf = ({ window, nakshatra, sankrantiJd, bhadra, rite }: Reckoning): number =>
  (window ? 1 : 0) + (nakshatra ? 2 : 0) + (sankrantiJd === undefined ? 0 : 4) + (bhadra ? 8 : 0) + (rite ? 16 : 0);

function formOf(of: Reckoning, labels: Labels | null): Form {
  let instants = 0;
  const instant = () => {
    const place = instants++;
    return { time: INSTANT_HOLES[place] as string, time_local: LOCAL_HOLES[place] as string };
  };
  return new Form(presentReckoning(of, { instant, words: () => hole(0) }, labels));
}

/** The forms of reckonings in one language. Those of one kāla with the same instants have one form. */
export class ReckoningForms {
  readonly #forms = new Map<Reckoning['kala'], Form[]>();
  readonly #instants = new Float64Array(MAX_INSTANTS);

  #formOf(of: Reckoning, labels: Labels | null): Form {
    let forms = this.#forms.get(of.kala);
    if (!forms) {
      forms = [];
      this.#forms.set(of.kala, forms);
    }
    forms[shapeOf(of)] ??= formOf(of, labels);
    return forms[shapeOf(of)] as Form;
  }

  /** Writes the JSON of what `presentReckoning` presents. */
  write(out: JsonWriter, of: Reckoning, clocks: Clocks, words: Spelling['words'], labels: Labels | null): void {
    const instants = this.#instants;
    listInstants(of, instants);
    const form = this.#formOf(of, labels);
    form.write(out, instants, () => out.plain(words(of.decision)), clocks);
  }
}
