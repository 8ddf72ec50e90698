import { describe, expect, test } from 'vitest'
import type { OfRow } from '#ground/id.ts'
import { openRequestSessions } from '../../../server/sign-in/sessions.ts'
import { sql } from 'kysely'
import { countStatements } from '#platform/database/db.ts'
import { readEnv } from '#platform/env.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { aBrowser } from '#test/browser-session.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { ownWorker } from '#test/work.ts'
import { resetMailLimits } from './rules.ts'
import { forgetOldPasswordResets } from './commands.ts'

const oldPassword = 'an-old-password-2025'
const newPassword = 'つぎの合言葉は朝焼けの色'
const app = ownApp()
const work = ownWorker(app)

let made = 0
const aStudent = (fields: Parameters<typeof aCandidate>[1] = {}) =>
  aCandidate(app.db, { email: `forgot${(made += 1)}@student.example`, password: oldPassword, ...fields })
const emailOf = async (candidateId: OfRow<'candidate'>) =>
  (
    await app.db
      .selectFrom('candidateAccount')
      .select('email')
      .where('candidateId', '=', candidateId)
      .executeTakeFirstOrThrow()
  ).email

const guest = () => app.as(null)
const codeOf = async (answer: ReturnType<ReturnType<typeof guest>['ask']>) => (await answer).errors[0]?.code ?? 'done'
const request = (email: string, address = '203.0.113.1') =>
  codeOf(
    guest().ask('mutation ($email: String!) { requestCandidatePasswordReset(email: $email) }', { email }, { address }),
  )
const reset = (code: string, password = newPassword, idempotencyKey = '') =>
  guest().ask(
    'mutation ($code: String!, $password: String!) { resetCandidatePassword(code: $code, password: $password) }',
    { code, password },
    { address: '203.0.113.2', ...(idempotencyKey && { idempotencyKey }) },
  )
const statusOf = async (code: string) =>
  (await guest().ask('query ($code: String!) { candidatePasswordReset(code: $code) }', { code })).data
    .candidatePasswordReset

/** The mails that the request sends. */
async function mailsFor(email: string) {
  await work.run()
  work.mails.splice(0)
  expect(await request(email)).toBe('done')
  await work.run()
  return work.mails.splice(0)
}
const codeIn = (text = '') => decodeURIComponent(/password-reset\?code=(\S+)/.exec(text)?.[1] ?? '')

async function aCode(candidateId: OfRow<'candidate'>) {
  const [mail] = await mailsFor(await emailOf(candidateId))
  return codeIn(mail?.text)
}
const movedBack = (code: string, minutes: number) =>
  app.db
    .updateTable('passwordReset')
    .set({ expiresAt: sql`expires_at - make_interval(mins => ${minutes})` })
    .where('tokenSha256', '=', sha256(code))
    .execute()

