/**
 * Identifies a client by a hash of its network address as Cloudflare reports it. An IPv6 subscriber owns a whole /64
 * and can change its address within it at any time, so a /64 counts as one client.
 */
import { hashOf } from '../../accounts/tokens';

/** The bucket for unknown addresses. Behind Cloudflare no client has one; on a local server every client does. */
const UNKNOWN = 'unknown';

/** Four decimal octets. The URL parser also reads octal numbers, so its output must equal its input. */
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** The host of a URL in the parser's canonical spelling. */
function canonicalHost(host: string): string | null {
  return URL.parse(`http://${host}/`)?.hostname ?? null;
}

/** The characters of an IPv6 address: nothing else may reach the URL parser. */
const IPV6 = /^[\da-f:.]+$/i;

/** The eight groups of an IPv6 address; null if it is invalid. */
function groupsOf(address: string): number[] | null {
  const host = IPV6.test(address) ? canonicalHost(`[${address}]`) : null;
  if (host === null) return null;
  const [head = '', tail] = host.slice(1, -1).split('::');
  const parse = (part = ''): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [parse(head), parse(tail)];
  return [...first, ...new Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/** The IPv4 address inside ::ffff:0:0/96 (RFC 4291, 2.5.5.2): the same client over an IPv6 socket. */
function mappedIpv4([a, b, c, d, e, f, g = 0, h = 0]: number[]): string | null {
  if (a || b || c || d || e || f !== 0xffff) return null;
  return [g >> 8, g & 0xff, h >> 8, h & 0xff].join('.');
}

/**
 * The network that shares one bucket: an IPv4 address, or the /64 of an IPv6 address in any spelling, without brackets
 * and zone. All invalid addresses share one bucket.
 *
 * @example
 * networkOf('203.0.113.7') // => '203.0.113.7'
 * networkOf('2001:DB8::1') // => '2001:db8:0:0::/64'
 * networkOf('2001:db8:0:0:ffff::') // => '2001:db8:0:0::/64'
 * networkOf('::ffff:203.0.113.7') // => '203.0.113.7'
 * networkOf('fe80::1%eth0') // => 'fe80:0:0:0::/64'
 * networkOf(undefined) // => 'unknown'
 */
export function networkOf(address: string | undefined): string {
  const bare = (address ?? '').trim().replace(/^\[(.*)\]$/, '$1');
  if (IPV4.test(bare)) return canonicalHost(bare) === bare ? bare : UNKNOWN;
  const groups = groupsOf(bare.replace(/%.*$/, ''));
  if (groups === null) return UNKNOWN;
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return mappedIpv4(groups) ?? `${prefix.join(':')}::/64`;
}

/**
 * The network that a site is usually given as a whole: the /48 of an IPv6 address; null for other addresses.
 *
 * @example
 * siteOf('2001:DB8:0:7::1') // => '2001:db8:0::/48'
 * siteOf('203.0.113.7') // => null
 */
export function siteOf(address: string | undefined): string | null {
  const [first, second, third, , end] = networkOf(address).split(':');
  return end === undefined ? null : `${first}:${second}:${third}::/48`;
}

/**
 * The bucket name of a client at a route: SHA-256 in hexadecimal, so that addresses are neither stored nor logged. An
 * exhaustive search could reverse the hash, so it is deleted with its bucket.
 */
export const bucketName = (route: string, address: string | undefined): Promise<string> =>
  hashOf(`${route} ${networkOf(address)}`);

/** The bucket name of a commercial key at a route. All requests with the key share it. */
export const keyBucketName = (route: string, keyId: string): Promise<string> => hashOf(`${route} key ${keyId}`);

/** The bucket name of all clients of an IPv6 /48 at a route; null for other addresses. */
export async function siteBucketName(route: string, address: string | undefined): Promise<string | null> {
  const site = siteOf(address);
  return site === null ? null : hashOf(`${route} ${site}`);
}
