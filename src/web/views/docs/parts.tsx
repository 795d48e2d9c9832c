/** Small parts of this page: words with code in them, code with a copy button, tables of fields. */
import { useState } from 'preact/hooks';
import { Disclosure, Table } from '../../parts/components';
import { type ApiDocument, type FieldRow, fieldsOf, type Schema } from './document';

/** A description, what stands in backticks as code. */
export function Words({ text }: { text: string }) {
  return <>{text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))}</>;
}

/** Code in a region that scrolls, with a button that copies it. */
export function Code({ label, text, copy = true }: { label: string; text: string; copy?: boolean }) {
  const [said, setSaid] = useState('');
  const take = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('Select the text to copy it.');
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
          <button class="btn quiet small" type="button" aria-label={`Copy: ${label}`} onClick={() => void take()}>
            Copy
          </button>
        </p>
      )}
    </div>
  );
}

const typeCell = ({ type, otherwise }: FieldRow) => (
  <>
    {type}
    {otherwise !== undefined && <span class="q">; {JSON.stringify(otherwise)} if left out</span>}
  </>
);

/** Fields of a request: name, type, whether it must be given, meaning. */
export function RequestFields({ caption, fields, where }: { caption: string; fields: FieldRow[]; where?: string[] }) {
  return (
    <Table
      class="fieldsof"
      caption={caption}
      columns={[{ head: 'Name' }, { head: 'Type' }, { head: 'Required' }, { head: 'Meaning', class: 'mean' }]}
      rows={fields.map((field, i) => ({
        key: `${field.name}${i}`,
        cells: [
          <>
            <code>{field.name}</code> {where?.[i] && where[i] !== 'query' && <span class="q">{where[i]}</span>}
          </>,
          typeCell(field),
          field.required ? 'yes' : <span class="q">no</span>,
          <Words text={field.description} />,
        ],
      }))}
    />
  );
}

/** Fields of an answer; what they hold opens on demand. */
export function AnswerFields({
  document,
  schema,
  caption,
}: {
  document: ApiDocument;
  schema: Schema;
  caption: string;
}) {
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
        columns={[{ head: 'Name' }, { head: 'Type' }, { head: 'Meaning', class: 'mean' }]}
        rows={fields.map((field, i) => ({
          key: `${field.name}${i}`,
          cells: [<code>{field.name}</code>, field.type, <Words text={field.description} />],
        }))}
      />
      {[...inner].map(([name, held]) => (
        <Disclosure key={name} summary={<code>{name}</code>}>
          {() => (
            <div class="inner">
              <AnswerFields document={document} schema={held} caption={`Fields of ${name}`} />
            </div>
          )}
        </Disclosure>
      ))}
    </>
  );
}
