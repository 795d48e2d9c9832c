/** The form for another place, and the notice of a page whose address has a place that the list of places does not settle. */
import type { Translate } from '../i18n/translate';
import { escaped } from './escaped';

type Entries = readonly (readonly [string, string])[];

export interface UnknownPlace {
  /** The name or the coordinates in the address. */
  text: string;
  /** The places that the text may mean, each with the query of its page; none for an unknown name. */
  candidates: readonly { label: string; search: string }[];
  /** The query without the place. */
  rest: Entries;
}

/** Sends the page again with another place. */
function placeForm(t: Translate, rest: Entries, text: string): string {
  const hidden = rest.map(([key, value]) => `<input type="hidden" name="${escaped(key)}" value="${escaped(value)}">`);
  return [
    `<form class="f">${hidden.join('')}<label for="other-place">${escaped(t('unknownPlace.field'))}</label>`,
    `<input id="other-place" name="place" value="${escaped(text)}" required>`,
    `<button class="btn small">${escaped(t('unknownPlace.show'))}</button></form>`,
  ].join('');
}

/** The form of a page for a reader without a script, who cannot open the place dialog. */
export const formWithoutScript = (t: Translate, rest: Entries): string =>
  `<noscript><div class="strip">${placeForm(t, rest, '')}</div></noscript>`;

/** The sentences of the notice: the place is unknown, and which one the page shows. */
const sentences = (t: Translate, { text, candidates }: UnknownPlace, placeName: string): string =>
  `${escaped(t(candidates.length > 0 ? 'unknownPlace.several' : 'unknownPlace.none', { text }))} ` +
  escaped(t('unknownPlace.shown', { place: '\n' })).replace('\n', `<b>${escaped(placeName)}</b>`);

/** The notice in a frame, which must not send a form. */
export const framedNotice = (t: Translate, unknown: UnknownPlace, placeName: string): string =>
  `<p>${sentences(t, unknown, placeName)}</p>`;

/** The notice with its candidates and a form for another place, which work without a script. */
export function placeNotice(t: Translate, unknown: UnknownPlace, placeName: string): string {
  const { text, candidates, rest } = unknown;
  const links = candidates.map(
    ({ label, search }) => `<a href="${escaped(search)}" data-other-place>${escaped(label)}</a>`,
  );
  return [
    '<div class="strip" id="unknown-place">',
    `<span>${sentences(t, unknown, placeName)}</span>`,
    ...links,
    placeForm(t, rest, text),
    '</div>',
  ].join('');
}
