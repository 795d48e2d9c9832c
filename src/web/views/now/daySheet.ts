/**
 * On paper, the page of now is the sheet of its day. The sheet is the HTML of `/day`, fetched when the reader prints. A
 * print dialog waits for no promise, so the request is synchronous. Without the service, the page prints itself.
 */
import { unixToJd } from '../../../domain/time/unix';
import { localPath } from '../../i18n/locales';
import { carriedQuery, isAsGiven } from '../../reader/data';
import { given, givenOf } from '../../reader/given';
import { queryText } from '../../reader/where';

/** The text at a URL; null if it cannot be had. */
function textAt(url: string): string | null {
  const request = new XMLHttpRequest();
  try {
    request.open('GET', url, false);
    request.send();
  } catch {
    return null;
  }
  return request.status === 200 ? request.responseText : null;
}

/** The styles of a page that this one lacks, for paper. */
const printStyles = (page: Document): CSSStyleSheet[] =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].flatMap((link) => {
    const url = link.getAttribute('href') ?? '';
    const text = document.querySelector(`link[href="${url}"]`) ? null : textAt(url);
    if (text === null) return [];
    const styles = new CSSStyleSheet({ media: 'print' });
    styles.replaceSync(text);
    return [styles];
  });

let sheet: Element | null = null;

function removeSheet(): void {
  sheet?.remove();
  sheet = null;
  document.adoptedStyleSheets = [];
}

function showSheet(): void {
  removeSheet();
  const search = queryText(carriedQuery());
  const html = textAt(localPath(given().locale, '/day') + search);
  if (html === null) return;
  const page = new DOMParser().parseFromString(html, 'text/html');
  // Without a network, the page may be of another place or day.
  if (!isAsGiven(unixToJd(Date.now()), givenOf(page), search)) return;
  sheet = page.querySelector('main');
  if (!sheet) return;
  document.adoptedStyleSheets = printStyles(page);
  document.querySelector('main')?.before(sheet);
}

/** Lets the browser print the sheet of the day. */
export function printDaySheet(): void {
  addEventListener('beforeprint', showSheet);
  addEventListener('afterprint', removeSheet);
}
