/** The yogas that are met, each with its rule and source, and on demand the rules that are not. */
import type { Chart } from '../../../domain/chart/chart';
import { type PresentYoga, YOGA_FAMILIES } from '../../../domain/chart/yogas';
import { Disclosure, N, Section } from '../../parts/components';
import { Later } from '../../parts/Later';
import { listOf } from './words';

/** Those shown at once; the rest are one step further. */
const FIRST = 8;

function Met({ yoga }: { yoga: PresentYoga }) {
  const { iast, rule, source, grahas, houses, cancelledBy } = yoga;
  const where = [
    grahas.length > 0 ? listOf(grahas) : '',
    houses.length > 0 ? `${houses.length > 1 ? 'houses' : 'house'} ${houses.join(', ')}` : '',
  ].filter(Boolean);
  return (
    <li>
      <N>{iast}</N>
      <span>
        {rule} <span class="q nw">{source}</span>
        {where.length > 0 && <span class="where q">Here: {where.join('; ')}.</span>}
        {cancelledBy?.map((bhanga) => (
          <span class="where" key={bhanga.rule}>
            Undone, by the same source: {bhanga.rule} <span class="q nw">{bhanga.source}</span>
          </span>
        ))}
      </span>
    </li>
  );
}

const List = ({ yogas }: { yogas: readonly PresentYoga[] }) => (
  <ul class="yog">
    {yogas.map((yoga) => (
      <Met key={yoga.key} yoga={yoga} />
    ))}
  </ul>
);

export function Yogas({ chart }: { chart: Chart }) {
  const { yogas } = chart;
  if (!yogas) return null;
  const met = new Set(yogas.present.map(({ key }) => key));
  const rest = yogas.present.slice(FIRST);
  const unmet = YOGA_FAMILIES.reduce((sum, { rows }) => sum + rows.filter(({ key }) => !met.has(key)).length, 0);
  return (
    <Section
      id="yogas"
      title="Yogas"
      sa="योग"
      note={`${yogas.evaluated} rules were tested, each by its own definition; ${met.size === 0 ? 'none is met' : 'these are met'}. A rule is a position, nothing more.`}
    >
      <List yogas={yogas.present.slice(0, FIRST)} />
      {rest.length > 0 && (
        <Disclosure summary={`${rest.length} more that are met`}>{() => <List yogas={rest} />}</Disclosure>
      )}
      <Disclosure summary={`The ${unmet} rules that are not met`}>
        {() => <Later load={() => import('./more').then(({ Unmet }) => Unmet)} given={{ met }} />}
      </Disclosure>
    </Section>
  );
}
