import { expect, test } from 'vitest'
import type { OfRow } from '#ground/id.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { addDays } from '#ground/day.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aScheduling, aSchedulingDate, inHours } from '#test/factories/scheduling.ts'

const app = ownApp()

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

test('4.11 the dates of colleagues are the own company’s, on the days that were asked for', async () => {
  const home = await aCompanyWithUser(app.db)
  const other = await aCompanyWithUser(app.db)
  const date = async (companyId: OfRow<'company'>, companyUserId: string, hours: number) => {
    const { id: schedulingId } = await aScheduling(app.db, { companyId, type: 'INTERVIEW' })
    const times = { startAt: inHours(hours), endAt: inHours(hours + 1) }
    const { id } = await aSchedulingDate(app.db, { companyId, schedulingId, capacity: 1, ...times })
    await app.db
      .insertInto('schedulingDateNotifiedCompanyUser')
      .values({ companyId, schedulingDateId: id, companyUserId })
      .execute()
    return { schedulingId, companyUserId, schedulingType: 'INTERVIEW', startAt: times.startAt.toISOString() }
  }
  const colleague = await aCompanyUser(app.db, home.company.id)
  const mine = await date(home.company.id, home.user.id, 48)
  await date(home.company.id, colleague.id, 48)
  await date(home.company.id, home.user.id, 48 + 24 * 5)
  await date(other.company.id, other.user.id, 48)
  const day = tokyoDay(inHours(48))
  const ask = `query S($ids: [ID!]!, $from: Date!, $to: Date!) {
    staffDates(companyUserIds: $ids, startDate: $from, endDate: $to) { companyUserId schedulingId schedulingType startAt } }`
  const { data } = await app.as(home.viewer).ask(ask, { ids: [home.user.id, other.user.id], from: day, to: day })
  expect(data.staffDates).toEqual([mine])
  const none = await app.as(home.viewer).ask(ask, { ids: [], from: day, to: addDays(day, 1) })
  expect(none.data.staffDates).toEqual([])
  const guest = await app.as(null).ask(ask, { ids: [home.user.id], from: day, to: day })
  expect(guest.errors[0]?.code).toBe('unauthenticated')
})
