/**
 * The place dialog, which is in the HTML of every page and opens before any script of a view. This module answers in
 * it: towns of the index first, then those of the service; without the network, those of the list on the device. It is
 * built as one file without imports, so that a first tap waits for one answer of the network.
 */
import { type NamedPlace, REFERENCE_PLACE } from '../../data/place';
import { latinOf } from '../../domain/places/fold';
import { coordinatesText } from '../../lexicon/coordinates';
import type { PlaceNames } from '../../lexicon/places';
import { type Coordinates, readCoordinates } from '../entry/coordinates';
import { plainText } from '../i18n/plainText';
import type { MessageKey } from '../i18n/translate';
import { latinPart } from '../reader/latinPart';
import { nearestOfService, townsOfService } from '../shared/placeService';
import { type NearestTown, pointPlace } from '../shared/pointPlace';
import { placeOfDevice } from '../shared/position';
import { type IndexedTown, readTownIndex, townsOfIndex } from '../shared/townIndex';

const MAX_OFFERS = 8;
/** A pause in typing before the service is asked. */
const PAUSE_MS = 150;
const SHORTEST_TEXT = 2;

/** The functions that the page provides. */
interface Page {
  /** The index of towns, compressed. */
  index: Promise<Response>;
  /** The whole list of towns, for a reader without the network. */
  openList: () => Promise<Pick<typeof import('../shared/gazetteer'), 'findTowns' | 'nearby'>>;
  /** The names of places in the language of the page. */
  openNames: () => Promise<PlaceNames>;
  onChoose: (place: NamedPlace) => void;
}

const isSame = (a: IndexedTown, b: IndexedTown): boolean => a.name === b.name && a.lat === b.lat && a.lon === b.lon;
const townText = ({ name, localName = name, admin1 }: IndexedTown): string =>
  [localName, admin1].filter(Boolean).join(', ');

const NO_TOWNS: Promise<readonly IndexedTown[]> = Promise.resolve([]);
const NO_SEARCH = { text: '', near: NO_TOWNS, found: NO_TOWNS };

/** Towns of the index, followed by others; towns whose name is the text come first. */
function joined(text: string, near: readonly IndexedTown[], further: readonly IndexedTown[]): IndexedTown[] {
  const wanted = latinOf(text.trim());
  const all = [...near, ...further];
  const isExact = ({ name, found }: IndexedTown) => latinOf(found ?? name) === wanted;
  return [...all.filter(isExact), ...all.filter((town) => !isExact(town))].slice(0, MAX_OFFERS);
}

