/** The annual chart of a birth: the solar return and the munthā. */

import { CALL, type ClaimKind, define, record, type Wording, zoneOf } from '../claim';
import { instantText } from '../format';
import { grahaIn, rashiIn } from '../names';

const yearOf = (wording: Wording, call: string) => wording.result(call, 'varshaphala');

export const YEARS: readonly ClaimKind[] = [
  define('varsha_return', 'sentence', 'the solar return of a year', { call: CALL }, ({ call }, wording) => {
    const result = yearOf(wording, call);
    const { at } = record(result.output.return, 'return');
    return wording.texts.varsha.return({
      year: Number(result.output.year),
      time: instantText(String(at), zoneOf(result), wording.language),
    });
  }),
  define('varsha_muntha', 'item', 'the munthā of a year', { call: CALL }, ({ call }, wording) => {
    const { output } = yearOf(wording, call);
    const { rashi_index: rashi, lord } = record(output.muntha, 'muntha');
    return wording.texts.varsha.muntha({
      year: Number(output.year),
      rashi: rashiIn(wording.language, Number(rashi)),
      lord: grahaIn(wording.language, String(record(lord, 'lord').key)),
    });
  }),
];
