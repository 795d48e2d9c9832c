/** The command as a process: its streams, colours, exit codes, and the examples of its help. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const ESCAPE = '\u001b';
const COMMANDS = ['chart', 'charts', 'now', 'muhurta', 'observances', 'facts', 'rectify'];

let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'khagola-command-'));
  writeFileSync(`${folder}/khagola`, `#!/bin/sh\nexec "${process.execPath}" "${cli}" "$@"\n`);
  chmodSync(`${folder}/khagola`, 0o755);
  writeFileSync(
    `${folder}/births.csv`,
    'name,date,time,place\nA,1990-06-15,14:30,New Delhi\nB,1985-02-19,20:56:22,Varanasi\n',
  );
  writeFileSync(
    `${folder}/events.csv`,
    'date,category\n2012-06-01,education-milestone\n2014-11-23,marriage\n2019-08-01,career-shift\n',
  );
  // No other variables of the caller, because CI or COLORTERM may change the colours of a terminal.
  env = { PATH: `${folder}:${process.env.PATH}`, TERM: 'xterm-256color' };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a shell command in the folder. */
function shell(line: string, more: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync('/bin/bash', ['--norc', '-c', line], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, ...more },
    maxBuffer: 1 << 28,
  });
  return { code: status, out: stdout, err: stderr };
}

function examplesOf(command: string): string[] {
  const { out } = shell(`khagola ${command} --help`);
  return [...out.matchAll(/^ {2}(khagola .+)$/gm)].map(([, line = '']) => line);
}

describe('the process', () => {
  test('the process prints help on standard output, with every command in it', () => {
    const { code, out, err } = shell('khagola --help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${command}[ |]`, 'm'));
  });

  test.each(['', ...COMMANDS])('the examples in the help of khagola %s run', (command) => {
    const lines = examplesOf(command);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      const { code, out, err } = shell(line);
      expect({ line, code, err }).toEqual({ line, code: 0, err: '' });
      const file = /> (\S+)$/.exec(line)?.[1];
      const text = file ? readFileSync(`${folder}/${file}`, 'utf8') : out;
      expect(text.length, line).toBeGreaterThan(100);
      expect(text, line).not.toContain(ESCAPE);
      expect(text, line).not.toMatch(/\bundefined\b|\bNaN\b|\[object/);
      if (line.includes('--json')) expect(() => JSON.parse(text), line).not.toThrow();
      if (line.includes('--svg')) expect(text).toMatch(/^<svg [\s\S]+<\/svg>\n$/);
      if (line.includes('--ics')) expect(ICAL.parse(text)).toBeTruthy();
    }
  });

  test('the process exits with 2 after a usage error, and reports it on standard error', () => {
    expect(shell('khagola chart --lat 91')).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(/^khagola: --date/),
    });
    expect(shell('khagola').code).toBe(2);
  });

  test('the process exits with 1 when it cannot load its kernel', () => {
    const lone = `${folder}/lone`;
    mkdirSync(lone);
    writeFileSync(`${lone}/package.json`, '{ "type": "module" }');
    for (const file of globSync(`${dirname(cli)}/{cli,command-*}.js`)) copyFileSync(file, `${lone}/${basename(file)}`);
    const { code, out, err } = shell(`"${process.execPath}" lone/cli.js muhurta`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('khagola: internal error:');
  });

  const OLDER = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })";
  const older = (process.env.PATH ?? '')
    .split(':')
    .map((directory) => `${directory}/node`)
    .find(
      (path) =>
        existsSync(path) && Number(execFileSync(path, ['-p', 'process.versions.node'])?.toString().split('.')[0]) < 22,
    );

  test.each([
    ['its version replaced', `"${process.execPath}" --import "data:text/javascript,${OLDER}"`],
    ...(older ? [['the older Node on PATH', `"${older}"`]] : []),
  ])('the command on an older Node names the version that it needs: %s', (_, node) => {
    const { code, out, err } = shell(`${node} "${cli}" chart --date 1990-06-15`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^khagola: Node 22\.15 or newer is required, this is Node 20\.\d+\.\d+\. See https:\/\/nodejs\.org\.\n$/,
    );
  });

  test('the process works offline and without a home directory', () => {
    expect(shell(`cd / && env -i "${process.execPath}" "${cli}" observances 2026`).code).toBe(0);
  });

  test('the process reads a file from standard input', () => {
    expect(shell('khagola charts - --csv < births.csv')).toEqual(shell('khagola charts births.csv --csv'));
  });

  test('the process exits quietly when the reader closes the pipe', () => {
    const { code, out, err } = shell('set -o pipefail; khagola observances 2000-2100 | head -n 3');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toHaveLength(4);
    const depth = shell(
      'set -o pipefail; khagola chart --date 1990-06-15 --time 14:30 --place Delhi --depth 5 --json | head -c 20',
    );
    expect(depth).toEqual({ code: 0, out: '{"input":{"year":199', err: '' });
  });

  const terminal = existsSync('/usr/bin/script');
  if (!terminal) console.log('no /usr/bin/script: the command is not tried on a terminal');
  const onTerminal = (line: string, more: NodeJS.ProcessEnv = {}) => shell(`script -qec '${line}' /dev/null`, more);

  test.skipIf(!terminal)('the process uses colours on a terminal unless NO_COLOR is set, and never in a file', () => {
    const line = 'khagola muhurta --date 2026-11-21';
    expect(onTerminal(line).out).toContain(`${ESCAPE}[`);
    expect(onTerminal(line, { NO_COLOR: '1' }).out).not.toContain(ESCAPE);
    expect(onTerminal(line, { TERM: 'dumb' }).out).not.toContain(ESCAPE);
    expect(shell(line).out).not.toContain(ESCAPE);
    expect(shell(line, { FORCE_COLOR: '1' }).out).not.toContain(ESCAPE);
  });

  test.skipIf(!terminal)('the process shows progress of long work on a terminal', () => {
    const { out } = onTerminal('khagola observances 1900-2100 --json > years.json');
    expect(out).toMatch(/█+░+ \d+\/201 \d{4}/);
    expect(out.endsWith(`\r${ESCAPE}[2K`)).toBe(true);
    expect(JSON.parse(readFileSync(`${folder}/years.json`, 'utf8'))).toMatchObject({
      from: '1900-01-01',
      to: '2100-12-31',
    });
  });

  test('the package has an executable file', () => {
    expect(readFileSync(cli, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(execFileSync(cli, ['--version'], { encoding: 'utf8', env }).trim()).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
