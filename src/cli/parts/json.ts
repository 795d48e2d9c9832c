import type { Io } from '../io';

/** A body as the API writes it; indented on a terminal. */
export const jsonText = (io: Pick<Io, 'terminal'>, body: unknown): string =>
  `${JSON.stringify(body, null, io.terminal ? 2 : 0)}\n`;
