import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { verifyPassword } from '#platform/secrets/password.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { aBrowser } from '#test/browser-session.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { aNewPassword, aPassword, aResetCode } from '#test/factories/own-account.ts'
import { worker } from '#test/work.ts'

const app = ownApp()

type Browser = Awaited<ReturnType<typeof aBrowser>>
const change = (browser: Browser, currentPassword = aPassword, newPassword = aNewPassword, key = '') =>
  browser.ask(
    `mutation ($currentPassword: String!, $newPassword: String!) {
      updateCandidatePassword(currentPassword: $currentPassword, newPassword: $newPassword) }`,
    { currentPassword, newPassword },
    key,
  )
const hashOf = async (candidateId: OfRow<'candidate'>) =>
  (
    await app.db
      .selectFrom('candidateAccount')
      .select('passwordHash')
      .where('candidateId', '=', candidateId)
      .executeTakeFirstOrThrow()
  ).passwordHash

describe('§3 the student’s password', () => {
  test('is changed with the current one; other sessions, their devices and open links end, and a mail tells', async () => {
    const { id, ...student } = await aCandidate(app.db, { password: aPassword, email: 'change@student.example' })
    const [phone, laptop] = [await aBrowser(app, id), await aBrowser(app, id)]
    for (const browser of [phone, laptop])
      await app.db
        .insertInto('pushDevice')
        .values({ candidateId: id, token: browser.token, sessionTokenSha256: sha256(browser.token) })
        .execute()
    const code = await aResetCode(app.db, id)
    expect((await change(phone)).code).toBe('done')
    expect([await phone.isOpen(), await laptop.isOpen()]).toEqual([true, false])
    expect(await verifyPassword(aNewPassword, await hashOf(id))).toBe(true)
    const devices = await app.db.selectFrom('pushDevice').select('token').where('candidateId', '=', id).execute()
    expect(devices).toEqual([{ token: phone.token }])
    const answer = await app.as(null).ask(`{ candidatePasswordReset(code: "${code}") }`)
    expect(answer.data.candidatePasswordReset).toBe('EXPIRED')
    const work = worker(app)
    await work.run()
    expect(work.mails.find(({ subject }) => subject.startsWith('パスワードが変更されました'))).toMatchObject({
      to: 'change@student.example',
    })
    expect(student.status).toBe('ACTIVE')
  })

  test('a wrong current or a weak new one is refused beside its field', async () => {
    const { id } = await aCandidate(app.db, { password: aPassword })
    const phone = await aBrowser(app, id)
    expect(await change(phone, 'a-wrong-password-2026')).toMatchObject({
      code: 'wrong_password',
      fields: ['currentPassword'],
    })
    expect(await change(phone, aPassword, 'short')).toMatchObject({ code: 'invalid_input', fields: ['newPassword'] })
    expect(await change(phone, aPassword, '山田yoake2026')).toMatchObject({ fields: ['newPassword'] })
    expect(await verifyPassword(aPassword, await hashOf(id))).toBe(true)
  })

  test('two changes at once: one holds, and the same request again hears of its success', async () => {
    const { id } = await aCandidate(app.db, { password: aPassword })
    const phone = await aBrowser(app, id)
    const both = await Promise.all([change(phone), change(phone, aPassword, 'another-sunrise-in-winter')])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['done', 'wrong_password'])
    const other = await aBrowser(app, (await aCandidate(app.db, { password: aPassword })).id)
    expect((await change(other, aPassword, aNewPassword, 'one-key-for-one-form')).code).toBe('done')
    expect((await change(other, aPassword, aNewPassword, 'one-key-for-one-form')).code).toBe('done')
  })

  test('an account of another service sets its first password only after a fresh sign-in', async () => {
    const { id } = await aCandidate(app.db)
    const phone = await aBrowser(app, id)
    const age = (minutes: number) =>
      app.db
        .updateTable('session')
        .set({ insertedAt: sql`now() - make_interval(mins => ${minutes})` })
        .where('candidateId', '=', id)
        .execute()
    await age(11)
    expect((await change(phone, '')).code).toBe('fresh_sign_in_required')
    await age(9)
    expect((await change(phone, '')).code).toBe('done')
    expect((await change(phone, '')).code).toBe('wrong_password')
  })

  test('§6 a student of ACTION_REQUIRED may change it, one who still registers may not', async () => {
    for (const [status, expected] of [
      ['ACTION_REQUIRED', 'done'],
      ['PHONE_PENDING', 'account_incomplete'],
    ] as const) {
      const phone = await aBrowser(app, (await aCandidate(app.db, { password: aPassword, status })).id)
      expect((await change(phone)).code).toBe(expected)
    }
  })
})
