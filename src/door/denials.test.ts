import { beforeAll, expect, test } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import { countStatements } from '#platform/database/db.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { anAccessToken } from '#test/factories/access-token.ts'
import { openDenials } from './denials.ts'
import { setNetworks, site, testHttp, type TestHttp } from '#test/http.ts'

const app = ownApp()
let product: TestHttp
beforeAll(() => {
  product = testHttp(app)
})

const deniedTo = (subject: string) =>
  app.db
    .selectFrom('securityEvent')
    .select(['area', 'reason', 'count'])
    .where('kind', '=', 'access_denied')
    .where('subject', '=', subject)
    .orderBy('reason')
    .execute()

test('§6 §8 whoever is refused what is not theirs is written down, with how often and not from where', async () => {
  const { company } = await aCompanyWithUser(app.db)
  const reader = await aCompanyUser(app.db, company.id, { role: 'VIEWER' })
  const headers = await product.browser(reader.viewer)
  const ask = (path?: string) => product.send('{ companyMembers { id } }', { headers, ...(path && { path }) })
  expect((await ask()).code).toBe('forbidden')
  expect((await ask()).code).toBe('forbidden')
  expect((await ask('/admin/graphql')).code).toBe('forbidden')
  expect(await deniedTo(reader.id)).toEqual([{ area: 'client', reason: 'forbidden', count: 3 }])
  const events = JSON.stringify(await app.db.selectFrom('securityEvent').selectAll().execute())
  expect(events).not.toContain('203.0.113.7')

  const page = new Request(`${site}/client/users`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  await app.door.ask(page, reader.viewer, { query: '{ companyMembers { id } }' })
  expect((await deniedTo(reader.id))[0]?.count).toBe(4)
})

test('§6 a student at a company’s door, a token beyond its scopes, and an address beyond the networks', async () => {
  const student = await aCandidate(app.db)
  const { candidateId } = student.viewer
  const cookie = await app.db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId }))
  const headers = { cookie: `${sessionCookies.candidate}=${cookie}`, origin: site, 'x-area': 'candidate' }
  await product.send('{ searchCandidates(condition: {}) { totalCount } }', { headers })
  expect(await deniedTo(student.id)).toEqual([{ area: 'candidate', reason: 'forbidden', count: 1 }])

  const { viewer } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
  const { id, secret } = await anAccessToken(app.db, viewer)
  const authorization = `Bearer ${secret}`
  await product.send('{ searchCandidates(condition: {}) { totalCount } }', { headers: { authorization } })
  expect(await deniedTo(id)).toEqual([{ area: 'client', reason: 'forbidden', count: 1 }])

  await setNetworks(product, await product.browser(viewer), '203.0.113.0/24')
  const outside = { authorization, 'x-forwarded-for': '198.51.100.1' }
  await product.send('{ jobDescriptions { totalCount } }', { headers: outside })
  await product.send('{ jobDescriptions { totalCount } }', { headers: { authorization: 'Bearer nothing' } })
  expect(await deniedTo('')).toEqual([
    { area: 'none', reason: 'invalid_authorization_header', count: 1 },
    { area: 'none', reason: 'ip_address_not_allowed', count: 1 },
  ])
})

test('§6 a thousand refusals at once are counted in a few writings, and hold one connection', async () => {
  const { company } = await aCompanyWithUser(app.db)
  const reader = await aCompanyUser(app.db, company.id, { role: 'VIEWER' })
  const denials = openDenials(app.db, 'a secret')
  const { statements } = await countStatements(() =>
    Promise.all(Array.from({ length: 1000 }, () => denials(reader.viewer, '203.0.113.7', ['forbidden', 'not_found']))),
  )
  expect(await deniedTo(reader.id)).toEqual([{ area: 'client', reason: 'forbidden', count: 1000 }])
  expect(statements).toBeLessThanOrEqual(3)
})

test('what is asked well, not found or mistaken is no denial', async () => {
  const { viewer, user } = await aCompanyWithUser(app.db)
  const headers = await product.browser(viewer)
  await product.send('{ companyMembers { id } }', { headers })
  await product.send('{ searchCandidate(id: "x") { id } }', { headers })
  await product.send('{ nothing }', { headers })
  expect(await deniedTo(user.id)).toEqual([])
})
