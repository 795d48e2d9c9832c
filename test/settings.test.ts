/** The configuration, and its description for the operator. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const settings = readFileSync('wrangler.toml', 'utf8');
const guide = readFileSync('docs/guides/deploying.md', 'utf8');

/** The lines of a block, up to the next block. */
const block = (name: string): string => settings.split(/^(?=\[)/m).find((part) => part.startsWith(`[${name}]`)) ?? '';

test('Cloudflare’s own logs and traces are off, because they would contain requested URLs', () => {
  expect(block('observability')).toMatch(/^redact_query_string = true$/m);
  expect(block('observability.traces')).toMatch(/^enabled = false$/m);
  expect(block('observability.logs')).toMatch(/^enabled = true$/m);
  expect(block('observability.logs')).toMatch(/^invocation_logs = false$/m);
});

test('the guide names every variable and binding', () => {
  const variables = [...block('vars').matchAll(/^([A-Z_\d]+) = /gm)].map(([, name]) => name as string);
  const bindings = [...settings.matchAll(/^(?:binding|name) = "([A-Z_]+)"$/gm)].map(([, name]) => name as string);
  expect(variables.length).toBeGreaterThan(5);
  expect(bindings).toEqual(expect.arrayContaining(['DB', 'RATE_LIMITS', 'ASSETS']));
  for (const name of [...variables, ...bindings]) expect(guide, name).toContain(`\`${name}\``);
});

test('every variable that the guide or counsel’s page describes has a default, so that khagola serve takes it', () => {
  const pages = guide + readFileSync('docs/reference/counsel.md', 'utf8');
  const described = [...pages.matchAll(/`((?:LIMIT|MODEL|CONTACT)_[A-Z_\d]+)`/g)].map(([, name]) => name as string);
  expect(described).toEqual(expect.arrayContaining(['LIMIT_COST', 'LIMIT_V1', 'MODEL_FIRST']));
  for (const name of described) if (name !== 'MODEL_API_KEY') expect(block('vars')).toMatch(RegExp(`^${name} = `, 'm'));
});

test('the deployment configuration contains no secret', () => {
  for (const name of ['MODEL_API_KEY', 'INDEXNOW_KEY']) expect(settings).not.toMatch(new RegExp(`^${name}\\b`, 'm'));
});

test('the guide uses only existing scripts', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [, name] of guide.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([name as string]);
});
