/** What stands behind the disclosures of the chart's sections. */

import type { Ashtakavarga as Grid } from '../../../domain/chart/ashtakavarga';
import type { GrahaBala, Shadbala } from '../../../domain/chart/shadbala';
import { YOGA_FAMILIES } from '../../../domain/chart/yogas';
import { BODY_KEYS, type BodyKey } from '../../../kernel/keys';
import { N, Table } from '../../parts/components';
import { numberText } from '../../parts/format';
import { Heat } from './Heat';
import { iastOf } from './words';

const COMPONENTS = [
  ['uchcha', 'Ucca'],
  ['saptavargaja', 'Saptavargaja'],
  ['ojayugma', 'Ojayugma'],
  ['kendradi', 'Kendrādi'],
  ['drekkana', 'Drekkāṇa'],
  ['sthana', 'Sthāna, sum'],
  ['dig', 'Dig'],
  ['nathonnatha', 'Natonnata'],
  ['paksha', 'Pakṣa'],
  ['tribhaga', 'Tribhāga'],
  ['abda', 'Abda'],
  ['masa', 'Māsa'],
  ['vara', 'Vāra'],
  ['hora', 'Horā'],
  ['ayana', 'Ayana'],
  ['kala', 'Kāla, sum'],
  ['cheshta', 'Ceṣṭā'],
  ['naisargika', 'Naisargika'],
  ['drik', 'Dṛk'],
  ['total', 'Total'],
  ['ishta', 'Iṣṭa-phala'],
  ['kashta', 'Kaṣṭa-phala'],
] as const satisfies readonly (readonly [keyof GrahaBala, string])[];

/** Every component of ṣaḍ-bala, and the strength of the bhāvas. */
export function Balas({ grahas, bhavaBala }: Shadbala) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="scroll" tabIndex={0} role="region" aria-label="Components of ṣaḍ-bala">
        <Table
          class="figures"
          caption="Components in virūpas"
          columns={[{ head: 'Component' }, ...BODY_KEYS.map((key) => ({ head: iastOf(key), num: true }))]}
          rows={COMPONENTS.map(([key, name]) => ({
            key,
            cells: [name, ...BODY_KEYS.map((body) => numberText(grahas[body][key], 1))],
          }))}
        />
      </div>
      <Table
        caption="Bhāva-bala in virūpas"
        columns={[
          { head: 'Bhāva' },
          { head: 'Of its lord', num: true },
          { head: 'Dig', num: true },
          { head: 'Dṛṣṭi', num: true },
          { head: 'Total', num: true },
        ]}
        rows={bhavaBala.map(({ number, adhipati, dig, drishti, total }) => ({
          key: String(number),
          cells: [number, ...[adhipati, dig, drishti, total].map((value) => numberText(value, 1))],
        }))}
      />
    </>
  );
}

const named = (rows: Record<BodyKey, readonly number[]>) =>
  BODY_KEYS.map((key) => ({ name: iastOf(key), row: rows[key] }));

/** Aṣṭakavarga after its reductions, with the piṇḍas. */
export function Reduced({ grid }: { grid: Grid }) {
  return (
    <div class="stack">
      <h3>After trikoṇa-śodhana</h3>
      <Heat caption="After trikoṇa-śodhana" rows={named(grid.trikona)} />
      <h3>After ekādhipatya-śodhana too</h3>
      <Heat caption="After ekādhipatya-śodhana" rows={named(grid.ekadhipatya)} />
      <h3>Of the lagna</h3>
      <Heat caption="Bindus of the lagna" rows={[{ name: 'Lagna', row: grid.bhinna.lagna }]} />
      <Table
        caption="Piṇḍas"
        columns={[
          { head: 'Graha' },
          { head: 'Rāśi', num: true },
          { head: 'Graha', num: true },
          { head: 'Śodhya', num: true },
        ]}
        rows={BODY_KEYS.map((key) => {
          const { rashi, graha, shodhya } = grid.pinda[key];
          return { key, cells: [<N key="n">{iastOf(key)}</N>, rashi, graha, shodhya] };
        })}
      />
    </div>
  );
}

/** The rules of yogas that a chart does not meet. */
export function Unmet({ met }: { met: ReadonlySet<string> }) {
  const unmet = YOGA_FAMILIES.flatMap(({ rows }) => rows.filter(({ key }) => !met.has(key)));
  return (
    <ul class="yog">
      {unmet.map(({ key, iast, rule, source }) => (
        <li key={key}>
          <N>{iast}</N>
          <span>
            {rule} <span class="q nw">{source}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
