/** An invalid variable: the log reports it at the first request, health always reports it, and its default applies. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import { unusableSettings } from '../../src/http/settings';
import { kernel } from './almanac';
import { expectToMatchSchema, ORIGIN } from './ask';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  log.mockClear();
});

const UNUSABLE: [variable: keyof Bindings, texts: string[]][] = [
  ['LIMIT_MUHURTA', ['sixty', '-1', '1.5', '1e3', '1000000000', 'Infinity']],
  ['LIMIT_SAHAJA', ['many']],
  ['LIMIT_OPERATOR', ['0x10']],
  ['LIMIT_CEREMONIES', ['sixty', '-1']],
  ['LIMIT_COST', ['all', '-1', '1.5', '1000000000']],
  ['LIMIT_V1', ['none', '-1', '1.5', '1000000000']],
  ['PUBLIC_ORIGIN', ['khagola.example', 'https://khagola.example/path', 'mailto:a@b', 'https://a@b.example']],
  ['CONTACT_PRESS', ['somebody', 'javascript:alert(1)', 'http://khagola.example']],
  ['CORS_ORIGINS', ['app.example', 'https://app.example/', '* https://app.example']],
  ['INDEXNOW_KEY', ['short', 'with space in it']],
  ['INDEXNOW_ENDPOINT', ['http://index.example', 'index']],
  ['MODEL_PROVIDER', ['nobody']],
  ['CACHE_ENTRIES', ['0', '-1', 'many', '1.5']],
  ['WARM_START', ['yes', '1', 'true']],
];
const USABLE: [variable: keyof Bindings, texts: string[]][] = [
  ['LIMIT_MUHURTA', ['', ' ', '0', '60', '1000000', '999999999']],
  ['LIMIT_COST', ['', ' ', '0', '60000']],
  ['LIMIT_V1', ['', ' ', '0', '1000']],
  ['PUBLIC_ORIGIN', ['', 'https://khagola.example']],
  ['CORS_ORIGINS', ['*', '', ' ', 'https://app.example', 'https://a.example, http://localhost:8787']],
  ['INDEXNOW_KEY', ['', 'a1b2c3d4']],
  ['CACHE_ENTRIES', ['', '1', '1000']],
  ['WARM_START', ['', 'on', 'off', ' ON ']],
  ['CONTACT_PRESS', ['', 'press@khagola.example', 'https://khagola.example/press']],
];
const each = (rows: typeof UNUSABLE) =>
  rows.flatMap(([variable, texts]) => texts.map((text) => [variable, text] as const));

test.each(each(UNUSABLE))('the setting %s=%j is invalid', (variable, text) => {
  const problems = unusableSettings({ [variable]: text });
  expect(problems.map((setting) => setting.variable)).toEqual([variable]);
});

test.each(each(USABLE))('the setting %s=%j is valid', (variable, text) => {
  expect(unusableSettings({ [variable]: text })).toEqual([]);
});

describe('a service with two invalid variables', () => {
  const bindings: Bindings = { LIMIT_MUHURTA: 'sixty', PUBLIC_ORIGIN: 'khagola.example', CORS_ORIGINS: '*' };
  const ask = async (app: ReturnType<typeof createApp>, path: string) =>
    app.fetch(new Request(ORIGIN + path), bindings);

  test('the log has one line for each invalid variable, with its rule', async () => {
    const app = createApp(() => kernel);
    for (let i = 0; i < 3; i++) await (await ask(app, '/api/ghadi')).arrayBuffer();
    expect(log.mock.calls.map(([line]) => line)).toEqual([
      'settings: LIMIT_MUHURTA is invalid, so its default applies. It must be a whole number of requests an hour, for example 60.',
      'settings: PUBLIC_ORIGIN is invalid, so its default applies. It must be an origin, for example https://khagola.example.',
    ]);
  });

  test('health reports invalid variables without their values', async () => {
    const body = (await (
      await ask(
        createApp(() => kernel),
        '/api/health',
      )
    ).json()) as Record<string, unknown>;
    expect(body).toMatchObject({
      status: 'degraded',
      checks: { settings: false },
      unusable_settings: ['LIMIT_MUHURTA', 'PUBLIC_ORIGIN'],
    });
    expect(JSON.stringify(body)).not.toContain('sixty');
    await expectToMatchSchema('/components/schemas/Health', body);
  });

  test('the default limit replaces an invalid one', async () => {
    const answer = await ask(
      createApp(() => kernel),
      '/api/muhurta',
    );
    expect(answer.headers.get('X-RateLimit-Limit')).toBe('60');
  });
});
