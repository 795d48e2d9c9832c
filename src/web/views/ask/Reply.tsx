/** An answer: its text as blocks, the requests that gave its figures, and the pages that show the same. */
import { useReader } from '../../reader/reader';
import { sentenceText } from '../../shared/sentence';
import type { TurnAnswer } from './conversation';
import { type Block, type Piece, readReply } from './readReply';
import { pageOf, requestOf } from './sources';

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

export function Reply({ answer }: { answer: TurnAnswer }) {
  const { reader, t } = useReader();
  const { blocks, source, isHelp } = readReply(answer.reply, answer.tools.length > 0);
  const shown = blocks.map((block, i) => <Shown key={i} block={block} />);
  if (isHelp) {
    return (
      <div class="crisis" role="alert">
        {shown}
      </div>
    );
  }
  if (!source) return <div class="ans">{shown}</div>;
  const requests = [...new Set(answer.tools.flatMap((tool) => requestOf(tool) ?? []))];
  const pages = [...new Set(answer.tools.flatMap((tool) => pageOf(reader, tool) ?? []))];
  return (
    <div class="val">
      {shown}
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
        {pages.map((href) => (
          <a key={href} href={href}>
            {t('ask.page')}
          </a>
        ))}
      </p>
    </div>
  );
}
