/**
 * The API documentation: a list of all endpoints with a search, and beside it one part: an endpoint, a subject, the
 * measured accuracy, or how to start.
 */
import type { Translate } from '../../i18n/translate';
import { useReader } from '../../reader/reader';
import { Fault, PageHead } from '../../shared/components';
import { PageEnd } from '../../shared/PageEnd';
import type { Accuracy } from './Accuracy';
import { partPath, slugOf, subjectSlug } from './addresses';
import { Contents, titled } from './Contents';
import type { ApiDocument, DocumentedOperation } from './document';
import type { EndpointPart } from './Endpoint';
import type { ListedGroup } from './listed';
import { English, MethodAndPath, Part, Words } from './parts';
import type { Press } from './press';
import { Start } from './Start';

/** A part, with the code and the data that it needs. */
export type Shown =
  | { kind: 'start' }
  | { kind: 'failed' }
  | { kind: 'subject'; group: ListedGroup }
  | { kind: 'accuracy'; press: Pick<Press, 'accuracy'>; View: typeof Accuracy }
  | {
      kind: 'endpoint';
      document: ApiDocument;
      operation: DocumentedOperation;
      press: Press | null;
      View: typeof EndpointPart;
    };

/** The title of the tab, without the name of the service. */
export function titleOf(shown: Shown, t: Translate): string {
  switch (shown.kind) {
    case 'endpoint':
      return `${shown.operation.method} ${shown.operation.path}`;
    case 'subject':
      return titled(shown.group.tag);
    case 'accuracy':
      return t('docs.accuracy');
    default:
      return t('docs.title');
  }
}

/** A subject: its description and its endpoints. */
function SubjectPart({ tag, description, operations }: ListedGroup) {
  const { reader } = useReader();
  return (
    <Part id={subjectSlug(tag)} title={<English>{titled(tag)}</English>}>
      <p class="q">
        <English>{description}</English>
      </p>
      <dl class="subject">
        {operations.map(({ id, method, path, summary }) => (
          <div key={id}>
            <dt>
              <a class="mono" href={reader.href(partPath(slugOf(id)))}>
                <MethodAndPath method={method} path={path} />
              </a>
            </dt>
            <dd>
              <Words text={summary} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** Links to the endpoints before and after one, which the arrow keys follow. */
function Neighbours({ groups, id }: { groups: readonly ListedGroup[]; id: string }) {
  const { reader, t } = useReader();
  const operations = groups.flatMap((group) => group.operations);
  const at = operations.findIndex((each) => each.id === id);
  const before = operations[at - 1];
  const after = operations[at + 1];
  return (
    <nav class="acts" aria-label={t('docs.neighbours')}>
      {before && (
        <a class="btn small" rel="prev" href={reader.href(partPath(slugOf(before.id)))}>
          ← <MethodAndPath {...before} />
        </a>
      )}
      {after && (
        <a class="btn small" rel="next" href={reader.href(partPath(slugOf(after.id)))}>
          <MethodAndPath {...after} /> →
        </a>
      )}
    </nav>
  );
}

interface Props {
  groups: readonly ListedGroup[];
  /** The last step of the path of the part; empty at the start. */
  slug: string;
  shown: Shown;
  /** The name of a field or a value by which the reader found the endpoint; may be empty. */
  sought: string;
  onOpen: (id: string, name: string) => void;
}

function ShownPart({ groups, shown, sought }: Pick<Props, 'groups' | 'shown' | 'sought'>) {
  const { t } = useReader();
  switch (shown.kind) {
    case 'start':
      return <Start />;
    case 'failed':
      return <Fault title={t('docs.unread')} why={t('docs.unreadWhy')} />;
    case 'subject':
      return <SubjectPart key={shown.group.tag} {...shown.group} />;
    case 'accuracy':
      return <shown.View press={shown.press} />;
    case 'endpoint': {
      const { document, operation, press, View } = shown;
      const neighbours = <Neighbours groups={groups} id={operation.id} />;
      return <View {...{ document, operation, press, sought, neighbours }} />;
    }
  }
}

export function DocsPage({ groups, slug, shown, sought, onOpen }: Props) {
  const { t } = useReader();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageHead
          title={t('docs.title')}
          lead={t('docs.lead')}
          actions={['/openapi.json', '/llms.txt'].map((path) => (
            <a class="btn small" key={path} href={path}>
              {path.slice(1)}
            </a>
          ))}
        />
        <div class="side">
          <Contents groups={groups} current={slug} onOpen={onOpen} />
          <ShownPart groups={groups} shown={shown} sought={sought} />
        </div>
      </main>
      <PageEnd>
        <p>{t('docs.end')}</p>
      </PageEnd>
    </>
  );
}
