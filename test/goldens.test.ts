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

  test.each(goldens.map((each) => [`${each.method} ${each.target} ${JSON.stringify(each.body ?? '')}`, each] as const))(
    'the answer is as recorded: %.160s',
    async (_, { status, fields, ...asked }) => {
      const now = await golden(asked);
      expect({ status: now.status, fields: now.fields }).toEqual({ status, fields });
    },
  );
});
