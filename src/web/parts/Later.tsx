/** A part whose code is fetched when it is first drawn: what is behind a disclosure need not load with the page. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useReader } from '../reader/reader';

interface Props<P extends object> {
  load: () => Promise<FunctionComponent<P>>;
  /** What the part is given. */
  given: P;
}

export function Later<P extends object>({ load, given }: Props<P>) {
  const { t } = useReader();
  const [loaded, setLoaded] = useState<{ Part: FunctionComponent<P> } | 'failed' | null>(null);
  useEffect(() => {
    load().then(
      (Part) => setLoaded({ Part }),
      () => setLoaded('failed'),
    );
  }, []);
  if (loaded === null) return null;
  if (loaded === 'failed') return <p class="q">{t('shell.partFailed')}</p>;
  return <loaded.Part {...given} />;
}
