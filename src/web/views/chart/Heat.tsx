/** A grid of bindus: the number always stands in its square, the tint repeats it. */
import { RASHI_NAMES } from '../../../domain/names';
import { RASHI_SHORT } from './words';

/** Bindus from which on a square is tinted, more and more. */
const BHINNA = [4, 5, 6];
const SARVA = [28, 31, 35];
const tint = (bindus: number, steps: readonly number[]) => `h${steps.filter((step) => bindus >= step).length}`;
const sum = (row: readonly number[]) => row.reduce((total, bindus) => total + bindus, 0);

function Row({
  name,
  row,
  steps,
  last = false,
}: {
  name: string;
  row: readonly number[];
  steps: readonly number[];
  last?: boolean;
}) {
  return (
    <tr class={last ? 'sum' : undefined}>
      <th scope="row" class="n">
        {name}
      </th>
      {row.map((bindus, i) => (
        <td key={i} class={tint(bindus, steps)}>
          {bindus}
        </td>
      ))}
      <td class={last ? undefined : 'q'}>{sum(row)}</td>
    </tr>
  );
}

export function Heat({
  caption,
  rows,
  total,
}: {
  caption: string;
  rows: readonly { name: string; row: readonly number[] }[];
  total?: readonly number[];
}) {
  return (
    <table class="heat">
      <caption class="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">Graha</span>
          </th>
          {RASHI_NAMES.map(({ iast }, i) => (
            <th scope="col" key={iast}>
              <abbr title={iast}>{RASHI_SHORT[i]}</abbr>
            </th>
          ))}
          <th scope="col">Sum</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, row }) => (
          <Row key={name} name={name} row={row} steps={BHINNA} />
        ))}
        {total && <Row name="Sarva" row={total} steps={SARVA} last />}
      </tbody>
    </table>
  );
}
