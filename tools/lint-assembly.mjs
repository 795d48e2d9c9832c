// Lints assembly/, which Biome cannot parse as it stands: AssemblyScript decorates functions. A copy without
// the decorators, line for line the same, is linted instead. Generated tables are left out.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const CONFIG = {
  root: true,
  linter: {
    rules: {
      preset: 'recommended',
      suspicious: {
        noDoubleEquals: 'off', // the same as === there
        noApproximativeNumericConstant: 'off', // coefficients of polynomials are what they are
      },
    },
  },
};

const root = fileURLToPath(new URL('../', import.meta.url));
const copy = `${root}build/lint/`;

rmSync(copy, { recursive: true, force: true });
for (const name of readdirSync(`${root}assembly`, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.ts') || name.startsWith('tables')) continue;
  const source = readFileSync(`${root}assembly/${name}`, 'utf8').replace(/^@(inline|unsafe|lazy)\b */gm, '');
  mkdirSync(dirname(`${copy}assembly/${name}`), { recursive: true });
  writeFileSync(`${copy}assembly/${name}`, source);
}
writeFileSync(`${copy}biome.json`, JSON.stringify(CONFIG));

const biome = `${root}node_modules/@biomejs/biome/bin/biome`;
const { status } = spawnSync(process.execPath, [biome, 'lint', '--error-on-warnings', '--max-diagnostics=200'], {
  cwd: copy,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
