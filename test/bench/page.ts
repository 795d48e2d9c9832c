/** The tables of docs/reference/performance.md, between their marks. */
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../../docs/reference/performance.md', import.meta.url);
const mark = (name: string): string => `<!-- ${name}: written by npm run load -->`;
const END = '<!-- end -->';

/** A table in Markdown. */
export const tableOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

/** The measured parts of the page. */
export class Page {
  readonly #parts = new Map<string, string>();

  /** Prints a part, and keeps it for the page. */
  add(name: string, lines: readonly string[]): void {
    console.log(`\n${lines.join('\n')}`);
    this.#parts.set(name, lines.join('\n'));
  }

  /** Replaces the parts of the page; each part of the page must have been measured. */
  write(): void {
    let text = readFileSync(PAGE, 'utf8');
    for (const [name, part] of this.#parts) {
      const [before, rest] = text.split(`${mark(name)}\n`);
      const from = rest?.indexOf(END) ?? -1;
      if (before === undefined || rest === undefined || from < 0) throw new Error(`the page has no part ${name}`);
      text = `${before}${mark(name)}\n${part}\n${rest.slice(from)}`;
    }
    const unmeasured = [...text.matchAll(/<!-- (\w+): written by npm run load -->/g)].filter(
      ([, name = '']) => !this.#parts.has(name),
    );
    if (unmeasured.length > 0) throw new Error(`${unmeasured.map(([, name]) => name)} were not measured`);
    writeFileSync(PAGE, text);
  }
}
