/** The choice between the two equal hours of a clock that was set back. */

import { offsetText } from '../../../reader/format';
import { useReader } from '../../../reader/reader';
import { type Resolved, resolveBirth } from '../../../shared/birth';
import { Choice } from '../../../shared/components';

interface Props {
  resolved: Resolved;
  onDraw: (resolved: Resolved) => void;
}

export function Twice({ resolved, onDraw }: Props) {
  const { t } = useReader();
  const { birth, twice, offsetHours } = resolved;
  if (!twice) return null;
  const chosen = birth.second ? 'second' : 'first';
  const take = (next: 'first' | 'second') => {
    const resolved = resolveBirth({ ...birth, second: next === 'second' });
    if (resolved.ok) onDraw(resolved.value);
  };
  return (
    <div class="twice">
      <p>{t('parts.twice', { which: chosen, offset: offsetText(offsetHours) })}</p>
      <Choice
        legend={t('parts.twice', { which: chosen, offset: offsetText(offsetHours) })}
        options={(['first', 'second'] as const).map((value) => ({
          value,
          label: t(`desk.${value}`, { offset: offsetText(twice[value]) }),
        }))}
        value={chosen}
        onChange={take}
      />
    </div>
  );
}
