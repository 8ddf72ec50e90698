import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveCandidate } from '#domain/candidate-account/state/commands.ts'
import { testApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aPhoneNumber, aRegistration, aRegistrationProfile, viewerOf } from '#test/factories/registration.ts'
import { worker } from '#test/work.ts'
import { forgetUnproven } from './commands.ts'

let app: TestApp
let work: ReturnType<typeof worker>
beforeAll(async () => {
  app = await testApp()
  work = worker(app)
})
afterAll(() => app.close())

type Variables = Record<string, unknown>
const registerText = `mutation($registration: RegistrationInput!, $origin: RegistrationOriginInput) {
  registerCandidate(registration: $registration, origin: $origin) { pass } }`
const verifyEmail = 'mutation($code: String!) { verifyEmail(code: $code) }'
const verifyPhone = 'mutation($code: String!) { verifyPhone(code: $code) }'
const save = 'mutation($profile: RegistrationProfileInput!) { saveRegistrationProfile(profile: $profile) }'
const byLink = 'mutation($token: String!) { verifyEmailByLink(token: $token) { pass } }'
const resend = 'mutation { resendVerificationEmail }'

const ask = async (viewer: Parameters<TestApp['as']>[0], text: string, variables: Variables = {}) => {
  const { data, errors } = await app.as(viewer).ask(text, variables)
  return { data, code: errors[0]?.code, fields: errors[0]?.fields?.map(({ path }) => path), error: errors[0]?.message }
}

async function register(given: Parameters<typeof aRegistration>[0] = {}, origin?: object) {
  const registration = aRegistration(given)
  const { data, code, error } = await ask(null, registerText, { registration, origin })
  if (code) throw new Error(`${code} ${error}`)
  const id: string = work.context.oneTimeCodes.subjectOf(data.registerCandidate.pass) ?? ''
  return { ...registration, id, viewer: await viewerOf(app.db, id) }
}
const mailTo = async (email: string) => {
  await work.run()
  return work.mails.findLast(({ to }) => to === email)
}
const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? ''
const tokenIn = (text: string | undefined) => decodeURIComponent(/token=(\S+)/.exec(text ?? '')?.[1] ?? '')
const codeTo = async (email: string) => codeIn((await mailTo(email))?.text)
const smsTo = async (phoneNumber: string) => {
  await work.run()
  return work.messages.findLast(({ to }) => to === `+81${phoneNumber.slice(1)}`)
}
const statusOf = async (id: string) =>
  (await app.db.selectFrom('candidate').select('status').where('id', '=', id).executeTakeFirst())?.status
/** Moves everything that was asked for into the past. */
const later = (id: string, minutes: number) =>
  sql`update candidate_verification set inserted_at = inserted_at - make_interval(mins => ${minutes}::int),
    expires_at = expires_at - make_interval(mins => ${minutes}::int),
    last_tried_at = last_tried_at - make_interval(mins => ${minutes}::int) where candidate_id = ${id}`.execute(app.db)
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

async function atPhone(phoneNumber = aPhoneNumber()) {
  const student = await register()
  await ask(student.viewer, verifyEmail, { code: await codeTo(student.email) })
  const second = await viewerOf(app.db, student.id)
  const { code } = await ask(second, save, { profile: aRegistrationProfile({ phoneNumber }) })
  expect(code).toBeUndefined()
  return { ...student, phoneNumber, viewer: await viewerOf(app.db, student.id) }
}

