/** Counsel of a running service, with a local model provider. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Provider, startProvider } from '../counsel/provider';
import { type Server, startServer } from './server';

const KEY = 'sk-conformance-0123456789';

let provider: Provider;
let server: Server;
beforeAll(async () => {
  provider = await startProvider();
  const variables = {
    MODEL_PROVIDER: 'anthropic',
    MODEL_BASE_URL: `${provider.origin}/v1`,
    MODEL_NAME: 'model-of-the-test',
    MODEL_API_KEY: KEY,
    // As long as a loaded machine may need for one answer.
    MODEL_DEADLINE_MS: '8000',
  };
  const options = Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  server = await startServer(...options);
});
afterAll(async () => {
  await server?.stop();
  await provider?.close();
});

async function ask(message: string) {
  const response = await fetch(`${server.origin}/api/sahaja`, { method: 'POST', body: JSON.stringify({ message }) });
  const text = await response.text();
  expect(text).not.toContain(KEY);
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}

test('the Worker talks to a model that calls a tool', async () => {
  provider.say(
    'anthropic',
    { calls: [{ name: 'utsavas', input: { year: 2026, search: 'diwali' } }] },
    {
      calls: [
        {
          name: 'reply',
          input: { language: 'en', claims: [{ kind: 'observance_date', call: 'c1', key: 'lakshmi_puja' }] },
        },
      ],
    },
  );
  const { status, body, headers } = await ask('Diwali 2026?');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    reply: 'Diwali / Lakshmi Puja is on 8 November 2026 (Sunday).',
    mode: 'model',
    composed: true,
    model: 'model-of-the-test',
    tools_used: [{ name: 'utsavas', input: { year: 2026, search: 'diwali' } }],
  });
  expect(headers.get('X-RateLimit-Remaining')).toBe('9');
  expect(JSON.stringify(provider.received.at(-1)?.body.messages)).toContain('lakshmi_puja');
  expect(provider.received[0]?.headers['x-api-key']).toBe(KEY);
});

test('the Worker aborts a silent model, and does not follow redirects', async () => {
  provider.say('anthropic', { respond: () => {} });
  expect((await ask('Hello')).status).toBe(502);
  provider.say('anthropic', { status: 302, body: '', headers: { location: `${provider.origin}/elsewhere` } });
  expect((await ask('Hello')).status).toBe(502);
  expect(provider.received).toHaveLength(1);
  expect(server.output()).not.toContain(KEY);
});
