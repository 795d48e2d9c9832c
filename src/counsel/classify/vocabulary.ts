import { isFuture } from './lexicon/futures';
import type { Group, LexiconRow } from './lexicon/groups';
import { hindi, hindiInLatin } from './normalise';
import type { Token } from './types';

type Part = { text: string; open: boolean };
type Entry = { parts: Part[]; group: Group; script: Script };
/** English words are compared unchanged, Hindi words of either script by their variant. */
type Script = 'english' | 'hindi' | 'hinglish';

/** Words `at` to `to` (exclusive) of a sentence belong to `group`. */
export type WordHit = { group: Group; at: number; to: number };

/** Minimum length of the stem in an entry with `*`, in characters. */
const SHORTEST_STEM = 2;

export class Vocabulary {
  private readonly whole = new Map<string, Entry[]>();
  private readonly stems = new Map<string, Entry[]>();

  constructor(lexicons: Record<Script, readonly LexiconRow[]>) {
    for (const script of ['english', 'hindi', 'hinglish'] as const) {
      for (const row of lexicons[script]) {
        for (const words of row.words.split(',')) this.add(row.group, words.trim().split(/\s+/), script);
      }
    }
  }

  private add(group: Group, words: string[], script: Script): void {
    if (words[0] === '') return;
    const spell =
      script === 'hindi'
        ? (w: string) => hindi(w.replaceAll('ँ', 'ं').replaceAll('\u093c', ''))
        : script === 'hinglish'
          ? hindiInLatin
          : (w: string) => w;
    const parts = words.map((word): Part => {
      const open = word.endsWith('*');
      return { text: spell((open ? word.slice(0, -1) : word).normalize('NFKD').replaceAll('\u093c', '')), open };
    });
    const entry = { parts, group, script };
    const first = parts[0] as Part;
    const index = first.open ? this.stems : this.whole;
    const key = keyOf(first.open ? first.text.slice(0, SHORTEST_STEM) : first.text, script);
    const there = index.get(key);
    if (there) there.push(entry);
    else index.set(key, [entry]);
  }

  /** Whether the word, or its beginning, starts an entry; a Hindi future counts too. */
  knows(word: string): boolean {
    return (
      this.holds(word) ||
      isFuture(word) ||
      this.stemsOf(word, 'english', 4).length > 0 ||
      this.whole.has(keyOf(hindiInLatin(word), 'hinglish'))
    );
  }

  /** Whether the word itself is in the lexicon. */
  holds(word: string): boolean {
    return this.whole.has(word);
  }

  private stemsOf(word: string, script: Script, shortest = SHORTEST_STEM): Entry[] {
    const bucket = this.stems.get(keyOf(word.slice(0, SHORTEST_STEM), script));
    return (
      bucket?.filter(({ parts: [first] }) => first && first.text.length >= shortest && word.startsWith(first.text)) ??
      []
    );
  }

  /** Every entry that the words of a sentence match; terms hide the shorter entries inside them. */
  hits(words: readonly Token[], latinHindi: boolean): WordHit[] {
    const found: WordHit[] = [];
    const terms: WordHit[] = [];
    words.forEach((token, at) => {
      if (token.kind !== 'word') return;
      const candidates = [...(this.whole.get(token.text) ?? []), ...this.stemsOf(token.text, 'english')];
      if (/[\u0900-\u097f]/.test(token.text)) {
        candidates.push(
          ...(this.whole.get(keyOf(token.variant, 'hindi')) ?? []),
          ...this.stemsOf(token.variant, 'hindi'),
        );
      } else if (latinHindi) {
        candidates.push(
          ...(this.whole.get(keyOf(token.variant, 'hinglish')) ?? []),
          ...this.stemsOf(token.variant, 'hinglish'),
        );
      }
      for (const entry of candidates) {
        const to = at + entry.parts.length;
        if (!this.follows(words, at, entry)) continue;
        (entry.group === 'term' ? terms : found).push({ group: entry.group, at, to });
      }
    });
    if (terms.length === 0) return found;
    return found.filter((hit) => !terms.some((term) => term.at <= hit.at && hit.to <= term.to)).concat(terms);
  }

  private follows(words: readonly Token[], at: number, entry: Entry): boolean {
    for (let k = 1; k < entry.parts.length; k++) {
      const part = entry.parts[k] as Part;
      const token = words[at + k];
      if (token === undefined) return false;
      const text = entry.script === 'english' ? token.text : token.variant;
      if (part.open ? !text.startsWith(part.text) : text !== part.text) return false;
    }
    return true;
  }
}

/** Three kinds of words share two maps: the Hindi ones have a prefix. */
function keyOf(text: string, script: Script): string {
  return script === 'english' ? text : script === 'hindi' ? `h:${text}` : `l:${text}`;
}
