import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { aBrowser } from '#test/browser-session.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { aPassword, aResetCode } from '#test/factories/own-account.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)

type Browser = Awaited<ReturnType<typeof aBrowser>>
const request = (browser: Browser, email: string, currentPassword = aPassword) =>
  browser.ask(
    'mutation ($email: String!, $currentPassword: String!) { requestEmailChange(email: $email, currentPassword: $currentPassword) }',
    { email, currentPassword },
  )
const confirm = (browser: Browser, code: string, key = '') =>
  browser.ask('mutation ($code: String!) { confirmEmailChange(code: $code) }', { code }, key)
const accountOf = async (browser: Browser) =>
  (await browser.ask('{ ownAccount { email pendingEmail { destination } } }')).data['ownAccount']

let made = 0
async function aStudent() {
  const email = `before${(made += 1)}@student.example`
  const { id } = await aCandidate(app.db, { email, password: aPassword })
  return { id, email, browser: await aBrowser(app, id) }
}
async function sent() {
  work.mails.splice(0)
  await work.run()
  return work.mails.splice(0)
}
const codeIn = (text = '') => /確認コード：(\d{6})/.exec(text)?.[1] ?? ''

describe('§3 the change of the mail address', () => {
  test('is proven by a code at the new address and told at both, and links to the old one end', async () => {
    const { id, email, browser } = await aStudent()
    const reset = await aResetCode(app.db, id)
    expect((await request(browser, 'After@Student.example')).code).toBe('done')
    expect(await accountOf(browser)).toEqual({ email, pendingEmail: { destination: 'after@student.example' } })
    const [mail] = await sent()
    expect(mail?.to).toBe('after@student.example')
    expect((await confirm(browser, codeIn(mail?.text))).code).toBe('done')
    expect(await accountOf(browser)).toEqual({ email: 'after@student.example', pendingEmail: null })
    const mails = await sent()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['after@student.example', email].toSorted())
    const old = mails.find(({ to }) => to === email)
    expect(old?.text).toContain('お心当たりがないときは')
    expect(old?.text).toContain('support@yoake.test')
    expect(old?.text).not.toContain('after@student.example')
    const answer = await app.as(null).ask(`{ candidatePasswordReset(code: "${reset}") }`)
    expect(answer.data.candidatePasswordReset).toBe('EXPIRED')
  })

  test('needs the password, another address than now, and one of the right form', async () => {
    const { email, browser } = await aStudent()
    expect(await request(browser, 'x@student.example', 'a-wrong-password-2026')).toMatchObject({
      code: 'wrong_password',
      fields: ['currentPassword'],
    })
    for (const wrong of ['', 'not-a-mail', email.toUpperCase()])
      expect(await request(browser, wrong)).toMatchObject({ code: 'invalid_input', fields: ['email'] })
    expect(await sent()).toEqual([])
  })

  test('another’s address is answered alike; only its owner hears of it, and no code is sent', async () => {
    const [one, other] = [await aStudent(), await aStudent()]
    expect((await request(one.browser, other.email)).code).toBe('done')
    const [mail, ...more] = await sent()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: other.email, subject: 'このメールアドレスはすでに登録されています｜ヨアケ' })
    expect(codeIn(mail?.text)).toBe('')
  })

  test('an address that another proved meanwhile is refused after the proof, and the change is not made', async () => {
    const [one, other] = [await aStudent(), await aStudent()]
    await request(one.browser, 'wanted@student.example')
    await sql`update candidate_verification set inserted_at = inserted_at - interval '2 minutes'`.execute(app.db)
    const code = codeIn((await sent())[0]?.text)
    await request(other.browser, 'wanted@student.example')
    const otherCode = codeIn((await sent())[0]?.text)
    expect((await confirm(other.browser, otherCode)).code).toBe('done')
    expect((await confirm(one.browser, code)).code).toBe('email_taken')
    expect(await accountOf(one.browser)).toMatchObject({ email: one.email })
  })

  test('a wrong, a used, an old and another student’s code are refused', async () => {
    const [one, other] = [await aStudent(), await aStudent()]
    await request(one.browser, `one-${one.id}@student.example`)
    const code = codeIn((await sent())[0]?.text)
    expect((await confirm(other.browser, code)).code).toBe('verification_expired')
    expect((await confirm(one.browser, code === '000000' ? '000001' : '000000')).code).toBe('emailVerificationFailed')
    const both = await Promise.all([confirm(one.browser, code), confirm(one.browser, code)])
    expect(both.map((answer) => answer.code).toSorted()).toEqual(['already_verified', 'done'])
    await request(other.browser, `other-${one.id}@student.example`)
    const stale = codeIn((await sent()).find(({ to }) => to.startsWith('other-'))?.text)
    await app.db
      .updateTable('candidateVerification')
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where('candidateId', '=', other.id)
      .execute()
    expect((await confirm(other.browser, stale)).code).toBe('verification_expired')
  })
})
