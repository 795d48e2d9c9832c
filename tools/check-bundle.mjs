// Weighs what a deployment would upload: the Worker's script and the kernel, both gzipped, against a budget.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from './build-kernel.mjs';

const BUDGETS = [
  { what: 'script', ending: '.js', bytes: 1024 * 1024 },
  { what: 'kernel', ending: '.wasm', bytes: 32 * 1024 },
];

const root = fileURLToPath(new URL('../', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'khagola-bundle-'));

try {
  build();
  execFileSync(
    process.execPath,
    [`${root}node_modules/wrangler/bin/wrangler.js`, 'deploy', '--dry-run', '--outdir', out],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' },
    },
  );
  for (const { what, ending, bytes } of BUDGETS) {
    const files = readdirSync(out).filter((name) => name.endsWith(ending));
    const size = files.reduce((sum, name) => sum + gzipSync(readFileSync(join(out, name)), { level: 9 }).length, 0);
    const fits = files.length > 0 && size <= bytes;
    console.log(`${what}: ${(size / 1024).toFixed(1)} KiB gz of ${bytes / 1024} KiB${fits ? '' : ', OVER BUDGET'}`);
    if (!fits) process.exitCode = 1;
  }
} finally {
  rmSync(out, { recursive: true, force: true });
}
