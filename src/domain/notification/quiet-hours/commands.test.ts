import { afterEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow } from '#test/clock.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { worker } from '#test/work.ts'
import { jobs } from '../jobs.ts'
import { heldUntil } from './rules.ts'

const app = ownApp()
const pushes: string[] = []
afterEach(itIsNow)

const update = (viewer: Viewer | null, startsAt: number, endsAt: number) =>
  app
    .as(viewer)
    .ask('mutation ($from: Int!, $to: Int!) { updateQuietHours(startsAt: $from, endsAt: $to) { startsAt endsAt } }', {
      from: startsAt,
      to: endsAt,
    })
const own = async (viewer: Viewer) =>
  (await app.as(viewer).ask('{ quietHours { startsAt endsAt } }')).data.quietHours as object

describe('§1.16 the quiet hours of a student', () => {
  test('21 to 8 until something is chosen; each student chooses their own, twice at once is once', async () => {
    const [student, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    expect(await own(student.viewer)).toEqual({ startsAt: 21, endsAt: 8 })
    const answers = await Promise.all([update(student.viewer, 24, 6), update(student.viewer, 24, 6)])
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect(await own(student.viewer)).toEqual({ startsAt: 24, endsAt: 6 })
    expect(await own(other.viewer)).toEqual({ startsAt: 21, endsAt: 8 })
  })

  test.each([
    [17, 8, 'startsAt'],
    [25, 8, 'startsAt'],
    [21, 4, 'endsAt'],
    [21, 12, 'endsAt'],
  ])('§5 %i to %i is refused', async (startsAt, endsAt, path) => {
    const { viewer } = await aCandidate(app.db)
    expect((await update(viewer, startsAt, endsAt)).errors).toMatchObject([
      { code: 'invalid_input', fields: [{ path }] },
    ])
    expect(await own(viewer)).toEqual({ startsAt: 21, endsAt: 8 })
  })

  test('§6 a guest and a company are refused', async () => {
    expect((await update(null, 22, 7)).errors[0]?.code).toBe('unauthenticated')
    const company = await aCompanyWithUser(app.db)
    expect((await update(company.viewer, 22, 7)).errors[0]?.code).toBe('forbidden')
  })

  const tokyo = (text: string) => new Date(`${text}+09:00`)
  test.each([
    ['2026-11-21T21:30:00.000', { startsAt: 24, endsAt: 6 }, null],
    ['2026-11-22T00:00:00.000', { startsAt: 24, endsAt: 6 }, '2026-11-22T06:05:00.000'],
    ['2026-11-21T18:00:00.000', { startsAt: 18, endsAt: 11 }, '2026-11-22T11:05:00.000'],
    ['2026-11-22T10:59:59.999', { startsAt: 18, endsAt: 11 }, '2026-11-22T11:05:00.000'],
    ['2026-11-22T11:00:00.000', { startsAt: 18, endsAt: 11 }, null],
  ])('what comes at %s is held by %j until %s', (now, hours, until) =>
    expect(heldUntil(tokyo(now), hours)).toEqual(until === null ? null : tokyo(until)),
  )

  test('what is held comes at their end, not at eight', async () => {
    const work = worker(app, async (token) => {
      pushes.push(token)
      return 'sent'
    })
    const sender = await aSender(app.db)
    const scouted = async (startsAt: number, endsAt: number) => {
      const { viewer, candidate, invitation } = await anInvited(app.db, sender)
      const token = `device of ${candidate.id}`
      await app.db.insertInto('pushDevice').values({ candidateId: candidate.id, token }).execute()
      await update(viewer, startsAt, endsAt)
      await jobs.notify_scout_received({ companyId: sender.company.id, scoutInvitationId: invitation.id }, work.context)
      return token
    }
    itIs('22:00')
    const [awake, asleep] = [await scouted(24, 6), await scouted(21, 8)]
    await work.run()
    expect(pushes).toEqual([awake])
    itIs('08:05', 1)
    await work.run()
    const { rows } = await app.pool.query(`select run_at from graphile_worker.jobs where task_identifier = 'send_push'`)
    expect(rows).toHaveLength(1)
    expect(pushes).not.toContain(asleep)
  })
})
