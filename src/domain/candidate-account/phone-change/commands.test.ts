import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aBrowser } from '#test/browser-session.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { ownWorker } from '#test/work.ts'
import { aPassword, givePassword } from '#test/factories/own-account.ts'
import { smsOfDay } from '../verification/rules.ts'

const app = ownApp()
const work = ownWorker(app)

type Browser = Awaited<ReturnType<typeof aBrowser>>
const request = (browser: Browser, mobilePhoneNumber: string) =>
  browser.ask('mutation ($mobilePhoneNumber: String!) { requestPhoneChange(mobilePhoneNumber: $mobilePhoneNumber) }', {
    mobilePhoneNumber,
  })
const requestWith = (browser: Browser, mobilePhoneNumber: string, currentPassword: string) =>
  browser.ask(
    'mutation ($mobilePhoneNumber: String!, $currentPassword: String!) { requestPhoneChange(mobilePhoneNumber: $mobilePhoneNumber, currentPassword: $currentPassword) }',
    { mobilePhoneNumber, currentPassword },
  )
const confirm = (browser: Browser, code: string) =>
  browser.ask('mutation ($code: String!) { confirmPhoneChange(code: $code) }', { code })
const phoneOf = async (browser: Browser) =>
  (await browser.ask('{ ownAccount { phoneNumber } }')).data['ownAccount'] as unknown as { phoneNumber: string }

async function aStudent(phoneNumber: string, status: 'ACTIVE' | 'WITHDRAWN' = 'ACTIVE') {
  const { id } = await aCandidate(app.db, { status, account: { phoneNumber } })
  return { id, browser: await aBrowser(app, id) }
}
async function aCodeFor(browser: Browser, number: string) {
  expect((await request(browser, number)).code).toBe('done')
  work.messages.splice(0)
  await work.run()
  return /(\d{6})/.exec(work.messages.splice(0)[0]?.text ?? '')?.[1] ?? ''
}

describe('§8 the change of the phone', () => {
  test('is proven by the code of an SMS and told by mail without a number', async () => {
    const { browser } = await aStudent('+818010000001')
    const code = await aCodeFor(browser, '０８０−１００１−０００１')
    expect((await confirm(browser, code)).code).toBe('done')
    expect(await phoneOf(browser)).toEqual({ phoneNumber: '+818010010001' })
    work.mails.splice(0)
    await work.run()
    expect(work.mails).toHaveLength(1)
    expect(work.mails[0]?.subject).toBe('携帯電話の番号が変更されました｜ヨアケ')
    expect(work.mails[0]?.text).not.toContain('0001')
  })

  test('wants the password, and of an account without one a fresh sign-in', async () => {
    const { id, browser } = await aStudent('+818010000009')
    await app.db
      .updateTable('session')
      .set({ insertedAt: sql<Date>`now() - interval '5 hours'` })
      .where('candidateId', '=', id)
      .execute()
    expect((await request(browser, '080-1000-0019')).code).toBe('fresh_sign_in_required')
    await givePassword(app.db, id)
    const wrong = await requestWith(browser, '080-1000-0019', 'another-password-2025')
    expect(wrong).toMatchObject({ code: 'wrong_password', fields: ['currentPassword'] })
    expect((await requestWith(browser, '080-1000-0019', aPassword)).code).toBe('done')
    await work.run()
  })

  test('a wrong number and the number of now are refused beside the field', async () => {
    const { browser } = await aStudent('+818010000002')
    for (const wrong of ['', '03-1234-5678', '090-1', '080-1000-0002'])
      expect(await request(browser, wrong)).toMatchObject({ code: 'invalid_input', fields: ['mobilePhoneNumber'] })
  })

  test('another’s number is told after the code alone; a number of a student who left is free', async () => {
    const { browser } = await aStudent('+818010000003')
    await aStudent('+818010000004')
    const code = await aCodeFor(browser, '080-1000-0004')
    expect(await confirm(browser, code)).toMatchObject({ code: 'phone_taken' })
    expect(await phoneOf(browser)).toEqual({ phoneNumber: '+818010000003' })
    await aStudent('+818010000005', 'WITHDRAWN')
    expect((await confirm(browser, await aCodeFor(browser, '080-1000-0005'))).code).toBe('done')
  })

  test('no SMS leaves beyond the limit of a day for everybody, and the refusal says what to do', async () => {
    const { id, browser } = await aStudent('+818010000011')
    const sent = sql`insert into candidate_verification (candidate_id, purpose, destination, expires_at, inserted_at)
      select ${id}, 'PHONE_CHANGE', '+818012340000', now(), now() - interval '2 hours'
      from generate_series(1, ${smsOfDay.limit})`
    await sent.execute(app.db)
    expect((await request(browser, '080-1000-0012')).code).toBe('sms_limit_reached')
    await app.db.deleteFrom('candidateVerification').where('destination', '=', '+818012340000').execute()
    expect((await request(browser, '080-1000-0012')).code).toBe('done')
    await work.run()
  })

  test('§4 a code works once, also twice at once, and for its student alone', async () => {
    const [student, other] = [await aStudent('+818010000006'), await aStudent('+818010000007')]
    const code = await aCodeFor(student.browser, '080-1000-0008')
    expect((await confirm(other.browser, code)).code).toBe('verification_expired')
    expect((await confirm(student.browser, code === '000000' ? '000001' : '000000')).code).toBe(
      'phoneVerificationFailed',
    )
    const both = await Promise.all([confirm(student.browser, code), confirm(student.browser, code)])
    expect(both.map((answer) => answer.code).toSorted()).toEqual(['already_verified', 'done'])
  })
})
