import { expect, test } from 'vitest'
import { isNarrower, isWithin, parseNetwork, visitorNetwork } from './network.ts'

test.each([
  ['203.0.113.7', ['203.0.113.0/24'], true],
  ['203.0.114.7', ['203.0.113.0/24'], false],
  ['203.0.113.7', ['203.0.113.7'], true],
  ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
  ['2001:db8::1', ['2001:db8::/32'], true],
  ['2001:db9::1', ['2001:db8::/32'], false],
  ['203.0.113.7', ['2001:db8::/32', '198.51.100.0/24'], false],
  ['10.1.2.3', ['10.0.0.1/8'], true],
  ['unknown', ['0.0.0.0/0', '::/0'], false],
  ['', ['0.0.0.0/0'], false],
])('%s in %j is %s', (address, networks, expected) => expect(isWithin(address, networks)).toBe(expected))

test.each([
  '',
  'x',
  '203.0.113.0/33',
  '203.0.113/24',
  '2001:db8::/129',
  '1.2.3.4/8/9',
  '1.2.3.4/',
  '1.2.3.4/-1',
  'fe80::1%eth0',
])('%s is no network', (text) => expect(parseNetwork(text)).toBeNull())

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::198.51.100.1', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, expected) => expect(visitorNetwork(address)).toBe(expected))

test.each([
  [[], ['203.0.113.7'], false],
  [['203.0.113.7'], [], true],
  [['203.0.113.0/24'], ['203.0.113.7'], false],
  [['203.0.113.7'], ['203.0.113.0/24'], true],
  [['10.0.0.1/8'], ['10.9.0.0/16'], false],
  [['0.0.0.0/0'], ['2001:db8::/32'], true],
  [['::/0', '0.0.0.0/0'], ['2001:db8::/32', '203.0.113.7'], false],
])('%j shuts out what %j let in: %s', (networks, before, expected) =>
  expect(isNarrower(networks, before)).toBe(expected),
)
