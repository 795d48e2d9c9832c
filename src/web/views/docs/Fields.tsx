/** Tables of the fields of requests and answers. */
import { useReader } from '../../reader/reader';
import { Disclosure, Table } from '../../shared/components';
import type { ApiDocument, Schema } from './document';
import { type FieldRow, fieldsOf } from './fieldRows';
import { English, Words } from './parts';

/** The names along the path of a field: `times`, `key` for `times[].key=parana`. */
export const stepsOf = (path: string): string[] => path.replace(/=.*/, '').replaceAll('[]', '').split('.');

/** The name of a field, marked if the reader looks for it. */
function FieldName({ name, isSought }: { name: string; isSought: boolean }) {
  const code = <code>{name}</code>;
  return isSought ? <mark>{code}</mark> : code;
}

function TypeCell({ type, values, defaultValue }: FieldRow) {
  const { t } = useReader();
  return (
    <>
      <English>{type}</English>
      {values && (
        <details class="values">
          <summary>{t('docs.values', { n: values.length })}</summary>
          <p>
            <English>{values.join(', ')}</English>
          </p>
        </details>
      )}
      {defaultValue !== undefined && (
        <span class="q">{t('docs.leftOut', { value: JSON.stringify(defaultValue) })}</span>
      )}
    </>
  );
}

interface RequestProps {
  caption: string;
  fields: FieldRow[];
  where?: string[];
  /** The path of the field that the reader looks for; may be empty. */
  sought: string;
}

/** Fields of a request: name, type, whether it is required, meaning. */
export function RequestFields({ caption, fields, where, sought }: RequestProps) {
  const { t } = useReader();
  const steps = stepsOf(sought).join('.');
  return (
    <Table
      class="fieldsof"
      caption={caption}
      columns={[t('docs.name'), t('docs.type'), t('docs.required'), { head: t('docs.meaning'), class: 'mean' }]}
      rows={fields.map((field, i) => ({
        key: `${field.name}${i}`,
        cells: [
          <>
            <FieldName name={field.name} isSought={stepsOf(field.name).join('.') === steps} />{' '}
            {where?.[i] && where[i] !== 'query' && <span class="q">{where[i]}</span>}
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
  /** The names along the path of the field that the reader looks for. */
  sought: readonly string[];
  /** Whether the table is inside another, which names it. */
  isInner?: boolean;
}

/** Fields of an answer. Nested fields open on demand. */
export function AnswerFields({ document, schema, caption, sought, isInner = false }: AnswerProps) {
  const { t } = useReader();
  const fields = fieldsOf(document, schema);
  // Fields of one type share its table.
  const tableOf = ({ name, type }: FieldRow) => /[A-Z]\w+/.exec(type)?.[0] ?? name;
  const inner = new Map(fields.flatMap((field) => (field.inner ? [[tableOf(field), field.inner] as const] : [])));
  const [next, ...rest] = sought;
  const leading = fields.find(({ name }) => name === next);
  const opened = leading && rest.length > 0 ? tableOf(leading) : null;
  return (
    <>
      <Table
        class="fieldsof answer"
        caption={caption}
        hideCaption={isInner}
        columns={[t('docs.name'), t('docs.type'), { head: t('docs.meaning'), class: 'mean' }]}
        rows={fields.map((field, i) => ({
          key: `${field.name}${i}`,
          cells: [
            <FieldName name={field.name} isSought={field.name === next && rest.length === 0} />,
            <TypeCell {...field} defaultValue={undefined} />,
            <Words text={field.description} />,
          ],
        }))}
      />
      {[...inner].map(([name, held]) => (
        <Disclosure key={name} summary={<code>{name}</code>} open={name === opened}>
          {() => (
            <div class="inner">
              <AnswerFields
                document={document}
                schema={held}
                caption={t('docs.fieldsOf', { name })}
                sought={name === opened ? rest : []}
                isInner
              />
            </div>
          )}
        </Disclosure>
      ))}
    </>
  );
}
