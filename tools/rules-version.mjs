// Computes the version of the observance rules: a hash of their compiled code, without comments, types, formatting or
// unused code.
import { createHash } from 'node:crypto';
import * as esbuild from 'esbuild';

/**
 * The modules that compute a year's observances and those of governments, with the rows, the lists of holidays, the
 * engine, and everything in the domain that they use.
 */
const ENTRIES = ['src/domain/observances/year.ts', 'src/domain/holidays/civil.ts'];

/**
 * SHA-256 of the rules, in hexadecimal. It changes with a row, a step of the engine or a helper that they call, but not
 * with comments, types or unused code.
 * @param {string} root  folder of the project
 */
export function rulesVersion(root) {
  const { outputFiles } = esbuild.buildSync({
    absWorkingDir: root,
    stdin: { contents: ENTRIES.map((path) => `export * from './${path}';`).join(''), resolveDir: root },
    bundle: true,
    packages: 'external',
    platform: 'neutral',
    format: 'esm',
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    treeShaking: true,
    tsconfigRaw: {}, // type-only imports are not part of the rules
    write: false,
  });
  const [code] = outputFiles;
  if (!code) throw new Error('the rules compile to nothing');
  return createHash('sha256').update(code.contents).digest('hex');
}
