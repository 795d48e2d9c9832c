/** A page that computes: drawn once the kernel and the letters are there, until then its head and what is under way. */
import type { ComponentChildren } from 'preact';
import type { TitleKey } from '../pages/titles';
import { Colophon } from './Colophon';
import { Busy, Fault, PageHead } from './components';
import type { BrowserKernel } from './kernel';
import { useIast } from './useIast';
import { useKernel } from './useKernel';

interface Props {
  page: TitleKey;
  /** What `Busy` says, and the rows that it keeps. */
  busy: { what: string; rows: number };
  /** The title where the kernel did not load. */
  fault: string;
  children: (kernel: BrowserKernel) => ComponentChildren;
}

export function Computed({ page, busy, fault, children }: Props) {
  const loaded = useKernel();
  const letters = useIast();
  if (loaded.state === 'ready' && letters) return <>{children(loaded.kernel)}</>;
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageHead page={page} lead={'\u00a0'} />
        {loaded.state === 'failed' ? (
          <Fault title={fault}>
            <p>The kernel did not load. Loading the page again may help.</p>
          </Fault>
        ) : (
          <Busy {...busy} />
        )}
      </main>
      <Colophon />
    </>
  );
}
