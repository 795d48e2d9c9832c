/** One endpoint: its purpose, input, output, errors and limit, and a form to try it. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { localPath } from '../../i18n/locales';
import { listText, type MessageKey } from '../../i18n/translate';
import { currentPlace, onPlace, type ReaderPlace } from '../../reader/place';
import { useReader } from '../../reader/reader';
import { Disclosure, Table } from '../../shared/components';
import {
  type ApiAnswer,
  type ApiDocument,
  type DocumentedOperation,
  fieldsOf,
  flatFields,
  formsOf,
  formTitle,
  typeText,
} from './document';
import { bodiesOf, curlText, firstValues, jsonText, requestOf } from './examples';
import { AnswerFields, Code, English, RequestFields, Words } from './parts';
import { limitText, type Press } from './press';
import { Try } from './Try';

/** The reader's place for a view, which redraws when it changes. */
function usePlace(): ReaderPlace {
  const [current, setCurrent] = useState(currentPlace);
  useEffect(() => onPlace(() => setCurrent(currentPlace())), []);
  return current;
}

/** Number of fields shown at once if there is no example. */
const FEW_FIELDS = 12;

const isGood = ({ status }: ApiAnswer): boolean => /^[123]/.test(status);

/** The documented codes of an error, from its examples. */
function codesOf({ examples, description }: ApiAnswer): string[] {
  const inExamples = examples.flatMap(({ value }) => {
    const { error } = (value ?? {}) as { error?: string | { code?: string } };
    const code = typeof error === 'object' ? error?.code : error;
    return code ? [code] : [];
  });
  const inWords = [...description.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, code = '']) => code);
  return [...new Set([...inExamples, ...inWords])];
}

/** Why an endpoint cannot be tried here; null if it can. */
function notTried({ tag, method, path }: DocumentedOperation): MessageKey | null {
  if (tag === 'accounts' && method !== 'GET') return 'docs.account';
  return path === '/api/indexping' ? 'docs.notifies' : null;
}

/** The fields of a body, a table for each of its forms. */
function BodyFields({ document, operation }: { document: ApiDocument; operation: DocumentedOperation }) {
  const { t } = useReader();
  if (!operation.body) return null;
  const forms = formsOf(document, operation.body.schema);
  return (
    <>
      {forms.map((form, i) => {
        const fields = flatFields(document, form);
        const caption =
          forms.length > 1
            ? t('docs.form', { i: i + 1, n: forms.length, title: formTitle(document, form) })
            : t('docs.bodyJson');
        return fields.length > 0 ? (
          <RequestFields key={caption} caption={caption} fields={fields} />
        ) : (
          <p key={caption}>
            {t('docs.bodyType')} <English>{typeText(document, form)}</English>
          </p>
        );
      })}
    </>
  );
}

function Answers({ document, operation }: { document: ApiDocument; operation: DocumentedOperation }) {
  const { t, locale } = useReader();
  const successful = operation.answers.filter(isGood);
  const refusals = operation.answers.filter((answer) => !isGood(answer));
  return (
    <>
      <h4>{t('docs.answer')}</h4>
      {successful.map((answer) => {
        const example = answer.examples[0];
        const count = answer.schema ? fieldsOf(document, answer.schema).length : 0;
        return (
          <div class="good" key={answer.status}>
            <p>
              <b>{answer.status}</b> <Words text={answer.description} />{' '}
              {answer.types.length > 0 && <span class="q">{listText(locale, answer.types, 'disjunction')}</span>}
            </p>
            {example && (
              <Code
                label={t('docs.example', { status: answer.status, id: operation.id })}
                text={typeof example.value === 'string' ? example.value : jsonText(example.value)}
                copy={false}
              />
            )}
            {count > 0 && answer.schema && (
              <Disclosure summary={t('docs.answerFields')} open={!example && count <= FEW_FIELDS}>
                {() => (
                  <AnswerFields
                    document={document}
                    schema={answer.schema ?? {}}
                    caption={t('docs.answerFieldsOf', { id: operation.id })}
                  />
                )}
              </Disclosure>
            )}
          </div>
        );
      })}
      {refusals.length > 0 && (
        <>
          <h4>{t('docs.errors')}</h4>
          <Table
            class="errors"
            caption={t('docs.errorsOf', { endpoint: `${operation.method} ${operation.path}` })}
            hideCaption
            columns={[{ head: t('docs.status') }, { head: t('docs.code') }, { head: t('docs.when'), class: 'mean' }]}
            rows={refusals.map((answer) => ({
              key: answer.status,
              cells: [
                answer.status,
                codesOf(answer).map((code, i) => (
                  <span key={code}>
                    {i > 0 && ', '}
                    <code>{code}</code>
                  </span>
                )),
                <Words text={answer.description} />,
              ],
            }))}
          />
        </>
      )}
    </>
  );
}

