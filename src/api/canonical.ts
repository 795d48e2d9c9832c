/**
 * Writes a JSON value in canonical form (RFC 8785): no blanks, and the keys of an object sorted by their UTF-16 code
 * units. Values outside JSON follow `JSON.stringify`: undefined fields are left out, and NaN becomes null.
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
