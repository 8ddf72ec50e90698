import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { consentTexts } from '#ground/consent-texts.ts'
import { authenticate } from '#domain/session/sign-in/queries.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aCompanyUserRegistration } from '#test/factories/company-registration.ts'
import { aPreRegistration } from '#test/factories/inquiry.ts'
import { rowId } from '#test/row-id.ts'
import { ownWorker } from '#test/work.ts'
import type { CompanyUserRegistration } from './rules.ts'

const app = ownApp()
const work = ownWorker(app)
let admin: Awaited<ReturnType<typeof anAdmin>>
beforeAll(async () => {
  admin = await anAdmin(app.db)
})
beforeEach(async () => {
  work.mails.splice(0)
  await sql`delete from rate_limit`.execute(app.db)
})

const person = aCompanyUserRegistration()
const codeTo = (address: string) =>
  work.mails.flatMap(({ to, text }) => (to === address ? [/[?&]code=(\S+)/.exec(text)?.[1] ?? ''] : [])).at(-1) ?? ''
const status = async (code: string) => {
  const query = `query ($code: String!) { companyRegistration(code: $code) {
    status invitation { kind email companyName corporateNumber role way inviter applicant { familyName givenName familyNameKana givenNameKana department } } } }`
  return (await app.as(null).ask(query, { code })).data.companyRegistration
}
const register = (code: string, changes: Partial<CompanyUserRegistration> = {}, idempotencyKey?: string) =>
  app
    .as(null)
    .ask(
      'mutation ($code: String!, $user: CompanyUserRegistrationInput!) { registerCompanyUser(code: $code, user: $user) }',
      { code, user: { ...person, ...changes } },
      idempotencyKey ? { idempotencyKey } : {},
    )
const refusal = async (answer: ReturnType<typeof register>) => (await answer).errors[0]?.code ?? 'done'

/** A 法人番号 with its check digit, another one each time. */
let serial = 0
function aCorporateNumber() {
  serial += 1
  const digits = String(300_000_000_000 + serial * 7)
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2), 0)
  return `${9 - (sum % 9)}${digits}`
}

async function anApproval(email = `first${serial}@hokuto.example.jp`, corporateNumber = aCorporateNumber()) {
  const form = aPreRegistration({ companyName: '株式会社北斗システムズ', email, corporateNumber })
  await app.as(null).ask('mutation ($form: PreRegistrationInput!) { createPreRegistration(preRegistration: $form) }', {
    form,
  })
  const { data } = await app.asAdmin(admin.viewer).ask('{ preRegistrations(first: 100) { nodes { id email } } }')
  const { id } = data.preRegistrations.nodes.find((application: { email: string }) => application.email === email)
  await app.asAdmin(admin.viewer).ask('mutation ($id: ID!) { approvePreRegistration(id: $id) { id } }', { id })
  await work.run()
  return { email, corporateNumber, code: codeTo(email) }
}

const usersOf = (corporateNumber: string) =>
  app.db
    .selectFrom('company')
    .innerJoin('companyUser', 'companyUser.companyId', 'company.id')
    .innerJoin('contract', 'contract.companyId', 'company.id')
    .select(['company.id as companyId', 'company.displayName', 'company.setUpAt', 'contract.status as contract'])
    .select(['companyUser.role', 'companyUser.status', 'companyUser.familyName', 'companyUser.department'])
    .where('corporateNumber', '=', corporateNumber)
    .execute()

