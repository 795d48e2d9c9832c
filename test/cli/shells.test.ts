/** The command in a shell: how soon it starts, its completions and its manual page. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { COMMANDS } from '../../src/cli/commands';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const khagola = (...args: string[]) => execFileSync(process.execPath, [cli, ...args], { encoding: 'utf8' });
const names = COMMANDS.map(({ name }) => name);
const has = (program: string) => spawnSync(program, ['--version']).status === 0;

/** CPU time of the ended child processes of this process, in clock ticks. */
function childTicks(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[13]) + Number(fields[14]);
}

describe('the start of the command', () => {
  test.runIf(process.platform === 'linux')('khagola --version costs at most twice the CPU time of node -e 0', () => {
    const RUNS = 15;
    const ticks = { node: 0, khagola: 0 };
    const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' };
    const measure = (args: string[]) => {
      const before = childTicks();
      for (let i = 0; i < RUNS; i++) spawnSync(process.execPath, args, { env });
      return childTicks() - before;
    };
    for (let round = 0; round < 3; round++) {
      ticks.node += measure(['-e', '0']);
      ticks.khagola += measure([cli, '--version']);
    }
    const ratio = ticks.khagola / ticks.node;
    console.log(`khagola --version: ${ratio.toFixed(2)} × node -e 0`);
    expect(ratio).toBeLessThanOrEqual(2);
  });

  test('khagola --version prints the version of the package', () => {
    expect(khagola('--version')).toBe(`${version}\n`);
  });
});

/** What bash offers for a line whose last word is unfinished. */
function bashOffers(...words: string[]): string[] {
  const [word = '', previous = ''] = [words.at(-1), words.at(-2)];
  const script = `${khagola('completion', 'bash')}
    COMP_WORDS=(${words.map((each) => `'${each}'`).join(' ')}); COMP_CWORD=${words.length - 1}
    _khagola khagola '${word}' '${previous}' 2>/dev/null; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' }).split('\n').filter(Boolean);
}

describe('completions', () => {
  test('bash completes commands, options and values', () => {
    expect(bashOffers('khagola', '')).toEqual([...names, '--help', '--version']);
    expect(bashOffers('khagola', 'pl')).toEqual(['places']);
    expect(bashOffers('khagola', 'places', '--l')).toEqual(['--lat', '--lon', '--limit']);
    expect(bashOffers('khagola', 'observances', '--tradition', 'ga')).toEqual(['gaudiya']);
    expect(bashOffers('khagola', 'utsavas', '--nd')).toEqual(['--ndjson']);
    expect(bashOffers('khagola', 'completion', 'f')).toEqual(['fish']);
  });

  test.each(['bash', 'zsh', 'fish'])('the completions of %s name every command, and the shell reads them', (shell) => {
    const script = khagola('completion', shell);
    for (const { name, aliases = [], summary } of COMMANDS) {
      for (const each of [name, ...aliases]) expect(script).toContain(each);
      if (shell !== 'bash') expect(script).toContain(summary);
    }
    if (!has(shell)) return;
    const { status, stderr } = spawnSync(shell, ['-n'], { input: script, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('an unknown shell is refused with the list', () => {
    const { status, stderr } = spawnSync(process.execPath, [cli, 'completion', 'csh'], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain('bash, zsh, fish');
  });
});

describe('the manual page', () => {
  const page = khagola('man');

  test('the manual page in the package has every command with its options', () => {
    expect(readFileSync(new URL('../../dist/khagola.1', import.meta.url), 'utf8')).toBe(page);
    const plain = page.replaceAll('\\-', '-');
    for (const name of names) {
      expect(plain).toContain(`.SS khagola ${name}`);
      const help = khagola(name, '--help');
      const options = [...help.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, option = '']) => option);
      expect(options.length).toBeGreaterThan(0);
      for (const option of options) expect(plain).toContain(option);
      expect(help).toContain('\nExamples:\n');
    }
  });

  test.runIf(has('groff'))('groff formats the manual page without a warning', () => {
    const { status, stderr } = spawnSync('groff', ['-man', '-Kutf8', '-Tutf8', '-ww'], {
      input: page,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