interface Props {
  document: ApiDocument;
  operation: DocumentedOperation;
  press: Press | null;
}

export function Endpoint({ document, operation, press }: Props) {
  const { t, locale } = useReader();
  const place = usePlace();
  const now = useMemo(() => new Date(), []);
  const bodies = useMemo(() => bodiesOf(document, operation, place, now), [place]);
  const first = useMemo(() => firstValues(document, operation, place, now), [place]);
  // Values that the reader has changed stay when the place changes.
  const [own, setOwn] = useState<Record<string, string>>({});
  const [ownBody, setOwnBody] = useState<string | null>(null);
  const [accept, setAccept] = useState('');
  const values = { ...first, ...own };
  const body = operation.body ? (ownBody ?? bodies[0]?.text ?? '') : null;
  const types = operation.answers.find(({ status }) => status === '200')?.types ?? [];
  // The protocol of /mcp requires both types.
  const acceptHeader = operation.id === 'callMcp' ? 'application/json, text/event-stream' : accept;
  const request = requestOf(operation, values, body, acceptHeader);
  const reason = notTried(operation);
  const { id, method, path, summary, description, parameters } = operation;
  return (
    <article class="sec op" id={id} aria-labelledby={`${id}-head`}>
      <header>
        <h3 class="mono" id={`${id}-head`}>
          <a href={`#${id}`}>
            <span class={method === 'GET' ? 'get' : 'other'}>{method}</span> {path}
          </a>
        </h3>
      </header>
      <div class="body">
        <p class="sentence">
          <Words text={summary} />
        </p>
        {description && (
          <p class="q">
            <Words text={description} />
          </p>
        )}
        <details class="more" open={location.hash === `#${id}`}>
          <summary>{t(parameters.length > 0 || operation.body ? 'docs.parametersAndAnswers' : 'docs.answers')}</summary>
          {parameters.length > 0 && (
            <RequestFields
              caption={t('docs.parameters')}
              fields={parameters.map((each) => ({
                name: each.name,
                type: typeText(document, each.schema),
                required: each.required,
                description: each.description,
                inner: null,
                defaultValue: each.schema.default,
              }))}
              where={parameters.map((each) => each.in)}
            />
          )}
          <BodyFields document={document} operation={operation} />
          <Answers document={document} operation={operation} />
        </details>
        <h4>{t('docs.request')}</h4>
        <Code
          label={t('docs.requestOf', { id })}
          text={curlText(location.origin, {
            ...request,
            headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => name !== 'Content-Type')),
          })}
        />
        <p class="q limit">{limitText(operation, press, t)}</p>
        {reason ? (
          <p class="q">
            {t(reason)}{' '}
            {operation.tag === 'accounts' && <a href={localPath(locale, '/dashboard')}>{t('docs.saved')}</a>}
          </p>
        ) : (
          <Disclosure summary={t('docs.try')}>
            {() => (
              <Try
                operation={operation}
                request={request}
                values={values}
                onValue={(name, value) => setOwn((before) => ({ ...before, [name]: value }))}
                bodies={bodies}
                body={body}
                onBody={setOwnBody}
                accept={accept}
                types={types}
                onAccept={setAccept}
              />
            )}
          </Disclosure>
        )}
      </div>
    </article>
  );
}