describe('§2 /candidate/password-reset/request', () => {
  test('mails a link of 60 minutes to the owner; the code is in the mail only', async () => {
    const { id } = await aStudent()
    const [mail, ...others] = await mailsFor(await emailOf(id))
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: await emailOf(id), subject: 'パスワードの再設定のご案内｜ヨアケ' })
    expect(mail?.text.replaceAll('\n', '')).toContain('60分、1回だけ')
    const code = codeIn(mail?.text)
    expect(code).toMatch(/^reset_[\w-]{43}$/)
    const row = await app.db
      .selectFrom('passwordReset')
      .selectAll()
      .where('candidateId', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.tokenSha256.equals(sha256(code))).toBe(true)
    expect(row.expiresAt.getTime() - row.insertedAt.getTime()).toBe(60 * 60_000)
  })

  test('answers alike, with as many statements, whether the mail is known or not', async () => {
    const { id } = await aStudent()
    const stranger = await countStatements(() => request(' Forgot@Unknown.example'))
    const email = await emailOf(id)
    const student = await countStatements(() => request(email.toUpperCase()))
    expect([stranger.result, student.result]).toEqual(['done', 'done'])
    expect(stranger.statements).toBe(student.statements)
    work.mails.splice(0)
    await work.run()
    expect(work.mails.map(({ to }) => to)).toEqual([email])
  })

  test('a mail that nobody proved or registered gets nothing', async () => {
    const { id } = await aStudent({ account: { emailVerifiedAt: null } })
    expect(await mailsFor(await emailOf(id))).toEqual([])
    expect(await mailsFor('nobody@student.example')).toEqual([])
  })

  test('§8 a student who left is told so', async () => {
    const { id } = await aStudent({ status: 'WITHDRAWN' })
    const [mail] = await mailsFor(await emailOf(id))
    expect(mail?.text).toContain('このアカウントは退会済みです。')
    expect(mail?.text).toContain('https://yoake.test/candidate/registration')
    expect(mail?.text).not.toContain('code=')
  })

  test('an account of Google alone is told its way in', async () => {
    const { id } = await aStudent({ password: undefined })
    await app.db
      .insertInto('candidateIdentity')
      .values({ provider: 'google', label: 'Google', subject: id, candidateId: id })
      .execute()
    const [mail] = await mailsFor(await emailOf(id))
    expect(mail?.text).toContain('「Googleでログイン」を選んでください')
    expect(mail?.text).not.toContain('code=')
  })

  test('one account gets one mail a minute and five an hour, also when asked twice at once', async () => {
    const { id } = await aStudent()
    const email = await emailOf(id)
    await Promise.all([request(email), request(email)])
    work.mails.splice(0)
    await work.run()
    expect(work.mails).toHaveLength(1)
    const later = () =>
      app.db
        .updateTable('passwordReset')
        .set({ insertedAt: sql`inserted_at - interval '2 minutes'` })
        .where('candidateId', '=', id)
        .execute()
    for (let at = 0; at < resetMailLimits.mails + 2; at += 1) {
      await later()
      await request(email)
      await work.run()
    }
    expect(work.mails).toHaveLength(resetMailLimits.mails)
  })

  test('refuses a text that is no mail address, and one network that asks without end', async () => {
    expect(await request('not-a-mail')).toBe('invalid_input')
    for (let at = 0; at < 60; at += 1) await request('nobody@student.example', '198.51.100.7')
    expect(await request('nobody@student.example', '198.51.100.7')).toBe('too_many_requests')
    expect(await request('nobody@student.example', '198.51.100.8')).toBe('done')
  })
})

