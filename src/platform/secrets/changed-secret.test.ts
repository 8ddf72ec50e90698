import { expect, test } from 'vitest'
import { openMailTokens } from '#domain/notification/setting/one-click/token.ts'
import { openWebhookSecrets } from '#domain/webhook/secret.ts'
import { readEnv } from '../env.ts'
import { openOneTimeCodes } from './one-time-codes.ts'
import { openSealing } from './secret.ts'

const [before, present, other] = ['before', 'present', 'other'].map((name) => `${name} `.repeat(8).trim()) as [
  string,
  string,
  string,
]
const id = '0190b6a4-0000-7000-8000-000000000001'

test('codes, links and passes of the secret before are taken, and made by the present one', () => {
  const [old, both] = [openOneTimeCodes(before), openOneTimeCodes(present, [before])]
  expect(both.isCodeOf(id, old.codeOf(id))).toBe(true)
  expect(both.idOf(old.tokenOf(id))).toBe(id)
  expect(both.subjectOf(old.passOf('a student', 60))).toBe('a student')
  const own = openOneTimeCodes(present)
  expect([own.isCodeOf(id, both.codeOf(id)), own.idOf(both.tokenOf(id)), own.subjectOf(both.passOf('x', 60))]).toEqual([
    true,
    id,
    'x',
  ])
  expect([own.isCodeOf(id, old.codeOf(id)), own.idOf(old.tokenOf(id)), own.subjectOf(old.passOf('x', 60))]).toEqual([
    false,
    null,
    null,
  ])
  expect(both.idOf(openOneTimeCodes(other).tokenOf(id))).toBe(null)
})

test('the end of a kind of mail works with the link of a mail from before', () => {
  const both = openMailTokens(present, [before])
  expect(both.mailIdOf(openMailTokens(before).tokenOf(id))).toBe(id)
  expect(openMailTokens(present).mailIdOf(both.tokenOf(id))).toBe(id)
  expect(both.mailIdOf(openMailTokens(other).tokenOf(id))).toBe(undefined)
})

test('what the secret before sealed is read, and sealed anew by the present one', () => {
  const both = openSealing(present, [before])
  expect(both.unseal(openSealing(before).seal('kept'))).toBe('kept')
  expect(openSealing(present).unseal(both.seal('kept'))).toBe('kept')
  expect(both.unseal(openSealing(other).seal('kept'))).toBe(null)
})

test('a receiver of webhooks verifies by its old and by its new secret meanwhile', () => {
  const message = { id: 'msg', seconds: 1, payload: '{}' }
  const signed = openWebhookSecrets(present, [before]).sign([id], message).split(' ')
  expect(signed).toEqual([
    openWebhookSecrets(present).sign([id], message),
    openWebhookSecrets(before).sign([id], message),
  ])
  expect(openWebhookSecrets(present, [before]).secretOf(id)).toBe(openWebhookSecrets(present).secretOf(id))
})

test('settings name several secrets of before, each long enough and none the present one', () => {
  const read = (previous: string) => readEnv({ SESSION_SECRET: present, SESSION_SECRET_PREVIOUS: previous })
  expect(read(`${before}, ${other}`).previousSecrets).toEqual([before, other])
  expect(() => read('short')).toThrow('SESSION_SECRET_PREVIOUS: read a value of 5 characters (not shown)')
  expect(() => read(present)).toThrow('expected those of before')
})
