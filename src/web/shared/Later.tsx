/**
 * A part whose code loads when it is first drawn, because the content of a closed disclosure need not load with the
 * page.
 */
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useReader } from '../reader/reader';

interface Props<P extends object> {
  load: () => Promise<FunctionComponent<P>>;
  /** Props of the part. */
  given: P;
  /** Shown until the code is there. */
  wait?: ComponentChildren;
}

export function Later<P extends object>({ load, given, wait = null }: Props<P>) {
  const { t } = useReader();
  const [loaded, setLoaded] = useState<{ Part: FunctionComponent<P> } | 'failed' | null>(null);
  useEffect(() => {
    load().then(
      (Part) => setLoaded({ Part }),
      () => setLoaded('failed'),
    );
  }, []);
  if (loaded === null) return <>{wait}</>;
  if (loaded === 'failed') return <p class="q">{t('shell.partFailed')}</p>;
  return <loaded.Part {...given} />;
}
