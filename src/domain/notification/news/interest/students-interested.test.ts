import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow, today } from '#test/clock.ts'
import { aCandidate } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { ears } from '#test/factories/notification.ts'
import { aSender } from '#test/factories/scout-invitation.ts'
import { rowId } from '#test/row-id.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)
beforeEach(() => itIs('12:00'))
afterEach(itIsNow)

describe('§1.16 studentsInterested, at 09:00', () => {
  const tell = async () => {
    await jobs.remind_of_interest({}, work.context)
    await work.run()
  }
  const interested = async (
    of: { companyId: OfRow<'company'>; jobId: string },
    candidateId: OfRow<'candidate'>,
    at: Date,
  ) =>
    app.db
      .insertInto('jobInterest')
      .values({ ...of, candidateId, insertedAt: at })
      .execute()

  test('a number for the day before, never a name; those out of sight are not counted', async () => {
    const sender = await aSender(app.db)
    const of = { companyId: sender.company.id, jobId: sender.job.id }
    const second = { ...of, jobId: (await aJob(app.db, { companyId: of.companyId })).id }
    const students = await Promise.all(
      [{}, {}, { status: 'HIDDEN' as const }, { status: 'WITHDRAWN' as const }, { jobHuntingStatusId: 4 }, {}].map(
        (changes) => aCandidate(app.db, changes),
      ),
    )
    const [first, , , , , blocking] = students
    const yesterday = addDays(today(), -1)
    for (const { id } of students) await interested(of, id, tokyoMoment(yesterday, '23:59:59'))
    await interested(second, rowId(first?.id), tokyoMoment(yesterday, '00:00'))
    await interested(of, (await aCandidate(app.db)).id, tokyoMoment(today(), '00:00'))
    const block = { companyId: of.companyId, candidateId: rowId<'candidate'>(blocking?.id) }
    await app.db.insertInto('blockedCompany').values(block).execute()
    await tell()
    await tell()
    const notifications = await hear.list(sender.viewer)
    expect(notifications).toMatchObject([
      { kind: 'studentsInterested', title: '2名の学生が興味を持っています', path: '/client/candidates?f=true' },
    ])
    expect(JSON.stringify(notifications)).not.toContain(first?.id)
    const { data } = await app
      .as(sender.viewer)
      .ask('{ searchCandidates(condition: { favorite: true }) { totalCount } }')
    expect(data.searchCandidates.totalCount).toBe(3)
    expect(await hear.mailsTo(sender.viewer)).toEqual([])
  })

  test('nothing when all of them are out of sight, or the company may not sign in', async () => {
    const [hidden, shutOut] = [await aSender(app.db), await aSender(app.db)]
    const at = tokyoMoment(addDays(today(), -1), '12:00')
    const student = await aCandidate(app.db, { status: 'HIDDEN' })
    await interested({ companyId: hidden.company.id, jobId: hidden.job.id }, student.id, at)
    const other = await aCandidate(app.db)
    await interested({ companyId: shutOut.company.id, jobId: shutOut.job.id }, other.id, at)
    const over = { status: 'TERMINATED' as const }
    await app.db.updateTable('contract').set(over).where('companyId', '=', shutOut.company.id).execute()
    await tell()
    expect([await hear.list(hidden.viewer), await hear.list(shutOut.viewer)]).toEqual([[], []])
  })
})
