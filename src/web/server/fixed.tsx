/** The pages that the build renders as HTML, because they are the same at any time. */
import type { ComponentChild } from 'preact';
import type { Kernel } from '../../kernel/kernel';
import type { FixedKey } from '../pages/pages';
import type { Content } from '../pages/template';
import type { ReaderData } from '../reader/reader';
import { ownQuery } from '../reader/where';
import { AskPage } from '../views/ask/Ask';
import { ChartsPage } from '../views/charts/Charts';
import { MatchPage } from '../views/match/Match';
import { RectifyPage } from '../views/rectify/RectifyPage';
import { SettingsPage } from '../views/settings/Settings';
import { htmlOf, type MadeFor, readerOf } from './render';
import { DAYS_PER_CENTURY, holdsFrom } from './views';

const VIEWS: Readonly<Record<FixedKey, (kernel: Kernel) => ComponentChild>> = {
  match: (kernel) => <MatchPage kernel={kernel} />,
  rectify: (kernel) => <RectifyPage kernel={kernel} />,
  ask: () => <AskPage />,
  charts: () => <ChartsPage first={{ state: 'signed-out' }} />,
  settings: () => <SettingsPage />,
};

/** Renders a page with its view, valid for longer than any build. */
export async function renderFixed(
  key: FixedKey,
  kernel: Kernel,
  data: ReaderData,
  occasion: MadeFor,
): Promise<Content> {
  const { jdUt, search } = occasion;
  const reader = await readerOf(key, data, occasion);
  const made = { search: ownQuery(search), validFrom: holdsFrom(jdUt), validUntil: jdUt + DAYS_PER_CENTURY };
  return htmlOf(key, reader, VIEWS[key](kernel), made);
}
