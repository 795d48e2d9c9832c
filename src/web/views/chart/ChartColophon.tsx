/** By what the chart was made: the instant, ΔT, the ayanāṃśa, how exact the kernel is, and what is missing. */
import type { Chart } from '../../../domain/chart/chart';
import { isoUtc } from '../../../domain/time/iso';
import { RESIDUALS } from '../../../kernel/residuals';
import { Colophon } from '../../parts/Colophon';
import { degreesText } from '../../parts/format';
import { AYANAMSHA_NAMES, NODE_NAMES } from './words';

export function ChartColophon({ chart }: { chart: Chart }) {
  const { sky, question, ayanamshaDeg, notes } = chart;
  const node = NODE_NAMES[question.nodeMode];
  return (
    <Colophon>
      <p>
        Computed in this browser from {isoUtc(question.jdUt).replace('T', ' ').replace('Z', ' UTC')}, JD{' '}
        {sky.jdUt.toFixed(7)}, ΔT {sky.deltaTSeconds.toFixed(1)} s. Ayanāṃśa {AYANAMSHA_NAMES[question.ayanamsha]},
        true, {degreesText(ayanamshaDeg)}. {node.charAt(0).toUpperCase() + node.slice(1)}. Residuals of the kernel
        against the reference ephemeris, largest of 1,005 instants from 1900 to 2100: Sun {RESIDUALS.sun.max.toFixed(3)}
        ″, Moon {RESIDUALS.moon.max.toFixed(3)}″. Nothing was sent or stored.
      </p>
      {notes.length > 0 && (
        <ul class="notes">
          {notes.map((note) => (
            <li key={note}>– {note}</li>
          ))}
        </ul>
      )}
    </Colophon>
  );
}
