/** The actions of a chart: save, share, print. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { addMessages } from '../../reader/lateMessages';
import { useReader } from '../../reader/reader';
import { birthFragment, type Resolved } from '../../shared/birth';
import { fragmentOfBirths } from '../../shared/births';
import { linkTo } from './address';

const loadSaving = () => Promise.all([import('./Saving'), addMessages('parts')]).then(([saving]) => saving);

export function Actions({ resolved }: { resolved: Resolved }) {
  const { reader, t } = useReader();
  const [said, setSaid] = useState<ComponentChildren>('');
  const { birth } = resolved;
  const keep = async () => {
    try {
      const { keepChart, Outcome } = await loadSaving();
      setSaid(<Outcome outcome={await keepChart(resolved)} />);
    } catch {
      setSaid(t('shell.partFailed'));
    }
  };
  const copy = async () => {
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
        <button class="btn small main" type="button" onClick={() => void keep()}>
          {t('desk.save')}
        </button>
      </span>
      <p class="said" role="status">
        {said}
      </p>
    </>
  );
}
