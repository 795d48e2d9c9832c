/** An ephemeris as a tool: as many instants as a host accepts. */
import * as z from 'zod';
import { MOVING_BODIES } from '../../domain/ephemeris/columns';
import { ok } from '../../domain/result';
import { someOf } from '../fields';
import type { ToolCode } from '../resource';
import { admittedAnswer, leftOut, limitField, RESULT_CHARACTERS } from '../tool';
import { validate } from '../validate';
import { ephemeris as code } from './answer';
import { EphemerisRequest, MAX_ROWS } from './request';
import type { EphemerisResponse } from './response';

const { format: _format, script: _script, ...SHAPE } = EphemerisRequest.shape;

/** The tool names the bodies without the 106 stars, so that its description stays short. */
const EphemerisTool = z.object({
  ...SHAPE,
  bodies: someOf(MOVING_BODIES).optional().describe('Default: the nine grahas.'),
  limit: limitField(MAX_ROWS),
});
const Options = EphemerisTool.pick({ limit: true });

/** Characters reserved for the other fields of the result. */
const FRAME_CHARACTERS = 800;

type Answer = z.output<typeof EphemerisResponse>;

/** The first values of each column. */
const cut = (bodies: Answer['bodies'], count: number) =>
  Object.fromEntries(
    Object.entries(bodies).map(([body, columns]) => [
      body,
      Object.fromEntries(Object.entries(columns ?? {}).map(([name, values]) => [name, values?.slice(0, count)])),
    ]),
  );

/** Mean number of characters of an instant with its values. */
const rowSize = ({ time, bodies, historical }: Answer): number =>
  JSON.stringify({ time, bodies, days: historical?.ahargana }).length / time.length;

export const ephemerisTool: ToolCode = {
  request: EphemerisTool,
  async run(kernel, { limit: given, ...body }, occasion) {
    const options = validate(Options, { ...(given !== undefined && { limit: given }) });
    if (!options.ok) return options;
    const answered = await admittedAnswer(code, kernel, body, occasion);
    if (!answered.ok) return answered;
    const { answer } = answered.value;
    const { time, bodies, substrate_stamp: stamp, historical, ...frame } = answer;
    const most = options.value.limit ?? Math.floor((RESULT_CHARACTERS - FRAME_CHARACTERS) / rowSize(answer));
    const shown = Math.min(time.length, Math.max(1, most));
    const sentence = leftOut([], time.length - shown);
    return ok({
      input: body,
      output: {
        ...frame,
        time: time.slice(0, shown),
        bodies: cut(bodies, shown),
        ...(stamp && { kernel: { version: stamp.kernel.version, theory: stamp.kernel.theory } }),
        ...(historical && { historical: { ...historical, ahargana: historical.ahargana.slice(0, shown) } }),
        ...(sentence !== null && { left_out: sentence }),
      },
    });
  },
};
