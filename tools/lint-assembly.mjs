// Lints assembly/. Biome cannot parse the decorated functions of AssemblyScript, so this lints a copy without the
// decorators and with the same line numbers. Generated tables are excluded.
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
        noDoubleEquals: 'off', // the same as === in AssemblyScript
        noApproximativeNumericConstant: 'off', // polynomial coefficients may resemble constants
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
