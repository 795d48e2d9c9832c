/**
 * A JSON value in its one canonical spelling (RFC 8785): no blanks, the keys of an object in the order of their UTF-16
 * code units. What JSON does not have is written as `JSON.stringify` writes it: no undefined fields, null for NaN.
 *
 * @example
 * canonicalJson({ b: [1e21, NaN], a: { z: 'é', y: undefined } }) // => '{"a":{"z":"é"},"b":[1e+21,null]}'
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}
