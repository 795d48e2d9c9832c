/** A stated approximation of tokens: four characters of ASCII each, two of other scripts. */
export function approximateTokens(text: string): number {
  let ascii = 0;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < 128) ascii += 1;
  return Math.ceil(ascii / 4 + (text.length - ascii) / 2);
}
