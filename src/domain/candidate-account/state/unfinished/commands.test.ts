import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow, today } from '#test/clock.ts'
import { aCandidate } from '#test/factories.ts'
import { ears } from '#test/factories/notification.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'
import { registeringStatuses, type CandidateStatus } from '../rules.ts'
import { endNoticeDays, unfinishedDays } from './rules.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)
beforeEach(() => itIs('09:00'))
afterEach(itIsNow)

const announcedAfter = unfinishedDays - endNoticeDays

/** A student whose last act lies `days` Tokyo days before today, just before midnight. */
async function aSilent(days: number, status: CandidateStatus = 'PHONE_PENDING') {
  const student = await aCandidate(app.db, { status })
  await actOn(student.id, -days)
  return student
}
const actOn = (candidateId: OfRow<'candidate'>, days: number) =>
  app.db
    .updateTable('candidateActivity')
    .set({ lastActiveAt: tokyoMoment(addDays(today(), days), '23:59') })
    .where('candidateId', '=', candidateId)
    .execute()
/** The clock strikes, `days` from today. */
async function clockStrikes(days: number) {
  itIs('09:00', days)
  await jobs.end_unfinished_registrations({}, work.context)
  await work.run()
}
const announcedDaysAgo = (candidateId: OfRow<'candidate'>, days: number) =>
  app.db
    .updateTable('audit')
    .set({ insertedAt: tokyoMoment(addDays(today(), -days), '09:00') })
    .where('candidateId', '=', candidateId)
    .where('action', '=', 'announceEndOfRegistration')
    .execute()
const statusOf = async (id: OfRow<'candidate'>) =>
  (await app.db.selectFrom('candidate').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
type Student = Awaited<ReturnType<typeof aSilent>>
const subjects = async ({ viewer }: Student) => (await hear.mailsTo(viewer)).map(({ subject }) => subject)

const announced = '登録の続きをお待ちしています｜ヨアケ'

describe('§4 a registration that nobody goes on with', () => {
  test.each(registeringStatuses)('%s: is announced once, and ends after its last day', async (status) => {
    const [student, fresh] = [await aSilent(announcedAfter, status), await aSilent(announcedAfter - 1, status)]
    await clockStrikes(0)
    await clockStrikes(0)
    expect(await subjects(student)).toEqual([announced])
    expect((await hear.mailsTo(student.viewer))[0]?.text).toContain(longDate(addDays(today(), endNoticeDays)))
    expect(await subjects(fresh)).toEqual([])
    await clockStrikes(endNoticeDays)
    expect(await statusOf(student.id)).toBe(status)
    await clockStrikes(endNoticeDays + 1)
    expect([await statusOf(student.id), await statusOf(fresh.id)]).toEqual(['WITHDRAWN', status])
    expect(await subjects(student)).toEqual([announced, '途中のままの登録を取り消しました｜ヨアケ'])
    const withdrawals = app.db.selectFrom('candidateWithdrawal').select('reason').where('candidateId', '=', student.id)
    expect(await withdrawals.execute()).toEqual([{ reason: '' }])
  })

  test('nobody loses a registration without the mail, also when the clock stood still for a year', async () => {
    const student = await aSilent(400)
    await clockStrikes(0)
    expect([await statusOf(student.id), await subjects(student)]).toEqual(['PHONE_PENDING', [announced]])
    await announcedDaysAgo(student.id, endNoticeDays + 1)
    await clockStrikes(0)
    expect(await statusOf(student.id)).toBe('WITHDRAWN')
  })

  test('a student who comes back stays, and a mail that waited does not leave', async () => {
    const [back, late] = [await aSilent(announcedAfter), await aSilent(announcedAfter)]
    work.breakMail(true)
    await clockStrikes(0)
    await actOn(back.id, 0)
    work.breakMail(false)
    await work.run()
    expect([await subjects(back), await subjects(late)]).toEqual([[], [announced]])
    await clockStrikes(endNoticeDays + 1)
    expect([await statusOf(back.id), await statusOf(late.id)]).toEqual(['PHONE_PENDING', 'WITHDRAWN'])
  })

  test('finished, unproven and hidden accounts are left alone', async () => {
    for (const status of ['ACTIVE', 'HIDDEN', 'ACTION_REQUIRED', 'EMAIL_PENDING'] as const) {
      const student = await aSilent(400, status)
      await clockStrikes(0)
      expect([await statusOf(student.id), await subjects(student)]).toEqual([status, []])
    }
  })
})
