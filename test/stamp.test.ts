/** The identity of a build: the hash of its sources, which is also part of every cache key. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesUnder, stampOf } from '../tools/stamp.mjs';

test('a hash of sources changes with each content, name and new file, whatever its kind', () => {
  const base = `${mkdtempSync(join(tmpdir(), 'khagola-stamp-'))}/`;
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  const stamp = () => stampOf(filesUnder('src', base), base);
  mkdirSync(`${base}src/views`, { recursive: true });
  writeFileSync(`${base}src/app.ts`, 'one');
  const steps = [
    () => writeFileSync(`${base}src/views/Day.tsx`, 'two'),
    () => writeFileSync(`${base}src/views/Day.tsx`, 'three'),
    () => writeFileSync(`${base}src/views/en.json`, '{}'),
    () => renameSync(`${base}src/views/en.json`, `${base}src/views/hi.json`),
    () => writeFileSync(`${base}src/app.ts`, 'on'),
  ];
  const stamps = [stamp()];
  for (const step of steps) {
    step();
    stamps.push(stamp());
  }
  expect(new Set(stamps).size).toBe(stamps.length);
  expect(filesUnder('src', base)).toEqual(['src/app.ts', 'src/views/Day.tsx', 'src/views/hi.json']);
});
