import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openCompanyVisits, type CompanyVisits } from '#test/company-visits.ts'
import { aCompanyUserRegistration } from '#test/factories/company-registration.ts'
import { aPicture } from '#test/factories/picture.ts'
import { worker } from '#test/work.ts'
import type { CompanyUserRegistration } from './rules.ts'

let app: CompanyVisits
beforeAll(async () => {
  app = await openCompanyVisits()
})
afterAll(() => app.close())
beforeEach(() => sql`delete from rate_limit`.execute(app.db))

type Company = Awaited<ReturnType<CompanyVisits['aCompanyAt']>>
let invited = 0

/** The code of a colleague's mail to this address, or to one of the company's domain. */
async function anInvitation({ admin, domain }: Company, email = `new${(invited += 1)}@${domain}`) {
  await worker(app).run()
  const work = worker(app)
  const query = 'mutation ($email: String!) { inviteCompanyUser(email: $email, role: RECRUITER) { id } }'
  const { data } = await app.as(admin.viewer).ask(query, { email })
  await work.run()
  const text = work.mails.find(({ to }) => to === email)?.text ?? ''
  return { email, id: data.inviteCompanyUser.id as string, code: /[?&]code=(\S+)/.exec(text)?.[1] ?? '' }
}
const wayOf = async (code: string) => {
  const query = 'query ($code: String!) { companyRegistration(code: $code) { status invitation { way } } }'
  return (await app.as(null).ask(query, { code })).data.companyRegistration.invitation?.way
}
const register = (code: string, changes: Partial<CompanyUserRegistration> = {}, encodedImage: string | null = null) =>
  app.as(null).ask(
    `mutation ($code: String!, $user: CompanyUserRegistrationInput!, $encodedImage: String) {
      registerCompanyUser(code: $code, user: $user, encodedImage: $encodedImage) }`,
    { code, user: aCompanyUserRegistration(changes), encodedImage },
  )
const byProvider = { byProvider: true, password: '' }
const refusal = async (answer: ReturnType<typeof register>) => (await answer).errors[0]?.code ?? 'done'
const accountOf = (id: string) =>
  app.db
    .selectFrom('companyUserAccount')
    .innerJoin('companyUser', 'companyUser.id', 'companyUserAccount.companyUserId')
    .select(['passwordHash', 'pictureFile', 'companyUser.status'])
    .where('companyUserId', '=', id)
    .executeTakeFirstOrThrow()

describe('§2 /client/registration with the company’s account', () => {
  test('forced: no password is taken, and the provider opens the session of the new user', async () => {
    const company = await app.aCompanyAt('FORCED')
    const { id, email, code } = await anInvitation(company)
    expect(await wayOf(code)).toBe('PROVIDER')
    expect(await refusal(register(code))).toBe('registration_provider_only')
    expect(await company.codeOf(company.visit(company.aPerson(email.split('@')[0] ?? '')))).toBe(
      'single_sign_on_not_invited',
    )
    expect((await register(code, byProvider)).data).toEqual({ registerCompanyUser: email })
    expect(await accountOf(id)).toMatchObject({ passwordHash: null, status: 'ACTIVE' })
    expect(await company.codeOf(company.visit(company.aPerson(email.split('@')[0] ?? '')))).toBe('signedIn')
    expect(await app.signIn(email)).toMatchObject({ refused: { code: 'ssoAlreadyLinked' } })
  })

  test('optional: the user chooses', async () => {
    const company = await app.aCompanyAt('OPTIONAL')
    const [invitation, other] = [await anInvitation(company), await anInvitation(company)]
    expect(await wayOf(invitation.code)).toBe('EITHER')
    expect(await refusal(register(invitation.code, byProvider))).toBe('done')
    expect(await refusal(register(other.code))).toBe('done')
    expect((await accountOf(invitation.id)).passwordHash).toBeNull()
    expect(await app.signIn(other.email, aCompanyUserRegistration().password)).toHaveProperty('cookie')
    expect(await app.signIn(invitation.email, '')).toMatchObject({ refused: { code: 'general' } })
  })

  test('off, a smaller plan, and an address of no domain or of another company’s: a password alone', async () => {
    const [off, smaller, open, other] = [
      await app.aCompanyAt('OFF'),
      await app.aCompanyAt('FORCED', 'STANDARD'),
      await app.aCompanyAt('OPTIONAL'),
      await app.aCompanyAt('OPTIONAL'),
    ]
    const codes = [
      await anInvitation(off),
      await anInvitation(smaller),
      await anInvitation(open, 'guest@outside.example'),
      await anInvitation(open, `guest@${other.domain}`),
    ]
    for (const { code } of codes) {
      expect(await wayOf(code)).toBe('PASSWORD')
      expect(await refusal(register(code, byProvider))).toBe('single_sign_on_closed')
    }
  })

  test('forced, for an address outside of the company’s domains: closed, and the invitation stays', async () => {
    const [company, other] = [await app.aCompanyAt('FORCED'), await app.aCompanyAt('FORCED')]
    for (const address of ['helper@outside.example', `helper@${other.domain}`]) {
      const { id, code } = await anInvitation(company, address)
      expect(await wayOf(code)).toBe('NONE')
      expect(await refusal(register(code))).toBe('registration_outside_domain')
      expect(await refusal(register(code, byProvider))).toBe('registration_outside_domain')
      expect((await accountOf(id)).status).toBe('INVITED')
    }
  })

  test('twice at once registers once', async () => {
    const company = await app.aCompanyAt('FORCED')
    const { code } = await anInvitation(company)
    const both = await Promise.all([refusal(register(code, byProvider)), refusal(register(code, byProvider))])
    expect(both.toSorted()).toEqual(['done', 'registration_code_closed'])
  })
})

describe('§2 the photo of a new user', () => {
  test('is kept with the registration, and shown to the user', async () => {
    const company = await app.aCompanyAt('OFF')
    const { id, code } = await anInvitation(company)
    expect(await refusal(register(code, {}, await aPicture({ width: 400, height: 400 })))).toBe('done')
    const { pictureFile } = await accountOf(id)
    expect(pictureFile).toMatch(/^company-user\/.+\.webp$/)
    expect(await app.files.get(pictureFile ?? '')).not.toBeNull()
  })

  test('that is none or too small is told beside its field, and the code stays open', async () => {
    const company = await app.aCompanyAt('OFF')
    const { id, code } = await anInvitation(company)
    for (const image of ['bm9uZQ==', await aPicture({ width: 100, height: 100 })]) {
      const { errors } = await register(code, {}, image)
      expect(errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path: 'encodedImage' }] })
    }
    expect((await accountOf(id)).status).toBe('INVITED')
    expect(await wayOf(code)).toBe('PASSWORD')
  })

  test('is read for nobody without a code that is open', async () => {
    expect(await refusal(register('member_none', {}, await aPicture({ width: 400, height: 400 })))).toBe(
      'registration_code_closed',
    )
    const jobs =
      await sql`select from graphile_worker.jobs where task_identifier = 'remove_unused_user_picture'`.execute(app.db)
    expect(jobs.rows).toHaveLength(1)
  })
})