describe('§2 registration', () => {
  test('from the mail address to being found by a company', async () => {
    const { user: inviting } = { user: await aCandidate(app.db) }
    const origin = { utmSource: 'line', utmCampaign: '春'.repeat(200), candidateId: inviting.id }
    const student = await register({}, origin)
    expect(student.viewer.pending).toBe('EMAIL_PENDING')
    expect((await ask(student.viewer, '{ ownRegistration { step email } }')).data.ownRegistration).toEqual({
      step: 'EMAIL_PENDING',
      email: student.email,
    })
    const consents = app.db.selectFrom('consent').select(['kind', 'version']).where('candidateId', '=', student.id)
    expect((await consents.execute()).map(({ kind }) => kind).toSorted()).toEqual(['policy', 'terms'])
    const from = app.db.selectFrom('candidateAttribution').selectAll().where('candidateId', '=', student.id)
    expect(await from.executeTakeFirst()).toMatchObject({
      utmSource: 'line',
      utmMedium: null,
      utmCampaign: '春'.repeat(100),
      invitedBy: inviting.id,
    })

    // The queue holds no code and no address.
    expect(JSON.stringify(await work.waiting())).not.toMatch(/\d{6}"|@/)
    const code = await codeTo(student.email)
    expect((await ask(student.viewer, verifyEmail, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).code).toBe(
      undefined,
    )
    const second = await viewerOf(app.db, student.id)
    expect(second.pending).toBe('PROFILE_PENDING')
    const profile = aRegistrationProfile()
    expect((await ask(second, save, { profile })).code).toBeUndefined()
    const third = await viewerOf(app.db, student.id)
    const state = (await ask(third, '{ ownRegistration { step phoneNumber secondsUntilNextCode } }')).data
    expect(state.ownRegistration).toMatchObject({
      step: 'PHONE_PENDING',
      phoneNumber: `+81${profile.phoneNumber.slice(1)}`,
    })
    expect(state.ownRegistration.secondsUntilNextCode).toBeGreaterThan(50)
    const sms = await smsTo(profile.phoneNumber)
    expect(sms?.text).toMatch(/@yoake\.test #\d{6}$/)
    expect((await ask(third, verifyPhone, { code: codeIn(sms?.text) })).code).toBeUndefined()
    expect(await statusOf(student.id)).toBe('ONBOARDING')

    const { viewer } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    const found = async () =>
      (
        await ask(viewer, `query($ids: [ID!]) { searchCandidates(condition: { candidateIds: $ids }) { totalCount } }`, {
          ids: [student.id],
        })
      ).data.searchCandidates.totalCount
    expect(await found()).toBe(0)
    await app.db.transaction().execute((tx) => moveCandidate(tx, 'system', student.id, 'finishOnboarding'))
    expect(await found()).toBe(1)
  })

  test('mistakes are told beside their fields, and an old text is not agreed to', async () => {
    const all = { email: 'x', password: 'password2026', terms: '', policy: '0.1' }
    const { code, fields } = await ask(null, registerText, { registration: all })
    expect(code).toBe('invalid_input')
    expect(fields).toEqual(['email', 'password', 'terms', 'policy'].map((name) => `registration.${name}`))
  })

  test('an inviting student who is unknown is left out', async () => {
    for (const candidateId of ['x', crypto.randomUUID(), "' or 1=1 --"]) {
      const { id } = await register({}, { candidateId })
      const from = app.db.selectFrom('candidateAttribution').selectAll().where('candidateId', '=', id)
      expect(await from.execute()).toEqual([])
    }
  })
})

describe('§8 a mail address that is registered', () => {
  test('gets the same answer, and its owner a mail without a code', async () => {
    const owner = await aCandidate(app.db, { email: 'known@student.example' })
    const unknown = await register()
    const known = await register({ email: 'Known@student.example' })
    const shown = '{ ownRegistration { step secondsUntilNextCode } }'
    const [one, other] = [await ask(unknown.viewer, shown), await ask(known.viewer, shown)]
    expect(one.data.ownRegistration.step).toEqual(other.data.ownRegistration.step)
    const mail = await mailTo('known@student.example')
    expect(mail?.subject).toBe('このメールアドレスはすでに登録されています｜ヨアケ')
    expect(codeIn(mail?.text)).toBe('')
    expect(mail?.text).toContain('/candidate/login')
    expect((await ask(known.viewer, verifyEmail, { code: '000000' })).code).toBe('emailVerificationFailed')
    expect(await statusOf(owner.id)).toBe('ACTIVE')
  })

  test('belongs to the first of two who prove it at once', async () => {
    const email = aRegistration().email
    const two = [await register({ email }), await register({ email })]
    await work.run()
    const codes = work.mails.filter(({ to }) => to === email).map(({ text }) => codeIn(text))
    expect(new Set(codes).size).toBe(2)
    const answers = await Promise.all(
      two.flatMap(({ viewer }) =>
        codes.map((code) => ask(viewer, verifyEmail, { code }).then((answer) => answer.code)),
      ),
    )
    expect(answers.filter((code) => code === undefined)).toHaveLength(1)
    expect(answers).toContain('email_taken')
  })

  test('of a student who left can be registered anew, under another id', async () => {
    const left = await aCandidate(app.db, { email: 'left@student.example', status: 'WITHDRAWN' })
    const again = await register({ email: 'left@student.example' })
    expect((await ask(again.viewer, verifyEmail, { code: await codeTo('left@student.example') })).code).toBeUndefined()
    expect(again.id).not.toBe(left.id)
    const rows = app.db.selectFrom('candidateAccount').select(['candidateId', 'emailVerifiedAt'])
    const proven = await rows
      .where('email', '=', 'left@student.example')
      .where('emailVerifiedAt', 'is not', null)
      .execute()
    expect(proven.map(({ candidateId }) => candidateId)).toEqual([again.id])
    expect(await statusOf(left.id)).toBe('WITHDRAWN')
  })

  test('that nobody proved is forgotten after seven days', async () => {
    const [young, old, proven] = [await register(), await register(), await register()]
    await ask(proven.viewer, verifyEmail, { code: await codeTo(proven.email) })
    await app.db
      .updateTable('candidateAccount')
      .set({ insertedAt: new Date(Date.now() - 7 * 86_400_000 - 1000) })
      .where('candidateId', 'in', [old.id, proven.id])
      .execute()
    await forgetUnproven(app.db)
    expect([await statusOf(young.id), await statusOf(old.id), await statusOf(proven.id)]).toEqual([
      'EMAIL_PENDING',
      undefined,
      'PROFILE_PENDING',
    ])
  })
})

describe('§4 the code of the mail', () => {
  test('is for its own student, ends after an hour, and is used once', async () => {
    const [one, other] = [await register(), await register()]
    const code = await codeTo(one.email)
    expect((await ask(other.viewer, verifyEmail, { code })).code).toBe('emailVerificationFailed')
    await later(one.id, 61)
    expect((await ask(one.viewer, verifyEmail, { code })).code).toBe('verification_expired')
    expect((await ask(one.viewer, resend)).code).toBeUndefined()
    const fresh = await codeTo(one.email)
    expect((await ask(one.viewer, verifyEmail, { code: fresh })).code).toBeUndefined()
    expect((await ask(one.viewer, verifyEmail, { code: fresh })).code).toBe('already_verified')
  })

  test('is sent again after a minute, five times a day', async () => {
    const { id, viewer } = await register()
    const again = async () => (await ask(viewer, resend)).code
    expect(await again()).toBe('verification_limit_reached')
    for (let n = 2; n <= 5; n += 1) {
      await later(id, 2)
      expect([n, await again()]).toEqual([n, undefined])
    }
    await later(id, 2)
    expect(await again()).toBe('verification_limit_reached')
    await later(id, 24 * 60)
    expect(await again()).toBeUndefined()
  })

  test('sent to one address is counted over all who name it', async () => {
    const email = aRegistration().email
    for (let n = 1; n <= 5; n += 1) await register({ email })
    const sixth = await ask(null, registerText, { registration: aRegistration({ email }) })
    expect(sixth.code).toBe('verification_limit_reached')
  })

  test('five wrong tries close it for half an hour, also many at once', async () => {
    const { id, viewer, email } = await register()
    const code = await codeTo(email)
    const tries = await Promise.all(Array.from({ length: 12 }, () => ask(viewer, verifyEmail, { code: wrong(code) })))
    expect(tries.filter((answer) => answer.code === 'emailVerificationFailed')).toHaveLength(4)
    const right = await ask(viewer, verifyEmail, { code })
    expect(right.code).toBe('verification_locked')
    expect(right.error).toContain('30分')
    expect((await ask(viewer, resend)).code).toBe('verification_locked')
    await later(id, 31)
    expect((await ask(viewer, resend)).code).toBeUndefined()
    expect((await ask(viewer, verifyEmail, { code: await codeTo(email) })).code).toBeUndefined()
  })

  test('follows the address that was corrected', async () => {
    const { viewer, email } = await register()
    const old = await mailTo(email)
    const next = aRegistration().email
    const change = 'mutation($email: String!) { changeRegistrationEmail(email: $email) }'
    expect((await ask(viewer, change, { email: 'x' })).fields).toEqual(['email'])
    expect((await ask(viewer, change, { email: next })).code).toBeUndefined()
    expect((await ask(null, byLink, { token: tokenIn(old?.text) })).code).toBe('verification_expired')
    expect((await ask(viewer, verifyEmail, { code: codeIn(old?.text) })).code).toBe('emailVerificationFailed')
    expect((await ask(viewer, verifyEmail, { code: await codeTo(next) })).code).toBeUndefined()
  })
})

describe('§2 the link of the mail', () => {
  test('proves the address on another device and signs in there, once', async () => {
    const { id, email } = await register()
    const token = tokenIn((await mailTo(email))?.text)
    const answers = await Promise.all([1, 2].map(() => ask(null, byLink, { token })))
    const [right, ...rest] = answers.toSorted((a, b) => Number(a.code !== undefined) - Number(b.code !== undefined))
    expect(work.context.oneTimeCodes.subjectOf(right?.data.verifyEmailByLink.pass)).toBe(id)
    expect(rest.map(({ code }) => code)).toEqual(['already_verified'])
    expect((await ask(null, byLink, { token })).code).toBe('already_verified')
  })

  test('is refused when it is old or none', async () => {
    const { id, email } = await register()
    const token = tokenIn((await mailTo(email))?.text)
    await later(id, 61)
    const codeOf = async (one: string) => (await ask(null, byLink, { token: one })).code
    expect(await codeOf(token)).toBe('verification_expired')
    for (const none of [`${token}x`, '', id]) expect(await codeOf(none)).toBe('not_found')
    expect(await statusOf(id)).toBe('EMAIL_PENDING')
  })
})

describe('§5 names, school and phone', () => {
  test('every mistake beside its field', async () => {
    const student = await register()
    await ask(student.viewer, verifyEmail, { code: await codeTo(student.email) })
    const viewer = await viewerOf(app.db, student.id)
    const mistakes = async (given: object) => (await ask(viewer, save, { profile: aRegistrationProfile(given) })).fields
    expect(
      await mistakes({
        familyName: '',
        familyNameKana: 'saeki',
        schoolId: '',
        schoolDepartmentId: '',
        graduationYear: 1999,
        graduationMonth: 13,
        phoneNumber: '03-1234-5678',
      }),
    ).toEqual(
      ['familyName', 'familyNameKana', 'school', 'department', 'graduationYear', 'graduationMonth', 'phoneNumber'].map(
        (name) => `profile.${name}`,
      ),
    )
    expect(await mistakes({ schoolId: '99999' })).toEqual(['profile.school'])
    expect(await mistakes({ schoolDepartmentId: '201' })).toEqual(['profile.department'])
    expect(await statusOf(student.id)).toBe('PROFILE_PENDING')
    const other = {
      schoolId: '',
      otherSchoolName: '北の高専',
      otherSchoolDepartmentName: '機械',
      schoolDepartmentId: '',
    }
    expect(await mistakes({ ...other, departmentCategory: 'SCIENCE', familyName: '神' })).toBeUndefined()
    const kept = app.db.selectFrom('candidate').innerJoin('candidateAccount', 'candidateId', 'candidate.id')
    expect(
      await kept
        .select(['otherSchoolName', 'schoolId', 'departmentCategory', 'completeness', 'familyName', 'phoneNumber'])
        .where('candidate.id', '=', student.id)
        .executeTakeFirst(),
    ).toEqual({
      otherSchoolName: '北の高専',
      schoolId: null,
      departmentCategory: 'SCIENCE',
      completeness: 10,
      familyName: '神',
      phoneNumber: null,
    })
  })

  test('§8 a phone of another student is told to its holder alone', async () => {
    const phoneNumber = aPhoneNumber()
    await aCandidate(app.db, { account: { phoneNumber: `+81${phoneNumber.slice(1)}` } })
    const student = await atPhone(phoneNumber)
    const code = codeIn((await smsTo(phoneNumber))?.text)
    expect((await ask(student.viewer, verifyPhone, { code: wrong(code) })).code).toBe('phoneVerificationFailed')
    expect((await ask(student.viewer, verifyPhone, { code })).code).toBe('phone_taken')
    expect(await statusOf(student.id)).toBe('PHONE_PENDING')
    const next = aPhoneNumber()
    const change = 'mutation($phoneNumber: String!) { changeRegistrationPhone(phoneNumber: $phoneNumber) }'
    expect((await ask(student.viewer, change, { phoneNumber: '1' })).fields).toEqual(['phoneNumber'])
    expect((await ask(student.viewer, change, { phoneNumber: next })).code).toBeUndefined()
    expect((await ask(student.viewer, verifyPhone, { code: codeIn((await smsTo(next))?.text) })).code).toBeUndefined()
  })

  test('§8 a phone of a student who left is free', async () => {
    const phoneNumber = aPhoneNumber()
    await aCandidate(app.db, { status: 'WITHDRAWN', account: { phoneNumber: `+81${phoneNumber.slice(1)}` } })
    const { viewer } = await atPhone(phoneNumber)
    expect((await ask(viewer, verifyPhone, { code: codeIn((await smsTo(phoneNumber))?.text) })).code).toBeUndefined()
  })

  test('§4 three SMS an hour, each valid for ten minutes', async () => {
    const { id, viewer, phoneNumber } = await atPhone()
    const again = async () => (await ask(viewer, 'mutation { resendPhoneCode }')).code
    expect(await again()).toBe('verification_limit_reached')
    for (let n = 2; n <= 3; n += 1) {
      await later(id, 2)
      expect([n, await again()]).toEqual([n, undefined])
    }
    const code = codeIn((await smsTo(phoneNumber))?.text)
    await later(id, 11)
    expect(await again()).toBe('verification_limit_reached')
    expect((await ask(viewer, verifyPhone, { code })).code).toBe('verification_expired')
    await later(id, 60)
    expect(await again()).toBeUndefined()
  })
})

describe('§7 schools', () => {
  test('by a part of the name, seven at first, for everybody', async () => {
    const names = async (variables: Variables) =>
      (
        await ask(null, 'query($name: String!, $first: Int!) { schools(name: $name, first: $first) { name } }', {
          first: 7,
          ...variables,
        })
      ).data.schools.map(({ name }: { name: string }) => name)
    expect(await names({ name: '' })).toHaveLength(7)
    expect(await names({ name: '北海道' })).toContain('北海道大学')
    expect(await names({ name: '１００%' })).toEqual([])
  })
})
