/** The end of a page of observances: the place that they are computed for. */

import { coordinatesText } from '../../../lexicon/coordinates';
import { useReader } from '../../reader/reader';
import { PageEnd } from '../../shared/PageEnd';
import { placeWords } from '../../shared/placeWords';

export function PlaceEnd() {
  const { reader, t, place } = useReader();
  const { lat, lon, tz } = place;
  const values = { place: reader.placeName, coordinates: coordinatesText(lat, lon), tz };
  return (
    <PageEnd>
      <p>{placeWords(reader, t('utsava.made', values))}</p>
    </PageEnd>
  );
}
