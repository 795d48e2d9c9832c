/** What a release consists of. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json';

const read = (path: string) => readFileSync(path, 'utf8');

test('one version stands in the package, the clients, the registry entry and the README', () => {
  expect(() => execFileSync(process.execPath, ['tools/release.mjs', '--check'], { stdio: 'pipe' })).not.toThrow();
});

test('the workflow of a release publishes with provenance what the tests have passed', () => {
  const workflow = read('.github/workflows/release.yml');
  expect(workflow).toContain('needs: test');
  expect(workflow.match(/npm publish --provenance/g)).toHaveLength(2);
  for (const [, script = ''] of workflow.matchAll(/npm run ([\w:]+)/g)) expect(manifest.scripts).toHaveProperty(script);
});

test('the registry entry starts the package and leads to its tools', () => {
  const [entry] = JSON.parse(read('server.json')).packages;
  expect(entry).toMatchObject({ registryType: 'npm', identifier: manifest.name });
  const words = entry.packageArguments.map(({ name, value }: { name?: string; value: string }) => name ?? value);
  expect(words).toEqual(['serve', '--port']);
  expect(entry.transport.url).toBe(`http://localhost:${entry.packageArguments[1].value}/mcp`);
});

test.runIf(/^[1-9]/.test(manifest.version))(
  'a release has its package, bill of materials, notices and contract',
  () => {
    execFileSync(process.execPath, ['tools/release.mjs'], { stdio: 'pipe' });
    const names = globSync('build/release/*').map((path) => path.replace('build/release/', ''));
    expect(names.sort()).toEqual(
      [
        'SKILL.md',
        `khagola-${manifest.version}.tgz`,
        `khagola-client-${manifest.version}.tgz`,
        'notes.md',
        'notices.txt',
        'openapi.json',
        'sbom.cdx.json',
        'server.json',
      ].sort(),
    );
    const { components } = JSON.parse(read('build/release/sbom.cdx.json'));
    const named = components.map(({ name }: { name: string }) => name);
    expect(named).toEqual(expect.arrayContaining(['hono', 'zod', 'preact', 'commander', 'temporal-polyfill']));
    expect(new Set(named).size).toBe(named.length);
    expect(existsSync('build/release/notices.txt')).toBe(true);
  },
);
