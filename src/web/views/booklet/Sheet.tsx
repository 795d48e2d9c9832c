/** A sheet of the booklet: its head, its content, and its foot with the conventions of its figures. */
import type { ComponentChildren } from 'preact';
import { useReader } from '../../reader/reader';
import type { Resolved } from '../../shared/birth';
import { birthText } from '../../shared/birthText';
import { useOwnId } from '../../shared/ids';
import { titleOf } from '../chart/titles';
import type { BookletChoices, SheetKey } from './choices';

/** The content of a sheet. */
export interface SheetContent {
  /** Unique in the booklet. */
  key: string;
  /** The kind of sheet, as a class. */
  id: SheetKey;
  /** The name of the sheet, below its head. */
  title: string;
  /** The conventions of its figures. */
  foot: string;
  body: ComponentChildren;
}

/** The letterhead: picture, name and address of the astrologer. */
function Letterhead({ astrologer, address, picture }: BookletChoices) {
  if (!astrologer && !address && !picture) return null;
  return (
    <header class="letterhead">
      {picture && <img src={picture} alt="" />}
      <div>
        {astrologer && <p class="who">{astrologer}</p>}
        {address.split('\n').map((line, i) => (
          <p key={i}>{line}</p>
        ))}
      </div>
    </header>
  );
}

interface Props {
  content: SheetContent;
  choices: BookletChoices;
  resolved: Resolved;
  number: number;
  total: number;
}

export function Sheet({ content: { id, title, foot, body }, choices, resolved, number, total }: Props) {
  const reader = useReader();
  const heading = useOwnId();
  const isCover = id === 'cover';
  return (
    <section class={`leaf ${id}`} aria-labelledby={heading}>
      {isCover ? (
        <Letterhead {...choices} />
      ) : (
        <header>
          <p>
            <b>{titleOf(reader, resolved.birth)}</b> {birthText(reader, resolved)}
          </p>
          <p>{choices.astrologer}</p>
        </header>
      )}
      <h2 id={heading}>{title}</h2>
      <div class="content">{body}</div>
      <footer>
        <span>{foot}</span>
        <span>{reader.figures(`${number} / ${total}`)}</span>
      </footer>
    </section>
  );
}

/** Names and values in two columns, below their caption. */
export function Pairs({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly (readonly [name: ComponentChildren, value: ComponentChildren])[];
}) {
  return (
    <table class="pairs">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([name, value], i) => (
          <tr key={i}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
