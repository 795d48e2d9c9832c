/** The one tool that computes for a model: a flat input for all computations, and short digests of their results. */
import { isObject } from '../../api/validate';
import type { Calls } from '../calls';
import type { CallResult } from '../claims/claim';
import { compose } from '../claims/compose';
import { usualClaims } from '../claims/usual';
import { TOOL_NAMES, type ToolName } from '../toolNames';
import { MAX_DIGEST_CHARACTERS, MAX_DIGESTS_CHARACTERS } from './limits';

const text = (description: string) => ({ type: 'string', description });
const list = (description: string) => ({ type: 'array', items: { type: 'string' }, description });
const BIRTH = {
  type: 'object',
  properties: {
    date: { type: 'string' },
    time: { type: 'string' },
    place: { type: 'string' },
    lat: { type: 'number' },
    lon: { type: 'number' },
    tz: { type: 'number' },
  },
};

/** JSON Schema of the input: the fields of all computations, each with one meaning. */
export const COMPUTE_SCHEMA: Record<string, unknown> = {
  type: 'object',
  properties: {
    what: {
      type: 'string',
      enum: [...TOOL_NAMES],
      description:
        'chart: a birth. panchanga: days, or now without date. muhurta: windows, choghadiya, hora of a day. utsavas: ' +
        'festivals, fasts, eclipses. muhurta_search: open days of a purpose. sky: ingresses, stations, eclipses. facts: terms.',
    },
    date: text('YYYY-MM-DD. For chart: the birth.'),
    time: text('HH:MM on the clock of the place.'),
    place: text('A town. Or lat, lon and tz.'),
    lat: { type: 'number' },
    lon: { type: 'number' },
    tz: { type: ['number', 'string'] },
    from: text('First date.'),
    to: text('Last date.'),
    year: { type: 'integer' },
    month: { type: 'integer' },
    search: text('utsavas: a name.'),
    kind: list('utsavas: ekadashi, eclipse …; sky: ingress, station, eclipse, lunation, combustion.'),
    purpose: text('muhurta_search: vivaha, griha-pravesha, vahana …'),
    bodies: list('Grahas by key.'),
    points: list('transits: lagna, moon.'),
    birth: { ...BIRTH, description: 'For transits and varshaphala.' },
    a: BIRTH,
    b: BIRTH,
    system: text('match: ashtakuta or dashakuta.'),
    q: text('places and facts.'),
    fields: list('More parts: bhavas, vargas, yogas, dasha, windows, regional …'),
    compare: { type: 'array', items: { type: 'object' }, description: 'chart: other settings.' },
  },
  required: ['what'],
};

const COMPUTE_DESCRIPTION =
  'Computes one thing; several calls may go in one round. The result has an id and a digest; claims refer to it by the id.';

const isTool = (name: unknown): name is ToolName => TOOL_NAMES.some((known) => known === name);

/** The keys by which claims choose rows of a result. */
function keysOf({ output }: CallResult): string[] {
  const rows = [output.utsavas, output.yogas, output.kutas, output.facts].find(Array.isArray) ?? [];
  return rows.flatMap((row) => {
    if (!isObject(row)) return [];
    const key = row.key ?? row.id;
    const date = typeof row.date === 'string' ? ` ${row.date}` : '';
    return typeof key === 'string' ? [`${key}${date}`] : [];
  });
}

/** Cuts a text at a length, and says how much is left out. */
const cut = (whole: string, length: number): string =>
  whole.length <= length ? whole : `${whole.slice(0, length)}… (+${whole.length - length} characters)`;

export class Compute {
  readonly description = COMPUTE_DESCRIPTION;
  readonly inputSchema = COMPUTE_SCHEMA;
  private readonly calls: Calls;
  /** Characters of digests that the conversation may still get. */
  private left = MAX_DIGESTS_CHARACTERS;

  constructor(calls: Calls) {
    this.calls = calls;
  }

  /** Runs a computation and describes its result in a few words; an error is passed on as the endpoint words it. */
  async run(input: unknown): Promise<object> {
    const { what, ...rest } = isObject(input) ? input : {};
    if (!isTool(what))
      return { error: 'invalid-parameter', field: 'what', message: `what is one of ${TOOL_NAMES.join(', ')}` };
    const result = await this.calls.run(what, rest);
    const { call, ok, output } = result;
    if (!ok) return { call, ...output };
    const said = await compose(usualClaims([result]), [result], 'en');
    const digest = cut(said.text, Math.min(MAX_DIGEST_CHARACTERS, this.left));
    const keys = cut(
      keysOf(result).join(', '),
      Math.max(0, Math.min(MAX_DIGEST_CHARACTERS / 2, this.left - digest.length)),
    );
    this.left = Math.max(0, this.left - digest.length - keys.length);
    return { call, what, digest, ...(keys !== '' && { keys }), has: Object.keys(output).join(' ') };
  }
}
