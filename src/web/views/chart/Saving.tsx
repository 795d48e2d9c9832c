/** Saves a chart to the account of its reader, and says what came of it. */
import type { MessageKey } from '../../i18n/translate';
import { useReader } from '../../reader/reader';
import type { Saved } from '../../shared/account';
import { birthFragment, type Resolved } from '../../shared/birth';

export { saveChart } from '../../shared/account';

const OUTCOMES: Record<Saved, MessageKey> = {
  saved: 'parts.saved',
  'signed-out': 'parts.signedOut',
  full: 'parts.full',
  'no-accounts': 'parts.noAccounts',
  'not-saved': 'parts.notSaved',
  offline: 'parts.offlineSave',
};

export function Outcome({ resolved: { birth }, outcome }: { resolved: Resolved; outcome: Saved }) {
  const { reader, t } = useReader();
  return (
    <>
      {t(OUTCOMES[outcome])}{' '}
      {outcome === 'signed-out' && <a href={reader.href('/dashboard') + birthFragment(birth)}>{t('parts.signIn')}</a>}
      {(outcome === 'saved' || outcome === 'full') && <a href={reader.href('/dashboard')}>{t('parts.savedCharts')}</a>}
    </>
  );
}
