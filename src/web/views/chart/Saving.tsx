/** Keeps a chart in the account of its reader or on this device, and says where. */
import type { MessageKey } from '../../i18n/translate';
import { useReader } from '../../reader/reader';
import { type Saved, saveChart } from '../../shared/account';
import type { Resolved } from '../../shared/birth';
import { deviceCharts, storeDeviceCharts, withCharts } from '../../shared/deviceCharts';

type Kept = Saved | 'untimed';

const OUTCOMES: Record<Kept, MessageKey> = {
  saved: 'parts.saved',
  untimed: 'parts.keptUntimed',
  'signed-out': 'parts.keptHere',
  full: 'parts.full',
  'no-accounts': 'parts.keptHere',
  limited: 'parts.keptHere',
  'not-saved': 'parts.notSaved',
  offline: 'parts.keptHere',
};

/**
 * Keeps a chart in the account. On this device, if nobody is signed in, the service cannot be reached or takes no change in
 * this hour, and if the birth has no time: an account needs one.
 */
export async function keepChart(resolved: Resolved): Promise<Kept> {
  const { birth } = resolved;
  const outcome = birth.isTimeKnown ? await saveChart(resolved) : 'untimed';
  if (OUTCOMES[outcome].startsWith('parts.kept'))
    storeDeviceCharts(withCharts(deviceCharts(), [{ birth, tags: [], note: '' }]));
  return outcome;
}

export function Outcome({ outcome }: { outcome: Kept }) {
  const { reader, t } = useReader();
  return (
    <>
      {t(OUTCOMES[outcome])} {outcome !== 'not-saved' && <a href={reader.href('/charts')}>{t('parts.savedCharts')}</a>}
    </>
  );
}
