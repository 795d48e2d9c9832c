/** How far the figures are from the reference, as the tests measured it. */
import { BODY_ENGLISH } from '../../../domain/names/grahas';
import { Section, Table } from '../../parts/components';
import { numberText } from '../../parts/format';
import type { Press } from './press';

const NAMES: Record<string, string> = BODY_ENGLISH;

const UNITS = { arcsec: '″', s: ' s' } as const;

export function Accuracy({ press }: { press: Press }) {
  const { note, reference, samples, longitudes, quantities } = press.accuracy;
  const { from, to, instants } = samples.range;
  const years = `${from}–${to}`;
  const figure = (value: number, unit: keyof typeof UNITS) =>
    `${numberText(value, unit === 'arcsec' ? 3 : 2)}${UNITS[unit]}`;
  const row = (
    quantity: string,
    unit: keyof typeof UNITS,
    compared: number,
    { p95, max }: { p95: number; max: number },
  ) => ({
    key: quantity,
    cells: [quantity, numberText(compared), figure(p95, unit), figure(max, unit), years],
  });
  return (
    <Section id="accuracy" title="Accuracy" note={`Compared with ${reference}. ${note}`}>
      <Table
        class="figures"
        caption="Differences from the reference"
        hideCaption
        columns={[
          { head: 'Quantity' },
          { head: 'Compared', num: true },
          { head: '95 % within', num: true },
          { head: 'Largest', num: true },
          { head: 'Years', num: true, class: 'num years' },
        ]}
        rows={[
          ...longitudes.map(({ graha, range_arcsec }) =>
            row(`apparent longitude, ${NAMES[graha] ?? graha}`, 'arcsec', instants, range_arcsec),
          ),
          ...quantities.map(({ quantity, unit, compared, p95, max }) => row(quantity, unit, compared, { p95, max })),
        ]}
      />
    </Section>
  );
}
