/** A request sent from this page, and its response: status, time, headers, body. */
import { useEffect, useState } from 'preact/hooks';
import type { Translate } from '../../i18n/translate';
import { numberText } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { Field, Status } from '../../shared/components';
import { saveFile } from '../../shared/download';
import type { DocumentedOperation } from './document';
import { jsonText, type Request } from './examples';
import { Code } from './parts';

interface Reply {
  status: string;
  ms: number;
  bytes: number;
  headers: string;
  type: string;
  text: string;
}

/** Maximum number of characters of a body that are shown. */
const SHOWN = 20_000;

async function send({ method, path, headers, body }: Request, signedIn: boolean): Promise<Reply> {
  const begun = performance.now();
  const response = await fetch(path, {
    method,
    headers,
    cache: 'no-store',
    // Only /account requests send cookies, so that a tried chart is not saved.
    credentials: signedIn ? 'same-origin' : 'omit',
    ...(body !== null && { body }),
  });
  const raw = await response.arrayBuffer();
  const ms = performance.now() - begun;
  const type = response.headers.get('Content-Type') ?? '';
  const text = new TextDecoder().decode(raw);
  return {
    status: `${response.status} ${response.statusText}`.trim(),
    ms,
    bytes: raw.byteLength,
    headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
    type,
    text,
  };
}

function pretty({ type, text }: Reply): string {
  if (!type.startsWith('application/json')) return text;
  try {
    return jsonText(JSON.parse(text));
  } catch {
    return text;
  }
}

const sizeText = (bytes: number, t: Translate): string =>
  bytes < 10_000 ? t('docs.bytes', { n: numberText(bytes) }) : `${numberText(bytes / 1000)} kB`;

const ENDINGS: readonly [string, string][] = [
  ['application/json', 'json'],
  ['image/svg+xml', 'svg'],
  ['text/calendar', 'ics'],
  ['application/rss+xml', 'xml'],
  ['text/markdown', 'md'],
];

function Body({ id, reply }: { id: string; reply: Reply }) {
  const { t } = useReader();
  const [picture, setPicture] = useState<string | null>(null);
  const isPicture = reply.type.startsWith('image/svg+xml');
  useEffect(() => {
    if (!isPicture) return;
    const address = URL.createObjectURL(new Blob([reply.text], { type: 'image/svg+xml' }));
    setPicture(address);
    return () => URL.revokeObjectURL(address);
  }, [reply]);
  const text = pretty(reply);
  const ending = ENDINGS.find(([type]) => reply.type.startsWith(type))?.[1] ?? 'txt';
  return (
    <>
      {isPicture && picture && <img class="drawn" src={picture} alt={t('docs.drawing')} width="320" height="320" />}
      {reply.text !== '' && (
        <Code
          label={t('docs.bodyOf', { id })}
          text={
            text.length > SHOWN
              ? `${text.slice(0, SHOWN)}\n… ${t('docs.more', { n: numberText(text.length - SHOWN) })}`
              : text
          }
          copy={false}
        />
      )}
      {reply.text !== '' && (
        <p>
          <button
            class="btn quiet small"
            type="button"
            onClick={() => saveFile(`${id}.${ending}`, reply.type || 'text/plain', reply.text)}
          >
            {t('docs.save')}
          </button>
        </p>
      )}
    </>
  );
}

interface Props {
  operation: DocumentedOperation;
  request: Request;
  values: Record<string, string>;
  onValue: (name: string, value: string) => void;
  bodies: { summary: string; text: string }[];
  body: string | null;
  onBody: (text: string) => void;
  accept: string;
  types: string[];
  onAccept: (type: string) => void;
}

export function Try({ operation, request, values, onValue, bodies, body, onBody, accept, types, onAccept }: Props) {
  const { t } = useReader();
  const [reply, setReply] = useState<Reply | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const ask = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setFailed(false);
    try {
      setReply(await send(request, operation.path.startsWith('/account')));
    } catch {
      setReply(null);
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <form class="try" onSubmit={(event) => void ask(event)} noValidate>
      <div class="fields">
        {operation.parameters.map(({ name, required, schema }) => (
          <Field key={name} label={required ? name : t('docs.optional', { name })} span={schema.enum ? 3 : 4}>
            {(control) =>
              schema.enum ? (
                <select
                  {...control}
                  value={values[name] ?? ''}
                  onChange={(event) => onValue(name, event.currentTarget.value)}
                >
                  {!required && <option value="" />}
                  {schema.enum
                    .filter((value) => value !== '')
                    .map((value) => (
                      <option key={String(value)} value={String(value)}>
                        {String(value)}
                      </option>
                    ))}
                </select>
              ) : (
                <input
                  {...control}
                  autocomplete="off"
                  spellcheck={false}
                  value={values[name] ?? ''}
                  onInput={(event) => onValue(name, event.currentTarget.value)}
                />
              )
            }
          </Field>
        ))}
        {types.length > 1 && (
          <Field label="Accept" span={4}>
            {(control) => (
              <select {...control} value={accept} onChange={(event) => onAccept(event.currentTarget.value)}>
                <option value="">{types[0]}</option>
                {types.slice(1).map((type) => (
                  <option key={type} value={type}>
                    {type}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {bodies.length > 1 && (
          <Field label={t('docs.exampleField')} span={6}>
            {(control) => (
              <select {...control} onChange={(event) => onBody(bodies[Number(event.currentTarget.value)]?.text ?? '')}>
                {bodies.map(({ summary }, i) => (
                  <option key={summary} value={String(i)}>
                    {summary}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {body !== null && (
          <Field label={t('docs.body')} span={12}>
            {(control) => (
              <textarea
                {...control}
                class="mono"
                rows={Math.min(14, body.split('\n').length + 1)}
                spellcheck={false}
                value={body}
                onInput={(event) => onBody(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
      </div>
      <p class="acts">
        <button class="btn" type="submit" disabled={busy}>
          {t('docs.send')}
        </button>
        <Status class="answered">
          {failed && t('docs.unreached')}
          {!failed && !busy && reply && (
            <>
              <b>{reply.status}</b>, {numberText(reply.ms)} ms, {sizeText(reply.bytes, t)}
            </>
          )}
        </Status>
      </p>
      {reply && (
        <div class="reply">
          <h5>{t('docs.headers')}</h5>
          <Code label={t('docs.headersOf', { id: operation.id })} text={reply.headers} copy={false} />
          {reply.text !== '' && <h5>{t('docs.body')}</h5>}
          <Body id={operation.id} reply={reply} />
        </div>
      )}
    </form>
  );
}
