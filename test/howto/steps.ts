/**
 * The steps of a how-to, read from its text. The sentence before a block of code says where the code goes, and a block
 * of `sh` is run; CONTRIBUTING.md lists the sentences.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type Step =
  | { kind: 'create'; file: string; code: string }
  | { kind: 'append'; file: string; code: string }
  | { kind: 'insert'; file: string; place: Place; code: string }
  | { kind: 'replace'; file: string; old: string; code: string }
  | { kind: 'run'; commands: string[]; prints: string[] };

/**
 * A position in a file, given by a text in one of its lines, within the whole file or within the block that another
 * line opens.
 */
interface Place {
  where: 'after' | 'before' | 'at the end of';
  /** Whether it is the whole row: the lines from the opening to the closing bracket around the text. */
  isRow: boolean;
  line: string;
  within: string | undefined;
}

const CREATE = /\b(Create|Append to) `([^`]+)`:$/;
const INSERT =
  /\bInsert into `([^`]+)`, (after|before|at the end of) (the row of )?(?:the file|`([^`]+)`(?: in `([^`]+)`)?):$/;
const REPLACE = /\bIn `([^`]+)`, replace `([^`]+)` with `([^`]+)`/g;
const BLOCK = /^```(\w+)\n([\s\S]*?)^```$/gm;

/** The step for a block of code, from the paragraph before it. */
function placed(paragraph: string, code: string): Step | null {
  const [, verb, path = ''] = CREATE.exec(paragraph) ?? [];
  if (verb === 'Create') return { kind: 'create', file: path, code };
  if (verb) return { kind: 'append', file: path, code };
  const [, file = '', where, row, line = '', within] = INSERT.exec(paragraph) ?? [];
  if (!where) return null;
  return {
    kind: 'insert',
    file,
    place: { where: where as Place['where'], isRow: row !== undefined, line, within },
    code,
  };
}

/**
 * All steps of a how-to in their order.
 *
 * @throws Error if the text does not say where a block goes
 */
export function stepsOf(text: string): Step[] {
  const steps: Step[] = [];
  let from = 0;
  for (const { 0: block, 1: language, 2: code = '', index } of text.matchAll(BLOCK)) {
    const before = text.slice(from, index).trimEnd();
    for (const [, file = '', old = '', other = ''] of before.matchAll(REPLACE)) {
      steps.push({ kind: 'replace', file, old, code: other });
    }
    const last = steps.at(-1);
    if (language === 'sh') steps.push({ kind: 'run', commands: code.trim().split('\n'), prints: [] });
    else if (language === 'text' && last?.kind === 'run') last.prints.push(...code.trim().split('\n'));
    else {
      const step = placed(before.slice(before.lastIndexOf('\n\n') + 2), code);
      if (step === null) throw new Error(`the text does not say where this goes:\n${block}`);
      steps.push(step);
    }
    from = index + block.length;
  }
  return steps;
}

const indentOf = (line = '') => line.length - line.trimStart().length;

/** Index of the line that closes the block opened by a line: the next one that is not indented further. */
const closingOf = (lines: readonly string[], opening: number): number =>
  lines.findIndex((line, i) => i > opening && line.trim() !== '' && indentOf(line) <= indentOf(lines[opening]));

/** Index of the line that opens the block around a line. */
const openingOf = (lines: readonly string[], inner: number): number =>
  lines.findLastIndex((line, i) => i < inner && line.trim() !== '' && indentOf(line) < indentOf(lines[inner]));

/** The number of the only line that contains a text, in a range of lines. */
function lineWith(lines: readonly string[], text: string, from = 0, to = lines.length): number {
  const found = lines.flatMap((line, i) => (i >= from && i < to && line.includes(text) ? [i] : []));
  if (found.length !== 1) throw new Error(`${found.length} lines have ${text}, expected one`);
  return found[0] as number;
}

/** The number of the only line that contains a text and opens a block. */
function blockWith(lines: readonly string[], text: string): number {
  const found = lines.flatMap((line, i) => (line.includes(text) && /[{[(]$/.test(line) ? [i] : []));
  if (found.length !== 1) throw new Error(`${found.length} lines open ${text}, expected one`);
  return found[0] as number;
}

/** The number of the line before which code is inserted. */
function positionOf({ where, isRow, line, within }: Place, lines: readonly string[]): number {
  if (line === '') return lines.findLastIndex((each) => each.trim() !== '');
  const outer = within === undefined ? -1 : blockWith(lines, within);
  const found = within === undefined ? lineWith(lines, line) : lineWith(lines, line, outer, closingOf(lines, outer));
  const at = isRow ? openingOf(lines, found) : found;
  if (where === 'before') return at;
  return where === 'at the end of' ? closingOf(lines, at) : isRow ? closingOf(lines, at) + 1 : at + 1;
}

/** The text of a file after a step. */
function changed(step: Exclude<Step, { kind: 'run' }>, text: string): string {
  if (step.kind === 'create') return step.code;
  if (step.kind === 'append') return text + step.code;
  const lines = text.split('\n');
  if (step.kind === 'replace') {
    const at = lineWith(lines, step.old);
    lines[at] = (lines[at] as string).replace(step.old, () => step.code);
    return lines.join('\n');
  }
  const at = positionOf(step.place, lines);
  const isLastOfJson = step.file.endsWith('.json') && step.place.where === 'at the end of';
  // JSON has a comma between two entries, and none after the last.
  if (isLastOfJson) lines[at - 1] = `${lines[at - 1]},`;
  lines.splice(at, 0, isLastOfJson ? step.code.trimEnd().replace(/,$/, '') : step.code.trimEnd());
  return lines.join('\n');
}

/** Carries out a step of a how-to in a copy of the project. */
export function apply(step: Exclude<Step, { kind: 'run' }>, root: string): void {
  const path = `${root}/${step.file}`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, changed(step, step.kind === 'create' ? '' : readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(`${step.file} cannot be changed like this:\n${step.code}`, { cause: error });
  }
}
