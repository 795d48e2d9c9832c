/** By what the chart was made: the instant, ΔT, the ayanāṃśa, how exact the kernel is, and what is missing. */
import type { FirstChart } from '../../../domain/chart/firstParts';
import { isoUtc } from '../../../domain/time/iso';
import { RESIDUALS } from '../../../kernel/residuals';
import { ayanamshaName } from '../../parts/conventions';
import { degreesText } from '../../parts/format';
import { PageEnd } from '../../parts/PageEnd';
import { useReader } from '../../reader/reader';

export function ChartColophon({ chart }: { chart: FirstChart }) {
  const { t } = useReader();
  const { sky, question, ayanamshaDeg, notes } = chart;
  return (
    <PageEnd>
      <p>
        {t('desk.made', {
          instant: isoUtc(question.jdUt).replace('T', ' ').replace('Z', ' UTC'),
          jd: sky.jdUt.toFixed(7),
          deltaT: sky.deltaTSeconds.toFixed(1),
          ayanamsa: ayanamshaName(question.ayanamsha),
          degrees: degreesText(ayanamshaDeg),
          node: t(`birth.node_${question.nodeMode}`),
          sun: RESIDUALS.sun.max.toFixed(3),
          moon: RESIDUALS.moon.max.toFixed(3),
        })}
      </p>
      {notes.length > 0 && (
        <ul class="notes" lang="en">
          {notes.map((note) => (
            <li key={note}>– {note}</li>
          ))}
        </ul>
      )}
    </PageEnd>
  );
}
