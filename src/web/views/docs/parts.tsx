/** Small parts of this page: text with code, code with a copy button, tables of fields. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import { Disclosure, Table } from '../../shared/components';
import { type ApiDocument, type FieldRow, fieldsOf, type Schema } from './document';

/** Text with code in backticks. */
export function Coded({ text }: { text: string }) {
  return <>{text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))}</>;
}

/** Text of the OpenAPI document, which is in English on the pages of every language. */
export function English({ children }: { children: ComponentChildren }) {
  const { locale } = useReader();
  return locale === 'en' ? children : <span lang="en">{children}</span>;
}

/** A sentence of the document, with code in backticks. */
export const Words = ({ text }: { text: string }) => (
  <English>
    <Coded text={text} />
  </English>
);

/** Code in a scrolling region, with a button that copies it. */
export function Code({ label, text, copy = true }: { label: string; text: string; copy?: boolean }) {
  const { t } = useReader();
  const [said, setSaid] = useState('');
  const take = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t('docs.copied'));
    } catch {
      setSaid(t('docs.select'));
    }
    setTimeout(() => setSaid(''), 4000);
  };
  return (
    <div class="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <pre class="box" tabIndex={0} role="region" aria-label={label}>
        {text}
      </pre>
      {copy && (
        <p class="copy">
          <span role="status">{said}</span>
          <button
            class="btn quiet small"
            type="button"
            aria-label={t('docs.copyOf', { label })}
            onClick={() => void take()}
          >
            {t('docs.copy')}
          </button>
        </p>
      )}
    </div>
  );
}

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

/** Fields of an answer. Nested fields open on demand. */
export function AnswerFields({
  document,
  schema,
  caption,
}: {
  document: ApiDocument;
  schema: Schema;
  caption: string;
}) {
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
        hideCaption
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
              <AnswerFields document={document} schema={held} caption={t('docs.fieldsOf', { name })} />
            </div>
          )}
        </Disclosure>
      ))}
    </>
  );
}
