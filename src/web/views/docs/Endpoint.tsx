/** One endpoint: its purpose, input, samples in four languages, a form to try it, its answer and its errors. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { JD_UNIX_EPOCH } from '../../../domain/time/civil';
import { localPath } from '../../i18n/locales';
import type { MessageKey } from '../../i18n/translate';
import { useReader } from '../../reader/reader';
import { remember, remembered } from '../../reader/storage';
import { Choice, Disclosure, Table } from '../../shared/components';
import { presentOf } from '../../shared/now';
import { Answer, type Answered } from './Answer';
import { type ApiDocument, codesOf, type DocumentedOperation } from './document';
import type { Request } from './examples';
import { bodiesOf, firstValues, requestOf } from './examples';
import { RequestFields } from './Fields';
import { flatFields, formsOf, formTitle, typeText, valuesOf } from './fieldRows';
import { Code, English, MethodAndPath, Part, Words } from './parts';
import { limitText, type Press } from './press';
import { SAMPLE_LANGUAGES, type SampleLanguage, sampleText } from './programs';
import { isSentAtOnce, send } from './reply';
import { Try } from './Try';

const MS_PER_DAY = 86_400_000;

/** Most forms of a body whose fields stand open. */
const FEW_FORMS = 3;

/** A request in the language that the reader chose. The device keeps the choice. */
const LANGUAGES = Object.entries(SAMPLE_LANGUAGES).map(([value, label]) => ({ value: value as SampleLanguage, label }));

const keptLanguage = (): SampleLanguage =>
  LANGUAGES.find(({ value }) => value === remembered('sample'))?.value ?? 'curl';

function Samples({ operation, request }: { operation: DocumentedOperation; request: Request }) {
  const { t, occasion } = useReader();
  const [language, setLanguage] = useState(keptLanguage);
  const type = request.headers.Accept ?? operation.answers.find(({ status }) => status.startsWith('2'))?.types[0] ?? '';
  return (
    <>
      <Choice
        legend={t('docs.language')}
        options={LANGUAGES}
        value={language}
        onChange={(chosen) => {
          setLanguage(chosen);
          remember('sample', chosen);
        }}
      />
      <Code
        label={t('docs.requestOf', { id: operation.id })}
        text={sampleText(language, occasion.origin, request, type)}
      />
    </>
  );
}

/** Why an endpoint cannot be tried here; null if it can. */
function notTried({ tag, method, path }: DocumentedOperation): MessageKey | null {
  if (tag === 'accounts' && method !== 'GET') return 'docs.account';
  return path === '/api/indexping' ? 'docs.notifies' : null;
}

/** The fields of a body, a table for each of its forms. */
function BodyFields({ document, operation, sought }: Pick<Props, 'document' | 'operation' | 'sought'>) {
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
        const table = <RequestFields key={caption} caption={caption} fields={fields} sought={sought} />;
        if (fields.length > 0 && forms.length > FEW_FORMS)
          return (
            <Disclosure
              key={caption}
              summary={<English>{caption}</English>}
              open={fields.some(({ name }) => name === sought)}
            >
              {table}
            </Disclosure>
          );
        return fields.length > 0 ? (
          table
        ) : (
          <p key={caption}>
            {t('docs.bodyType')} <English>{typeText(document, form)}</English>
          </p>
        );
      })}
    </>
  );
}

function Errors({ operation: { answers, method, path } }: { operation: DocumentedOperation }) {
  const { t } = useReader();
  const refusals = answers.filter(({ status }) => /^[45]/.test(status));
  if (refusals.length === 0) return null;
  return (
    <>
      <h3>{t('docs.errors')}</h3>
      <Table
        class="errors"
        caption={t('docs.errorsOf', { endpoint: `${method} ${path}` })}
        hideCaption
        columns={[t('docs.status'), t('docs.code'), { head: t('docs.when'), class: 'mean' }]}
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
  );
}

