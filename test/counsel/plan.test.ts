/** The discourse of replies: the order of claims, the names of owners, and offers. */
import { expect, test } from 'vitest';
import { Calls } from '../../src/counsel/calls';
import { compose } from '../../src/counsel/claims/compose';
import { NOW, toolsIn } from './sample';

const calls = new Calls(await toolsIn('en'));
await calls.run('chart', { date: '1990-06-15', time: '14:30', place: 'Jaipur' });
await calls.run('chart', { date: '1992-03-02', time: '06:40', place: 'Kota' });
await calls.run('panchanga', { date: '2026-11-22', place: 'Pune' });
await calls.run('panchanga', { date: '2026-11-22', place: 'Delhi' });

const say = (...claims: object[]) => compose(claims, calls.results(), 'en', NOW);

test('values of two births name the birth of each', async () => {
  const { text } = await say(
    { kind: 'graha', call: 'c1', graha: 'moon' },
    { kind: 'graha', call: 'c2', graha: 'moon' },
  );
  expect(text).toMatch(
    /^The Moon is in Kumbha .*birth of 15 June 1990, 14:30, Jaipur.*in Makara .*birth of 2 March 1992, 06:40, Kota\.$/,
  );
});

test('values of two towns name the town of each, once', async () => {
  const { kinds } = await say(
    { kind: 'rising', call: 'c3', rising: 'sunrise' },
    { kind: 'rising', call: 'c3', rising: 'sunset' },
    { kind: 'rising', call: 'c4', rising: 'sunrise' },
  );
  expect(kinds).toEqual(['day', 'rising', 'rising', 'day', 'rising']);
});

test('a reply about one owner does not name it', async () => {
  expect((await say({ kind: 'limb', call: 'c3', limb: 'tithi' })).kinds).toEqual(['limb']);
});

test('a refusal comes before what a model put before it, and the source after the answer', async () => {
  const { kinds } = await say(
    { kind: 'source', call: 'c3' },
    { kind: 'limb', call: 'c3', limb: 'tithi' },
    { kind: 'refusal', reason: 'advice' },
    { kind: 'greeting', tone: 'plain' },
  );
  expect(kinds).toEqual(['greeting', 'refusal', 'limb', 'source']);
});

test('a reply offers one thing at most, and none beside a question', async () => {
  const offers = [
    { kind: 'suggestion', of: 'chart' },
    { kind: 'suggestion', of: 'dasha' },
  ];
  expect((await say(...offers)).kinds).toEqual(['suggestion']);
  expect((await say(...offers, { kind: 'question', for: 'place' })).kinds).toEqual(['question']);
});

test('an error in one claim drops that claim alone', async () => {
  const { kinds, problems } = await say(
    { kind: 'limb', call: 'c9', limb: 'tithi' },
    { kind: 'limb', call: 'c3', limb: 'tithi' },
  );
  expect(kinds).toEqual(['limb']);
  expect(problems).toMatchObject([{ index: 0 }]);
});
