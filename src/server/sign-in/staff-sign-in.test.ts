import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { factorTries } from '#domain/session/second-factor/rules.ts'
import { staffOwnerOf } from '#domain/session/staff/owner.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { readEnv } from '#platform/env.ts'
import { openSealing } from '#platform/secrets/secret.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { codeOf, secretOf } from '#test/factories/authenticator.ts'
import { aSoftwarePasskey } from '#test/software-passkey.ts'
import { worker } from '#test/work.ts'
import { openRequestSessions, type RequestSessions } from './sessions.ts'

const password = 'a-long-password-2026'
const secret = 'a secret of the tests, long enough'
const sealing = openSealing(secret)
const app = ownApp()
let sessions: RequestSessions
let strict: RequestSessions
let people = 0

beforeAll(() => {
  const settings = { PUBLIC_URL: 'http://localhost', SESSION_SECRET: secret }
  const openWith = (more: Record<string, string>) => {
    const env = readEnv({ ...settings, ...more })
    const door = app.openDoorWith({ services: { sealing, needsOperatorFactor: env.needsOperatorFactor } })
    return openRequestSessions({ ...app, door, env, addressOf: () => '203.0.113.7' })
  }
  sessions = openWith({})
  strict = openWith({ OPERATOR_SECOND_FACTOR: 'on' })
})
afterEach(() => void vi.useRealTimers())

const request = (cookie = '') => new Request('http://localhost/', { headers: { cookie: cookie.split(';')[0] ?? '' } })
type Given = Awaited<ReturnType<RequestSessions['signIn']>>
const passOf = (outcome: Given) => ('pass' in outcome ? outcome.pass : '')
const cookieOf = (outcome: Given) => ('cookie' in outcome ? outcome.cookie : '')
const kindOf = (outcome: Given) =>
  'cookie' in outcome ? 'open' : 'refused' in outcome ? outcome.refused.code : outcome.step
const signIn = (email: string, typedPassword = password) => sessions.signIn(request(), 'client', email, typedPassword)
const enter = (pass: string, code: string) => sessions.signInStep(request(), 'client', 'code', { pass, code })
const clientOf = (viewer: CompanyViewer) => app.as(viewer)

/** An ADMIN of a company, with a mail address of one's own. */
async function aPerson() {
  people += 1
  const { company } = await aCompanyWithUser(app.db)
  const email = `person${people}@factor.example`
  return { company, email, ...(await aCompanyUser(app.db, company.id, { email, password })) }
}
/** The same with an app, enrolled through the door. */
async function aHolder() {
  const person = await aPerson()
  const owner = staffOwnerOf(person.viewer)
  const door = app.openDoorWith({ services: { sealing } })
  const ask = async (query: string) => {
    const sent = new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query }),
    })
    return (await (await door.fetch(sent, person.viewer)).json()) as { data: { confirmTotp: { codes: string[] } } }
  }
  await ask(`mutation { startTotp(password: "${password}") }`)
  const shared = await secretOf(app.db, owner, sealing)
  const { data } = await ask(`mutation { confirmTotp(code: "${codeOf(shared)}") { codes } }`)
  return { ...person, owner, shared, recoveryCodes: data.confirmTotp.codes }
}
/** A minute later: the codes of the enrolment are used up. */
const later = (minutes = 1) => {
  const now = new Date(Date.now() + minutes * 60_000)
  vi.useFakeTimers({ toFake: ['Date'], now })
  return now
}
const auditOf = async (action: string, subjectId: string) =>
  (
    await app.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', action)
      .where('subjectId', '=', subjectId)
      .execute()
  ).length

