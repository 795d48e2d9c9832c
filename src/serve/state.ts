/** One service for each folder of state: two would write to the same database and count the same limits. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, relative } from 'node:path';

/** The socket by which a service holds its folder; the shorter path, because systems limit its length. */
function socketOf(folder: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\khagola-${createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32)}`;
  }
  const path = join(folder, 'service.sock');
  const local = relative(process.cwd(), path);
  return local.length < path.length ? local : path;
}

/** Whether a service answers at a socket. */
function isHeld(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });
}

/**
 * Holds a folder of state until this process ends, however it ends; returns whether it was free.
 *
 * @param folder  absolute path
 * @throws Error of the system if the folder cannot be made or written to
 */
export async function holdState(folder: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  const path = socketOf(folder);
  if (await isHeld(path)) return false;
  rmSync(path, { force: true }); // of a service that was killed
  const server = createServer((socket) => socket.destroy()).unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(path, () => resolve(true));
  });
}
