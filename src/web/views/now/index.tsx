/** The full page of now: computed here for the reader's place, and updated over time. */
import { useEffect, useState } from 'preact/hooks';
import type { NamedPlace } from '../../../data/place';
import { SECONDS_PER_DAY } from '../../../domain/time/civil';
import { Failed } from '../../parts/Failed';
import { type BrowserKernel, openKernel } from '../../parts/kernel';
import { presentStep } from '../../parts/now';
import { type Following, given } from '../../reader/given';
import { useReader } from '../../reader/reader';
import { mountRead } from '../../shell/mount';
import { tellMounted } from '../../shell/takeover';
import { type Now, nowAt } from './model';
import { NowPage } from './Now';

const isSamePlace = (a: NamedPlace, b: NamedPlace): boolean => a.lat === b.lat && a.lon === b.lon && a.tz === b.tz;

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

/**
 * The next observances: from the page's HTML while they are valid, otherwise from the rules, which are then fetched.
 */
function useFollowing(kernel: BrowserKernel, place: NamedPlace, today: number | undefined): Following | null {
  const [following, setFollowing] = useState<Following | null>(null);
  const page = given();
  const holds = page.now?.dayNumber === today && isSamePlace(page.place, place);
  useEffect(() => {
    if (holds || today === undefined) return undefined;
    let isCurrent = true;
    setFollowing(null);
    import('./next').then(
      ({ nextAt }) => isCurrent && setFollowing(nextAt(kernel, place, today)),
      () => isCurrent && setFollowing({ next: [], vows: [] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [kernel, place, today, holds]);
  return holds ? (page.now?.following ?? null) : following;
}

function View({ kernel }: { kernel: BrowserKernel }) {
  const { t, place } = useReader();
  const now = useModel(kernel, place);
  const following = useFollowing(kernel, place, now?.dayNumber);
  if (now) return <NowPage kernel={kernel} now={now} following={following} isLive />;
  return <Failed t={t} />;
}

/** Settles once the view is mounted. */
export const mounted: Promise<void> = openKernel()
  .then((kernel) => mountRead(() => <View kernel={kernel} />))
  .then(tellMounted);
