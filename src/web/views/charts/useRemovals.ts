/** Removal with undo: it takes effect after ten seconds, or earlier if the page is left. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask, type Refused } from '../../shared/account';

const UNDO_SECONDS = 10;

/** Keys are paths of the service, or fragments of charts that this device keeps. */
const isOfService = (key: string): boolean => key.startsWith('/');

export interface Removals {
  /** Whether a key is about to be removed. */
  has(key: string): boolean;
  begin(key: string): void;
  undo(key: string): void;
  /** Removes immediately what still waits. */
  flush(): Promise<void>;
}

/**
 * @param onGone     called when a key is to be removed here, once the service has removed its path
 * @param onRefused  called when the service could not remove it, and it is back
 */
export function useRemovals(onGone: (key: string) => void, onRefused: (refused: Refused) => void): Removals {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const gone = useRef(onGone);
  gone.current = onGone;

  const leave = (key: string): boolean => {
    clearTimeout(timers.current.get(key));
    return timers.current.delete(key);
  };
  const show = (key: string, isWaiting: boolean) =>
    setWaiting((before) => {
      const after = new Set(before);
      if (isWaiting) after.add(key);
      else after.delete(key);
      return after;
    });
  const finish = async (key: string) => {
    if (!leave(key)) return;
    const answer = isOfService(key) ? await ask('DELETE', key) : null;
    if (answer === null || answer.ok || answer.code === 'not-found') gone.current(key);
    else onRefused(answer);
    show(key, false);
  };

  useEffect(() => {
    // What waits is removed even if the page closes within the ten seconds.
    const removeAll = () => {
      for (const key of timers.current.keys()) {
        if (isOfService(key)) void fetch(key, { method: 'DELETE', keepalive: true });
        else gone.current(key);
      }
      timers.current.clear();
    };
    addEventListener('pagehide', removeAll);
    return () => removeEventListener('pagehide', removeAll);
  }, []);

  return {
    has: (key) => waiting.has(key),
    begin(key) {
      timers.current.set(
        key,
        setTimeout(() => void finish(key), UNDO_SECONDS * 1000),
      );
      show(key, true);
    },
    undo(key) {
      leave(key);
      show(key, false);
    },
    flush: async () => {
      await Promise.all([...timers.current.keys()].map(finish));
    },
  };
}
