/** The basis of the chart: the instant, ΔT, the ayanāṃśa, the accuracy of the kernel, and missing parts. */
import type { FirstChart } from '../../../domain/chart/firstParts';
import { isoClock } from '../../../domain/time/isoCivil';
import { accuracyAt } from '../../../kernel/stamp';
import { degreesText, wallAt } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { ayanamshaName } from '../../shared/conventions';
import { Later } from '../../shared/Later';
import { PageEnd } from '../../shared/PageEnd';

const loadNotes = () => import('./Notes').then(({ Notes }) => Notes);

export function ChartColophon({ chart }: { chart: FirstChart }) {
  const { reader, t } = useReader();
  const { sky, question, ayanamshaDeg, notes } = chart;
  const { fromYear, toYear, residuals } = accuracyAt(sky.jdUt);
  return (
    <PageEnd>
      <p>
        {t('desk.made', {
          instant: `${isoClock(wallAt(question.jdUt, 0)).replace('T', ' ')} UTC`,
          jd: sky.jdUt.toFixed(7),
          deltaT: sky.deltaTSeconds.toFixed(1),
          ayanamsa: ayanamshaName(reader, question.ayanamsha),
          degrees: degreesText(ayanamshaDeg),
          node: t(`birth.node_${question.nodeMode}`),
          from: reader.year(fromYear),
          to: reader.year(toYear),
          sun: residuals.sun.max.toFixed(3),
          moon: residuals.moon.max.toFixed(3),
        })}
      </p>
      {notes.length > 0 && <Later load={loadNotes} given={{ notes }} />}
    </PageEnd>
  );
}
