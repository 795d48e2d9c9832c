/** A grid of bindus: each square has its number, which the tint repeats. */
import { useReader } from '../../reader/reader';
import { rashiLetters } from './words';

/** Thresholds of bindus for stronger tints. */
const BHINNA = [4, 5, 6];
const SARVA = [28, 31, 35];
const tint = (bindus: number, steps: readonly number[]) => `h${steps.filter((step) => bindus >= step).length}`;
const sum = (row: readonly number[]) => row.reduce((total, bindus) => total + bindus, 0);
const RASHIS = Array.from({ length: 12 }, (_, i) => i + 1);

interface RowProps {
  name: string;
  row: readonly number[];
  steps: readonly number[];
  last?: boolean;
}

function Row({ name, row, steps, last = false }: RowProps) {
  const reader = useReader();
  return (
    <tr class={last ? 'sum' : undefined}>
      <th scope="row" class="n" lang={reader.namesLang}>
        {name}
      </th>
      {row.map((bindus, i) => (
        <td key={i} class={tint(bindus, steps)}>
          {reader.figures(bindus)}
        </td>
      ))}
      <td class={last ? undefined : 'q'}>{reader.figures(sum(row))}</td>
    </tr>
  );
}

interface Props {
  caption: string;
  rows: readonly { name: string; row: readonly number[] }[];
  total?: readonly number[];
}

export function Heat({ caption, rows, total }: Props) {
  const { reader, t } = useReader();
  return (
    <table class="heat">
      <caption class="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{t('words.graha')}</span>
          </th>
          {RASHIS.map((rashi) => (
            <th scope="col" key={rashi} lang={reader.namesLang}>
              <abbr title={reader.nameAt('rashi', rashi)}>{rashiLetters(reader, rashi)}</abbr>
            </th>
          ))}
          <th scope="col">{t('parts.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, row }) => (
          <Row key={name} name={name} row={row} steps={BHINNA} />
        ))}
        {total && <Row name={t('parts.sarva')} row={total} steps={SARVA} last />}
      </tbody>
    </table>
  );
}
