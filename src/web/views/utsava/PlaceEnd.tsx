/** The end of a page of observances: the place that they are computed for. */
import { coordinatesText } from '../../../lexicon/coordinates';
import { useReader } from '../../reader/reader';
import { PageEnd } from '../../shared/PageEnd';

export function PlaceEnd() {
  const {
    t,
    reader: { placeName },
    place: { lat, lon, tz },
  } = useReader();
  return (
    <PageEnd>
      <p>{t('utsava.made', { place: placeName, coordinates: coordinatesText(lat, lon), tz })}</p>
    </PageEnd>
  );
}
