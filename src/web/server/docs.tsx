/** The pages of the documentation, which the build renders: the start, each subject, each endpoint and the accuracy. */

import { messagesOf } from '../i18n/catalogue';
import type { LocaleKey } from '../i18n/locales';
import { translator } from '../i18n/translate';
import type { Content } from '../pages/template';
import { Accuracy } from '../views/docs/Accuracy';
import { ACCURACY, CONTENTS_FILE, partFile, partPath, slugOf, subjectSlug } from '../views/docs/addresses';
import { DocsPage, type Shown, titleOf } from '../views/docs/DocsPage';
import { type ApiDocument, operationsOf } from '../views/docs/document';
import { EndpointPart } from '../views/docs/Endpoint';
import { contentsOf, documentOf } from '../views/docs/listed';
import type { Press } from '../views/docs/press';
import { anybody, htmlOf, type MadeFor, readerOf } from './render';
import { DAYS_PER_CENTURY, holdsFrom } from './views';

/** The sentence of a part for search engines. */
const aboutOf = (shown: Shown): { about?: string } =>
  shown.kind === 'endpoint'
    ? { about: shown.operation.summary.replaceAll('`', '') }
    : shown.kind === 'subject'
      ? { about: shown.group.description }
      : {};

/** The content of each page in a language, by its English path. The samples stay valid longer than any build. */
export async function docsPages(
  api: ApiDocument,
  press: Pick<Press, 'accuracy'>,
  locale: LocaleKey,
  occasion: MadeFor,
): Promise<{ path: string; content: Content }[]> {
  const groups = contentsOf(api);
  const parts: [slug: string, shown: Shown][] = [
    ['', { kind: 'start' }],
    ...groups.map((group): [string, Shown] => [subjectSlug(group.tag), { kind: 'subject', group }]),
    ...operationsOf(api).map((operation): [string, Shown] => [
      slugOf(operation.id),
      { kind: 'endpoint', document: api, operation, press: null, View: EndpointPart },
    ]),
    [ACCURACY, { kind: 'accuracy', press, View: Accuracy }],
  ];
  const reader = await readerOf('docs', anybody(locale), occasion);
  const t = translator(locale, messagesOf(locale, ['docs']));
  const { jdUt } = occasion;
  const conditions = { search: '', validFrom: holdsFrom(jdUt), validUntil: jdUt + DAYS_PER_CENTURY };
  return parts.map(([slug, shown]) => {
    const path = partPath(slug);
    const view = <DocsPage groups={groups} slug={slug} shown={shown} sought="" onOpen={() => {}} />;
    const content = htmlOf('docs', reader, view, conditions);
    return { path, content: slug === '' ? content : { ...content, path, title: titleOf(shown, t), ...aboutOf(shown) } };
  });
}

/** The files that the view of the documentation reads, by their paths. */
export function docsFiles(api: ApiDocument): [path: string, content: unknown][] {
  const operations = operationsOf(api);
  return [
    [CONTENTS_FILE, contentsOf(api)],
    ...operations.map(({ id }): [string, unknown] => [partFile(slugOf(id)), documentOf(api, id)]),
  ];
}
