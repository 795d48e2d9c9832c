/** The place of a page as a form that works without a script. */
import { useReader } from '../reader/reader';
import { withoutPlace } from '../reader/where';

/** Sends the page again with another place. It appears only without a script. */
export function PlaceForm() {
  const { query, t } = useReader();
  return (
    <noscript>
      <form class="f">
        {withoutPlace(query).map(([key, value]) => (
          <input key={key + value} type="hidden" name={key} value={value} />
        ))}
        <label for="place-text">{t('pages.place_field')}</label>
        <input id="place-text" name="place" required autocomplete="off" />
        <button class="btn small" type="submit">
          {t('pages.place_take')}
        </button>
      </form>
    </noscript>
  );
}
