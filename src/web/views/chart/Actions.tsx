/** What is done with a chart: saved, handed on, printed. */
import { useState } from 'preact/hooks';
import { dashboardFor, type Saved, saveChart } from '../../parts/account';
import type { Resolved } from '../../parts/birth';
import { linkTo } from './address';

const SAID: Record<Saved, string> = {
  saved: 'Saved in your account.',
  'signed-out': 'Make a passkey to keep it. No e-mail, no password.',
  full: 'The account is full, so it is not saved. Delete one of the saved charts first.',
  'no-accounts': 'This service keeps no accounts. The link of the chart holds the birth: copy it to keep it.',
  'not-saved': 'It could not be saved. Trying again may help.',
  offline: 'The service could not be reached. Saving waits for a network.',
};

/** An account keeps births; what they are reckoned by stays with the page. */
const SAVED_BIRTH =
  'Saved in your account: the birth alone, which opens from there with Lahiri and the mean node. The link keeps both.';

export function Actions({ resolved }: { resolved: Resolved }) {
  const [said, setSaid] = useState('');
  const [outcome, setOutcome] = useState<Saved | null>(null);
  const save = async () => {
    const result = await saveChart(resolved);
    setOutcome(result);
    const { ayanamsha, nodeMode } = resolved.birth;
    const isCustomary = ayanamsha === 'lahiri' && nodeMode === 'mean';
    setSaid(result === 'saved' && !isCustomary ? SAVED_BIRTH : SAID[result]);
  };
  const copy = async () => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(linkTo(resolved.birth));
      setSaid('Copied. The birth stands after the # of the link, which browsers do not send.');
    } catch {
      setSaid('The link is the address of this page: copy it from there.');
    }
  };
  return (
    <>
      <button class="btn main" type="button" onClick={() => void save()}>
        Save chart
      </button>
      <button class="btn" type="button" onClick={() => void copy()}>
        Copy link
      </button>
      <button class="btn" type="button" onClick={() => print()}>
        Print
      </button>
      <p class="said" role="status">
        {said} {outcome === 'signed-out' && <a href={dashboardFor(resolved.birth)}>Make a passkey or sign in</a>}
        {(outcome === 'saved' || outcome === 'full') && <a href="/dashboard">Saved charts</a>}
      </p>
    </>
  );
}
