/** Differences between the figures and the reference, as measured by the tests. */
import type { ComponentChildren } from 'preact';
import { numberText } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { Table } from '../../shared/components';
import { English, Part } from './parts';
import type { Press } from './press';

const UNITS = { arcsec: '″', s: ' s' } as const;

export function Accuracy({ press }: { press: Pick<Press, 'accuracy'> }) {
  const { reader, t } = useReader();
  const { note, reference, samples, longitudes, quantities } = press.accuracy;
  const { from, to, instants } = samples.range;
  const years = `${from}–${to}`;
  const figure = (value: number, unit: keyof typeof UNITS) =>
    `${numberText(value, unit === 'arcsec' ? 3 : 2)}${UNITS[unit]}`;
  const row = (
    quantity: string,
    name: ComponentChildren,
    unit: keyof typeof UNITS,
    compared: number,
    { p95, max }: { p95: number; max: number },
  ) => ({
    key: quantity,
    cells: [name, numberText(compared), figure(p95, unit), figure(max, unit), years],
  });
  return (
    <Part id="accuracy" title={t('docs.accuracy')}>
      <p class="q">
        {t('docs.accuracyNote', { reference })} <English>{note}</English>
      </p>
      <Table
        class="figures"
        caption={t('docs.differences')}
        hideCaption
        columns={[
          t('docs.quantity'),
          { head: t('docs.compared'), num: true },
          { head: t('docs.within'), num: true },
          { head: t('docs.largest'), num: true },
          { head: t('docs.years'), num: true, class: 'num years' },
        ]}
        rows={[
          ...longitudes.map(({ graha, range_arcsec }) =>
            row(graha, t('docs.longitude', { graha: reader.name('graha', graha) }), 'arcsec', instants, range_arcsec),
          ),
          ...quantities.map(({ quantity, unit, compared, p95, max }) =>
            row(quantity, <English>{quantity}</English>, unit, compared, { p95, max }),
          ),
        ]}
      />
    </Part>
  );
}
