/**
 * A place in the address without its coordinates or its zone, on a page that the service does not render for its reader,
 * and the notice of an unknown one on every page. The page provides what its first script has, so that this module
 * leaves that script in one piece.
 */
import type { NamedPlace } from '../../data/place';
import { latinOf } from '../../domain/places/fold';
import type { Compiled, Translate } from '../i18n/translate';
import { placeNotice } from '../pages/unknownPlace';
import { nearestOfService, townsOfService } from '../shared/placeService';
import { pointPlace } from '../shared/pointPlace';

const MAX_TOWNS = 5;

interface Page {
  translate: (messages: Compiled) => Translate;
  locale: 'en' | 'hi';
  /** The name of the reader's place in the language of the page. */
  placeName: Promise<string>;
  onPlace: (follow: () => void) => void;
  /** The whole list of towns, for a reader without the network. */
  openList: () => Promise<Pick<typeof import('../shared/gazetteer'), 'findTowns' | 'nearby'>>;
  address: Pick<typeof import('../reader/where'), 'coordinatesOf' | 'nameOf' | 'withoutPlace' | 'withPlace'>;
}

type Named = NamedPlace & { admin1?: string };

/** The places of the query: the point of its coordinates, or the towns of its name. */
async function placesOf(query: URLSearchParams, { address, openList }: Page): Promise<Named[]> {
  const [point, name] = [address.coordinatesOf(query), address.nameOf(query)];
  if (point) {
    const near = await nearestOfService(point).catch(async () => (await openList()).nearby(point));
    return [{ ...pointPlace(point, near), ...(name && { name }) }];
  }
  const towns = await townsOfService(name, MAX_TOWNS).catch(async () => (await openList()).findTowns(name, MAX_TOWNS));
  return towns.filter((town) => latinOf(town.found ?? town.name) === latinOf(name));
}

/** The address of this page with another query. The fragment may hold a birth. */
const addressWith = (search: string): string => location.pathname + search + location.hash;

/** Makes the notice of an unknown place; null if the page moves to the address with the whole place. */
async function madeNotice(query: URLSearchParams, page: Page): Promise<Element | null> {
  const { nameOf, withoutPlace, withPlace } = page.address;
  const places = await placesOf(query, page).catch(() => []);
  const [place] = places;
  if (place && places.length === 1) {
    location.replace(addressWith(withPlace(query, place)));
    return null;
  }
  const candidates = places.map((each) => ({
    label: [each.name, each.admin1].filter(Boolean).join(', '),
    search: withPlace(query, each),
  }));
  const text = nameOf(query) || (query.get('at') ?? '');
  const unknown = { text, candidates, rest: withoutPlace(query) };
  const messages = await (await fetch(`${LATE_MESSAGES}/${page.locale}-unknownPlace.json`)).json();
  const html = placeNotice(page.translate(messages), unknown, '');
  document.querySelector('#notice')?.insertAdjacentHTML('afterbegin', html);
  return document.querySelector('#unknown-place');
}

/** Looks up the place of the query, unless the page has its notice, which follows the place of the reader. */
export async function readWritten(query: URLSearchParams, page: Page): Promise<void> {
  const notice = document.querySelector('#unknown-place') ?? (await madeNotice(query, page));
  const words = notice?.querySelector('b');
  if (!notice || !words) return;
  page.onPlace(() => notice.remove());
  words.textContent = await page.placeName;
  for (const link of notice.querySelectorAll('a')) link.href = addressWith(link.search);
  const form = notice.querySelector('form');
  if (form) form.action = addressWith('');
}
