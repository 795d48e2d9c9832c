/** How the day of an observance was determined: as an object, and written as JSON. */
import type * as z from 'zod';
import type { Name } from '../../domain/names';
import type { Labels } from '../../domain/names/labels';
import type { Stretch } from '../../domain/stretch';
import { KALAS } from '../../domain/utsavas/kala';
import type { Reckoning } from '../../domain/utsavas/types';
import { Form, hole, type JsonWriter } from '../json';
import type * as schema from './response';

type Presented = z.output<typeof schema.WholeUtsava>['reckoning'];

/** What decides: a part of the day, or an event. */
const DECIDING: Record<Reckoning['kala'], Omit<Name, 'key'>> = {
  ...KALAS,
  sankranti: { iast: 'saṅkrānti', sa: 'सङ्क्रान्ति' },
  eclipse: { iast: 'grahaṇa', sa: 'ग्रहण' },
  tithi: { iast: 'tithi', sa: 'तिथि' },
};

/** How instants and decisions are spelled. */
export interface Spelling {
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
    kala_name: iast,
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

/** The instants of a reckoning, in the order in which it presents them. */
function instantsOf({ window, tithi, nakshatra, sankrantiJd, bhadra, rite }: Reckoning): number[] {
  const instants: number[] = [];
  if (window) instants.push(window.startJd, window.endJd);
  instants.push(tithi.startJd, tithi.endJd);
  if (nakshatra) instants.push(nakshatra.startJd, nakshatra.endJd);
  if (sankrantiJd !== undefined) instants.push(sankrantiJd);
  if (bhadra) instants.push(bhadra.startJd, bhadra.endJd);
  if (rite) instants.push(rite.startJd, rite.endJd);
  return instants;
}

/** What two reckonings of one form have in common. */
const shapeOf = ({ kala, window, nakshatra, sankrantiJd, bhadra, rite }: Reckoning): string =>
  `${kala} ${window !== null} ${nakshatra !== undefined} ${sankrantiJd !== undefined} ${bhadra !== undefined} ${rite !== undefined}`;

/** The place of the decision in a form; an instant has the places 2 n in UTC and 2 n + 1 in local time. */
const DECISION = 99;

function formOf(of: Reckoning, labels: Labels | null): Form {
  let instants = 0;
  const instant = () => {
    const place = 2 * instants++;
    return { time: hole(place), time_local: hole(place + 1) };
  };
  return new Form(JSON.stringify(presentReckoning(of, { instant, words: () => hole(DECISION) }, labels)));
}

/** The forms of reckonings in one language. */
export class ReckoningForms {
  readonly #forms = new Map<string, Form>();

  /** Writes the JSON of what `presentReckoning` presents. */
  write(
    out: JsonWriter,
    of: Reckoning,
    hoursAt: (jdUt: number) => number,
    words: Spelling['words'],
    labels: Labels | null,
  ): void {
    const shape = shapeOf(of);
    let form = this.#forms.get(shape);
    if (!form) {
      form = formOf(of, labels);
      this.#forms.set(shape, form);
    }
    const instants = instantsOf(of);
    form.write(out, (place) => {
      if (place === DECISION) return out.text(JSON.stringify(words(of.decision)));
      const jdUt = instants[place >> 1] as number;
      if (place % 2 === 0) out.instant(jdUt);
      else out.localInstant(jdUt, hoursAt(jdUt));
    });
  }
}
