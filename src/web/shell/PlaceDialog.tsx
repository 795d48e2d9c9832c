/** The dialog in which the reader chooses the place of Today, Day and Year, open as long as it is there. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { zoneIdentifier } from '../../domain/time/zone';
import { focusFirstError } from '../parts/components';
import { coordinatesText } from '../parts/format';
import { type PlaceEntry, PlaceField } from '../parts/PlaceField';
import { changePlace, currentPlace, NEW_DELHI, type Place } from '../parts/place';
import { ZoneField } from '../parts/ZoneField';

const entryFor = ({ name, lat, lon, tz }: Place): PlaceEntry => ({ text: name, lat, lon, tz });

export function PlaceDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [entry, setEntry] = useState(() => entryFor(currentPlace()));
  const [zone, setZone] = useState(() => currentPlace().tz);
  const [wrong, setWrong] = useState<{ place?: string; zone?: string }>({});

  useLayoutEffect(() => dialog.current?.showModal(), []);

  const take = (event: Event) => {
    event.preventDefault();
    const { lat, lon, text } = entry;
    const tz = zoneIdentifier(zone.trim());
    const next = {
      ...(lat === null && { place: 'Choose a town from the list, or write latitude and longitude: 24.9459, 83.0665.' }),
      ...(tz === null && { zone: 'An IANA zone, Asia/Kolkata for one.' }),
    };
    setWrong(next);
    if (lat === null || lon === null || tz === null) {
      focusFirstError(dialog.current);
      return;
    }
    const named = /[a-z]/i.test(text.replace(/[NSEW]\b/g, ''));
    changePlace({ name: named ? (text.split(',')[0] ?? text) : coordinatesText(lat, lon), lat, lon, tz });
    dialog.current?.close();
  };

  return (
    <dialog ref={dialog} aria-labelledby="place-title" onClose={onClose}>
      <form onSubmit={take} noValidate>
        <h2 id="place-title">Place of Today, Day and Year</h2>
        <div class="fields">
          <PlaceField
            value={entry}
            span={12}
            error={wrong.place}
            onChange={(next) => {
              setEntry(next);
              if (next.tz) setZone(next.tz);
            }}
          />
          <ZoneField
            value={zone}
            onChange={setZone}
            span={12}
            error={wrong.zone}
            hint="Times on those pages are by this zone."
          />
        </div>
        <div class="acts">
          <button class="btn main" type="submit">
            Take this place
          </button>
          <button
            class="btn"
            type="button"
            onClick={() => {
              changePlace(NEW_DELHI);
              dialog.current?.close();
            }}
          >
            New Delhi
          </button>
          <button class="btn quiet" type="button" onClick={() => dialog.current?.close()}>
            Leave as it is
          </button>
        </div>
      </form>
    </dialog>
  );
}
