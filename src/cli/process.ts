/** The process around `run`: streams, clock and files. */
import { readFileSync } from 'node:fs';
import type { PlaceList } from '../domain/places/list';
import type { Kernel } from '../kernel/kernel';
import type { Io } from './io';
import { EXIT, run } from './run';

/** The files of the command. A folder ends with a slash. */
interface Files {
  kernel: URL;
  /** The folder of the tables of other years. */
  years: URL;
  places: URL;
  /** The folder of the built service. */
  service: URL;
}

/** Runs the command with the arguments and the streams of this process, and sets its exit code. */
export async function runProcess(files: Files): Promise<void> {
  const { stdin, stdout, stderr } = process;
  let places: PlaceList | undefined;
  let kernel: Kernel | undefined;

  const io: Io = {
    write: (part) => new Promise((resolve) => stdout.write(part, () => resolve())),
    note: (line) => stderr.write(`${line}\n`),
    terminal: stdout.isTTY === true,
    colour: stdout.isTTY === true && stdout.hasColors(),
    progress: stderr.isTTY ? (line) => stderr.write(`\r\u001b[2K${line}`) : null,
    read: async (path) => {
      if (path !== '-') return readFileSync(path, 'utf8');
      const { text } = await import('node:stream/consumers');
      return text(stdin);
    },
    now: () => Date.now(),
    kernel: async () => {
      const { loadKernel } = await import('../kernel');
      kernel ??= loadKernel(
        await WebAssembly.compile(new Uint8Array(readFileSync(files.kernel))),
        (key) => new Uint8Array(readFileSync(new URL(`${key}.bin`, files.years))),
      );
      return kernel;
    },
    places: async () => {
      const { openPlaces } = await import('../domain/places/list');
      places ??= openPlaces(readFileSync(files.places));
      return places;
    },
    service: () => files.service,
  };

  // The reader closed the pipe: `khagola … | head`.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? EXIT.good : EXIT.fault));

  process.exitCode = await run(process.argv.slice(2), io);
}
