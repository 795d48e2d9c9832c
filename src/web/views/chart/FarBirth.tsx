/** Notes of a chart about a birth outside 1900 to 2100: its date, and the values that the error of ΔT leaves open. */

import type { FirstChart } from '../../../domain/chart/firstParts';
import { SECONDS_PER_DAY } from '../../../domain/time/civil';
import { localMarginDays } from '../../../domain/time/covered';
import type { Kernel } from '../../../kernel/kernel';
import { listText } from '../../i18n/translate';
import { wallAt } from '../../reader/format';
import { useReader } from '../../reader/reader';
import type { Resolved } from '../../shared/birth';
import { FarYears } from '../../shared/FarYears';

interface Props {
  kernel: Kernel;
  chart: FirstChart;
  resolved: Resolved;
}

export function FarBirth({ kernel, chart, resolved: { question, offsetHours } }: Props) {
  const reader = useReader();
  const { jdUt, lonDeg } = question;
  const { dayNumber } = wallAt(jdUt, offsetHours);
  const marginSeconds = localMarginDays(jdUt, offsetHours) * SECONDS_PER_DAY;
  const open = chart.grahas
    .filter(({ boundarySeconds }) => boundarySeconds !== null && boundarySeconds < marginSeconds)
    .map(({ key }) => reader.name('graha', key));
  return (
    <FarYears
      kernel={kernel}
      first={dayNumber}
      last={dayNumber}
      offsetHours={offsetHours}
      lonDeg={lonDeg}
      effect={
        open.length > 0
          ? reader.t('far.openGrahas', { grahas: listText(reader.locale, open, 'conjunction') })
          : reader.t('far.decidedGrahas')
      }
    />
  );
}
