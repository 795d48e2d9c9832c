/** The package as users get it: packed, and installed offline into its own folder. All files of tests start with it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    package: Package;
  }
}

export interface Package {
  /** Paths of the packed files. */
  files: string[];
  /** Size of the archive, bytes. */
  size: number;
  /** Path of the archive. */
  archive: string;
  /** Folder of a program with the package in its node_modules. */
  program: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Packs and installs the package. Requires `test/library/build.ts`. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'khagola-package-'));
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd,
      encoding: 'utf8',
    });
  const [packed] = JSON.parse(npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder));
  const archive = `${folder}/${packed.filename}`;
  const program = `${folder}/program`;
  mkdirSync(program);
  writeFileSync(`${program}/package.json`, '{ "name": "program", "private": true, "type": "module" }\n');
  npm(program, 'install', '--omit=optional', archive);
  const files = packed.files.map(({ path }: { path: string }) => path);
  provide('package', { files, size: packed.size, archive, program });
  return () => rmSync(folder, { recursive: true, force: true });
}
