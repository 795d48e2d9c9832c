/** The dialog in which the reader chooses the place of all pages. It is open as long as it is mounted. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type NamedPlace, REFERENCE_PLACE } from '../../data/place';
import { coordinatesText } from '../../lexicon/coordinates';
import { focusFirstError } from '../parts/components';
import { LocateButton } from '../parts/LocateButton';
import { NO_PLACE, PlaceField } from '../parts/PlaceField';
import { changePlace } from '../reader/place';
import { useReader } from '../reader/reader';

export function PlaceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useReader();
  const dialog = useRef<HTMLDialogElement>(null);
  const [entry, setEntry] = useState(NO_PLACE);
  const [isMissing, setIsMissing] = useState(false);

  useLayoutEffect(() => dialog.current?.showModal(), []);

  const choose = (place: NamedPlace) => {
    changePlace(place);
    dialog.current?.close();
  };
  const take = (event: Event) => {
    event.preventDefault();
    if (entry.place) choose(entry.place);
    else {
      setIsMissing(true);
      focusFirstError(dialog.current);
    }
  };
  const { place } = entry;

  return (
    <dialog ref={dialog} aria-labelledby="place-title" onClose={onClose}>
      <form onSubmit={take} noValidate>
        <h2 id="place-title">{t('place.title')}</h2>
        <PlaceField
          value={entry}
          autofocus
          error={isMissing && !place ? t('place.required') : null}
          echo={place ? `${coordinatesText(place.lat, place.lon)}, ${place.tz}` : undefined}
          onChange={setEntry}
        />
        <p class="acts">
          <LocateButton onPlace={choose} />
        </p>
        <div class="acts">
          <button class="btn main" type="submit">
            {t('place.take')}
          </button>
          <button class="btn" type="button" onClick={() => choose(REFERENCE_PLACE)}>
            {t('place.reset')}
          </button>
          <button class="btn quiet" type="button" onClick={() => dialog.current?.close()}>
            {t('place.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
