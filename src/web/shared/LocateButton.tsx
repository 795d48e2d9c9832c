/** "Use my location": asks the browser only when pressed. */
import { useState } from 'preact/hooks';
import type { NamedPlace } from '../../data/place';
import type { Coordinates } from '../entry/coordinates';
import { useReader } from '../reader/reader';
import { nearby } from './gazetteer';
import { nearestOfService } from './placeService';
import { placeOfDevice } from './position';

/** From the service, or else from the list of towns, which is large. */
const nearestTown = (point: Coordinates) => nearestOfService(point).catch(() => nearby(point));

export function LocateButton({ onPlace }: { onPlace: (place: NamedPlace) => void }) {
  const { t } = useReader();
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const locate = () => {
    setState('asking');
    placeOfDevice(nearestTown).then(
      (place) => {
        setState('idle');
        onPlace(place);
      },
      () => setState('refused'),
    );
  };
  return (
    <>
      <button class="btn small" type="button" id="locate" onClick={locate}>
        <svg class="ic" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <circle cx="8" cy="8" r="4.5" />
          <path d="M8 .5v4M8 11.5v4M.5 8h4M11.5 8h4" />
        </svg>
        {state === 'asking' ? t('place.locating') : t('place.use')}
      </button>
      {state === 'refused' && <small role="status">{t('place.refused')}</small>}
    </>
  );
}
