/** The answer of an endpoint: status, size, body, headers; then its fields. */
import { useEffect, useState } from 'preact/hooks';
import { listText, type Translate } from '../../i18n/translate';
import { numberText } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { Disclosure } from '../../shared/components';
import { saveFile } from '../../shared/download';
import type { ApiDocument, DocumentedOperation } from './document';
import { AnswerFields, stepsOf } from './Fields';
import { fieldsOf } from './fieldRows';
import { Code, Words } from './parts';
import { documentedReply, isSentAtOnce, readable, type ServiceAnswer } from './reply';

/** Maximum number of characters of a body that are shown. */
const SHOWN = 200_000;

const sizeText = (bytes: number, t: Translate): string =>
  bytes < 10_000 ? t('docs.bytes', { n: numberText(bytes) }) : `${numberText(bytes / 1000)} kB`;

const ENDINGS: readonly [string, string][] = [
  ['application/json', 'json'],
  ['image/svg+xml', 'svg'],
  ['text/calendar', 'ics'],
  ['application/rss+xml', 'xml'],
  ['text/markdown', 'md'],
];

function Picture({ text }: { text: string }) {
  const { t } = useReader();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return address && <img class="drawn" src={address} alt={t('docs.drawing')} width="320" height="320" />;
}

/** A body, shortened until the reader wants the whole. */
function Body({ id, reply }: { id: string; reply: Pick<ServiceAnswer, 'type' | 'text'> }) {
  const { t } = useReader();
  const [isWhole, setWhole] = useState(false);
  useEffect(() => setWhole(false), [reply]);
  const { short, whole } = readable(reply);
  const ending = ENDINGS.find(([type]) => reply.type.startsWith(type))?.[1] ?? 'txt';
  const shown =
    whole.length > SHOWN
      ? `${whole.slice(0, SHOWN)}\n… ${t('docs.more', { n: numberText(whole.length - SHOWN) })}`
      : whole;
  return (
    <>
      {reply.type.startsWith('image/svg+xml') && <Picture text={reply.text} />}
      <Code label={t('docs.bodyOf', { id })} text={isWhole ? shown : short} copy={false} />
      <p class="acts">
        {short !== whole && (
          <button class="btn small" type="button" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            {t('docs.whole')}
          </button>
        )}
        <button
          class="btn small"
          type="button"
          onClick={() => saveFile(`${id}.${ending}`, reply.type || 'text/plain', reply.text)}
        >
          {t('docs.save')}
        </button>
      </p>
    </>
  );
}

/** State of the answer: received, pending or failed. */
export type Answered = ServiceAnswer | 'waiting' | 'unreached' | null;

interface Props {
  document: ApiDocument;
  operation: DocumentedOperation;
  answered: Answered;
  /** The path of the field that the reader looks for; may be empty. */
  sought: string;
  onSend: () => void;
}

export function Answer({ document, operation, answered, sought, onSend }: Props) {
  const { t, locale } = useReader();
  const { id } = operation;
  const reply = typeof answered === 'object' ? answered : null;
  const body = reply ?? documentedReply(operation);
  return (
    <>
      <h3>
        {t('docs.answer')}{' '}
        {reply && (
          <span class="q">
            {reply.status}, {sizeText(reply.bytes, t)}
          </span>
        )}
      </h3>
      {answered === null && isSentAtOnce(operation) && (
        <p class="acts">
          <button class="btn small" type="button" onClick={onSend}>
            {t('docs.send')}
          </button>
        </p>
      )}
      {answered === 'waiting' && <p class="q">{t('docs.computing')}</p>}
      {answered === 'unreached' && <p class="q">{t('docs.unreached')}</p>}
      {body && body.text !== '' && <Body id={id} reply={body} />}
      {reply && (
        <Disclosure summary={t('docs.headers')}>
          <Code label={t('docs.headersOf', { id })} text={reply.headers} copy={false} />
        </Disclosure>
      )}
      {operation.answers
        .filter(({ status }) => /^[123]/.test(status))
        .map(({ status, description, types, schema }) => (
          <div class="good" key={status}>
            <p>
              <b>{status}</b> <Words text={description} />{' '}
              {types.length > 0 && <span class="q">{listText(locale, types, 'disjunction')}</span>}
            </p>
            {schema && fieldsOf(document, schema).length > 0 && (
              <AnswerFields
                document={document}
                schema={schema}
                caption={t('docs.answerFields')}
                sought={stepsOf(sought)}
              />
            )}
          </div>
        ))}
    </>
  );
}
