/** The actions of a chart: save, share, print. */
import { useState } from 'preact/hooks';
import type { MessageKey } from '../../i18n/translate';
import { useReader } from '../../reader/reader';
import type { Saved } from '../../shared/account';
import { birthFragment, type Resolved } from '../../shared/birth';
import { fragmentOfBirths } from '../../shared/births';
import { linkTo } from './address';

const OUTCOMES: Record<Saved, MessageKey> = {
  saved: 'desk.saved',
  'signed-out': 'desk.signedOut',
  full: 'desk.full',
  'no-accounts': 'desk.noAccounts',
  'not-saved': 'desk.notSaved',
  offline: 'desk.offlineSave',
};

export function Actions({ resolved }: { resolved: Resolved }) {
  const { reader, t } = useReader();
  const [said, setSaid] = useState('');
  const [outcome, setOutcome] = useState<Saved | null>(null);
  const { birth } = resolved;
  const save = async () => {
    const result = await import('../../shared/account').then(
      ({ saveChart }) => saveChart(resolved, birth.name || birth.place),
      (): Saved => 'offline',
    );
    setOutcome(result);
    const { ayanamsa, nodeMode } = birth.settings;
    const isCustomary = ayanamsa === 'lahiri' && nodeMode === 'mean';
    // An account stores births. The conventions stay with the page.
    setSaid(t(result === 'saved' && !isCustomary ? 'desk.savedBirth' : OUTCOMES[result]));
  };
  const copy = async () => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(linkTo(birth));
      setSaid(t('desk.copied'));
    } catch {
      setSaid(t('desk.copyFailed'));
    }
  };
  return (
    <>
      <span class="act">
        <button class="btn small" type="button" onClick={() => void copy()}>
          {t('desk.link')}
        </button>
        <a class="btn small" href={reader.href('/match') + fragmentOfBirths({ a: birth })}>
          {t('desk.compare')}
        </a>
        <button class="btn small" type="button" onClick={() => print()}>
          {t('desk.print')}
        </button>
        {birth.isTimeKnown && (
          <a class="btn small" href={reader.href('/chart/booklet') + birthFragment(birth)}>
            {t('desk.booklet')}
          </a>
        )}
        <button class="btn small main" type="button" onClick={() => void save()}>
          {t('desk.save')}
        </button>
      </span>
      <p class="said" role="status">
        {said && `${said} `}
        {outcome === 'signed-out' && <a href={reader.href('/dashboard') + birthFragment(birth)}>{t('desk.signIn')}</a>}
        {(outcome === 'saved' || outcome === 'full') && <a href={reader.href('/dashboard')}>{t('desk.savedCharts')}</a>}
      </p>
    </>
  );
}
