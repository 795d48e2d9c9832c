/** The environment of the command: the streams of the process, its clock, the kernel and the list of places. */
import type { Occasion } from '../api/resource';
import type { PlaceList } from '../domain/places/list';
import type { Kernel } from '../kernel/kernel';

export interface Io {
  /** Writes to the output; resolves when it can accept more. */
  write(text: string): Promise<void>;
  /** Writes a line to standard error. */
  note(line: string): void;
  /** Whether the output is a terminal; figures are then formatted for reading. */
  terminal: boolean;
  /** Whether the output supports colours. */
  colour: boolean;
  /** Rewrites or clears the progress line; null if standard error is not a terminal. */
  progress: ((line: string) => void) | null;
  /** The text of a file; `-` is standard input. Throws if it cannot be read. */
  read(path: string): Promise<string>;
  /** The present instant, Unix milliseconds. */
  now(): number;
  /** The kernel, loaded once. */
  kernel(): Promise<Kernel>;
  /** The list of places, read once. */
  places(): Promise<PlaceList>;
  /** The folder of the built service. */
  service(): URL;
}

/** The context of a request. */
export const occasionOf = (io: Io): Occasion => ({ nowMs: io.now(), origin: '', places: io.places });

/** An error of the caller. It is reported in one line, with the exit code for usage errors. */
export class UsageError extends Error {}

/** A body as the API writes it; indented on a terminal. */
export const jsonText = (io: Pick<Io, 'terminal'>, body: unknown): string =>
  `${JSON.stringify(body, null, io.terminal ? 2 : 0)}\n`;
