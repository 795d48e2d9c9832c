type Row = Record<string, unknown>;

const at = (value: unknown, key: string): unknown => (value as Row | null | undefined)?.[key];

const HOLDS: Readonly<Record<string, (a: string | number, b: string | number) => boolean>> = {
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
};

/** Whether a row fulfils a condition like `key=moon` or `start>=2026-11-21`. */
function fulfils(row: unknown, condition: string): boolean {
  const [, key = '', operator = '', wanted = ''] = /^([\w.]+)(>=|<=|!=|=|>|<|~)(.*)$/.exec(condition) ?? [];
  const value = key.split('.').reduce(at, row);
  const text = String(value);
  if (operator === '=') return Array.isArray(value) ? value.map(String).includes(wanted) : text === wanted;
  if (operator === '!=') return text !== wanted;
  if (operator === '~') return text.includes(wanted);
  const isNumber = /^-?[\d.]+$/.test(wanted);
  return HOLDS[operator]?.(isNumber ? Number(value) : text, isNumber ? Number(wanted) : wanted) ?? false;
}

/** Whether the start and the end of a row hold an instant. */
const holdsInstant = (row: Row, unix: number): boolean =>
  Date.parse(String(row.start ?? '1000-01-01')) <= unix && unix < Date.parse(String(row.end ?? row.until));

/**
 * Reads a value by a path: `key`, `[3]`, `[last]`, `[key=value]` (also != >= <= > < and ~ for a part of a text), `[@now]` or
 * `[@instant]` for the rows that hold it, and a closing `#` for the number of rows. A key on a list maps it; a list of one
 * row at the end is that row.
 */
export function select(root: unknown, path: string, now: string): unknown {
  let value = root;
  for (const [, key, bracket, count] of path.matchAll(/\.?([A-Za-z_][\w-]*)|\[([^\]]+)\]|(#)/g)) {
    const list = Array.isArray(value) ? value : undefined;
    if (count) value = list?.length;
    else if (key) value = list ? list.map((row) => at(row, key)) : at(value, key);
    else if (bracket === undefined) value = undefined;
    else if (/^-?\d+$/.test(bracket)) value = list?.[Number(bracket)];
    else if (bracket === 'last') value = list?.at(-1);
    else if (bracket.startsWith('@')) {
      const unix = Date.parse(bracket === '@now' ? now : bracket.slice(1));
      value = list?.filter((row) => holdsInstant(row, unix));
    } else value = list?.filter((row) => fulfils(row, bracket));
  }
  return Array.isArray(value) && value.length === 1 ? value[0] : value;
}
