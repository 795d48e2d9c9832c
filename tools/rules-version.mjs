// Computes the version of the observance rules: a hash of their compiled code, without comments, types, formatting or
// unused code.
import { createHash } from 'node:crypto';
import * as esbuild from 'esbuild';

/**
 * The module that computes a year's observances, with the rows, the engine, and everything in the domain that they use.
 */
const ENTRY = 'src/domain/observances/year.ts';

/**
 * SHA-256 of the rules, in hexadecimal. It changes with a row, a step of the engine or a helper that they call, but not
 * with comments, types or unused code.
 * @param {string} root  folder of the project
 */
export function rulesVersion(root) {
  const { outputFiles } = esbuild.buildSync({
    absWorkingDir: root,
    entryPoints: [ENTRY],
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
  if (!code) throw new Error(`${ENTRY} compiles to nothing`);
  return createHash('sha256').update(code.contents).digest('hex');
}
