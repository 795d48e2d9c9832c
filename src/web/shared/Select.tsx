/** A labelled choice of a form that works without a script. */

interface Props {
  name: string;
  /** Unique on the page; the name by default. */
  id?: string;
  label: string;
  /** The label of an empty option; without it, an option with a value is always selected. */
  any?: string;
  value: string | null;
  options: readonly (readonly [value: string, label: string])[];
  /** BCP 47 tag of the options, where it differs from the page's. */
  lang?: string;
}

export function Select({ name, id = name, label, any, value, options, lang }: Props) {
  return (
    <div class="f">
      <label for={id}>{label}</label>
      <select id={id} name={name} lang={lang}>
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([option, words]) => (
          <option key={option} value={option} selected={option === value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
