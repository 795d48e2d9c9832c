/** A block of values of an answer, with its drawing, its table, and the page that shows the same. */

import { useReader } from '../../reader/reader';
import { ChartDrawing } from '../../shared/ChartDrawing';
import { Table } from '../../shared/components';
import { grahaCells, grahaColumns } from '../../shared/grahaCells';
import { useOwnId } from '../../shared/ids';
import type { AnsweredChart, ValueBlock, ValueTable } from './blocks/types';

function Rows({ caption, columns, rows }: ValueTable) {
  return (
    <Table
      caption={caption}
      hideCaption
      columns={columns}
      rows={rows.map(({ href, cells: [first, ...others] }, i) => ({
        key: String(i),
        cells: [href ? <a href={href}>{first}</a> : first, ...others],
      }))}
    />
  );
}

/** The rows from today on; the earlier ones are folded. */
function FoldedRows(table: ValueTable) {
  const { reader, t } = useReader();
  const past = table.rows.filter(({ isPast }) => isPast);
  const rows = table.rows.filter(({ isPast }) => !isPast);
  return (
    <>
      {rows.length > 0 && <Rows {...table} rows={rows} />}
      {past.length > 0 && (
        <details class="more">
          <summary>{t('ask.earlier', { n: reader.figures(past.length) })}</summary>
          <Rows {...table} rows={past} />
        </details>
      )}
    </>
  );
}

function Chart({ lagna, grahas }: AnsweredChart) {
  const { reader, settings, t } = useReader();
  const id = useOwnId();
  // The North Indian drawing begins with the lagna.
  const style = Number.isNaN(lagna.siderealDeg) && settings.drawing === 'north' ? 'south' : settings.drawing;
  return (
    <div class="askchart">
      <ChartDrawing positions={{ lagna, grahas }} style={style} id={id} />
      <Table
        caption={t('ask.grahas')}
        hideCaption
        columns={grahaColumns(reader)}
        rows={grahas.map((graha) => ({ key: graha.key, cells: grahaCells(reader, graha) }))}
      />
    </div>
  );
}

export function Values({ title, href, place, values, table, chart }: ValueBlock) {
  const { t } = useReader();
  return (
    <section class="val">
      <h3>
        {href === null ? title : <a href={href}>{title}</a>}
        {place !== null && <small> {t('ask.at', { place })}</small>}
      </h3>
      {values.length > 0 && (
        <dl class="kv">
          {values.map(({ name, text }, i) => (
            <div key={i}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {chart && <Chart {...chart} />}
      {table && <FoldedRows {...table} />}
    </section>
  );
}
