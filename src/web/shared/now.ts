/** The present instant for views that follow it. */
import { useEffect, useState } from 'preact/hooks';
import { unixToJd } from '../../domain/time/civil';
import { type Reader, useReader } from '../reader/reader';

/** The current instant rounded down to a number of seconds, Julian days UT. */
export function presentStep(seconds: number): number {
  const step = seconds * 1000;
  return unixToJd(Math.floor(Date.now() / step) * step);
}

/** The instant for which a view is rendered; in the browser the present one. Julian days UT. */
export const presentOf = ({ occasion }: Reader): number => occasion.jdUt ?? unixToJd(Date.now());

/**
 * The present instant by this device's clock, in steps of a number of seconds. It pauses while the page is hidden, and
 * is corrected when the page is visible again.
 */
export function useNow(seconds: number): number {
  const { occasion } = useReader();
  const [jdUt, setJdUt] = useState(() => occasion.jdUt ?? presentStep(seconds));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      setJdUt(presentStep(seconds));
      timer = setTimeout(run, seconds * 1000 - (Date.now() % (seconds * 1000)));
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [seconds]);
  return jdUt;
}
