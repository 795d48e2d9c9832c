/**
 * The blocks of code in the README and in docs/, and what tests each of them. Every command, program, page and answer has
 * a test, or a reason in `UNTESTED`; `test/docs.test.ts` fails for a block of any other kind.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** docs/reference/library is written from docstrings; its blocks are types. */
const DOCUMENTS = globSync(['README.md', 'docs/**/*.md'], { cwd: root, exclude: ['docs/reference/library/**'] }).sort();

interface Block {
  file: string;
  language: string;
  code: string;
}

/** What tests a part of a block: a file of tests, or none for a reason. */
const TESTS = {
  service: 'test/conformance/docs.test.ts',
  package: 'test/library/examples.test.ts',
  serve: 'test/library/serve.test.ts',
  howTo: 'test/howto/howto.test.ts',
  untested: null,
} as const;

type Test = keyof typeof TESTS;

/** A command, a program, a page, or the answer of the part before it. */
export interface Part extends Block {
  kind: 'command' | 'program' | 'page' | 'answer';
  test: Test;
  /** The block that states its answer. */
  answer?: Block;
}

/** Blocks and commands without a test of their own. */
export const UNTESTED: readonly { matches: RegExp; because: string }[] = [
  {
    matches: /^sh npm (ci|start|pack|install)\b/,
    because: 'other tests install and start: start.test.ts, installed.ts',
  },
  { matches: /^sh npm run /, because: 'docs.test.ts checks that the script exists' },
  { matches: /^sh npx openapi-typescript /, because: 'the build makes these types; service.test.ts uses them' },
  { matches: /^ts import createClient/, because: 'the program of the types; service.test.ts sends the same request' },
  { matches: /^js [\s\S]*fetch\(`\//, because: 'it fetches from the server of its page' },
  { matches: /^json \{ "mcpServers"/, because: 'the configuration of another program' },
  { matches: /^jsonc \{\s+"key": "narayana"/, because: 'a layout, whose values are elided' },
  { matches: /^mermaid /, because: 'a diagram' },
  { matches: /^toml /, because: 'the settings of a deployment' },
];

/** Why a part has no test; undefined if it must have one. */
const reasonFor = ({ language, code }: Block): string | undefined =>
  UNTESTED.find(({ matches }) => matches.test(`${language} ${code}`))?.because;

function blocksOf(file: string): Block[] {
  const text = readFileSync(root + file, 'utf8');
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    file,
    language,
    code,
  }));
}

/** The commands of a shell block. One goes on in the next line while a quotation is open. */
function commandsOf(code: string): string[] {
  const commands: string[] = [];
  let begun = '';
  for (const line of code.trimEnd().split('\n')) {
    begun = begun === '' ? line : `${begun}\n${line}`;
    if ((begun.match(/'/g) ?? []).length % 2 === 1) continue;
    commands.push(begun);
    begun = '';
  }
  return commands;
}

const isAnswer = ({ language }: Block): boolean => /^(jsonc?|text)$/.test(language);

/** The kind of a part and its test; undefined if nothing tests it. */
function testOf({ language, code }: Block): Pick<Part, 'kind' | 'test'> | undefined {
  if (language === 'sh' && /^curl /.test(code)) return { kind: 'command', test: 'service' };
  if (language === 'sh' && /^(npx )?khagola /.test(code)) return { kind: 'command', test: 'package' };
  const usesPackage = /['"]khagola['"/]/.test(code);
  if (language === 'html') return { kind: 'page', test: usesPackage ? 'package' : 'service' };
  if (/^[jt]s$/.test(language)) return { kind: 'program', test: usesPackage ? 'package' : 'service' };
  if (/^(python|php)$/.test(language)) return { kind: 'program', test: 'service' };
  return undefined;
}

/** Documents that one test follows from the beginning to the end. */
const WHOLE: readonly [RegExp, Test][] = [
  [/^docs\/how-to\//, 'howTo'],
  [/^docs\/guides\/self-hosting\.md$/, 'serve'],
];

/** The parts of a document. A part that nothing tests has no `test`. */
function partsOf(file: string): (Omit<Part, 'test'> & { test?: Test })[] {
  const whole = WHOLE.find(([path]) => path.test(file))?.[1];
  const blocks = blocksOf(file);
  return blocks.flatMap((block, i) => {
    if (whole) return [{ ...block, kind: 'program' as const, test: whole }];
    const codes = block.language === 'sh' ? commandsOf(block.code) : [block.code];
    return codes.map((code) => {
      const part = { ...block, code };
      if (reasonFor(part) !== undefined) return { ...part, kind: 'program' as const, test: 'untested' as const };
      const before = blocks[i - 1];
      const asked = before && testOf({ ...before, code: commandsOf(before.code).at(-1) ?? '' });
      if (isAnswer(block) && asked?.kind === 'command') return { ...part, kind: 'answer' as const, test: asked.test };
      const answer = blocks[i + 1];
      const isAnswered =
        codes.length === 1 && answer !== undefined && isAnswer(answer) && reasonFor(answer) === undefined;
      return { ...part, kind: 'program' as const, ...testOf(part), ...(isAnswered && { answer }) };
    });
  });
}

/** All parts of all documents. */
export const PARTS = DOCUMENTS.flatMap(partsOf);

/** The parts that a test runs; their answers are in `answer`. */
export const partsFor = (test: Test, kind: Part['kind']): Part[] =>
  PARTS.filter((part): part is Part => part.test === test && part.kind === kind);

/** The output that a program states in comments at its `console.log`, `print` or `echo`. */
export const statedOutput = (code: string): string[] =>
  [...code.matchAll(/(?:console\.log\(.*\);|print\(.*\)|echo .*;) +(?:\/\/|#) (.+)$/gm)].map(
    ([, output = '']) => output,
  );
