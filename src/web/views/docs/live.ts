import { takeOver } from '../../shell/takeover';
import { slugOf, subjectSlug } from './addresses';
import './docs.css';

/** The page of a part that the fragment of an earlier address names. */
function pageOfFragment(): string | undefined {
  const fragment = location.hash.slice(1);
  const slugs = [slugOf(fragment), subjectSlug(fragment)];
  const links = fragment ? [...document.querySelectorAll<HTMLAnchorElement>('.contents a')] : [];
  return links.find(({ pathname }) => slugs.some((slug) => pathname.endsWith(`/${slug}`)))?.pathname;
}

const page = pageOfFragment();
if (page) location.replace(page + location.search);
else takeOver({ load: () => import('./index').then(({ mounted }) => mounted) });
