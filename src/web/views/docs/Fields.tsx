/** Tables of the fields of requests and answers. */
import { useReader } from '../../reader/reader';
import { Disclosure, Table } from '../../shared/components';
import type { ApiDocument, Schema } from './document';
import { type FieldRow, fieldsOf } from './fieldRows';
import { English, Words } from './parts';

function TypeCell({ type, defaultValue }: FieldRow) {
  const { t } = useReader();
  return (
    <>
      <English>{type}</English>
      {defaultValue !== undefined && (
        <span class="q">{t('docs.leftOut', { value: JSON.stringify(defaultValue) })}</span>
      )}
    </>
  );
}

/** Fields of a request: name, type, whether it is required, meaning. */
export function RequestFields({ caption, fields, where }: { caption: string; fields: FieldRow[]; where?: string[] }) {
  const { t } = useReader();
  return (
    <Table
      class="fieldsof"
      caption={caption}
      columns={[
        { head: t('docs.name') },
        { head: t('docs.type') },
        { head: t('docs.required') },
        { head: t('docs.meaning'), class: 'mean' },
      ]}
      rows={fields.map((field, i) => ({
        key: `${field.name}${i}`,
        cells: [
          <>
            <code>{field.name}</code> {where?.[i] && where[i] !== 'query' && <span class="q">{where[i]}</span>}
          </>,
          <TypeCell {...field} />,
          field.required ? t('docs.yes') : <span class="q">{t('docs.no')}</span>,
          <Words text={field.description} />,
        ],
      }))}
    />
  );
}

interface AnswerProps {
  document: ApiDocument;
  schema: Schema;
  caption: string;
  /** Whether the table is inside another, which names it. */
  isInner?: boolean;
}

/** Fields of an answer. Nested fields open on demand. */
export function AnswerFields({ document, schema, caption, isInner = false }: AnswerProps) {
  const { t } = useReader();
  const fields = fieldsOf(document, schema);
  const inner = new Map(
    fields.flatMap(({ inner: held, name, type }) =>
      held ? [[/[A-Z]\w+/.exec(type)?.[0] ?? name, held] as const] : [],
    ),
  );
  return (
    <>
      <Table
        class="fieldsof answer"
        caption={caption}
        hideCaption={isInner}
        columns={[{ head: t('docs.name') }, { head: t('docs.type') }, { head: t('docs.meaning'), class: 'mean' }]}
        rows={fields.map((field, i) => ({
          key: `${field.name}${i}`,
          cells: [<code>{field.name}</code>, <English>{field.type}</English>, <Words text={field.description} />],
        }))}
      />
      {[...inner].map(([name, held]) => (
        <Disclosure key={name} summary={<code>{name}</code>}>
          {() => (
            <div class="inner">
              <AnswerFields document={document} schema={held} caption={t('docs.fieldsOf', { name })} isInner />
            </div>
          )}
        </Disclosure>
      ))}
    </>
  );
}
