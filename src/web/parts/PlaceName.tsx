/** The name of the reader's place within a sentence: a button that opens the dialog to change it. */
import { choosePlace, type Place } from './place';

export const PlaceName = ({ place }: { place: Place }) => (
  <button
    class="inline"
    type="button"
    aria-haspopup="dialog"
    aria-label={`${place.name}, change place`}
    onClick={choosePlace}
  >
    {place.name}
  </button>
);
