/** The 404 page of a name: what it may mean, as links. */
import type { ComponentChildren } from 'preact';
import { PageEnd } from './PageEnd';

/** A page that the name may mean. */
export interface Offer {
  href: string;
  label: string;
  /** The language of the label, if it is not that of the page. */
  lang?: string;
}

interface Props {
  title: string;
  /** The heading of the offers. */
  heading: string;
  offers: readonly Offer[];
  children?: ComponentChildren;
}

export function UnknownName({ title, heading, offers, children }: Props) {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <div class="head">
          <div>
            <h1>{title}</h1>
            {offers.length > 0 && <p id="nearest">{heading}</p>}
          </div>
        </div>
        {offers.length > 0 && (
          <ul class="rows columns" aria-labelledby="nearest">
            {offers.map(({ href, label, lang }) => (
              <li key={href}>
                <a href={href} lang={lang}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </main>
      <PageEnd />
    </>
  );
}
