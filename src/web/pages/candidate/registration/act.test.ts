import { expect, test } from 'vitest'
import { AskError, type Ask } from '#web/carry/ask.ts'
import { actOnRegistration } from './act.ts'

const sent = (intent: string, code: string) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent, code: '123456' })) form.set(name, value)
  const refused = { code, message: '門からの文です。', fields: [] }
  const ask = (() => Promise.reject(new AskError(refused))) as unknown as Ask
  const url = new URL('https://yoake.example/candidate/registration?utm_source=line')
  return actOnRegistration(ask, form, { url } as never)
}

test('§8 what nobody expected is told as a failed registration, with what was typed', async () => {
  expect(await sent('verifyPhone', 'internal_server_error')).toMatchObject({
    refused: { message: '登録できませんでした。入力内容を確認し、もう一度お試しください。', fields: [] },
    values: { code: ['123456'] },
  })
})

test('§8 an expected refusal keeps its sentence, beside the field', async () => {
  expect(await sent('verifyPhone', 'phone_taken')).toMatchObject({
    refused: { fields: [{ path: 'code', message: '門からの文です。' }] },
  })
})

test('§2 a profile that another window has saved first is not kept, and the next page says so', async () => {
  const answer = await sent('saveProfile', 'account_not_changeable')
  expect((answer as Response).headers.get('location')).toBe(
    '/candidate/registration?utm_source=line&flash=savedElsewhere',
  )
})

test('§2 a step that another device has finished leads to the page as it is now, with its address', async () => {
  const answer = await sent('verifyEmail', 'already_verified')
  expect((answer as Response).headers.get('location')).toBe('/candidate/registration?utm_source=line')
})
