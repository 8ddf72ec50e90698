import { beforeAll, expect, test } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import type { AdminViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'

const app = ownApp()
let admin: AdminViewer
const today = tokyoToday()
const endsOn = addDays(today, 100)
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
})

async function aBrowserOf({ companyId, companyUserId }: CompanyViewer) {
  const token = await app.db.transaction().execute((tx) => openSession(tx, 'client', { companyId, companyUserId }))
  const request = new Request('http://localhost/', { headers: { cookie: `${sessionCookies.client}=${token}` } })
  return { kind: async () => (await app.door.viewerOf(request, 'client')).kind }
}

const act = async (name: string, id: string, term = '') => {
  const document = `mutation ($id: ID!) { ${name}(companyId: $id${term}) { contract { status } } }`
  const { errors } = await app.asAdmin(admin).ask(document, { id })
  expect(errors).toEqual([])
}

test.each([
  ['takeBackContractEnd', { status: 'ACTIVE', endsOn }, '', 'endContract'],
  ['resumeContract', { status: 'SUSPENDED', suspendedFrom: 'ACTIVE', endsOn }, '', null],
  ['renewContract', { status: 'EXPIRED', planKey: 'FREE', endsOn: addDays(today, -1) }, `, endsOn: "${endsOn}"`, null],
  [
    'renewContract',
    { status: 'RENEWAL_PENDING', planKey: 'FREE', endsOn: addDays(today, -1) },
    `, endsOn: "${endsOn}"`,
    null,
  ],
] as const)('1B.7 after %s nobody is signed in by a session of before', async (name, contract, term, first) => {
  const [{ company, viewer }, other] = [
    await aCompanyWithUser(app.db, { contract }),
    await aCompanyWithUser(app.db, { contract: { endsOn } }),
  ]
  const [browser, theirs] = [await aBrowserOf(viewer), await aBrowserOf(other.viewer)]
  if (first) await act(first, company.id)
  expect(await browser.kind()).toBe('guest')
  await act(name, company.id, term)
  expect([await browser.kind(), await (await aBrowserOf(viewer)).kind(), await theirs.kind()]).toEqual([
    'guest',
    'company',
    'company',
  ])
})

test('1B.7 a contract that is lengthened in time keeps its users signed in', async () => {
  const { company, viewer } = await aCompanyWithUser(app.db, { contract: { endsOn } })
  const browser = await aBrowserOf(viewer)
  await act('renewContract', company.id, `, endsOn: "${addDays(endsOn, 365)}"`)
  expect(await browser.kind()).toBe('company')
})
