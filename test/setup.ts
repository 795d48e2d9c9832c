/**
 * Runs before every test file. Properties draw the same samples in every run. A suite without cases fails: an empty
 * table fails here, and a test without an assertion by `requireAssertions` in vitest.config.ts.
 */
import fc from 'fast-check';
import { chai, describe, expect, test } from 'vitest';

fc.configureGlobal({
  seed: 20_261_121,
  // A property that returns a boolean asserts too.
  beforeEach: () => expect.setState({ assertionCalls: (expect.getState().assertionCalls ?? 0) + 1 }),
});

// The proxies of chai, which report misspelt assertions as the types do, take more time than most assertions.
chai.config.useProxy = false;

/** Marks a suite whose methods are replaced: files of one worker share it, and `skipIf` returns it again. */
const REQUIRES_CASES = Symbol.for('khagola.requiresCases');

/** Makes `test.each([])` and similar calls an error. By themselves they register nothing and pass. */
function requireCases<Suite extends object>(suite: Suite): Suite {
  if (Object.hasOwn(suite, REQUIRES_CASES)) return suite;
  Reflect.set(suite, REQUIRES_CASES, true);
  for (const method of ['each', 'for', 'skipIf', 'runIf']) {
    const register: unknown = Reflect.get(suite, method);
    if (typeof register !== 'function') throw new Error(`vitest has no .${method}()`);
    Reflect.set(suite, method, function (this: unknown, cases: unknown, ...values: unknown[]) {
      if (method.endsWith('If')) return requireCases(register.call(this, cases));
      if (Array.isArray(cases) && cases.length === 0) throw new Error(`.${method}() has no cases`);
      return register.call(this, cases, ...values);
    });
  }
  return suite;
}
for (const suite of [test, describe]) requireCases(suite);
