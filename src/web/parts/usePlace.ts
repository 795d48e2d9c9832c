import { useEffect, useState } from 'preact/hooks';
import { currentPlace, onPlace, type Place } from '../reader/place';

/** The reader's place for a view, which redraws when it changes. */
export function usePlace(): Place {
  const [current, setCurrent] = useState(currentPlace);
  useEffect(() => onPlace(() => setCurrent(currentPlace())), []);
  return current;
}
