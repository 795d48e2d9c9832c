/** Aṣṭakavarga: the bindus of each graha and their sum. */
import { BINDU_KEYS } from '../../../domain/chart/ashtakavarga';
import type { FirstChart } from '../../../domain/chart/firstParts';
import { Disclosure, Section } from '../../parts/components';
import { Later } from '../../parts/Later';
import { Heat } from './Heat';
import { iastOf } from './words';

export function Ashtakavarga({ chart }: { chart: FirstChart }) {
  const grid = chart.ashtakavarga;
  if (!grid) return null;
  const rows = BINDU_KEYS.flatMap((key) => (key === 'lagna' ? [] : [{ name: iastOf(key), row: grid.bhinna[key] }]));
  return (
    <Section
      id="ashtakavarga"
      title="Aṣṭakavarga"
      sa="अष्टकवर्ग"
      note="Points of each graha in the twelve rāśis, from Meṣa. A fuller tint holds more; the number always says it."
    >
      <Heat caption="Aṣṭakavarga" rows={rows} total={grid.sarva} />
      <Disclosure summary="After trikoṇa and ekādhipatya reduction, with piṇḍas">
        {() => <Later load={() => import('./more').then(({ Reduced }) => Reduced)} given={{ grid }} />}
      </Disclosure>
    </Section>
  );
}
