/** What others wrote: packages are pinned by a hash and none by a URL, actions of the workflow by commit. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

test('every package has a SHA-512', () => {
  expect(installed.length).toBeGreaterThan(300);
  for (const [path, { integrity }] of installed) expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
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
