/** Answers are what they were, field by field. Where they are meant to change, `npm run goldens` records them anew. */
import { describe, expect, test } from 'vitest';
import { RESOURCES } from '../src/api/registry';
import { golden, recorded } from './goldens/answers';

const goldens = recorded();

describe('recorded answers', () => {
  test('cover every operation of the registry', () => {
    const asked = new Set(goldens.map(({ method, target }) => `${method} ${target.replace(/\?.*/, '')}`));
    const operations = RESOURCES.flatMap(({ path, operations }) => operations.map(({ method }) => `${method} ${path}`));
    expect(operations.filter((operation) => !asked.has(operation))).toEqual([]);
    expect(goldens.length).toBeGreaterThan(100);
  });

  test.each(goldens.map((each) => [`${each.method} ${each.target} ${JSON.stringify(each.body ?? '')}`, each] as const))(
    '%.160s',
    async (_, { status, fields, ...asked }) => {
      const now = await golden(asked);
      expect({ status: now.status, fields: now.fields }).toEqual({ status, fields });
    },
  );
});
