/** What the command has to do with: the streams of the process, its clock, the kernel and the towns. */
import type { Almanac } from '../kernel/almanac';
import type { Kernel } from '../kernel/types';

export interface Io {
  /** Writes to the output, and resolves when it can take more. */
  write(text: string): Promise<void>;
  /** Writes a line to where notes and refusals go. */
  note(line: string): void;
  /** Whether the output is a terminal: its figures are then set for reading. */
  terminal: boolean;
  /** Whether the output takes colours. */
  colour: boolean;
  /** Rewrites the line of progress, or takes it away; null where nobody watches. */
  progress: ((line: string) => void) | null;
  /** The text of a file; `-` is the standard input. Throws where it cannot be read. */
  read(path: string): Promise<string>;
  /** The present instant, Unix milliseconds. */
  now(): number;
  kernel(): Promise<Kernel & Almanac>;
  /** The list of towns, as `tools/gazetteer.mjs` writes it. */
  towns(): string;
}

/** The caller's own mistake: told in one line, and the exit code is that of usage. */
export class UsageError extends Error {}
