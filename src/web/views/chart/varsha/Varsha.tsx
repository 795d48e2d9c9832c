/**
 * The year chart (varṣaphala): the chart of the solar return beside the birth chart, the office-bearers, the Tājika
 * tables.
 */
import { useMemo, useState } from 'preact/hooks';
import type { FirstChart } from '../../../../domain/chart/firstParts';
import { degreesInRashi } from '../../../../domain/positions/placement';
import { LAST_YEAR } from '../../../../domain/time/civil';
import { degreesText, wallAt } from '../../../reader/format';
import { useReader } from '../../../reader/reader';
import type { Resolved } from '../../../shared/birth';
import { ChartDrawing } from '../../../shared/ChartDrawing';
import { Fault, Section } from '../../../shared/components';
import type { BrowserKernel } from '../../../shared/kernel';
import { note } from '../address';
import { annualOf, runningYear, yearOfAddress } from './model';
import { Further, Offices } from './Tables';

interface VarshaProps {
  chart: FirstChart;
  kernel: BrowserKernel;
  resolved: Resolved;
  nowJd: number;
}

export function Varsha({ chart, kernel, resolved, nowJd }: VarshaProps) {
  const { reader, t, settings, namesLang } = useReader();
  const birthYear = resolved.birth.clock.year;
  const running = useMemo(() => runningYear(kernel, resolved, nowJd), [kernel, resolved, nowJd]);
  const [chosen, setChosen] = useState(yearOfAddress);
  const year = Math.max(chosen ?? running, birthYear);
  const annual = useMemo(() => annualOf(kernel, resolved, year), [kernel, resolved, year]);
  const go = (next: number) => {
    setChosen(next);
    note('varsha', next === running ? null : String(next));
  };
  const step = (to: number) => (
    <button class="btn small" type="button" disabled={to < birthYear || to > LAST_YEAR} onClick={() => go(to)}>
      {reader.figures(to)}
    </button>
  );
  const when = (jdUt: number): string => {
    const wall = wallAt(jdUt, annual?.tzHours ?? 0);
    return `${reader.date(wall.dayNumber, 'short')}, ${reader.clock(wall, true)}`;
  };
  const rashi = (index: number) => reader.nameAt('rashi', index);
  return (
    <Section title={t('varsha.title', { year: reader.figures(year) })} wide>
      <div class="acts">
        {step(year - 1)}
        {step(year + 1)}
        {year !== running && (
          <button class="btn quiet small" type="button" onClick={() => go(running)}>
            {t('varsha.running')}
          </button>
        )}
      </div>
      {!annual && <Fault title={t('varsha.failed')} why={t('desk.failedWhy')} />}
      {annual && (
        <>
          <div class="varsha3">
            <figure>
              <figcaption>{t('varsha.return', { year: reader.figures(year) })}</figcaption>
              <ChartDrawing positions={annual.chart} style={settings.drawing} id="varsha" />
            </figure>
            <figure>
              <figcaption>{t('varsha.birth')}</figcaption>
              <ChartDrawing positions={chart} style={settings.drawing} id="varsha-birth" />
            </figure>
            <dl class="brief">
              <div>
                <dt>{t('varsha.age')}</dt>
                <dd>{reader.figures(year - birthYear)}</dd>
              </div>
              <div>
                <dt>{t('varsha.returns')}</dt>
                <dd>{when(annual.return.jdUt)}</dd>
              </div>
              <div>
                <dt>{t('varsha.until')}</dt>
                <dd>{when(annual.return.nextJd)}</dd>
              </div>
              <div>
                <dt>{t('varsha.lagna')}</dt>
                <dd lang={namesLang}>
                  {rashi(annual.chart.lagna.rashi)}{' '}
                  {reader.figures(degreesText(degreesInRashi(annual.chart.lagna.siderealDeg), { seconds: false }))}
                </dd>
              </div>
              <div>
                <dt>{t('varsha.muntha')}</dt>
                <dd lang={namesLang}>
                  {t('varsha.inHouse', {
                    rashi: rashi(annual.muntha.rashi),
                    house: reader.figures(annual.muntha.house),
                  })}
                </dd>
              </div>
              <div>
                <dt>{t('varsha.yearLord')}</dt>
                <dd lang={namesLang}>{reader.name('graha', annual.yearLord.graha)}</dd>
              </div>
            </dl>
          </div>
          <Offices annual={annual} />
          <Further key={year} annual={annual} />
        </>
      )}
    </Section>
  );
}
