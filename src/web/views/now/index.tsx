/** The full page of now: computed here for the reader's place, and updated over time. */
import { useEffect, useState } from 'preact/hooks';
import { isSamePlace, type NamedPlace } from '../../../data/place';
import { SECONDS_PER_DAY } from '../../../domain/time/civil';
import { useReader } from '../../reader/reader';
import { Failed } from '../../shared/Failed';
import { type BrowserKernel, openKernel } from '../../shared/kernel';
import { knownFollowing, useFollowing } from '../../shared/next/useFollowing';
import { presentStep } from '../../shared/now';
import { mountOver } from '../../shell/mountOver';
import { type Now, nowAt } from './model';
import { NowPage } from './Now';

/** The present model, computed again when something in it changes. A hidden page is not updated. */
function useModel(kernel: BrowserKernel, place: NamedPlace): Now | null {
  const compute = () => {
    const now = nowAt(kernel, presentStep(1), place);
    return now.ok ? now.value : null;
  };
  const [model, setModel] = useState(() => ({ place, now: compute() }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const now = compute();
      setModel({ place, now });
      if (!now) return;
      const wait = Math.ceil((now.validUntil - now.jdUt) * SECONDS_PER_DAY) * 1000 - (Date.now() % 1000);
      timer = setTimeout(run, Math.max(wait, 50));
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [kernel, place]);
  return isSamePlace(model.place, place) ? model.now : compute();
}

function View({ kernel }: { kernel: BrowserKernel }) {
  const reader = useReader();
  const now = useModel(kernel, reader.place);
  const following = useFollowing(kernel, reader, now?.dayNumber, knownFollowing());
  if (now) return <NowPage kernel={kernel} now={now} following={following} isLive />;
  return <Failed t={reader.t} />;
}

/** Settles once the view is mounted. */
export const mounted: Promise<void> = openKernel().then((kernel) => mountOver(() => <View kernel={kernel} />));
