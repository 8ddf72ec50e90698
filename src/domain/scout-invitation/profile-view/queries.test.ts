import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { countStatements } from '#platform/database/db.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aSender, anInvited } from '#test/factories/scout-invitation.ts'

const app = ownApp()

const today = tokyoToday()
type Home = { company: { id: OfRow<'company'> }; viewer: { companyUserId: string } }
const view = ({ company, viewer }: Home, candidateId: OfRow<'candidate'>, ...daysAgo: number[]) =>
  app.db
    .insertInto('profileView')
    .values(
      daysAgo.map((days) => ({
        companyId: company.id,
        companyUserId: viewer.companyUserId,
        candidateId,
        insertedAt: tokyoMoment(addDays(today, -days), '12:00'),
      })),
    )
    .execute()
const question = `{ profileViews { total days { day count } byIndustry { label count }
  companies { company { id displayName industries { label } } days hasScouted lastDay } } }`
const ask = async (viewer: Viewer | null) => app.as(viewer).ask(question)
const seen = async (viewer: Viewer) => {
  const { data, errors } = await ask(viewer)
  expect(errors).toEqual([])
  return data.profileViews as {
    total: number
    days: { day: string; count: number }[]
    byIndustry: object[]
    companies: { company: { id: string }; hasScouted: boolean; days: number }[]
  }
}

describe('who saw me', () => {
  test('a company by name once it opened the profile on two days or has scouted; today and the older days are not told', async () => {
    const student = await aCandidate(app.db)
    const [once, twice, thisDay] = [
      await aCompanyWithUser(app.db),
      await aCompanyWithUser(app.db),
      await aCompanyWithUser(app.db),
    ]
    await view(once, student.id, 1, 1)
    await view(twice, student.id, 1, 5)
    await view(thisDay, student.id, 0, 31)
    const answer = await seen(student.viewer)
    expect(answer.total).toBe(2)
    expect(answer.days.filter(({ count }) => count > 0)).toEqual([
      { day: addDays(today, -5), count: 1 },
      { day: addDays(today, -1), count: 2 },
    ])
    expect(answer.companies.map(({ company, days }) => [company.id, days])).toEqual([[twice.company.id, 2]])
    expect(answer.byIndustry).toEqual([{ label: 'その他', count: 2 }])
    expect(JSON.stringify(answer)).not.toContain(once.company.id)
  })

  test('one that has scouted is named; one that is blocked is not, but its day stays counted', async () => {
    const sender = await aSender(app.db)
    const { viewer, candidate } = await anInvited(app.db, sender)
    await view(sender, candidate.id, 3)
    expect((await seen(viewer)).companies).toMatchObject([{ company: { id: sender.company.id }, hasScouted: true }])
    await app
      .as(viewer)
      .ask('mutation ($ids: [ID!]!) { blockCompanies(companyIds: $ids) }', { ids: [sender.company.id] })
    const answer = await seen(viewer)
    expect([answer.total, answer.companies, answer.byIndustry]).toEqual([1, [], []])
    expect(answer.days.find(({ count }) => count > 0)?.day).toBe(addDays(today, -3))
  })

  test('another student, a guest and a company see nothing of it', async () => {
    const [student, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    const home = await aCompanyWithUser(app.db)
    await view(home, student.id, 1, 2)
    expect((await seen(other.viewer)).total).toBe(0)
    expect((await ask(null)).errors[0]?.code).toBe('unauthenticated')
    expect((await ask(home.viewer)).errors[0]?.code).toBe('forbidden')
  })

  test('costs two statements, and reads two or three months by the index of the student', async () => {
    const student = await aCandidate(app.db)
    await view(await aCompanyWithUser(app.db), student.id, 1, 2)
    await seen(student.viewer)
    const { statements } = await countStatements(() => seen(student.viewer))
    expect(statements).toBe(2)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select distinct company_id from profile_view
      where candidate_id = ${student.id} and inserted_at >= ${tokyoMoment(addDays(today, -30), '00:00')}
        and inserted_at < ${tokyoMoment(today, '00:00')}`.execute(app.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan.match(/on profile_view_\w+/gu)?.length ?? 0).toBeLessThanOrEqual(3)
  })
})
