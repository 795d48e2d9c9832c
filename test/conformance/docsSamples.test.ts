/** The samples of the documentation: each is run as a reader would run it, and must get the answer of its endpoint. */
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { type ApiDocument, type DocumentedOperation, operationsOf } from '../../src/web/views/docs/document';
import { bodiesOf, firstValues, type Request, requestOf } from '../../src/web/views/docs/examples';
import { SAMPLE_LANGUAGES, type SampleLanguage, sampleText } from '../../src/web/views/docs/programs';
import { isSentAtOnce } from '../../src/web/views/docs/reply';

const document = JSON.parse(readFileSync('build/openapi.json', 'utf8')) as ApiDocument;
const UJJAIN = { name: 'Ujjain', lat: 23.1824, lon: 75.7764, tz: 'Asia/Kolkata' };
const NOW = new Date('2026-11-21T20:00:00Z');
const LANGUAGES = Object.keys(SAMPLE_LANGUAGES) as SampleLanguage[];

/** The command that runs a program from its standard input. */
const COMMANDS: Record<SampleLanguage, [command: string, ...args: string[]]> = {
  curl: ['sh'],
  javascript: [process.execPath, '--input-type=module', '-'],
  python: ['python3', '-'],
  php: ['php'],
};

function isHere(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const runnable = LANGUAGES.filter((language) => (language === 'curl' ? isHere('curl') : isHere(COMMANDS[language][0])));

interface Run {
  code: number;
  out: string;
}

/** Runs a sample. A program that fails has another code than 0. */
const run = (language: SampleLanguage, program: string): Promise<Run> =>
  new Promise((resolve) => {
    const [command, ...args] = COMMANDS[language];
    const child = execFile(command, args, { maxBuffer: 64 * 2 ** 20 }, (error, out, err) =>
      resolve({ code: error ? 1 : 0, out: error ? out + err : out }),
    );
    child.stdin?.end(program);
  });

const requestFor = (operation: DocumentedOperation): Request => {
  const body = bodiesOf(document, operation, UJJAIN, NOW)[0]?.text ?? null;
  const accept = operation.id === 'callMcp' ? 'application/json, text/event-stream' : '';
  return requestOf(operation, firstValues(document, operation, UJJAIN, NOW), body, accept);
};

const typeOf = ({ answers }: DocumentedOperation): string =>
  answers.find(({ status }) => status.startsWith('2'))?.types[0] ?? '';

const operations = operationsOf(document).filter(isSentAtOnce);

describe('samples', () => {
  test('there is a sample in every language for every endpoint that anyone may ask', () => {
    expect(operations.length).toBeGreaterThan(30);
    expect(runnable).toEqual(expect.arrayContaining(['javascript']));
    console.log(`samples are run in ${runnable.join(', ')}`);
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    'the samples of %s get its answer',
    async (_, operation) => {
      const origin = inject('origin');
      const request = requestFor(operation);
      const response = await fetch(origin + request.path, {
        method: request.method,
        headers: request.headers,
        body: request.body,
      });
      expect(response.status).toBe(200);
      const answer = await response.text();
      // A page sends the sample whenever it opens the endpoint.
      expect(answer.length).toBeLessThan(400_000);
      const isJson = typeOf(operation) === 'application/json';
      for (const language of runnable) {
        const { code, out } = await run(language, sampleText(language, origin, request, typeOf(operation)));
        expect(code, `${language} ${out}`).toBe(0);
        // Each language prints values in its own notation, with the same names of fields.
        const marks = isJson ? Object.keys(JSON.parse(answer) as object).slice(0, 3) : [answer.slice(0, 12)];
        for (const mark of marks) expect(out, language).toContain(mark);
        expect(out, language).not.toMatch(/\[error\] =>/);
      }
    },
  );

  test.each(runnable.filter((language) => language !== 'curl'))(
    'a %s sample with a wrong value prints the error of the service',
    async (language) => {
      const operation = operations.find(({ id }) => id === 'getMuhurta') as DocumentedOperation;
      const request = requestOf(operation, { lat: '91', lon: '75.8', date: '2026-11-21', tz: '5.5' }, null, '');
      const { out } = await run(language, sampleText(language, inject('origin'), request, 'application/json'));
      expect(out).toContain('lat must be a number from -90 to 90, for example 28.6139.');
    },
  );
});

describe('values in programs', () => {
  const VALUE = {
    text: `It's "so" \\ and \${x} $y`,
    lines: 'one\ntwo',
    'a key': [true, false, null, -1.5, 0],
    empty: {},
    none: [],
    long: { deep: [{ name: 'Ujjain'.repeat(8) }, { name: 'उज्जैन'.repeat(4) }] },
  };
  const request: Request = {
    method: 'POST',
    path: '/x',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(VALUE),
  };
  /** The part of a sample that holds the body, as a program that prints it as JSON. */
  const PRINTERS: Partial<Record<SampleLanguage, (sample: string) => string>> = {
    javascript: (sample) => `console.log(${/body: (JSON\.stringify\([\s\S]*\)),\n\}/.exec(sample)?.[1]});`,
    python: (sample) => `import json\n${/^body = [\s\S]*?(?=^request)/m.exec(sample)?.[0]}\nprint(json.dumps(body))`,
    php: (sample) => `<?php\n${/^\$body = [\s\S]*?;(?=\n\$context)/m.exec(sample)?.[0]}\necho json_encode($body);`,
  };

  test.each(runnable.filter((language) => language in PRINTERS))(
    'a body has the same value in a %s sample',
    async (language) => {
      const printer = PRINTERS[language] as (sample: string) => string;
      const { out } = await run(language, printer(sampleText(language, 'https://khagola.example', request, '')));
      expect(JSON.parse(out)).toEqual(VALUE);
    },
  );

  test('a body that is not JSON yet is shown as a shell command', () => {
    const half = { ...request, body: '{ "a": ' };
    for (const language of LANGUAGES)
      expect(sampleText(language, 'https://khagola.example', half, '')).toBe(
        `curl -s https://khagola.example/x -d '{ "a": '`,
      );
  });
});
