// Writes a folder completely, while other processes may read or write it.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes the changed files of a folder, and deletes all other files in it.
 * @param {string} folder
 * @param {ReadonlyMap<string, string | Uint8Array>} files  contents by path in the folder
 */
export function writeTree(folder, files) {
  for (const [path, content] of files) {
    const file = `${folder}/${path}`;
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}.tmp`, content);
    renameSync(`${file}.${process.pid}.tmp`, file);
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = `${entry.parentPath}/${entry.name}`;
    const isCurrent = files.has(file.slice(folder.length + 1)) || file.endsWith('.tmp');
    if (entry.isFile() && !isCurrent) rmSync(file, { force: true });
  }
}
