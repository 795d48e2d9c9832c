/** The process around `run`. The kernel is a file in the same folder, and the list of places one of the service. */
import { readFileSync } from 'node:fs';
import type { PlaceList } from '../domain/places/list';
import type { Kernel } from '../kernel/kernel';
import type { Io } from './io';
import { EXIT, run } from './run';

const { stdin, stdout, stderr } = process;
const fileHere = (name: string) => new URL(name, import.meta.url);

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
      await WebAssembly.compile(new Uint8Array(readFileSync(fileHere('./kernel.wasm')))),
      (key) => new Uint8Array(readFileSync(fileHere(`./years/${key}.bin`))),
    );
    return kernel;
  },
  places: async () => {
    const { openPlaces } = await import('../domain/places/list');
    places ??= openPlaces(readFileSync(fileHere('./service/web/assets/gazetteer.bin')));
    return places;
  },
  service: () => fileHere('./service/'),
};

// The reader closed the pipe: `khagola … | head`.
stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? EXIT.good : EXIT.fault));

process.exitCode = await run(process.argv.slice(2), io);
