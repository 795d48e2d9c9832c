/**
 * Who a bucket belongs to: the network of the address that Cloudflare saw, as a hash. An IPv6 subscriber holds a
 * whole /64 and may change address within it at will, so the /64 is one client.
 */
import { hashOf } from '../../accounts/tokens';

/** The bucket of those whose address is not known: in front of Cloudflare nobody, behind a local server everyone. */
const UNKNOWN = 'unknown';

/** Decimal notation of four octets; the URL parser, which would also read octal, must give the same text back. */
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** The host of a URL as the URL parser writes it, which knows every spelling of an address and has one of its own. */
function canonicalHost(host: string): string | null {
  return URL.parse(`http://${host}/`)?.hostname ?? null;
}

/** What an IPv6 address is written with, so that nothing but one reaches the URL parser. */
const IPV6 = /^[\da-f:.]+$/i;

/** The eight groups of an IPv6 address in any spelling; null if it is none. */
function groupsOf(address: string): number[] | null {
  const host = IPV6.test(address) ? canonicalHost(`[${address}]`) : null;
  if (host === null) return null;
  const [head = '', tail] = host.slice(1, -1).split('::');
  const parse = (part = ''): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [parse(head), parse(tail)];
  return [...first, ...new Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/** The IPv4 address inside ::ffff:0:0/96 (RFC 4291 section 2.5.5.2): the same client reached over another socket. */
function mappedIpv4([a, b, c, d, e, f, g = 0, h = 0]: number[]): string | null {
  if (a || b || c || d || e || f !== 0xffff) return null;
  return [g >> 8, g & 0xff, h >> 8, h & 0xff].join('.');
}

/**
 * The network that shares one bucket: an IPv4 address, or the /64 of an IPv6 address whatever its spelling, brackets
 * and zone left out. Everything that is no address is one client.
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
 * The name of the bucket of a client at a route: SHA-256 in hexadecimal, so that no address is stored or logged. A
 * hash hides an address from readers, not from one who tries all of them: it is deleted with the bucket.
 */
export const bucketName = (route: string, address: string | undefined): Promise<string> =>
  hashOf(`${route} ${networkOf(address)}`);

/** The name of the bucket of a commercial key at a route: its requests count together, wherever they come from. */
export const keyBucketName = (route: string, keyId: string): Promise<string> => hashOf(`${route} key ${keyId}`);
