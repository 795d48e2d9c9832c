// Hashes of the inputs of a build. A hash beside the outputs shows whether they are up to date.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * All files of a folder and of the folders in it, in the same order on every system.
 * @param {string} folder  relative to `base`, like the returned paths
 */
export const filesUnder = (folder, base = root) =>
  readdirSync(base + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(base, `${parentPath}/${name}`).replaceAll('\\', '/'))
    .sort();

/**
 * SHA-256 of files, by their paths and contents, in hexadecimal.
 * @param {readonly string[]} files  relative to `base`
 */
export function stampOf(files, base = root) {
  const hash = createHash('sha256');
  for (const name of files) {
    const content = readFileSync(base + name);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
