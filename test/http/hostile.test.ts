/** Regression tests for findings of `npm run hostile`. */
import { expect, test } from 'vitest';
import { createApp } from '../../src/app';
import { kernel } from './almanac';
import { ORIGIN, post } from './ask';

const app = createApp(() => kernel);

/** A body whose client disconnects before its end. */
function brokenOff(): ReadableStream {
  let began = false;
  return new ReadableStream({
    pull(controller) {
      if (began) controller.error(new Error('Network connection lost.'));
      else controller.enqueue(new TextEncoder().encode('{"year":'));
      began = true;
    },
  });
}

/** Each request has a client of its own: files of one instance share its limits. */
let clients = 0;

async function send(path: string, body: BodyInit) {
  const headers = {
    Accept: 'application/json, text/event-stream',
    'Content-Type': 'application/json',
    'CF-Connecting-IP': `10.8.0.${++clients}`,
  };
  const response = await app.fetch(new Request(ORIGIN + path, { method: 'POST', headers, body }), {});
  // biome-ignore lint/suspicious/noExplicitAny: the shape differs by path
  return { status: response.status, body: (await response.json()) as any };
}

test.each([
  '/api/chart',
  '/api/v1/core/chart',
  '/api/muhurta',
  '/api/rectify',
  '/api/sahaja',
  '/api/operator/dispatch',
])('%s refuses an aborted body as invalid JSON', async (path) => {
  const { status, body } = await send(path, brokenOff());
  expect([status, body.error?.code ?? body.error]).toEqual([400, expect.stringMatching(/^invalid.json$/i)]);
});

test.each([
  ['breaks off', brokenOff()],
  ['is no UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
])('/mcp rejects a protocol message that %s', async (_, body) => {
  expect(await send('/mcp', body)).toMatchObject({ status: 400, body: { error: { code: -32700 } } });
});

test('/mcp returns a message id beyond safe integers unchanged', async () => {
  const message = '{"jsonrpc":"2.0","id":-9223372036854775808,"method":"none"}';
  const { body } = await send('/mcp', message);
  expect(body.id).toBe(-(2 ** 63));
});

test.each([
  ['aghora', 'probe', -90],
  ['aghora', 'probe', []],
  ['sadyojata', 'panchanga-now', null],
  ['ishana', 'facts', 'moon'],
])('the operator refuses a payload that is not an object: %s, %s, %j', async (mukha, intent, payload) => {
  const { status, body } = await post('/api/operator/dispatch', { mukha, intent, payload });
  expect([status, body.field]).toEqual([400, 'payload']);
  expect(body.message).toMatch(/^payload must be an object with the request of the intent, for example \{.*\}\.$/);
});

test.each([
  [undefined, 'birthPlace is required and must be an object with lat, lon and tz or tzOffsetHours'],
  [5, 'birthPlace must be an object with lat, lon and tz or tzOffsetHours'],
])('POST /api/v1/core/chart refuses the place %j with our own message', async (birthPlace, message) => {
  const birth = { birthDate: '1990-05-15', birthTime: '14:30:00', birthPlace, ayanamsa: 'lahiri' };
  const { body } = await post('/api/v1/core/chart', birth);
  const example = '{"lat":28.6139,"lon":77.209,"tz":"Asia/Kolkata"}';
  expect(body.error).toEqual({
    code: 'INVALID_FIELD',
    field: 'birthPlace',
    message: `${message}, for example ${example}.`,
  });
});
