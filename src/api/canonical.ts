/**
 * Writes a JSON value in canonical form (RFC 8785): no blanks, and the keys of an object sorted by their UTF-16 code
 * units. Values outside JSON follow `JSON.stringify`: undefined fields are left out, and NaN becomes null.
 *
 * @example
 * canonicalJson({ b: [1e21, NaN], a: { z: 'é', y: undefined } }) // => '{"a":{"z":"é"},"b":[1e+21,null]}'
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${canonicalJson(item)}`;
    return `[${text}]`;
  }
  for (const key of Object.keys(value).sort()) {
    const field = (value as Record<string, unknown>)[key];
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(field)}`;
  }
  return `{${text}}`;
}
