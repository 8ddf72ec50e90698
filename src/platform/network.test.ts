import { expect, test } from 'vitest'
import { isWithin, parseNetwork } from './network.ts'

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
