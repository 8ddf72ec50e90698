import { beforeAll, describe, expect, it, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aPreRegistration } from '#test/factories/inquiry.ts'
import { isFreeMail } from '#domain/company-account/single-sign-on/mail-domain/rules.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { mailDomainOf } from './rules.ts'

test.each([
  ['hanako@gmail.com', true],
  ['HANAKO@GMAIL.COM', true],
  ['hanako@docomo.ne.jp', true],
  ['hanako@mail.softbank.jp', true],
  ['hanako@nifty.com', true],
  ['hanako@reiji.example.jp', false],
  ['hanako@notgmail.com', false],
])('1B.2 %s is a free mail: %s', (email, isFree) => expect(isFreeMail(mailDomainOf(email))).toBe(isFree))

const app = ownApp()
let admin: AdminViewer
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
})

async function anApplication(changes: Parameters<typeof aPreRegistration>[0]) {
  await app.as(null).ask('mutation ($form: PreRegistrationInput!) { createPreRegistration(preRegistration: $form) }', {
    form: aPreRegistration(changes),
  })
  const { id } = await app.db
    .selectFrom('preRegistration')
    .select('id')
    .orderBy('insertedAt', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
const look = async (id: string) =>
  app.asAdmin(admin).ask(
    `query ($id: ID!) { preRegistration(id: $id) {
      mailDomain isFreeMail isCorporateNumberRight hasUsedTrial decidedByName
      companiesAlike { matches company { id } } applicationsAlike { id matches }
      registrationCodes { status email } } }`,
    { id },
  )

describe('1B.2 the checks of an application', () => {
  it('finds nothing for a company nobody has heard of', async () => {
    const { data } = await look(await anApplication({ companyName: '株式会社初見', email: 'a@hatsumi.example' }))
    expect(data.preRegistration).toEqual({
      mailDomain: 'hatsumi.example',
      isFreeMail: false,
      isCorporateNumberRight: true,
      hasUsedTrial: false,
      decidedByName: null,
      companiesAlike: [],
      applicationsAlike: [],
      registrationCodes: [],
    })
  })

  it('finds the company by its number, its name in another spelling, its site and the mail of its people', async () => {
    const { company, user } = await aCompanyWithUser(app.db, { legalName: '株式会社　霞製作所' })
    await app.db
      .updateTable('companyUserAccount')
      .set({ email: 'saiyo@kasumi.example' })
      .where('companyUserId', '=', user.id)
      .execute()
    await app.db
      .insertInto('companyUrl')
      .values({ companyId: company.id, position: 0, label: 'サイト', url: 'https://www.kasumi.example/company' })
      .execute()
    await app.db
      .insertInto('contractTrial')
      .values({ corporateNumber: company.corporateNumber, startedOn: '2026-01-10' })
      .execute()
    const application = { companyName: '霞製作所（株）', corporateNumber: company.corporateNumber }
    const { data } = await look(await anApplication({ ...application, email: 'jinji@kasumi.example' }))
    const matches = ['CORPORATE_NUMBER', 'NAME', 'SITE', 'MAIL_DOMAIN']
    expect(data.preRegistration.companiesAlike).toEqual([{ matches, company: { id: company.id } }])
    expect(data.preRegistration.hasUsedTrial).toBe(true)
    const free = await look(await anApplication({ ...application, email: 'kasumi%saiyo@gmail.com' }))
    expect(free.data.preRegistration).toMatchObject({
      isFreeMail: true,
      companiesAlike: [{ matches: ['CORPORATE_NUMBER', 'NAME'] }],
      applicationsAlike: [{ matches: ['CORPORATE_NUMBER', 'NAME'] }],
    })
    const ofCompany = await app
      .asAdmin(admin)
      .ask('query ($id: ID!) { company(id: $id) { applications { mailDomain } } }', { id: company.id })
    expect(ofCompany.data.company.applications).toEqual([{ mailDomain: 'gmail.com' }, { mailDomain: 'kasumi.example' }])
  })

  it('shows who decided, and the code that was sent', async () => {
    const id = await anApplication({ companyName: '株式会社判断', email: 'x@handan.example' })
    await app.asAdmin(admin).ask('mutation ($id: ID!) { approvePreRegistration(id: $id) { __typename } }', { id })
    const { data } = await look(id)
    expect(data.preRegistration.decidedByName).toMatch(/^運営 担当/)
    expect(data.preRegistration.registrationCodes).toEqual([{ status: 'OPEN', email: 'x@handan.example' }])
  })

  it.each(['x', '00000000-0000-0000-0000-000000000000'])('§8 %s is no application', async (id) =>
    expect((await look(id)).errors[0]?.code).toBe('not_found'),
  )
})
