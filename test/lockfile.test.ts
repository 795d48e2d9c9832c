/** What others wrote: packages are pinned by a hash and none by a URL, actions of the workflow by commit. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

/** Binaries of other platforms whose hashes are not known yet. `npm run lock` adds them; then delete the name. */
const UNHASHED = [
  '@biomejs/cli-android-arm64',
  '@biomejs/cli-android-x64',
  '@biomejs/cli-darwin-arm64',
  '@biomejs/cli-darwin-x64',
  '@biomejs/cli-linux-arm64-musl',
  '@biomejs/cli-linux-x64-musl',
  '@biomejs/cli-win32-arm64',
  '@biomejs/cli-win32-x64',
  '@cloudflare/workerd-darwin-64',
  '@cloudflare/workerd-darwin-arm64',
  '@cloudflare/workerd-windows-64',
];

test('every package has a SHA-512, except named binaries of other platforms', () => {
  expect(installed.length).toBeGreaterThan(300);
  const bare = installed.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
  expect(bare.map(([path]) => path.replace('node_modules/', '')).toSorted()).toEqual(UNHASHED);
  for (const [path, entry] of bare) {
    expect(entry.optional, path).toBe(true);
    expect(entry.os ?? entry.libc ?? entry.cpu, path).toBeDefined();
  }
});

test('no package has a URL, so each comes from the registry of the user', () => {
  for (const [path, { resolved }] of installed) expect(resolved, path).toBeUndefined();
});

test.each(['ci', 'release'])('the actions of the workflow %s are pinned by commit', (workflow) => {
  const uses = [...readFileSync(`.github/workflows/${workflow}.yml`, 'utf8').matchAll(/uses: (\S+)/g)].map(
    ([, action]) => action,
  );
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});