describe('§6 a second factor', () => {
  test('is asked for after the right password alone, and opens a session that names it', async () => {
    const { email, shared, viewer } = await aHolder()
    expect(kindOf(await signIn(email, 'wrong'))).toBe('general')
    const step = await signIn(email)
    expect([kindOf(step), kindOf(await enter(passOf(step), '000000'))]).toEqual(['code', 'second_factor_wrong'])
    const opened = await enter(passOf(step), codeOf(shared, later()))
    expect(await sessions.viewerOf(request(cookieOf(opened)), 'client')).toMatchObject({
      kind: 'company',
      companyUserId: viewer.companyUserId,
    })
    const session = await app.db
      .selectFrom('session')
      .select(['secondFactor', 'address'])
      .where('companyUserId', '=', viewer.companyUserId)
      .executeTakeFirstOrThrow()
    expect(session).toEqual({ secondFactor: 'TOTP', address: '203.0.113.7' })
    const signIns = await app.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'signIn')
      .where('companyId', '=', viewer.companyId)
      .execute()
    expect(signIns).toEqual([{ details: { secondFactor: 'TOTP' } }])
    const secrets = await app.db.selectFrom('staffTotp').select('sealedSecret').execute()
    expect(secrets.some(({ sealedSecret }) => sealedSecret.toString('latin1').includes(shared))).toBe(false)
  })

  test('a code counts once: neither again, nor twice at once, nor after a newer one', async () => {
    const { email, shared } = await aHolder()
    const now = later()
    const code = codeOf(shared, now)
    const [first, second] = [passOf(await signIn(email)), passOf(await signIn(email))]
    const both = await Promise.all([enter(first, code), enter(second, code)])
    expect(both.map(kindOf).toSorted()).toEqual(['open', 'second_factor_wrong'])
    expect(kindOf(await enter(first, code))).toBe('second_factor_wrong')
    expect(kindOf(await enter(first, codeOf(shared, new Date(now.getTime() - 30_000))))).toBe('second_factor_wrong')
    expect(kindOf(await enter(first, codeOf(shared, new Date(now.getTime() + 30_000))))).toBe('open')
    expect(kindOf(await enter(first, codeOf(shared, new Date(now.getTime() + 120_000))))).toBe('second_factor_wrong')
  })

  test('a recovery code counts once in any spelling, and its owner hears of it', async () => {
    const { email, viewer, recoveryCodes } = await aHolder()
    expect(recoveryCodes).toHaveLength(10)
    const [code = '', other = ''] = recoveryCodes
    const pass = passOf(await signIn(email))
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `
    const both = await Promise.all([enter(pass, typed), enter(pass, code)])
    expect(both.map(kindOf).toSorted()).toEqual(['open', 'second_factor_wrong'])
    expect(kindOf(await enter(pass, code))).toBe('second_factor_wrong')
    expect(kindOf(await enter(pass, other))).toBe('open')
    expect(await auditOf('useRecoveryCode', viewer.companyUserId)).toBe(2)
    const work = worker(app)
    await work.run()
    const subjects = work.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(subjects).toContain('リカバリーコードでログインがありました｜ヨアケ')
    const used = await app.db.selectFrom('staffRecoveryCode').selectAll().where('usedAt', 'is not', null).execute()
    expect(used.every(({ codeSha256 }) => codeSha256.length === 32)).toBe(true)
  })

  test('is locked after twenty wrong codes, also for the right one, and the owner hears of it', async () => {
    const { email, shared } = await aHolder()
    const pass = passOf(await signIn(email))
    const tries = await Promise.all(Array.from({ length: factorTries + 5 }, () => enter(pass, '000000').then(kindOf)))
    expect(tries.filter((outcome) => outcome === 'second_factor_wrong')).toHaveLength(factorTries - 1)
    expect(tries.filter((outcome) => outcome === 'second_factor_locked')).toHaveLength(6)
    expect(kindOf(await enter(pass, codeOf(shared, later())))).toBe('second_factor_locked')
    vi.useRealTimers()
    const work = worker(app)
    await work.run()
    expect(work.mails.filter(({ to, subject }) => to === email && subject.includes('間違い'))).toHaveLength(1)
    await app.db
      .updateTable('staffTotp')
      .set({ lastTriedAt: new Date(Date.now() - 61 * 60_000) })
      .execute()
    expect(kindOf(await enter(pass, codeOf(shared, later())))).toBe('open')
  })

  test('a pass is of one account and one password, for some minutes, and no other pass takes its place', async () => {
    const { email, shared, viewer } = await aHolder()
    const pass = passOf(await signIn(email))
    const over = 'second_factor_pass_over'
    const byAdmin = sessions.signInStep(request(), 'admin', 'code', { pass, code: codeOf(shared) })
    expect([kindOf(await byAdmin), kindOf(await enter('', codeOf(shared)))]).toEqual([over, over])
    expect(kindOf(await enter(`${pass}x`, codeOf(shared)))).toBe(over)
    // Nor is it one of a student's registration, nor a way to a new app.
    expect(await sessions.open(request(), pass)).toBeNull()
    expect(kindOf(await sessions.signInStep(request(), 'client', 'enrol', { pass, code: codeOf(shared) }))).toBe(over)
    await app.db
      .updateTable('companyUserAccount')
      .set({ passwordHash: 'another' })
      .where('companyUserId', '=', viewer.companyUserId)
      .execute()
    expect(kindOf(await enter(pass, codeOf(shared, later())))).toBe(over)
    const late = passOf(await signIn((await aHolder()).email))
    later(20)
    expect(kindOf(await enter(late, '123456'))).toBe(over)
  })
})

describe('§6 a company asks its ADMINs for a second factor', () => {
  const ask = (companyId: OfRow<'company'>, isRequired = true) =>
    app.db.updateTable('company').set({ requiresAdminFactor: isRequired }).where('id', '=', companyId).execute()

  test('an open session with a password alone is none, and the next sign-in leads to an app', async () => {
    const { company, email, viewer } = await aPerson()
    const before = cookieOf(await signIn(email))
    expect((await sessions.viewerOf(request(before), 'client')).kind).toBe('company')
    await ask(company.id)
    expect(await sessions.viewerOf(request(before), 'client')).toEqual({ kind: 'guest' })
    const step = await signIn(email)
    expect(kindOf(step)).toBe('enrol')
    const enrol = (code: string) => sessions.signInStep(request(), 'client', 'enrol', { pass: passOf(step), code })
    const wrong = await enrol('000000')
    expect(wrong).toMatchObject({ refused: { code: 'second_factor_wrong' }, step: { step: 'enrol' } })
    const shared = 'enrolment' in step ? step.enrolment.secret : ''
    expect('refused' in wrong && wrong.step && 'enrolment' in wrong.step && wrong.step.enrolment.secret).toBe(shared)
    const opened = await Promise.all([enrol(codeOf(shared)), enrol(codeOf(shared))])
    expect(opened.map(kindOf).filter((one) => one === 'open')).toHaveLength(1)
    const [own] = opened.filter((one) => 'cookie' in one)
    expect(own && 'recoveryCodes' in own && own.recoveryCodes).toHaveLength(10)
    expect(own && (await sessions.viewerOf(request(cookieOf(own)), 'client')).kind).toBe('company')
    expect(await auditOf('enrolTotp', viewer.companyUserId)).toBe(1)
  })

  test('two people who enrol with one password see two secrets, and the first one begins again', async () => {
    const { company, email } = await aPerson()
    await ask(company.id)
    const [first, second] = [await signIn(email), await signIn(email)]
    const [one, two] = [first, second].map((step) => codeOf('enrolment' in step ? step.enrolment.secret : ''))
    const enrol = (pass: string, code = '') => sessions.signInStep(request(), 'client', 'enrol', { pass, code })
    for (const code of [one, two, '0']) expect(kindOf(await enrol(passOf(first), code))).toBe('second_factor_pass_over')
    expect(kindOf(await enrol(passOf(second), two))).toBe('open')
  })

  test('others of the company are asked for nothing, until they become ADMIN', async () => {
    const { company } = await aPerson()
    await ask(company.id)
    const email = `recruiter${company.id}@factor.example`
    const recruiter = await aCompanyUser(app.db, company.id, { email, password, role: 'RECRUITER' })
    const cookie = cookieOf(await signIn(email))
    expect((await sessions.viewerOf(request(cookie), 'client')).kind).toBe('company')
    await app.db.updateTable('companyUser').set({ role: 'ADMIN' }).where('id', '=', recruiter.id).execute()
    expect((await sessions.viewerOf(request(cookie), 'client')).kind).toBe('guest')
  })

  test('only an ADMIN whose own session had one may begin to ask, and the last one stays', async () => {
    const { viewer, email, shared } = await aHolder()
    const door = app.openDoorWith({ services: { sealing } })
    const act = async (query: string, cookie = '') => {
      const sent = new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', cookie: cookie.split(';')[0] ?? '' },
        body: JSON.stringify({ query: `mutation { ${query} }` }),
      })
      const read = (await (await door.fetch(sent, viewer)).json()) as { errors?: { extensions: { code: string } }[] }
      return read.errors?.[0]?.extensions.code ?? 'done'
    }
    expect(await act('updateAdminFactorRule(isRequired: true)')).toBe('own_second_factor_first')
    const cookie = cookieOf(await enter(passOf(await signIn(email)), codeOf(shared, later())))
    expect(await act('updateAdminFactorRule(isRequired: true)', cookie)).toBe('done')
    expect(await act('removeTotp', cookie)).toBe('second_factor_required')
    expect(await act('updateAdminFactorRule(isRequired: false)')).toBe('done')
    expect(await act('removeTotp')).toBe('fresh_sign_in_required')
    expect(await act('removeTotp', cookie)).toBe('done')
    expect(kindOf(await signIn(email))).toBe('open')
  })
})

describe('§6 operators', () => {
  test('sign in with the password alone only where the settings allow it', async () => {
    const email = 'strict@factor.example'
    await anAdmin(app.db, { email, password })
    const loose = await sessions.signIn(request(), 'admin', email, password)
    expect(kindOf(loose)).toBe('open')
    expect((await sessions.viewerOf(request(cookieOf(loose)), 'admin')).kind).toBe('admin')
    expect((await strict.viewerOf(request(cookieOf(loose)), 'admin')).kind).toBe('guest')
    const step = await strict.signIn(request(), 'admin', email, password)
    expect(kindOf(step)).toBe('enrol')
    const code = codeOf('enrolment' in step ? step.enrolment.secret : '')
    const opened = await strict.signInStep(request(), 'admin', 'enrol', { pass: passOf(step), code })
    expect((await strict.viewerOf(request(cookieOf(opened)), 'admin')).kind).toBe('admin')
    expect(kindOf(await strict.signIn(request(), 'admin', email, password))).toBe('code')
  })
})

describe('§6 a passkey of a company user', () => {
  test('stands for both factors, keeps a password alone out, and is refused in the other areas', async () => {
    const { company, viewer, email } = await aPerson()
    const ask = async (query: string, variables = {}) => (await clientOf(viewer).ask(query, variables)).data
    const passkey = aSoftwarePasskey()
    const options = await ask(`mutation { startStaffPasskey(password: "${password}") }`)
    const add = 'mutation ($answer: String!) { addStaffPasskey(answer: $answer, name: "Mac") }'
    await ask(add, { answer: passkey.create(options.startStaffPasskey) })
    await app.db.updateTable('company').set({ requiresAdminFactor: true }).where('id', '=', company.id).execute()
    const question = async () => (await app.as(null).ask('mutation { startPasskeySignIn }')).data.startPasskeySignIn
    const answer = passkey.get(await question())
    for (const area of ['candidate', 'admin'] as const)
      expect(kindOf(await sessions.signInWithPasskey(request(), area, passkey.get(await question())))).toBe(
        'passkey_refused',
      )
    const both = await Promise.all([1, 2].map(() => sessions.signInWithPasskey(request(), 'client', answer)))
    expect(both.map(kindOf).toSorted()).toEqual(['open', 'passkey_refused'])
    const [opened] = both.filter((outcome) => 'cookie' in outcome)
    expect(opened && (await sessions.viewerOf(request(cookieOf(opened)), 'client')).kind).toBe('company')
    expect(kindOf(await signIn(email))).toBe('passkey_sign_in_required')
    const unverified = passkey.get(await question(), { flags: 0x01 })
    expect(kindOf(await sessions.signInWithPasskey(request(), 'client', unverified))).toBe('passkey_refused')
    await app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', viewer.companyUserId).execute()
    const disabled = passkey.get(await question())
    expect(kindOf(await sessions.signInWithPasskey(request(), 'client', disabled))).toBe('accountDisabled')
  })
})
