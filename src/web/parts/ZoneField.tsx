/** A field for a time zone: an IANA name with its history, or a fixed offset such as +5:30. */
import { Field } from './components';

let zones: string[] | undefined;

interface Props {
  value: string;
  onChange: (text: string) => void;
  hint?: string;
  error?: string | null | undefined;
  span?: 3 | 4 | 6 | 12;
}

export function ZoneField({ value, onChange, hint, error, span = 3 }: Props) {
  zones ??= Intl.supportedValuesOf('timeZone');
  return (
    <Field
      label="Time zone"
      span={span}
      error={error}
      hint={hint ?? 'An IANA zone such as Asia/Kolkata, or an offset such as +5:30.'}
    >
      {(control) => (
        <>
          <input
            {...control}
            list={`${control.id}-zones`}
            autocomplete="off"
            spellcheck={false}
            value={value}
            onInput={(event) => onChange(event.currentTarget.value)}
          />
          <datalist id={`${control.id}-zones`}>
            {zones?.map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
