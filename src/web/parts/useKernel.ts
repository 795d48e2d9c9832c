import { useEffect, useState } from 'preact/hooks';
import { type BrowserKernel, openKernel } from './kernel';

export type KernelState = { state: 'waiting' } | { state: 'ready'; kernel: BrowserKernel } | { state: 'failed' };

/** The kernel for a view: waiting at first, unless another view's module has opened it already. */
export function useKernel(): KernelState {
  const [kernel, setKernel] = useState<KernelState>({ state: 'waiting' });
  useEffect(() => {
    openKernel().then(
      (opened) => setKernel({ state: 'ready', kernel: opened }),
      () => setKernel({ state: 'failed' }),
    );
  }, []);
  return kernel;
}
