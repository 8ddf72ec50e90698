import { expect, test } from 'vitest'
import { verifyPassword } from '#platform/secrets/password.ts'
import { ownApp } from '#test/client.ts'
import { aCompany, aCompanyUser } from '#test/factories.ts'
import { ownWorker } from '#test/work.ts'

const oldPassword = 'an-old-password-2025'
const newPassword = 'つぎの合言葉は朝焼けの色と空の青'
const app = ownApp()
const work = ownWorker(app)

const codeIn = (text = '') => decodeURIComponent(/password-reset\?code=(\S+)/.exec(text)?.[1] ?? '')
const change = (area: string) =>
  `mutation ($code: String!, $password: String!) { reset${area}Password(code: $code, password: $password) }`

test('§2 /client/password-reset: a company user gets a mail that leads to the company’s page', async () => {
  const { id: companyId } = await aCompany(app.db)
  const { id } = await aCompanyUser(app.db, companyId, { email: 'forgot@company.example', password: oldPassword })
  await work.run()
  work.mails.splice(0)
  const ask = async (query: string, variables: object) => {
    const { data, errors } = await app.as(null).ask(query, { ...variables }, { address: '203.0.113.3' })
    return errors[0]?.code ?? Object.values(data)[0]
  }
  const ofCompanies = 'mutation ($email: String!) { requestCompanyUserPasswordReset(email: $email) }'
  expect(await ask(ofCompanies, { email: 'forgot@company.example' })).toBe(true)
  expect(await ask(ofCompanies, { email: 'nobody@company.example' })).toBe(true)
  await work.run()
  expect(work.mails.map(({ to }) => to)).toEqual(['forgot@company.example'])
  expect(work.mails[0]?.text).toContain('/client/password-reset?code=')
  const code = codeIn(work.mails.splice(0)[0]?.text)
  // The code of one area opens nothing in the other.
  expect(await ask('query ($code: String!) { candidatePasswordReset(code: $code) }', { code })).toBe('UNKNOWN')
  expect(await ask(change('Candidate'), { code, password: newPassword })).toBe('password_reset_closed')
  const status = 'query ($code: String!) { companyUserPasswordReset(code: $code) }'
  expect(await ask(status, { code })).toBe('OPEN')
  expect(await ask(change('CompanyUser'), { code, password: 'short' })).toBe('invalid_input')
  const both = await Promise.all([
    ask(change('CompanyUser'), { code, password: newPassword }),
    ask(change('CompanyUser'), { code, password: newPassword }),
  ])
  expect(both.map(String).toSorted()).toEqual(['password_reset_closed', 'true'])
  expect(await ask(status, { code })).toBe('USED')
  await work.run()
  expect(work.mails).toMatchObject([{ to: 'forgot@company.example', subject: 'パスワードが変更されました｜ヨアケ' }])
  const { passwordHash } = await app.db
    .selectFrom('companyUserAccount')
    .select('passwordHash')
    .where('companyUserId', '=', id)
    .executeTakeFirstOrThrow()
  expect(await verifyPassword(newPassword, passwordHash)).toBe(true)
})
