/** An answer: its sentences, the values that were computed for it, and the requests that gave them. */
import { degreesInRashi } from '../../../domain/positions/placement';
import { plainDigits } from '../../entry/digits';
import { degreesText } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { sentenceText } from '../../shared/sentence';
import type { ValueBlock } from './blocks/types';
import type { TurnAnswer } from './conversation';
import { type Block, type Piece, readReply } from './readReply';
import { requestOf } from './sources';
import { Values } from './Values';

function Pieces({ of }: { of: readonly Piece[] }) {
  const reader = useReader();
  return of.map(({ text, as, href }, i) => {
    if (as === 'strong') return <b key={i}>{sentenceText(reader, text)}</b>;
    if (as === 'code') return <code key={i}>{text}</code>;
    if (as === 'link') {
      return (
        <a key={i} href={href} rel="noreferrer">
          {text}
        </a>
      );
    }
    return sentenceText(reader, text);
  });
}

function Shown({ block }: { block: Block }) {
  if (block.is === 'table') {
    return (
      <table>
        <thead>
          <tr>
            {block.head.map((cell, i) => (
              <th scope="col" key={i}>
                <Pieces of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>
                  <Pieces of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  if (block.is === 'list') {
    return (
      <ul class="rows">
        {block.items.map((item, i) => (
          <li key={i}>
            <span>
              <Pieces of={item} />
            </span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      {block.lines.map((line, i) => (
        <span key={i}>
          {i > 0 && <br />}
          <Pieces of={line} />
        </span>
      ))}
    </p>
  );
}

/** Times, degrees, points and durations of a text. */
const figuresOf = (text: string): string[] =>
  (text.match(/\d+(?:[:°.]\d+|\s*\/\s*\d+|\s(?:h|min|s|घं|मि|से)(?![\p{L}\p{M}]))/gu) ?? []).map((figure) =>
    figure.replace(/^0+(?=\d)/, ''),
  );

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** The readings of a list or of a table, whose points and maximum may be columns; none for a paragraph. */
function listedTexts(block: Block): string[] {
  if (block.is === 'list') return [block.items.map(textOf).join('\n')];
  if (block.is !== 'table') return [];
  return ['\n', ' / '].map((separator) => block.rows.map((row) => row.map(textOf).join(separator)).join('\n'));
}

/** Every figure of the values of an answer. */
function figuresIn({ values, table, chart }: ValueBlock): string[] {
  const degrees = chart?.grahas.map(({ siderealDeg }) => degreesText(degreesInRashi(siderealDeg), { seconds: false }));
  const texts = [
    ...values.map(({ text }) => text),
    ...(table?.rows ?? []).flatMap(({ cells }) => cells),
    ...(degrees ?? []),
  ];
  return texts.flatMap((text) => figuresOf(plainDigits(text)));
}

/** The blocks of a reply without the lists and tables whose every figure stands among the values below it. */
function withoutRepeated(blocks: readonly Block[], values: readonly ValueBlock[]): Block[] {
  const known = new Set(values.flatMap(figuresIn));
  const isRepeated = (text: string): boolean => {
    const figures = figuresOf(text);
    return figures.length > 0 && figures.every((figure) => known.has(figure));
  };
  return blocks.filter((block) => !listedTexts(block).some(isRepeated));
}

export function Reply({ answer }: { answer: TurnAnswer }) {
  const { reader, t } = useReader();
  const { blocks, source, isHelp } = readReply(answer.reply, answer.tools.length > 0);
  const shown = withoutRepeated(blocks, answer.blocks).map((block, i) => <Shown key={i} block={block} />);
  if (isHelp) {
    return (
      <div class="crisis" role="alert">
        {shown}
      </div>
    );
  }
  const requests = [...new Set(answer.tools.flatMap((tool) => requestOf(tool) ?? []))];
  return (
    <div class="ans">
      {shown}
      {answer.blocks.map((block, i) => (
        <Values key={i} {...block} />
      ))}
      {source && (
        <p class="src">
          <span>
            <Pieces of={source} />
          </span>
          {requests.map((href, i) => (
            <a key={href} href={href}>
              {t('ask.request')}
              {requests.length > 1 && ` ${reader.figures(i + 1)}`}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
