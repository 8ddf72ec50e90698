import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { openWebPush } from '#platform/outgoing/push-web.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { loadVapidKeys } from '#platform/outgoing/vapid-keys.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow } from '#test/clock.ts'
import { aCandidate } from '#test/factories.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { startPushService } from '#test/push-service.ts'
import { worker } from '#test/work.ts'
import { jobs } from './jobs.ts'
import type { PushJob } from './delivery/push/commands.ts'

const app = ownApp()
let work: ReturnType<typeof worker>
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
})
beforeEach(async () => {
  work = worker(app, openWebPush(await loadVapidKeys(app.db), 'help@yoake.test'))
  itIs('12:00')
})
afterEach(async () => {
  itIsNow()
  await sql`delete from graphile_worker._private_jobs`.execute(app.db)
  service.received.length = 0
  service.answer(201)
})
afterAll(() => service.close())

/** When the one push to a student may leave, as the count of late work reads it. */
const dueAt = async ({ id }: { id: OfRow<'candidate'> }) =>
  (await app.db.selectFrom('notificationPush').select('dueAt').where('candidateId', '=', id).executeTakeFirst())?.dueAt

/** Makes the pushes that wait for the morning due in the queue. */
const morningComes = () =>
  sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(app.db)
// A finished job is deleted a moment after `run`; until then its row is locked.
const waitingFor = async () => {
  const { rows } = await sql<{ payload: PushJob; runAt: Date }>`
    select payload, run_at as "runAt" from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send_push' and j.locked_at is null`.execute(app.db)
  return rows
}
async function aDeviceOf(viewer: Viewer) {
  const device = service.device()
  const register = 'mutation ($token: String!) { registerCandidateFcmToken(token: $token) }'
  expect((await app.as(viewer).ask(register, { token: device.token })).errors).toEqual([])
  return device
}
const sentTo = ({ path, open }: ReturnType<typeof service.device>) =>
  service.received.filter((received) => received.path === path).map(open)

async function scouted() {
  const sender = await aSender(app.db)
  const { invitation, viewer, candidate } = await anInvited(app.db, sender)
  const about = { companyId: sender.company.id, scoutInvitationId: invitation.id }
  const device = await aDeviceOf(viewer)
  const arrive = () => jobs.notify_scout_received(about, work.context)
  return { sender, invitation, viewer, candidate, about, device, arrive }
}
const answer = (viewer: Viewer, id: string) =>
  app.as(viewer).ask('mutation ($id: ID!) { declineScoutInvitation(id: $id) { id } }', { id })

