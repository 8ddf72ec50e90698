import { expect, test } from 'vitest'
import { checkDomainName, foldMailDomain } from './mail-domain/rules.ts'
import { checkProvider, foldProvider, mailDomainOf, vouchedMail } from './rules.ts'

test.each([
  ['a right address', { email: 'Taro@Company.Example', email_verified: true }, 'taro@company.example'],
  ['a word for true', { email: 'a@b.example', email_verified: 'true' }, 'a@b.example'],
  ['Entra ID', { email: 'a@b.example', xms_edov: '1' }, 'a@b.example'],
  ['not proven', { email: 'a@b.example', email_verified: false }, null],
  ['nothing said', { email: 'a@b.example' }, null],
  ['no address', { email_verified: true }, null],
  ['no text', { email: ['a@b.example'], email_verified: true }, null],
])('an address counts when the provider vouches for it: %s', (_, claims, expected) => {
  expect(vouchedMail(claims)).toBe(expected)
})

test.each([
  ['example.co.jp', 'example.co.jp'],
  [' Ｅxample.co.jp ', 'example.co.jp'],
  ['taro@example.co.jp', 'example.co.jp'],
  ['https://example.co.jp/', 'example.co.jp'],
  ['北斗.jp', 'xn--djr834b.jp'],
  ['人事@北斗.jp', 'xn--djr834b.jp'],
])('a domain is read from what people paste: %s', (typed, domain) => expect(foldMailDomain(typed)).toBe(domain))

test.each(['', 'localhost', '127.0.0.1', '-a.example', 'a..example', 'a b.example', 'gmail.com', 'docomo.ne.jp'])(
  'no domain of a company: %j',
  (domain) => expect(checkDomainName(domain)).toMatchObject({ path: 'domain' }),
)
test.each(['example.co.jp', 'a.b.c.example', 'xn--eckwd4c7c.xn--zckzah', 'mail-1.example.jp'])(
  'a domain of a company: %s',
  (domain) => expect(checkDomainName(domain)).toBeNull(),
)

test('the last @ decides the domain', () => expect(mailDomainOf('"a@b"@c.example')).toBe('c.example'))

test('the address of the discovery document is read as its issuer', () => {
  const form = {
    issuer: ' https://id.example/x/.well-known/openid-configuration',
    clientId: ' a ',
    clientSecret: null,
  }
  expect(foldProvider(form)).toEqual({ issuer: 'https://id.example/x', clientId: 'a', clientSecret: null })
})

test.each([
  'http://id.example',
  'id.example',
  'https://id.example/?a=b',
  'https://user:secret@id.example',
  'javascript:alert(1)',
  '',
])('no issuer: %j', (issuer) => {
  const form = { issuer, clientId: 'a', clientSecret: 'b' }
  const [wrong] = checkProvider(form, { needsSecret: true, allowHttp: false })
  expect(wrong).toMatchObject({ path: 'issuer' })
})

test.each([
  ['https://id.example/?a=b', '「?」や「#」から始まる部分'],
  ['https://id.example/#x', '「?」や「#」から始まる部分'],
  ['https://user:secret@id.example', 'パスワードを含めない'],
  ['https://id.example/会社', '使用できない文字'],
  ['http://id.example', '「https://」で始まる'],
])('%s is refused with its own reason', (issuer, reason) => {
  const form = { issuer, clientId: 'a', clientSecret: 'b' }
  expect(checkProvider(form, { needsSecret: true, allowHttp: false })[0]?.message).toContain(reason)
})

test('a new client needs a secret, a known one keeps its own', () => {
  const form = { issuer: 'https://id.example', clientId: 'a', clientSecret: null }
  const wrongOf = (needsSecret: boolean) => checkProvider(form, { needsSecret, allowHttp: false }).filter(Boolean)
  expect(wrongOf(true)).toMatchObject([{ path: 'clientSecret' }])
  expect(wrongOf(false)).toEqual([])
})