describe('§2 /client/registration, §1B.2 the first user of a company', () => {
  test('an approved application opens a company under review, with its first ADMIN, who signs in', async () => {
    const { email, corporateNumber, code } = await anApproval()
    expect(await status(code)).toEqual({
      status: 'OPEN',
      invitation: {
        kind: 'COMPANY',
        email,
        companyName: '株式会社北斗システムズ',
        corporateNumber,
        role: 'ADMIN',
        way: 'PASSWORD',
        inviter: null,
        applicant: {
          familyName: '小鳥遊',
          givenName: '花子',
          familyNameKana: 'タカナシ',
          givenNameKana: 'ハナコ',
          department: '人事部',
        },
      },
    })
    // The number that the operator checked cannot be replaced.
    const { data, errors } = await register(code, { corporateNumber: aCorporateNumber() })
    expect([errors, data]).toEqual([[], { registerCompanyUser: email }])
    const users = await usersOf(corporateNumber)
    expect(users).toEqual([
      {
        companyId: expect.any(String),
        displayName: '北斗システムズ',
        setUpAt: null,
        contract: 'UNDER_REVIEW',
        role: 'ADMIN',
        status: 'ACTIVE',
        familyName: '佐伯',
        department: '人事部',
      },
    ])
    const companyId = rowId<'company'>(users[0]?.companyId)
    const place = app.db.selectFrom('company').select(['postalCode', 'prefectureId', 'city', 'addressLine'])
    expect(await place.where('id', '=', companyId).executeTakeFirst()).toEqual({
      postalCode: '1000001',
      prefectureId: '13',
      city: '千代田区',
      addressLine: '千代田1-1',
    })
    const consents = app.db.selectFrom('companyUserConsent').select(['kind', 'version'])
    expect(await consents.where('companyId', '=', companyId).orderBy('kind').execute()).toEqual([
      { kind: 'policy', version: consentTexts.policy.version },
      { kind: 'terms', version: consentTexts.terms.version },
    ])
    const signIn = { area: 'client', email, password: person.password, address: '203.0.113.9' } as const
    expect(await authenticate(app.db, signIn)).toMatchObject({ companyId })
    expect((await status(code)).status).toBe('USED')
    expect(await refusal(register(code))).toBe('registration_code_closed')
  })

  test('twice at once makes one company; one key answers alike', async () => {
    const { corporateNumber, code } = await anApproval()
    const both = await Promise.all([refusal(register(code)), refusal(register(code))])
    expect(both.toSorted()).toEqual(['done', 'registration_code_closed'])
    expect(await usersOf(corporateNumber)).toHaveLength(1)
    const again = await anApproval()
    const answers = await Promise.all([
      register(again.code, {}, 'register-once-with-a-key'),
      register(again.code, {}, 'register-once-with-a-key'),
    ])
    expect(answers.map(({ data }) => data?.registerCompanyUser)).toEqual([again.email, again.email])
  })

  test('§8 a company that exists already is not registered again, and its code stays open', async () => {
    const { company } = await aCompanyWithUser(app.db)
    const { code } = await anApproval('second@hokuto.example.jp', company.corporateNumber)
    expect(await refusal(register(code))).toBe('company_already_registered')
    expect((await status(code)).status).toBe('OPEN')
  })

  test('§5 every mistake is told beside its field, and the code stays open', async () => {
    const { code } = await anApproval()
    const { errors } = await register(code, {
      legalName: ' ',
      familyName: '',
      familyNameKana: 'さえき',
      givenNameKana: '真琴',
      password: 'short',
      terms: '',
      policy: '0.1',
    })
    expect(errors[0]?.fields?.map(({ path }) => path)).toEqual([
      'user.legalName',
      'user.familyName',
      'user.givenNameKana',
      'user.password',
      'user.terms',
      'user.policy',
    ])
    expect((await status(code)).status).toBe('OPEN')
  })

  test('a code that is old, revoked, replaced or foreign opens nothing, and tries are counted', async () => {
    const { email, code } = await anApproval()
    const { id } = await app.db
      .selectFrom('companyRegistrationCode')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const act = (name: string) =>
      app.asAdmin(admin.viewer).ask(`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id })
    await act('resendCompanyRegistrationCode')
    await work.run()
    const newer = codeTo(email)
    expect((await status(code)).status).toBe('UNKNOWN')
    const expire = (expiresAt: Date) =>
      app.db.updateTable('companyRegistrationCode').set({ expiresAt }).where('id', '=', id).execute()
    await expire(new Date(Date.now() - 1000))
    expect(await status(newer)).toEqual({ status: 'EXPIRED', invitation: null })
    await expire(new Date(Date.now() + 60_000))
    await act('revokeCompanyRegistrationCode')
    expect((await status(newer)).status).toBe('REVOKED')
    for (const foreign of ['', 'x', 'reset_abc', 'admin_abc']) expect((await status(foreign)).status).toBe('UNKNOWN')
    for (let tries = 0; tries < 20; tries += 1) expect(await refusal(register(newer))).toBe('registration_code_closed')
    expect(await refusal(register(newer))).toBe('too_many_requests')
    // A person with a right code is not held up.
    const right = await anApproval()
    expect(await refusal(register(right.code))).toBe('done')
  })
})

describe('§1B.2 a user whom a colleague invited', () => {
  const invite = (viewer: Awaited<ReturnType<typeof aCompanyWithUser>>['viewer'], email: string) =>
    app
      .as(viewer)
      .ask('mutation ($email: String!) { done: inviteCompanyUser(email: $email, role: RECRUITER) { id } }', { email })

  test('joins the company with the code of the mail, and the inviter hears of it', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db, { planKey: 'STANDARD' })
    const member = (await invite(viewer, 'joins@kaisha.example')).data.done
    await work.run()
    const code = codeTo('joins@kaisha.example')
    expect(await status(code)).toMatchObject({
      status: 'OPEN',
      invitation: { kind: 'MEMBER', companyName: company.displayName, role: 'RECRUITER', corporateNumber: null },
    })
    expect(await refusal(register(code, { legalName: '' }))).toBe('done')
    await work.run()
    const { data } = await app.as(viewer).ask('{ companyMembers { id status familyName } }')
    expect(data.companyMembers).toContainEqual({ id: member.id, status: 'ACTIVE', familyName: '佐伯' })
    const answer = await app.as(viewer).ask('{ viewer { ... on CompanyViewer { notifications { title } } } }')
    expect(answer.data.viewer.notifications).toEqual([{ title: '佐伯 真琴さんが参加しました' }])
    expect((await status(code)).status).toBe('USED')
  })

  test('twice at once joins once; who was disabled meanwhile does not join', async () => {
    const { viewer } = await aCompanyWithUser(app.db, { planKey: 'STANDARD' })
    await invite(viewer, 'twice@kaisha.example')
    await work.run()
    const code = codeTo('twice@kaisha.example')
    const both = await Promise.all([refusal(register(code)), refusal(register(code))])
    expect(both.toSorted()).toEqual(['done', 'registration_code_closed'])
    const { id } = (await invite(viewer, 'gone@kaisha.example')).data.done
    await work.run()
    await app.as(viewer).ask('mutation ($id: ID!) { disableCompanyUser(id: $id) { id } }', { id })
    expect(await refusal(register(codeTo('gone@kaisha.example')))).toBe('registration_code_closed')
  })

  test('§8 an address that has an account elsewhere is refused, and nothing of the invitation is lost', async () => {
    const [here, there] = await Promise.all([
      aCompanyWithUser(app.db, { planKey: 'STANDARD' }),
      aCompanyWithUser(app.db, { planKey: 'STANDARD' }),
    ])
    await invite(here.viewer, 'both@kaisha.example')
    await work.run()
    const first = codeTo('both@kaisha.example')
    await invite(there.viewer, 'both@kaisha.example')
    await work.run()
    const second = codeTo('both@kaisha.example')
    expect(await refusal(register(first))).toBe('done')
    expect(await refusal(register(second))).toBe('registration_email_taken')
    expect((await status(second)).status).toBe('OPEN')
  })
})
