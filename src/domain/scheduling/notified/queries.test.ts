import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aScheduling, aSchedulingDate, inHours } from '#test/factories/scheduling.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('1B.2 dates to come that only one active user is notified of are counted for an ADMIN', async () => {
  const { company, user, viewer } = await aCompanyWithUser(app.db)
  const second = await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
  const disabled = await aCompanyUser(app.db, company.id, { status: 'DISABLED' })
  const companyId = company.id
  const { id: schedulingId } = await aScheduling(app.db, { companyId })
  const date = async (hours: number, notified: string[]) => {
    const { id } = await aSchedulingDate(app.db, {
      companyId,
      schedulingId,
      startAt: inHours(hours),
      endAt: inHours(hours + 1),
    })
    await app.db
      .insertInto('schedulingDateNotifiedCompanyUser')
      .values(notified.map((companyUserId) => ({ companyId, schedulingDateId: id, companyUserId })))
      .execute()
  }
  await date(30, [second.id])
  await date(40, [second.id, disabled.id])
  await date(50, [second.id, user.id])
  await date(-30, [second.id])
  const { data } = await app.as(viewer).ask('{ companyMembers { id onlyNotifiedDates } }')
  expect(data.companyMembers).toEqual([
    { id: user.id, onlyNotifiedDates: 0 },
    { id: second.id, onlyNotifiedDates: 2 },
    { id: disabled.id, onlyNotifiedDates: 0 },
  ])
})
