import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRegistration } from '#test/factories/registration.ts'
import { codeIn, documents, registering, tokenIn, wrong } from '#test/registration.ts'

let at: Awaited<ReturnType<typeof registering>>
beforeAll(async () => {
  at = await registering()
})
afterAll(() => at.app.close())

describe('§4 the code of the mail', () => {
  test('is for its own student, ends after an hour, and is used once', async () => {
    const [student, other] = [await at.register(), await at.register()]
    const code = await at.codeTo(student.email)
    expect((await at.ask(other.viewer, documents.verifyEmail, { code })).code).toBe('emailVerificationFailed')
    await at.later(student.id, 61)
    expect((await at.ask(student.viewer, documents.verifyEmail, { code })).code).toBe('verification_expired')
    expect((await at.ask(student.viewer, documents.resend)).code).toBeUndefined()
    const fresh = await at.codeTo(student.email)
    expect((await at.ask(student.viewer, documents.verifyEmail, { code: fresh })).code).toBeUndefined()
    expect((await at.ask(student.viewer, documents.verifyEmail, { code: fresh })).code).toBe('already_verified')
  })

  test('of the first mail still counts after another was sent, and one use ends them all', async () => {
    const { id, viewer, email } = await at.register()
    const first = await at.codeTo(email)
    await at.later(id, 2)
    await at.ask(viewer, documents.resend)
    const second = await at.codeTo(email)
    const answers = await Promise.all([first, second].map((code) => at.ask(viewer, documents.verifyEmail, { code })))
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['already_verified', 'done'])
  })

  test('is sent again after a minute, five times a day', async () => {
    const { id, viewer } = await at.register()
    const again = async () => (await at.ask(viewer, documents.resend)).code
    expect(await again()).toBe('verification_limit_reached')
    for (let n = 2; n <= 5; n += 1) {
      await at.later(id, 2)
      expect([n, await again()]).toEqual([n, undefined])
    }
    await at.later(id, 2)
    expect(await again()).toBe('verification_limit_reached')
    await at.later(id, 24 * 60)
    expect(await again()).toBeUndefined()
  })

  test('sent to one address is counted over all who name it from one network, and keeps no owner from beginning', async () => {
    const email = aRegistration().email
    for (let n = 1; n <= 5; n += 1) await at.register({ email })
    const registerFrom = async (address: string) => {
      const { errors } = await at.app
        .as(null)
        .ask(documents.register, { registration: aRegistration({ email }) }, { address })
      return errors[0]?.code
    }
    expect(await registerFrom('unknown')).toBe('verification_limit_reached')
    // Strangers of three more networks use up what one address gets in a day; the owner's first mail comes all the same.
    for (const stranger of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      for (let n = 1; n <= 5; n += 1)
        expect([stranger, n, await registerFrom(stranger)]).toEqual([stranger, n, undefined])
    expect(await registerFrom('203.0.113.9')).toBe(undefined)
    expect(await registerFrom('203.0.113.9')).toBe('verification_limit_reached')
  })

  test('five wrong tries close it for half an hour, also many at once', async () => {
    const { id, viewer, email } = await at.register()
    const code = await at.codeTo(email)
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => at.ask(viewer, documents.verifyEmail, { code: wrong(code) })),
    )
    expect(tries.filter((answer) => answer.code === 'emailVerificationFailed')).toHaveLength(4)
    const right = await at.ask(viewer, documents.verifyEmail, { code })
    expect(right.code).toBe('verification_locked')
    expect(right.error).toContain('30分')
    expect((await at.ask(viewer, documents.resend)).code).toBe('verification_locked')
    await at.later(id, 31)
    expect((await at.ask(viewer, documents.resend)).code).toBeUndefined()
    expect((await at.ask(viewer, documents.verifyEmail, { code: await at.codeTo(email) })).code).toBeUndefined()
  })

  test('follows the address that was corrected', async () => {
    const { viewer, email } = await at.register()
    const old = await at.mailTo(email)
    const next = aRegistration().email
    const change = 'mutation($email: String!) { changeRegistrationEmail(email: $email) }'
    expect((await at.ask(viewer, change, { email: 'x' })).fields).toEqual(['email'])
    expect((await at.ask(viewer, change, { email: next })).code).toBeUndefined()
    expect((await at.ask(null, documents.byLink, { token: tokenIn(old?.text) })).code).toBe('verification_expired')
    expect((await at.ask(viewer, documents.verifyEmail, { code: codeIn(old?.text) })).code).toBe(
      'emailVerificationFailed',
    )
    expect((await at.ask(viewer, documents.verifyEmail, { code: await at.codeTo(next) })).code).toBeUndefined()
  })
})

describe('§2 the link of the mail', () => {
  test('proves the address on another device and signs in there, once', async () => {
    const { id, email, password } = await at.register()
    const token = tokenIn((await at.mailTo(email))?.text)
    const answers = await Promise.all([1, 2].map(() => at.ask(null, documents.byLink, { token, password })))
    const [right, ...rest] = answers.toSorted((a, b) => Number(a.code !== undefined) - Number(b.code !== undefined))
    expect(at.work.context.oneTimeCodes.subjectOf(right?.data.verifyEmailByLink.pass)).toBe(id)
    expect(rest.map(({ code }) => code)).toEqual(['already_verified'])
    expect((await at.ask(null, documents.byLink, { token, password })).code).toBe('already_verified')
  })

  test('needs the password on another device: a stranger may have begun the account with this address', async () => {
    const { id, viewer, email, password } = await at.register()
    const token = tokenIn((await at.mailTo(email))?.text)
    const without = await at.ask(null, documents.byLink, { token })
    expect([without.code, without.fields]).toEqual(['wrong_password', ['password']])
    expect((await at.ask(null, documents.byLink, { token, password: `${password}!` })).code).toBe('wrong_password')
    expect(await at.statusOf(id)).toBe('EMAIL_PENDING')
    const needs = async (who: typeof viewer | null) =>
      (await at.ask(who, 'query($token: String!) { registrationLink(token: $token) { needsPassword } }', { token }))
        .data
    expect([await needs(null), await needs(viewer)]).toEqual([
      { registrationLink: { needsPassword: true } },
      { registrationLink: { needsPassword: false } },
    ])
    expect((await at.ask(viewer, documents.byLink, { token })).code).toBeUndefined()
  })

  test('of an account without a password goes on where it was begun alone', async () => {
    const { id, viewer, email } = await at.register()
    const token = tokenIn((await at.mailTo(email))?.text)
    await at.app.db.updateTable('candidateAccount').set({ passwordHash: null }).where('candidateId', '=', id).execute()
    expect((await at.ask(null, documents.byLink, { token })).code).toBe('registration_elsewhere')
    expect((await at.ask(viewer, documents.byLink, { token })).code).toBeUndefined()
  })

  test('is refused when it is old or none', async () => {
    const { id, email } = await at.register()
    const token = tokenIn((await at.mailTo(email))?.text)
    await at.later(id, 61)
    const codeOf = async (text: string) => (await at.ask(null, documents.byLink, { token: text })).code
    expect(await codeOf(token)).toBe('verification_expired')
    for (const none of [`${token}x`, '', id]) expect(await codeOf(none)).toBe('not_found')
    expect(await at.statusOf(id)).toBe('EMAIL_PENDING')
  })
})
