/** The reader's place: that of Today, Day and Year. Kept on this device, sent nowhere. */
import { useEffect, useState } from 'preact/hooks';
import { zoneIdentifier } from '../../domain/time/zone';
import { remember, remembered } from './storage';

export interface Place {
  name: string;
  lat: number;
  lon: number;
  /** IANA zone. */
  tz: string;
}

export const NEW_DELHI: Place = { name: 'New Delhi', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };

const CHANGED = 'khagola:place';

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { name, lat, lon, tz } = value as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    typeof lat === 'number' &&
    Math.abs(lat) <= 90 &&
    typeof lon === 'number' &&
    Math.abs(lon) <= 180 &&
    typeof tz === 'string' &&
    zoneIdentifier(tz) !== null
  );
}

function kept(): Place {
  try {
    const value: unknown = JSON.parse(remembered('place') ?? 'null');
    return isPlace(value) ? value : NEW_DELHI;
  } catch {
    return NEW_DELHI;
  }
}

let place: Place | undefined;

export function currentPlace(): Place {
  place ??= kept();
  return place;
}

/** Takes another place for all views, and tells them. */
export function changePlace(next: Place): void {
  place = next;
  remember('place', JSON.stringify(next));
  dispatchEvent(new Event(CHANGED));
}

/** Tells of every other place that is taken; gives what ends it. */
export function onPlace(follow: () => void): () => void {
  addEventListener(CHANGED, follow);
  return () => removeEventListener(CHANGED, follow);
}

/** The reader's place for a view, which is drawn anew when it changes. */
export function usePlace(): Place {
  const [current, setCurrent] = useState(currentPlace);
  useEffect(() => onPlace(() => setCurrent(currentPlace())), []);
  return current;
}

const OPEN = 'khagola:choose-place';

/** Opens the dialog in which the reader chooses a place; the shell holds it. */
export function choosePlace(): void {
  dispatchEvent(new Event(OPEN));
}

export function onChoosePlace(open: () => void): () => void {
  addEventListener(OPEN, open);
  return () => removeEventListener(OPEN, open);
}
