/**
 * Runs the `@example` blocks of the sources. Each line is an expression over the module's exports with its value:
 * `rashiName(4).iast // => 'Karka'`.
 */
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

interface Example {
  file: string;
  expression: string;
  expected: string;
}

function examplesOf(file: string): Example[] {
  const source = readFileSync(file, 'utf8');
  const blocks = source.matchAll(/^ \* @example\n((?: \*(?! @|\/).*\n)*)/gm);
  return [...blocks].flatMap(([, block = '']) =>
    [...block.matchAll(/^ \* +(.+?) *\/\/ => *(.+)$/gm)].map(([, expression = '', expected = '']) => ({
      file,
      expression,
      expected,
    })),
  );
}

/** The value of an expression that can use the exports of a module by name. */
function evaluate(expression: string, module: Record<string, unknown>): unknown {
  return new Function(...Object.keys(module), `return (${expression})`)(...Object.values(module));
}

const examples = globSync('src/**/*.ts', { exclude: ['src/index.ts'] }).flatMap(examplesOf);

test(`the ${examples.length} examples in the docstrings give the stated results`, async () => {
  for (const { file, expression, expected } of examples) {
    const module = await import(pathToFileURL(file).href);
    expect(evaluate(expression, module), `${file}: ${expression}`).toEqual(evaluate(expected, {}));
  }
});
