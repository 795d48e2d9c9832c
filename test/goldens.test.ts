/** Answers are unchanged, field by field. After an intended change, `npm run goldens` records them again. */
import { describe, expect, test } from 'vitest';
import { RESOURCES } from '../src/api/registry';
import { golden, recorded } from './goldens/answers';

const goldens = recorded();

describe('recorded answers', () => {
  test('the recorded answers cover every operation of the registry', () => {
    const recordedOperations = new Set(goldens.map(({ method, target }) => `${method} ${target.replace(/\?.*/, '')}`));
    const operations = RESOURCES.flatMap(({ path, operations }) => operations.map(({ method }) => `${method} ${path}`));
    expect(operations.filter((operation) => !recordedOperations.has(operation))).toEqual([]);
    expect(goldens.length).toBeGreaterThan(100);
  });

  const cases = goldens.map((recording) => {
    const { method, target, body = '' } = recording;
    return [`${method} ${target} ${JSON.stringify(body)}`.slice(0, 160), recording] as const;
  });
  test.each(cases)('the answer is as recorded: %s', async (_, { status, fields, ...request }) => {
    const answer = await golden(request);
    expect({ status: answer.status, fields: answer.fields }).toEqual({ status, fields });
  });
});
