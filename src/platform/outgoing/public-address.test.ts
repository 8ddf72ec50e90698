import { expect, test } from 'vitest'
import { addressTrouble, isPublicAddress } from './public-address.ts'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'example.jp',
  '',
])('%s is no address of the internet at large', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '223.255.255.255',
  '2606:4700::1111',
])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['https://localhost/hook', 'private'],
  ['https://LOCALHOST./hook', 'private'],
  ['https://app.localhost/', 'private'],
  ['https://printer.local/', 'private'],
  ['https://db.internal/', 'private'],
  ['https://intranet/', 'private'],
  ['https://127.0.0.1/', 'private'],
  ['https://127.1/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://0x7f000001/', 'private'],
  ['https://0177.0.0.1/', 'private'],
  ['https://169.254.169.254/latest/meta-data/', 'private'],
  ['https://2852039166/latest/meta-data/', 'private'],
  ['https://0xA9FEA9FE/', 'private'],
  ['https://0xa9.0xfe.0xa9.0xfe/', 'private'],
  ['https://0251.0376.0251.0376/', 'private'],
  ['https://169.254.43518/', 'private'],
  ['https://１６９.254.169.254/', 'private'],
  ['https://[::ffff:169.254.169.254]/', 'private'],
  ['https://[::ffff:a9fe:a9fe]/', 'private'],
  ['https://[64:ff9b::a9fe:a9fe]/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::]/', 'private'],
  ['https://0/', 'private'],
  ['https://[fd00:ec2::254]/', 'private'],
  ['http://hooks.example.jp/', 'not_https'],
  ['ftp://hooks.example.jp/', 'not_https'],
  ['file:///etc/passwd', 'unreadable'],
  ['javascript:alert(1)', 'unreadable'],
  ['hooks.example.jp', 'unreadable'],
  ['https://', 'unreadable'],
  ['', 'unreadable'],
  [`https://hooks.example.jp/${'x'.repeat(2000)}`, 'unreadable'],
  ['https://user:secret@hooks.example.jp/', 'credentials'],
  ['https://hooks.example.jp@127.0.0.1/', 'credentials'],
  ['https://hooks.example.jp:22/', 'port'],
  ['https://hooks.example.jp:6379/', 'port'],
])('%s may not be called: %s', (address, trouble) => {
  expect(addressTrouble(address, 'public')).toBe(trouble)
})

test.each(['https://hooks.example.jp/a?b=c', 'https://hooks.example.jp:8443/', 'https://8.8.8.8/', 'https://日本.jp/'])(
  '%s may be called',
  (address) => {
    expect(addressTrouble(address, 'public')).toBeNull()
  },
)

test('tests and demonstrations reach this machine, and still nothing that is no address of the web', () => {
  expect(addressTrouble('http://127.0.0.1:4010/hook', 'any')).toBeNull()
  expect(addressTrouble('file:///etc/passwd', 'any')).toBe('unreadable')
  expect(addressTrouble('ftp://hooks.example.jp/', 'any')).toBe('not_https')
})
