/** A form to change a request and to send it from this page. */
import { numberText } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { Field, Status } from '../../shared/components';
import type { Answered } from './Answer';
import type { DocumentedOperation } from './document';

interface Props {
  operation: DocumentedOperation;
  values: Record<string, string>;
  onValue: (name: string, value: string) => void;
  bodies: { summary: string; text: string }[];
  body: string | null;
  onBody: (text: string) => void;
  accept: string;
  types: string[];
  onAccept: (type: string) => void;
  answered: Answered;
  onSend: () => void;
}

export function Try({
  operation,
  values,
  onValue,
  bodies,
  body,
  onBody,
  accept,
  types,
  onAccept,
  answered,
  onSend,
}: Props) {
  const { t } = useReader();
  return (
    <form
      class="try"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
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
        <button class="btn" type="submit" disabled={answered === 'waiting'}>
          {t('docs.send')}
        </button>
        <Status class="answered">
          {answered === 'unreached' && t('docs.unreached')}
          {answered !== null && typeof answered === 'object' && (
            <>
              <b>{answered.status}</b>, {numberText(answered.ms)} ms
            </>
          )}
        </Status>
      </p>
    </form>
  );
}
