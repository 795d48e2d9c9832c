import type { Io } from '../io';

/** A body as the API writes it; set out in lines where a person reads it. */
export const jsonText = (io: Pick<Io, 'terminal'>, body: unknown): string =>
  `${JSON.stringify(body, null, io.terminal ? 2 : 0)}\n`;
