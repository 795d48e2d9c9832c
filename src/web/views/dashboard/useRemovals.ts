/** Deletion with undo: the request is sent after ten seconds, or earlier if the page is left. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask, type Refused } from '../../shared/account';

const UNDO_SECONDS = 10;

export interface Removals {
  /** Whether a path of the service is about to be deleted. */
  has(path: string): boolean;
  begin(path: string): void;
  undo(path: string): void;
  /** Deletes immediately what still waits. */
  flush(): Promise<void>;
}

/**
 * @param onGone     called when a path is deleted, also if it was already gone
 * @param onRefused  called when it could not be deleted and is back
 */
export function useRemovals(onGone: (path: string) => void, onRefused: (refused: Refused) => void): Removals {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const leave = (path: string): boolean => {
    clearTimeout(timers.current.get(path));
    return timers.current.delete(path);
  };
  const show = (path: string, isWaiting: boolean) =>
    setWaiting((before) => {
      const after = new Set(before);
      if (isWaiting) after.add(path);
      else after.delete(path);
      return after;
    });
  const finish = async (path: string) => {
    if (!leave(path)) return;
    const answer = await ask('DELETE', path);
    if (answer.ok || answer.code === 'not-found') onGone(path);
    else onRefused(answer);
    show(path, false);
  };

  useEffect(() => {
    // A deletion is sent even if the page closes within the ten seconds.
    const deleteAll = () => {
      for (const path of timers.current.keys()) void fetch(path, { method: 'DELETE', keepalive: true });
      timers.current.clear();
    };
    addEventListener('pagehide', deleteAll);
    return () => removeEventListener('pagehide', deleteAll);
  }, []);

  return {
    has: (path) => waiting.has(path),
    begin(path) {
      timers.current.set(
        path,
        setTimeout(() => void finish(path), UNDO_SECONDS * 1000),
      );
      show(path, true);
    },
    undo(path) {
      leave(path);
      show(path, false);
    },
    flush: async () => {
      await Promise.all([...timers.current.keys()].map(finish));
    },
  };
}
