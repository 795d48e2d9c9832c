/** The package as users get it: packed, and installed offline into its own folder. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Installed {
  /** Paths of the packed files. */
  files: string[];
  /** Size of the archive, bytes. */
  size: number;
  /** Path of the archive. */
  archive: string;
  /** Folder of a program with the package in its node_modules. */
  folder: string;
  /** Deletes everything. */
  remove(): void;
}

export function install(): Installed {
  const folder = mkdtempSync(join(tmpdir(), 'khagola-package-'));
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd,
      encoding: 'utf8',
    });
  const [packed] = JSON.parse(npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder));
  const program = `${folder}/program`;
  mkdirSync(program);
  writeFileSync(`${program}/package.json`, '{ "name": "program", "private": true, "type": "module" }\n');
  npm(program, 'install', '--omit=optional', `${folder}/${packed.filename}`);
  return {
    files: packed.files.map(({ path }: { path: string }) => path),
    size: packed.size,
    archive: `${folder}/${packed.filename}`,
    folder: program,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
