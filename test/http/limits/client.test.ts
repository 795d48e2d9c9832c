/** The client for an address. */
import { describe, expect, test } from 'vitest';
import { bucketName, networkOf, siteOf } from '../../../src/http/limits/client';

describe('networkOf', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['0.0.0.0', '0.0.0.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001::1', '2001:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['[::1]', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['0:0:0:1::', '0:0:0:1::/64'],
    ['::1:0:0:0:0', '0:0:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::1%25en0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['::ffff:0:0', '0.0.0.0'],
    ['::ffff:ffff:ffff', '255.255.255.255'],
    ['::fffe:cb00:7107', '0:0:0:0::/64'],
    ['64:ff9b::cb00:7107', '64:ff9b:0:0::/64'],
  ])('networkOf maps %s to %s', (address, network) => expect(networkOf(address)).toBe(network));

  test.each([
    undefined,
    '',
    ' ',
    'localhost',
    '256.0.0.1',
    '010.0.0.1',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.4, 5.6.7.8',
    '203.0.113.7:443',
    '[::1]:443',
    ':::',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1::2::3',
    '12345::',
    'g::',
    '::1]/path[',
    '::ffff:256.0.0.1',
    '%eth0',
  ])('networkOf maps %s to the unknown client', (address) => expect(networkOf(address)).toBe('unknown'));
});

describe('bucketName', () => {
  test('bucketName reveals no address', async () => {
    expect(await bucketName('muhurta', '203.0.113.7')).toMatch(/^[0-9a-f]{64}$/);
  });

  test('bucketName is equal for all spellings of a network', async () => {
    const names = ['2001:db8::1', '2001:DB8:0::2', '2001:db8:0:0:9::'].map((address) => bucketName('muhurta', address));
    expect(new Set(await Promise.all(names)).size).toBe(1);
  });

  test('bucketName differs by route and client', async () => {
    const names = [
      bucketName('muhurta', '203.0.113.7'),
      bucketName('muhurta', '203.0.113.8'),
      bucketName('sahaja', '203.0.113.7'),
      bucketName('sahaja', undefined),
    ];
    expect(new Set(await Promise.all(names)).size).toBe(4);
  });
});

test.each([
  ['2001:db8:5:7::1', '2001:db8:5::/48'],
  ['2001:db8:5:8:1::', '2001:db8:5::/48'],
  ['::1', '0:0:0::/48'],
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  [undefined, null],
])('the site of %s is %s', (address, site) => {
  expect(siteOf(address)).toBe(site);
});
