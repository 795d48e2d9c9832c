/** The text of a reply as blocks: paragraphs, lists and tables, and the paragraph that names the computation. */

/** A piece of a line: plain, emphasised, code, or a number or address that one can call or open. */
export interface Piece {
  text: string;
  as: 'plain' | 'strong' | 'code' | 'link';
  href?: string;
}

export type Block =
  | { is: 'paragraph'; lines: Piece[][] }
  | { is: 'list'; items: Piece[][] }
  | { is: 'table'; head: Piece[][]; rows: Piece[][][] };

const PIECES = /\*\*(.+?)\*\*|`(.+?)`|\b(findahelpline\.com|14416|1098|112|181)\b/g;

/** Helplines of the replies to people in danger. */
const NUMBERS = /\b(14416|1098|112|181)\b/;

const linkOf = (text: string): string => (NUMBERS.test(text) ? `tel:${text}` : `https://${text}`);

/** @param calls  whether numbers of helplines are links */
function piecesOf(line: string, calls: boolean): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const plain = (text: string) => text && pieces.push({ text, as: 'plain' });
  for (const match of line.matchAll(PIECES)) {
    const [whole, strong, code, contact] = match;
    if (contact !== undefined && !calls) continue;
    plain(line.slice(end, match.index));
    if (strong !== undefined) pieces.push({ text: strong, as: 'strong' });
    else if (code !== undefined) pieces.push({ text: code, as: 'code' });
    else pieces.push({ text: whole, as: 'link', href: linkOf(whole) });
    end = match.index + whole.length;
  }
  plain(line.slice(end));
  return pieces;
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function blockOf(lines: readonly string[], calls: boolean): Block {
  const pieces = (line: string) => piecesOf(line, calls);
  if (lines.every((line) => line.startsWith('|')) && lines.length > 2) {
    const [head = '', , ...rows] = lines;
    return { is: 'table', head: cellsOf(head).map(pieces), rows: rows.map((row) => cellsOf(row).map(pieces)) };
  }
  if (lines.every((line) => line.startsWith('- '))) {
    return { is: 'list', items: lines.map((line) => pieces(line.slice(2))) };
  }
  return { is: 'paragraph', lines: lines.map(pieces) };
}

/** The block that a line belongs to. */
const kindOf = (line: string): string => (line.startsWith('|') ? 'table' : line.startsWith('- ') ? 'list' : 'text');

interface ReadReply {
  blocks: Block[];
  /** The paragraph that names the requests; null if nothing was computed. */
  source: Piece[] | null;
  /** Whether it is help for somebody in danger: numbers to call, and nothing computed. */
  isHelp: boolean;
}

/** Whether a reply that computed nothing is help for somebody in danger. */
export const isOfHelp = (reply: string): boolean => NUMBERS.test(reply);

/** @param isComputed  whether the reply has figures of tools */
export function readReply(reply: string, isComputed: boolean): ReadReply {
  const isHelp = !isComputed && isOfHelp(reply);
  const paragraphs = reply.split(/\n{2,}/).filter((text) => text.trim() !== '');
  // An offer may follow the paragraph of the source.
  const source = isComputed ? paragraphs.findLast((text) => /`[A-Z]+ \/[^`]*`/.test(text)) : undefined;
  const others = paragraphs.filter((text) => text !== source);
  const blocks = others.flatMap((paragraph) => {
    const groups: string[][] = [];
    for (const line of paragraph.split('\n')) {
      const group = groups.at(-1);
      if (group && kindOf(group[0] as string) === kindOf(line)) group.push(line);
      else groups.push([line]);
    }
    return groups.map((lines) => blockOf(lines, isHelp));
  });
  return { blocks, source: source === undefined ? null : piecesOf(source, false), isHelp };
}