function startDialog(dialog: HTMLDialogElement, { index, openList, openNames, onChoose }: Page): void {
  const t = (key: MessageKey) => plainText(PLACE_MESSAGES, key);
  const part = <Found extends HTMLElement>(selector: string) => dialog.querySelector(selector) as Found;
  const form = part<HTMLFormElement>('form');
  const field = part<HTMLInputElement>('input');
  const offers = part<HTMLElement>('[role=listbox]');
  const note = part<HTMLElement>('small');
  const hint = note.textContent;
  // A page whose content is in a language of its own names that of the controls at its body.
  const lang = document.body.lang || document.documentElement.lang;
  const isLocal = lang !== 'en';
  const countries = new Intl.DisplayNames([lang], { type: 'region' });
  const rows = index
    .then(({ body }) => new Response(body?.pipeThrough(new DecompressionStream('gzip'))).text())
    .then(readTownIndex);

  let place: NamedPlace | null = null;
  let towns: readonly IndexedTown[] = [];
  /** The text whose towns are offered. */
  let offered = '';
  let at = -1;
  /** The running or last search: the towns of the index, and all. */
  let search: Record<'near' | 'found', Promise<readonly IndexedTown[]>> & { text: string } = NO_SEARCH;

  const say = (words: string | null, isWrong = false) => {
    note.textContent = words ?? hint;
    note.setAttribute('role', 'status');
    note.parentElement?.classList.toggle('bad', isWrong);
    if (isWrong) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  };
  const show = (isOpen: boolean) => {
    offers.hidden = !isOpen || towns.length === 0;
    field.setAttribute('aria-expanded', String(!offers.hidden));
    offers.replaceChildren(
      ...towns.map((town, i) => {
        const [offer, name, country] = ['div', 'span', 'span'].map((tag) => document.createElement(tag)) as [
          HTMLElement,
          HTMLElement,
          HTMLElement,
        ];
        offer.id = `places-${i}`;
        offer.role = 'option';
        offer.ariaSelected = String(i === Math.max(at, 0));
        const text = (town.found ? `${town.found}: ` : '') + townText(town);
        const latin = latinPart(lang, text);
        name.textContent = text;
        if (latin !== null) {
          const [before, after] = text.split(latin);
          const part = document.createElement('span');
          part.lang = 'en';
          part.textContent = latin;
          name.replaceChildren(before ?? '', part, after ?? '');
        }
        country.textContent = countries.of(town.country) ?? '';
        country.className = 'q';
        offer.append(name, country);
        offer.addEventListener('mousedown', (event) => event.preventDefault());
        offer.addEventListener('click', () => take(town));
        return offer;
      }),
    );
    if (at >= 0 && !offers.hidden) field.setAttribute('aria-activedescendant', `places-${at}`);
    else field.removeAttribute('aria-activedescendant');
  };
  const fill = (text: string, found: NamedPlace) => {
    place = found;
    search = NO_SEARCH;
    towns = [];
    field.value = text;
    show(false);
    say(`${coordinatesText(found.lat, found.lon)}, ${found.tz}`);
  };
  const take = (town: IndexedTown) => {
    const { name, lat, lon, tz } = town;
    fill(townText(town), { name, lat, lon, tz });
  };
  const offer = (text: string, found: readonly IndexedTown[], isWhole: boolean) => {
    if (search.text !== text) return;
    offered = text;
    const selected = towns[at];
    towns = found;
    at = selected ? found.findIndex((town) => isSame(town, selected)) : -1;
    show(document.activeElement === field);
    const isSimilar = found.length > 0 && found.every((town) => town.isSimilar);
    if (isSimilar) say(t('place.similar'));
    else if (found.length > 0) say(null);
    else say(t(isWhole ? 'place.none' : 'place.searching'));
  };
  /** The towns of a text beyond those of the index, which are named in the language of the page. */
  const furtherTowns = async (text: string, near: readonly IndexedTown[]): Promise<readonly IndexedTown[]> => {
    const found = await townsOfService(text, MAX_OFFERS).catch(async () =>
      (await openList()).findTowns(text, MAX_OFFERS),
    );
    const further = found.filter((town) => !near.some((other) => isSame(town, other)));
    if (!isLocal || further.length === 0) return further;
    const names = await openNames();
    return further.map((town) => {
      const words = names.town(town.name, town.tz);
      return { ...town, admin1: names.region(town.admin1), ...(words !== town.name && { localName: words }) };
    });
  };

  /** Searches in the index, then in the service unless the text has changed. */
  const look = (text: string) => {
    if (search.text === text) return search;
    const near = rows.then(
      (all) => townsOfIndex(all, text, MAX_OFFERS),
      () => [],
    );
    const found = (async () => {
      const first = await near;
      offer(text, first, false);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (search.text !== text) return first;
      const all = joined(text, first, await furtherTowns(text, first));
      offer(text, all, true);
      return all;
    })();
    search = { text, near, found };
    found.catch(() => search.text === text && say(t('place.failed'), true));
    return search;
  };
  const nearest = (point: Coordinates): Promise<NearestTown> =>
    nearestOfService(point).catch(async () => (await openList()).nearby(point));

  /** Accepts the place of the text: the chosen or first town of a name, or a point. */
  const settle = async () => {
    const text = field.value;
    if (place || text.trim() === '') return;
    try {
      const point = readCoordinates(text);
      if (point) {
        fill(text, pointPlace(point, await nearest(point)));
        return;
      }
      const { near, found } = look(text);
      const town = offered === text ? towns[Math.max(at, 0)] : (await near)[0];
      const best = town ?? (await found)[0];
      if (best && !best.isSimilar) take(best);
      else say(t(best ? 'place.similar' : 'place.none'), true);
      show(false);
    } catch {
      say(t('place.failed'), true);
    }
  };
  const close = () => dialog.close();
  const choose = (chosen: NamedPlace) => {
    close();
    onChoose(chosen);
  };
  const submit = async () => {
    await settle();
    if (place) choose(place);
    else {
      if (field.value.trim() === '') say(t('place.required'), true);
      field.focus();
    }
  };
  const input = () => {
    const text = field.value;
    place = null;
    at = -1;
    if (text.trim().length >= SHORTEST_TEXT && !/^[\s\d+\u2212-]/.test(text)) {
      look(text);
      return;
    }
    search = NO_SEARCH;
    towns = [];
    show(false);
    say(null);
  };

  field.spellcheck = false;
  field.enterKeyHint = 'next';
  field.ariaAutoComplete = 'list';
  field.addEventListener('input', input);
  field.addEventListener('blur', () => void settle());
  field.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!offers.hidden && step !== undefined) {
      at = (at + step + towns.length) % towns.length;
      show(true);
    } else if (event.key === 'Enter' && !place && field.value.trim() !== '') void settle();
    else if (event.key === 'Escape' && !offers.hidden) show(false);
    else return;
    event.preventDefault();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  part('[value=cancel]').addEventListener('click', close);
  part('[value=reset]').addEventListener('click', () => choose(REFERENCE_PLACE));
  part('[value=here]').addEventListener('click', () => {
    say(t('place.locating'));
    placeOfDevice(nearest).then(choose, () => say(t('place.refused')));
  });
  dialog.addEventListener('close', () => {
    form.reset();
    place = null;
    input();
  });
  // The reader may have typed, left the field, or pressed a button before this module ran.
  form.removeAttribute('data-waits');
  if (field.value !== '') input();
  const acts = early.acts.filter((control) => form.contains(control));
  for (const control of acts) {
    if (control === form) void submit();
    else control.click();
  }
  if (acts.length === 0 && document.activeElement !== field) void settle();
}

let isStarted = false;

/** Starts the dialog of the page, once. What was typed before is searched at once. */
export function startPlaceDialog(page: Page): void {
  const dialog = document.querySelector<HTMLDialogElement>('#places');
  if (!dialog || isStarted) return;
  isStarted = true;
  startDialog(dialog, page);
}
