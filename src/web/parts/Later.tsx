/**
 * A part whose code loads when it is first drawn, because the content of a closed disclosure need not load with the
 * page.
 */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useReader } from '../reader/reader';

interface Props<P extends object> {
  load: () => Promise<FunctionComponent<P>>;
  /** Props of the part. */
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
