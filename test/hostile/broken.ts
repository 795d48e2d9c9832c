/** Invalid or truncated HTTP, sent as bytes. None of it may stop the service or reveal secrets. */
import type { Wire } from './wire';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const CHART = 'POST /api/chart HTTP/1.1\r\nHost: localhost\r\n';

export const BROKEN: Record<string, Uint8Array> = {
  'nothing but line ends': utf8('\r\n\r\n\r\n'),
  'no version': utf8('GET /api/health\r\n\r\n'),
  'version 2': utf8('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  'version 9': utf8('GET /api/health HTTP/9.9\r\nHost: localhost\r\n\r\n'),
  'no host': utf8('GET /api/health HTTP/1.1\r\n\r\n'),
  'two hosts': utf8('GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'),
  'a host that is none': utf8('GET /api/rss HTTP/1.1\r\nHost: [::1\r\n\r\n'),
  'a host with a path': utf8('GET /api/rss HTTP/1.1\r\nHost: a/b?c#d\r\n\r\n'),
  'a host with blanks': utf8('GET /api/press HTTP/1.1\r\nHost: a b\r\n\r\n'),
  'an empty host': utf8('GET /llms.txt HTTP/1.1\r\nHost: \r\n\r\n'),
  'a host beyond ASCII': utf8('GET /llms.txt HTTP/1.1\r\nHost: é\r\n\r\n'),
  'a port that is none': utf8('GET /api/rss HTTP/1.1\r\nHost: a:99999\r\n\r\n'),
  'a target in full': utf8('GET http://evil.example/api/rss HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  'a target that is a star': utf8('OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  'a target beyond ASCII': utf8('GET /api/हेल्थ HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  'a target with blanks': utf8('GET /api/ health HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  'a target of 100 KB': utf8(`GET /api/${'a'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
  'a header of 100 KB': utf8(`GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`),
  'ten thousand headers': utf8(`GET /api/health HTTP/1.1\r\nHost: localhost\r\n${'X: y\r\n'.repeat(10_000)}\r\n`),
  'a header without a colon': utf8('GET /api/health HTTP/1.1\r\nHost: localhost\r\nX\r\n\r\n'),
  'a header with a NUL': utf8('GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: a\u0000b\r\n\r\n'),
  'a folded header': utf8('GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b\r\n\r\n'),
  'a blank before a colon': utf8(`${CHART}Content-Length : 2\r\n\r\n{}`),
  'two lengths': utf8(`${CHART}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`),
  'a length and pieces': utf8(`${CHART}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`),
  'a length below zero': utf8(`${CHART}Content-Length: -1\r\n\r\n{}`),
  'a length that is none': utf8(`${CHART}Content-Length: 0x2\r\n\r\n{}`),
  'a length beyond numbers': utf8(`${CHART}Content-Length: 99999999999999999999999\r\n\r\n{}`),
  'a length that is not kept': utf8(`${CHART}Content-Length: 1000\r\n\r\n{"year":`),
  'pieces of a size that is none': utf8(`${CHART}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`),
  'pieces that end early': utf8(`${CHART}Transfer-Encoding: chunked\r\n\r\n5\r\n{}`),
  'a piece of 2^64 bytes': utf8(`${CHART}Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n{}`),
  'an encoding that is none': utf8(`${CHART}Transfer-Encoding: x\r\nContent-Length: 2\r\n\r\n{}`),
  'a method of noise': utf8('G\u0000T /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  'a method in small letters': utf8('get /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  connect: utf8('CONNECT localhost:1 HTTP/1.1\r\nHost: localhost:1\r\n\r\n'),
  'an upgrade': utf8(
    'GET /api/chart HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  ),
  'two requests at once': utf8(
    'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\nGET /api/health HTTP/1.1\r\nHost: b\r\n\r\n',
  ),
  noise: Uint8Array.from({ length: 500 }, (_, i) => (i * 137 + 11) % 256),
};

const WAITS_MS = 1500;

/**
 * Unexpected responses, each with the name of the bytes that caused it. Only responses of the Worker count, which have
 * an `X-Request-Id`. A deployment has Cloudflare's edge in place of the local simulator.
 */
export async function throwBroken(wire: Wire): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(BROKEN).map(async ([name, bytes]) => [name, await wire.sendBytes(bytes, WAITS_MS)] as const),
  );
  return answers.flatMap(([name, text]) => {
    const isOurs = /^x-request-id:/im.test(text);
    const failed = /^HTTP\/1\.1 5\d\d/m.test(text) || /\n\s+at |node_modules|\.ts:\d/.test(text);
    return isOurs && failed ? [`${name}: ${text.slice(0, 300)}`] : [];
  });
}