/** The reader's request of an endpoint, which begins with an example at their place, and its answer. */
function useRequest(document: ApiDocument, operation: DocumentedOperation) {
  const reader = useReader();
  const { place } = reader;
  const now = useMemo(() => new Date((presentOf(reader) - JD_UNIX_EPOCH) * MS_PER_DAY), []);
  const bodies = useMemo(() => bodiesOf(document, operation, place, now), [place.lat, place.lon, place.tz]);
  const first = useMemo(() => firstValues(document, operation, place, now), [place.lat, place.lon, place.tz]);
  // Values that the reader has changed stay when the place changes.
  const [own, setOwn] = useState<Record<string, string>>({});
  const [ownBody, setOwnBody] = useState<string | null>(null);
  const [accept, setAccept] = useState('');
  const [answered, setAnswered] = useState<Answered>(null);
  const values = { ...first, ...own };
  const body = operation.body ? (ownBody ?? bodies[0]?.text ?? '') : null;
  // The protocol of /mcp requires both types.
  const acceptHeader = operation.id === 'callMcp' ? 'application/json, text/event-stream' : accept;
  const request = requestOf(operation, values, body, acceptHeader);
  // Only the answer to the latest request is shown.
  const latest = useRef(0);
  const ask = () => {
    latest.current += 1;
    const asked = latest.current;
    const show = (result: Answered) => asked === latest.current && setAnswered(result);
    setAnswered('waiting');
    send(request, operation.tag === 'accounts').then(show, () => show('unreached'));
  };
  useEffect(() => {
    if (isSentAtOnce(operation)) ask();
    return () => {
      latest.current += 1;
    };
  }, [place.lat, place.lon, place.tz]);
  const form = {
    values,
    onValue: (name: string, value: string) => setOwn((before) => ({ ...before, [name]: value })),
    bodies,
    body,
    onBody: setOwnBody,
    accept,
    onAccept: setAccept,
    onSend: ask,
  };
  return { request, answered, form };
}

interface Props {
  document: ApiDocument;
  operation: DocumentedOperation;
  press: Press | null;
  /** The name of a field or a value by which the reader found the endpoint; may be empty. */
  sought: string;
  /** The links to the neighbours. */
  neighbours: ComponentChildren;
}

function Endpoint({ document, operation, press, sought, neighbours }: Props) {
  const { t, locale, placeName } = useReader();
  const { request, answered, form } = useRequest(document, operation);
  const reason = notTried(operation);
  const { id, summary, description, parameters, answers } = operation;
  return (
    <Part id={id} title={<MethodAndPath {...operation} />}>
      <p class="sentence">
        <Words text={summary} />
      </p>
      {description && (
        <p class="q">
          <Words text={description} />
        </p>
      )}
      {parameters.length > 0 && (
        <RequestFields
          caption={t('docs.parameters')}
          sought={sought}
          fields={parameters.map((each) => ({
            name: each.name,
            type: typeText(document, each.schema, true),
            required: each.required,
            description: each.description,
            inner: null,
            values: valuesOf(document, each.schema),
            defaultValue: each.schema.default,
          }))}
          where={parameters.map((each) => each.in)}
        />
      )}
      <BodyFields document={document} operation={operation} sought={sought} />
      <h3>{t('docs.request')}</h3>
      <p class="q">{t('docs.samplesFor', { place: placeName })}</p>
      <Samples operation={operation} request={request} />
      <p class="q limit">{limitText(operation, press, t)}</p>
      {reason ? (
        <p class="q">
          {t(reason)} {operation.tag === 'accounts' && <a href={localPath(locale, '/charts')}>{t('docs.saved')}</a>}
        </p>
      ) : (
        <Disclosure summary={t('docs.try')}>
          {() => (
            <Try
              operation={operation}
              types={answers.find(({ status }) => status === '200')?.types ?? []}
              answered={answered}
              {...form}
            />
          )}
        </Disclosure>
      )}
      <Answer document={document} operation={operation} answered={answered} sought={sought} onSend={form.onSend} />
      <Errors operation={operation} />
      {neighbours}
    </Part>
  );
}

/** The page of one endpoint. Another endpoint starts with fresh state. */
export const EndpointPart = (props: Props) => <Endpoint key={props.operation.id} {...props} />;
