/** The end of a page of observances: the place that they are computed for. */
import { coordinatesText } from '../../../lexicon/coordinates';
import { useReader } from '../../reader/reader';
import { PageEnd } from '../../shared/PageEnd';

export function PlaceEnd() {
  const {
    t,
    place: { name, lat, lon, tz },
  } = useReader();
  return (
    <PageEnd>
      <p>{t('utsava.made', { place: name, coordinates: coordinatesText(lat, lon), tz })}</p>
    </PageEnd>
  );
}
