/** The present grahas over the birth: houses from lagna and Moon, and the bindus of their rāśis. */
import { useMemo, useState } from 'preact/hooks';
import type { FirstChart } from '../../../../domain/chart/firstParts';
import { houseFrom } from '../../../../domain/positions/rashi';
import { wallAt } from '../../../reader/format';
import { addMessages } from '../../../reader/lateMessages';
import { useReader } from '../../../reader/reader';
import { type Resolved, zoneWords } from '../../../shared/birth';
import { ChartDrawing } from '../../../shared/ChartDrawing';
import { Section, Table } from '../../../shared/components';
import { grahaCells, grahaColumns } from '../../../shared/grahaCells';
import type { BrowserKernel } from '../../../shared/kernel';
import { Later } from '../../../shared/Later';
import { ashtakavargaOf } from '../ashtakavarga';
import { transitsAt } from './Desk';
import { Ring } from './Ring';

const loadList = () =>
  Promise.all([import('./TransitList'), addMessages('transits')]).then(([{ TransitList }]) => TransitList);

interface Props {
  chart: FirstChart;
  kernel: BrowserKernel;
  resolved: Resolved;
  nowJd: number;
}

export function Transits({ chart, kernel, resolved, nowJd }: Props) {
  const { reader, t, settings } = useReader();
  const [atJd, show] = useState(nowJd);
  const transits = useMemo(() => transitsAt(kernel, chart, atJd), [kernel, chart, atJd]);
  const grid = useMemo(() => ashtakavargaOf(chart), [chart]);
  const moonRashi = chart.grahas.find(({ key }) => key === 'moon')?.rashi ?? Number.NaN;
  const house = (from: number, rashi: number) => (Number.isFinite(from) ? reader.figures(houseFrom(from, rashi)) : '–');
  const date = reader.date(wallAt(atJd, chart.question.tzHours).dayNumber);
  return (
    <Section title={t('desk.transits')} note={t('parts.transitNote', { date })} wide>
      <div class="transit2">
        <div>
          <div class="ringed">
            <ChartDrawing
              positions={chart}
              style={settings.drawing}
              id="transits"
              around={(layout) => <Ring layout={layout} transits={transits} />}
            />
          </div>
          <p class="acts">
            <span class="q">
              {date}, <span lang="en">{zoneWords(resolved)}</span>
            </span>
            <a href={reader.href('/ephemeris')}>{t('parts.ephemeris')}</a>
            {atJd !== nowJd && (
              <button class="btn small" type="button" onClick={() => show(nowJd)}>
                {t('transits.now')}
              </button>
            )}
          </p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
        <div class="scroll" role="region" aria-label={`${t('desk.transits')}, ${date}`} tabIndex={0}>
          <Table
            caption={t('desk.transits')}
            hideCaption
            columns={[
              ...grahaColumns(reader),
              { head: t('parts.fromLagna'), num: true },
              { head: t('parts.fromMoon'), num: true },
              { head: t('parts.bindus'), num: true },
            ]}
            rows={transits.map((graha) => ({
              key: graha.key,
              cells: [
                ...grahaCells(reader, graha),
                house(chart.lagna.rashi, graha.rashi),
                house(moonRashi, graha.rashi),
                reader.figures(grid?.sarva[graha.rashi - 1] ?? '–'),
              ],
            }))}
          />
        </div>
      </div>
      <Later load={loadList} given={{ kernel, resolved, nowJd, onShow: show }} />
    </Section>
  );
}