describe('§2 new scouts arrive on every device', () => {
  test('scoutReceived: sealed for the device, in Japanese, without the student’s name; ids only wait in the queue', async () => {
    const { sender, invitation, viewer, candidate, device, arrive } = await scouted()
    const second = await aDeviceOf(viewer)
    const bystander = await aDeviceOf((await aCandidate(app.db)).viewer)
    await arrive()
    const waiting = await waitingFor()
    expect(waiting).toHaveLength(2)
    expect(JSON.stringify(waiting)).not.toMatch(/山田|@|試験会社|https?:|wpush|p256dh/)
    await work.run()
    const { id } = await app.db
      .selectFrom('candidateNotification')
      .select('id')
      .where('candidateId', '=', candidate.id)
      .executeTakeFirstOrThrow()
    const message = {
      title: `${sender.company.displayName}からスカウトが届きました`,
      body: expect.stringMatching(/^エンジニア職 \d+｜\d+月\d+日\([日月火水木金土]\) 23:59まで$/),
      url: `/candidate/invitations/${invitation.id}`,
      tag: id.replaceAll('-', ''),
    }
    expect([sentTo(device), sentTo(second), sentTo(bystander)]).toEqual([[message], [message], []])
    expect(JSON.stringify(sentTo(device))).not.toMatch(/山田|花/)
    expect(await app.db.selectFrom('notificationPush').selectAll().execute()).toEqual([])
  })

  test('the same job again, also twice at once, sends nothing twice', async () => {
    const { device, arrive } = await scouted()
    await Promise.all([arrive(), arrive()])
    const [waiting, ...more] = await waitingFor()
    expect(more).toEqual([])
    if (!waiting) throw new Error('nothing waits')
    const send = () => jobs.send_push(waiting.payload, work.context)
    await Promise.all([send(), send(), send()])
    await send()
    await work.run()
    expect(sentTo(device)).toHaveLength(1)
  })

  test('a worker that dies in the middle: the next one sends it, and only to whom it did not', async () => {
    const { viewer, device, arrive } = await scouted()
    const second = await aDeviceOf(viewer)
    await arrive()
    const [push, other] = await waitingFor()
    if (!push || !other) throw new Error('two devices wait')
    await jobs.send_push(push.payload, work.context)
    // The worker that had claimed the second push died.
    await app.db
      .updateTable('notificationPush')
      .set({ claimedAt: sql<Date>`now() - interval '5 seconds'` })
      .execute()
    await jobs.send_push(other.payload, work.context)
    expect(service.received).toHaveLength(1)
    await app.db
      .updateTable('notificationPush')
      .set({ claimedAt: sql<Date>`now() - interval '2 minutes'` })
      .execute()
    await work.run()
    expect([sentTo(device).length, sentTo(second).length]).toEqual([1, 1])
  })

  test('whoever finds a push in other hands comes again when these have let go', async () => {
    const { device, arrive } = await scouted()
    await arrive()
    const [job] = await waitingFor()
    if (!job) throw new Error('nothing waits')
    await app.db
      .updateTable('notificationPush')
      .set({ claimedAt: sql<Date>`now()` })
      .execute()
    await work.run()
    const [again] = await waitingFor()
    expect(again?.payload).toEqual(job.payload)
    await app.db
      .updateTable('notificationPush')
      .set({ claimedAt: sql<Date>`now() - interval '2 minutes'` })
      .execute()
    await morningComes()
    await work.run()
    expect(sentTo(device)).toHaveLength(1)
  })

  test('a push service that is down is asked again until it takes the message', async () => {
    const { device, arrive } = await scouted()
    await arrive()
    service.answer(503)
    await work.run()
    expect(await waitingFor()).toHaveLength(1)
    service.answer(201)
    await work.run()
    await work.run()
    expect(sentTo(device)).toHaveLength(2)
    expect(new Set(sentTo(device).map((message) => JSON.stringify(message))).size).toBe(1)
    expect(await waitingFor()).toEqual([])
  })

  test('a device that is gone is forgotten; the others still get theirs', async () => {
    const { viewer, candidate, device, arrive } = await scouted()
    await arrive()
    service.answer(410)
    await work.run()
    expect(sentTo(device)).toHaveLength(1)
    const devices = () => app.db.selectFrom('pushDevice').select('id').where('candidateId', '=', candidate.id).execute()
    expect(await devices()).toEqual([])

    service.answer(201)
    const next = await aDeviceOf(viewer)
    await (
      await scoutedAgain(viewer)
    )()
    await work.run()
    expect([sentTo(device).length, sentTo(next).length]).toEqual([1, 1])
    expect(await devices()).toHaveLength(1)
  })

  test('a message the service refuses is dropped, the device kept', async () => {
    const { candidate, device, arrive } = await scouted()
    await arrive()
    service.answer(413)
    await work.run()
    await work.run()
    expect(sentTo(device)).toHaveLength(1)
    expect(await waitingFor()).toEqual([])
    expect(
      await app.db.selectFrom('pushDevice').select('id').where('candidateId', '=', candidate.id).execute(),
    ).toHaveLength(1)
  })

  test('a device that changed hands, or whose owner left, gets nothing of before', async () => {
    const [moved, leaver] = [await scouted(), await scouted()]
    await moved.arrive()
    await leaver.arrive()
    const heir = await aCandidate(app.db)
    const register = 'mutation ($token: String!) { registerCandidateFcmToken(token: $token) }'
    await app.as(heir.viewer).ask(register, { token: moved.device.token })
    await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', leaver.candidate.id).execute()
    await work.run()
    expect(service.received).toEqual([])
    expect(await app.db.selectFrom('notificationPush').selectAll().execute()).toEqual([])
  })

  async function scoutedAgain(viewer: Viewer) {
    if (viewer.kind !== 'candidate') throw new Error('a student')
    const sender = await aSender(app.db)
    const { invitation } = await anInvited(app.db, sender, { candidateId: viewer.candidateId })
    return () =>
      jobs.notify_scout_received({ companyId: sender.company.id, scoutInvitationId: invitation.id }, work.context)
  }
})

describe('§1.16 quiet hours', () => {
  test('what comes by night waits until 8:05, and is sent once', async () => {
    const { candidate, device, arrive } = await scouted()
    itIs('21:00')
    await arrive()
    const morning = tokyoMoment(addDays(tokyoToday(), 1), '08:05')
    expect((await waitingFor()).map(({ runAt }) => runAt)).toEqual([morning])
    expect(await dueAt(candidate)).toEqual(morning)
    await work.run()
    expect(service.received).toEqual([])
    itIs('08:05', 1)
    await morningComes()
    await work.run()
    expect(sentTo(device)).toHaveLength(1)
  })

  test('what was to be sent by day and failed until night waits too', async () => {
    const { candidate, device, arrive } = await scouted()
    itIs('20:59')
    await arrive()
    service.answer(503)
    await work.run()
    service.answer(201)
    itIs('21:01')
    await work.run()
    expect(sentTo(device)).toHaveLength(1)
    const morning = tokyoMoment(addDays(tokyoToday(), 1), '08:05')
    expect((await waitingFor()).map(({ runAt }) => runAt)).toEqual([morning])
    expect(await dueAt(candidate)).toEqual(morning)
    itIs('08:05', 1)
    await morningComes()
    await work.run()
    expect(sentTo(device)).toHaveLength(2)
  })

  test('a scout that was answered, read or has expired by the morning is not pushed', async () => {
    const [answered, read, expired, still] = [await scouted(), await scouted(), await scouted(), await scouted()]
    itIs('23:00')
    for (const { arrive } of [answered, read, expired, still]) await arrive()
    await answer(answered.viewer, answered.invitation.id)
    await app.as(read.viewer).ask('mutation { readNotifications }')
    await app.db
      .updateTable('scoutInvitation')
      .set({ expiresAt: new Date(0) })
      .where('id', '=', expired.invitation.id)
      .execute()
    itIs('08:05', 1)
    await morningComes()
    await work.run()
    expect([answered, read, expired, still].map(({ device }) => sentTo(device).length)).toEqual([0, 0, 0, 1])
    expect(await app.db.selectFrom('notificationPush').selectAll().execute()).toEqual([])
  })
})