describe('§2 /candidate/password-reset?code=', () => {
  test('a new password ends every session and device, is told by mail, and signs in', async () => {
    const { id, viewer } = await aStudent()
    const [phone, laptop] = [await aBrowser(app, id), await aBrowser(app, id)]
    const other = await aBrowser(app, (await aStudent()).id)
    await app.db
      .insertInto('pushDevice')
      .values([
        { candidateId: id, token: `token-${id}`, sessionTokenSha256: sha256(phone.token) },
        { candidateId: id, token: `older-${id}` },
      ])
      .execute()
    const code = await aCode(id)
    expect(await statusOf(code)).toBe('OPEN')
    expect(await codeOf(reset(code))).toBe('done')
    expect(await Promise.all([phone, laptop, other].map((one) => one.isOpen()))).toEqual([false, false, true])
    expect(await app.db.selectFrom('pushDevice').select('id').where('candidateId', '=', id).execute()).toEqual([])
    work.mails.splice(0)
    await work.run()
    expect(work.mails).toMatchObject([{ to: await emailOf(id), subject: 'パスワードが変更されました｜ヨアケ' }])
    const list = await app.as(viewer).ask('{ viewer { ... on CandidateViewer { notifications { title path } } } }')
    expect(list.data.viewer.notifications[0]).toEqual({
      title: 'パスワードが変更されました',
      path: '/candidate/settings/devices',
    })
    const sessions = openRequestSessions({ ...app, env: readEnv({}), addressOf: () => '203.0.113.9' })
    const signIn = async (password: string) =>
      sessions.signIn(new Request('http://localhost/'), 'candidate', await emailOf(id), password)
    expect(await signIn(oldPassword)).toMatchObject({ refused: { code: 'general' } })
    expect(await signIn(newPassword)).toHaveProperty('cookie')
  })

  test('§4 a code works once, also twice at once; the same request again hears of its success', async () => {
    const { id } = await aStudent()
    const code = await aCode(id)
    const both = await Promise.all([codeOf(reset(code)), codeOf(reset(code, 'another-sunrise-in-winter'))])
    expect(both.toSorted()).toEqual(['done', 'password_reset_closed'])
    expect(await codeOf(reset(code))).toBe('password_reset_closed')
    expect(await statusOf(code)).toBe('USED')
    const again = await aCode((await aStudent()).id)
    const key = 'one-reset-of-one-form'
    expect(await reset(again, newPassword, key)).toEqual(await reset(again, newPassword, key))
  })

  test('a stale, an unknown and a superseded code open nothing', async () => {
    const { id } = await aStudent()
    const code = await aCode(id)
    await movedBack(code, 61)
    expect([await statusOf(code), await codeOf(reset(code))]).toEqual(['EXPIRED', 'password_reset_closed'])
    expect([await statusOf('reset_x'), await codeOf(reset('reset_x'))]).toEqual(['UNKNOWN', 'password_reset_closed'])
    await app.db
      .updateTable('passwordReset')
      .set({ insertedAt: new Date(0) })
      .where('candidateId', '=', id)
      .execute()
    const [first] = [await aCode(id)]
    await app.db
      .updateTable('passwordReset')
      .set({ insertedAt: new Date(0) })
      .where('candidateId', '=', id)
      .execute()
    const second = await aCode(id)
    expect(await codeOf(reset(second))).toBe('done')
    expect([await statusOf(first), await codeOf(reset(first))]).toEqual(['EXPIRED', 'password_reset_closed'])
  })

  test('a weak or personal password is refused and leaves the code open', async () => {
    const { id } = await aStudent()
    const code = await aCode(id)
    for (const weak of ['', 'short', 'passwordpassword', await emailOf(id)]) {
      const { errors } = await reset(code, weak)
      expect(errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path: 'password' }] })
    }
    expect(await statusOf(code)).toBe('OPEN')
  })

  test('a student who left meanwhile keeps no way in', async () => {
    const { id } = await aStudent()
    const code = await aCode(id)
    await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', id).execute()
    expect(await codeOf(reset(code))).toBe('password_reset_closed')
  })

  test('guesses at the old password are forgotten with it, and the unlock link is closed', async () => {
    const { id } = await aStudent()
    const email = await emailOf(id)
    const sessions = openRequestSessions({
      ...app,
      env: { ...readEnv({}), sessionSecret: 'a secret of the tests' },
      addressOf: () => '203.0.113.2',
    })
    const guess = () => sessions.signIn(new Request('http://localhost/'), 'candidate', email, 'wrong-password-2026')
    for (let at = 0; at < 7; at += 1) await guess()
    expect(await guess()).toMatchObject({ refused: { code: 'sign_in_paused' } })
    expect(await codeOf(reset(await aCode(id)))).toBe('done')
    const now = await sessions.signIn(new Request('http://localhost/'), 'candidate', email, newPassword)
    expect(now).toHaveProperty('cookie')
  })

  test('the clock forgets links after 30 days', async () => {
    const { id } = await aStudent()
    const code = await aCode(id)
    await app.db
      .updateTable('passwordReset')
      .set({ insertedAt: sql`now() - interval '31 days'` })
      .where('candidateId', '=', id)
      .execute()
    await forgetOldPasswordResets(app.db)
    expect(await statusOf(code)).toBe('UNKNOWN')
  })
})
