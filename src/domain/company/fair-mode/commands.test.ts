import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'

const app = ownApp()

const update = (viewer: Viewer | null, isOn: boolean) =>
  app.as(viewer).ask('mutation ($isOn: Boolean!) { updateFairMode(isOn: $isOn) }', { isOn })
const codeOf = async (answer: ReturnType<typeof update>) => (await answer).errors[0]?.code ?? 'done'
const own = async (viewer: Viewer) => (await app.as(viewer).ask('{ isFairModeOn }')).data.isFairModeOn
const lines = async (companyId: OfRow<'company'>) =>
  (
    await app.db
      .selectFrom('audit')
      .select('toStatus')
      .where('action', '=', 'updateFairMode')
      .where('companyId', '=', companyId)
      .orderBy('insertedAt')
      .execute()
  ).map(({ toStatus }) => toStatus)

describe('§6 fair mode of a company', () => {
  test('off at first; an administrator turns it on and off, no other company’s with it', async () => {
    const [home, other] = [await aCompanyWithUser(app.db), await aCompanyWithUser(app.db)]
    expect(await own(home.viewer)).toBe(false)
    expect(await codeOf(update(home.viewer, true))).toBe('done')
    expect([await own(home.viewer), await own(other.viewer)]).toEqual([true, false])
    expect(await codeOf(update(home.viewer, false))).toBe('done')
    expect(await own(home.viewer)).toBe(false)
    expect(await lines(home.company.id)).toEqual(['ON', 'OFF'])
  })

  test('twice at once, and again: one line of the record', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    expect(await Promise.all([codeOf(update(viewer, true)), codeOf(update(viewer, true))])).toEqual(['done', 'done'])
    expect(await codeOf(update(viewer, true))).toBe('done')
    expect(await lines(company.id)).toEqual(['ON'])
  })

  test.each(['RECRUITER', 'VIEWER'] as const)('a %s reads it and may not turn it', async (role) => {
    const { company } = await aCompanyWithUser(app.db)
    const { viewer } = await aCompanyUser(app.db, company.id, { role })
    expect(await codeOf(update(viewer, true))).toBe('forbidden')
    expect(await own(viewer)).toBe(false)
  })

  test('a guest and a student are refused', async () => {
    const { viewer } = await aCandidate(app.db)
    expect(await codeOf(update(null, true))).toBe('unauthenticated')
    expect(await codeOf(update(viewer, true))).toBe('forbidden')
  })
})
