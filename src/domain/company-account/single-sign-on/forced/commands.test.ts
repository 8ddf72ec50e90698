import { requestPasswordReset } from '#domain/session/password-reset/commands.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf as codeOfApp } from '#test/factories/authenticator.ts'
import { requestWith } from '#test/visited-provider.ts'
import { openCompanyVisits, password, type CompanyVisits } from '#test/company-visits.ts'
import { aCompany, aCompanyUser } from '#test/factories.ts'
import { worker } from '#test/work.ts'
import { namedCompanyUserId } from '#ground/id.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { updateSingleSignOnMode } from '../commands.ts'

let app: CompanyVisits
let visitors = 0
beforeAll(async () => {
  app = await openCompanyVisits()
})
afterAll(() => app.close())
beforeEach(() => {
  visitors += 1
  app.from.address = `198.51.100.${visitors}`
})

const codeOf = async (email: string, secret = password) => {
  const answer = await app.signIn(email, secret)
  if ('refused' in answer) return answer.refused.code
  return 'step' in answer && typeof answer.step === 'string' ? answer.step : 'signed in'
}

describe('§8 a password where the sign-in is forced', () => {
  test('is refused with the way, whether it is right or wrong and whether the person exists or not', async () => {
    const { domain, company } = await app.aCompanyAt('FORCED')
    await aCompanyUser(app.db, company.id, { email: `known@${domain}`, password })
    const answers = await Promise.all([
      app.signIn(`known@${domain}`),
      app.signIn(`known@${domain}`, 'wrong'),
      app.signIn(`nobody@${domain}`),
    ])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({
      refused: { code: 'ssoAlreadyLinked', message: expect.stringContaining('「会社のアカウントでログイン」') },
    })
  })

  test('opens for the ADMIN for emergencies alone, and every ADMIN hears of it', async () => {
    const { domain, company, admin } = await app.aCompanyAt('FORCED')
    await aCompanyUser(app.db, company.id, { email: `second@${domain}`, password })
    expect(await codeOf(`second@${domain}`)).toBe('ssoAlreadyLinked')
    expect(await codeOf(`admin@${domain}`, 'wrong')).toBe('ssoAlreadyLinked')
    const step = await app.signIn(`admin@${domain}`)
    if (!('enrolment' in step)) throw new Error('no second factor was asked for')
    const code = codeOfApp(step.enrolment.secret)
    const { pass } = step
    expect(await app.sessions.signInStep(requestWith(), 'client', 'enrol', { pass, code })).toHaveProperty('cookie')
    expect(await codeOf(`admin@${domain}`)).toBe('code')
    const work = worker(app)
    await work.run()
    const mails = work.mails.filter(({ subject }) => subject.startsWith('緊急時の管理者'))
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([`admin@${domain}`, `second@${domain}`]))
    const audit = app.db.selectFrom('audit').select('subjectId').where('action', '=', 'signInInEmergency')
    expect(await audit.where('companyId', '=', company.id).execute()).toEqual([{ subjectId: admin.id }])
    // An ADMIN no more, and so are the emergencies.
    await app.db.updateTable('companyUser').set({ role: 'RECRUITER' }).where('id', '=', admin.id).execute()
    expect(await codeOf(`admin@${domain}`)).toBe('ssoAlreadyLinked')
  })

  test('is not set anew: the mail tells of the way instead, but for the ADMIN for emergencies', async () => {
    const { domain, company } = await app.aCompanyAt('FORCED')
    await aCompanyUser(app.db, company.id, { email: `forgetful@${domain}`, password })
    await worker(app).run()
    const work = worker(app)
    for (const name of ['forgetful', 'admin'])
      await app.db.transaction().execute((tx) => requestPasswordReset(tx, 'client', `${name}@${domain}`))
    await work.run()
    const textTo = (name: string) => work.mails.find(({ to }) => to === `${name}@${domain}`)?.text
    expect(textTo('forgetful')).toContain('「会社のアカウントでログイン」を選んでください')
    expect(textTo('forgetful')).not.toContain('code=')
    expect(textTo('admin')).toContain('code=')
  })

  test('of the company’s users outside of its domains is refused too, told only after the right password', async () => {
    const { company } = await app.aCompanyAt('FORCED')
    await aCompanyUser(app.db, company.id, { email: 'helper@outside.example', password })
    expect(await codeOf('helper@outside.example', 'wrong')).toBe('general')
    expect(await codeOf('helper@outside.example')).toBe('ssoAlreadyLinked')
  })

  test('opens another company’s account that uses an address of the domain', async () => {
    const { domain } = await app.aCompanyAt('FORCED')
    await aCompanyUser(app.db, (await aCompany(app.db)).id, { email: `elsewhere@${domain}`, password })
    expect(await codeOf(`elsewhere@${domain}`)).toBe('signed in')
    expect(await codeOf(`elsewhere@${domain}`, 'wrong')).toBe('ssoAlreadyLinked')
  })

  test('ends where a session of one was open, but for the ADMIN who forces it and the one for emergencies', async () => {
    const { domain, company, admin, visit, aPerson } = await app.aCompanyAt('OPTIONAL')
    await aCompanyUser(app.db, company.id, { email: `colleague@${domain}`, password })
    await aCompanyUser(app.db, company.id, { email: `deciding@${domain}`, password, role: 'ADMIN' })
    const atProvider = await visit(aPerson('colleague'))
    const opened = await Promise.all(
      ['admin', 'deciding', 'colleague'].map(async (name) => app.signIn(`${name}@${domain}`)),
    )
    const cookies = [...opened, atProvider].map((answer) => ('cookie' in answer ? answer.cookie : ''))
    const kinds = () =>
      Promise.all(cookies.map(async (cookie) => (await app.sessions.viewerOf(requestWith(cookie), 'client')).kind))
    expect(await kinds()).toEqual(['company', 'company', 'company', 'company'])
    const deciding = await app.sessions.viewerOf(requestWith(cookies[1] ?? ''), 'client')
    if (deciding.kind !== 'company') throw new Error('nobody decides')
    const token = /=([\w-]{43})/.exec(cookies[1] ?? '')?.[1] ?? ''
    await app.db
      .transaction()
      .execute((tx) => updateSingleSignOnMode(tx, deciding, 'FORCED', namedCompanyUserId(admin.id), sha256(token)))
    expect(await kinds()).toEqual(['company', 'company', 'guest', 'company'])
    // A session whose password was compared before the sign-in was forced opens no more.
    const owner = { companyId: company.id, companyUserId: deciding.companyUserId }
    await expect(
      app.db.transaction().execute((tx) => app.sessions.openFor(tx, requestWith(), 'client', owner)),
    ).rejects.toMatchObject({ code: 'ssoAlreadyLinked' })
  })

  test('counts where it is optional, off, or left from a larger plan', async () => {
    for (const company of [
      await app.aCompanyAt('OPTIONAL'),
      await app.aCompanyAt('OFF'),
      await app.aCompanyAt('FORCED', 'STANDARD'),
    ]) {
      expect(await codeOf(`admin@${company.domain}`)).toBe('signed in')
      expect(await codeOf(`nobody@${company.domain}`)).toBe('general')
    }
  })
})
