/** A copy of the installed package for a file of tests. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Package } from './install';

export interface Installed extends Omit<Package, 'program'> {
  /** Folder of a program with the package in its node_modules, which the file may change. */
  folder: string;
  /** Deletes the folder. */
  remove(): void;
}

export function install(): Installed {
  const { program, ...packed } = inject('package');
  const folder = mkdtempSync(join(tmpdir(), 'khagola-program-'));
  cpSync(program, folder, { recursive: true, verbatimSymlinks: true });
  return { ...packed, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
