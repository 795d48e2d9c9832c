/** A part whose code is fetched when it is first drawn: what is behind a disclosure need not load with the page. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Props<P extends object> {
  load: () => Promise<FunctionComponent<P>>;
  /** What the part is given. */
  given: P;
}

export function Later<P extends object>({ load, given }: Props<P>) {
  const [loaded, setLoaded] = useState<{ Part: FunctionComponent<P> } | 'failed' | null>(null);
  useEffect(() => {
    load().then(
      (Part) => setLoaded({ Part }),
      () => setLoaded('failed'),
    );
  }, []);
  if (loaded === null) return null;
  if (loaded === 'failed') return <p class="q">This part could not be loaded. Opening it again may help.</p>;
  return <loaded.Part {...given} />;
}
