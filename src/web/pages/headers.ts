/** The file `_headers` of the static assets: the Content-Security-Policy and cache lifetimes. */

/** `wasm-unsafe-eval` only lets the page compile the kernel. The HTML contains no script or style. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Maximum number of rules. Cloudflare ignores the others. */
const MAX_RULES = 100;

/**
 * Files that are cached permanently are listed one by one: a rule for their folder would also cache its 404s
 * permanently. Files beyond the maximum number of rules are revalidated by their entity tags.
 *
 * @param hashed  paths of the files with content hashes, with the most valuable to cache first
 */
export function headersFile(hashed: readonly string[]): string {
  const forAll = {
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(self), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'Cache-Control': 'no-cache',
  };
  const block = (path: string, lines: string[]) => [path, ...lines.map((line) => `  ${line}`)].join('\n');
  const blocks = [
    block(
      '/*',
      Object.entries(forAll).map(([name, value]) => `${name}: ${value}`),
    ),
    block('/kernel.wasm', [
      '! Cross-Origin-Resource-Policy',
      'Cross-Origin-Resource-Policy: cross-origin',
      'Access-Control-Allow-Origin: *',
    ]),
  ];
  blocks.push(
    block('/embed.js', [
      '! Cross-Origin-Resource-Policy',
      'Cross-Origin-Resource-Policy: cross-origin',
      'Access-Control-Allow-Origin: *',
    ]),
  );
  const permanent = hashed
    .slice(0, MAX_RULES - blocks.length)
    .map((path) => block(`/${path}`, ['! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable']));
  blocks.push(...permanent);
  return `${blocks.join('\n\n')}\n`;
}
