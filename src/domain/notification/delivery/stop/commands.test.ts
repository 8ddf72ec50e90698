import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'
import { passwordChanged } from '../../news/account/password-changed.ts'
import { signInFromNewDevice } from '../../news/account/sign-in-from-new-device.ts'
import { inquiryReceived } from '../../news/inquiry/inquiry-received.ts'
import { scoutReceived } from '../../news/scout/scout-received.ts'
import { timedKinds } from '../../news/timed.ts'

const app = ownApp()
const work = ownWorker(app)
let operator: AdminViewer
beforeAll(async () => {
  operator = (await anAdmin(app.db)).viewer
})
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(app.db)
  await app.db.deleteFrom('outgoingStop').execute()
  await app.db.deleteFrom('notificationMail').execute()
  work.mails.length = 0
  work.messages.length = 0
})

const scouts = scoutReceived.code
const accepted = timedKinds.scoutAccepted.code
const ask = (document: string, viewer = operator) => app.asAdmin(viewer).ask(document)
const stop = (kind = 'ALL', channel = 'MAIL') =>
  ask(`mutation { done: stopOutgoing(channel: ${channel}, kind: "${kind}", reason: "宛先の誤り") }`)
const resume = (fate: 'SEND' | 'DISCARD', kind = 'ALL', channel = 'MAIL') =>
  ask(`mutation { done: resumeOutgoing(channel: ${channel}, kind: "${kind}", fate: ${fate}) { sent discarded } }`)
const discard = (kind: string) => ask(`mutation { done: discardOutgoing(channel: MAIL, kind: "${kind}") }`)
const waiting = async () =>
  (await ask('{ outgoingWaiting { channel kind count late } }')).data.outgoingWaiting as object[]
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors[0]?.code ?? 'done'

/** A mail about a new scout, which stands in the queue. */
async function aScoutMail() {
  const sender = await aSender(app.db)
  const { invitation } = await anInvited(app.db, sender)
  await jobs.notify_scout_received({ companyId: sender.company.id, scoutInvitationId: invitation.id }, work.context)
}
async function anAcceptedMail() {
  const sender = await aSender(app.db)
  const { invitation } = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
  await jobs.notify_scout_accepted({ companyId: sender.company.id, scoutInvitationId: invitation.id }, work.context)
}
const ageMails = (hours: number) =>
  sql`update notification_mail set inserted_at = now() - make_interval(hours => ${hours})`.execute(app.db)
const subjects = () => work.mails.map(({ subject }) => subject)

describe('a stop of what leaves', () => {
  test('lets the mails of a kind wait, and no others; they leave when it ends', async () => {
    await stop(scouts)
    await aScoutMail()
    await aScoutMail()
    await anAcceptedMail()
    await work.run()
    expect(subjects()).toEqual([expect.stringContaining('承認')])
    expect(await waiting()).toEqual([{ channel: 'MAIL', kind: scouts, count: 2, late: 0 }])
    expect((await resume('SEND', scouts)).data.done).toEqual({ sent: 2, discarded: 0 })
    await work.run()
    expect(work.mails).toHaveLength(3)
    expect(await waiting()).toEqual([])
  })

  test('holds everything that may wait, while codes and warnings of an account go', async () => {
    await stop()
    await aScoutMail()
    await app.as(null).ask('mutation C($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }', {
      inquiry: anInquiry(),
    })
    const { user } = await aSender(app.db)
    const { email } = await app.db
      .selectFrom('companyUserAccount')
      .select('email')
      .where('companyUserId', '=', user.id)
      .executeTakeFirstOrThrow()
    const reset = await app.as(null).ask(`mutation { requestCompanyUserPasswordReset(email: "${email}") }`)
    expect(reset.errors).toEqual([])
    await work.run()
    expect(work.mails).toMatchObject([{ to: email, subject: expect.stringContaining('パスワード') }])
    const kinds = (await waiting()) as { kind: string }[]
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([scouts, inquiryReceived.code, 'send_inquiry_mail'])
    const { code: newDevice } = signInFromNewDevice
    for (const always of [
      newDevice,
      passwordChanged.code,
      'send_verification',
      'send_password_reset',
      'send_sign_in_unlock',
      'none',
    ])
      expect(codeOf(await stop(always))).toBe('not_found')
  })

  test('thrown away, they never leave, also one that a worker has just taken; their notices stay in the list', async () => {
    await stop(scouts)
    await aScoutMail()
    await work.run()
    await aScoutMail()
    const { rows: taken } = await sql<{ payload: Parameters<typeof jobs.send_mail>[0] }>`
      update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w'
      where run_at <= now() returning payload`.execute(app.db)
    expect((await resume('DISCARD', scouts)).data.done).toEqual({ sent: 0, discarded: 1 })
    await jobs.send_mail(taken[0]?.payload ?? expect.unreachable(), work.context)
    await work.run()
    expect(work.mails).toEqual([])
    const notices = await app.db.selectFrom('candidateNotification').selectAll().execute()
    expect(notices.length).toBeGreaterThan(1)
  })

  test('too late, they are thrown away instead of sent: mails after a day, pushes after three hours', async () => {
    await stop()
    await aScoutMail()
    await work.run()
    await ageMails(25)
    await aScoutMail()
    await work.run()
    expect(await waiting()).toEqual([{ channel: 'MAIL', kind: scouts, count: 2, late: 1 }])
    expect((await resume('SEND')).data.done).toEqual({ sent: 1, discarded: 1 })
    await work.run()
    expect(work.mails).toHaveLength(1)
  })

  test('what another stop covers goes on waiting', async () => {
    await stop()
    await stop(scouts)
    await aScoutMail()
    await anAcceptedMail()
    await work.run()
    expect((await resume('SEND')).data.done).toEqual({ sent: 1, discarded: 0 })
    await work.run()
    expect(work.mails).toHaveLength(1)
    await stop()
    expect((await resume('SEND', scouts)).data.done).toEqual({ sent: 0, discarded: 0 })
    expect((await resume('SEND')).data.done).toEqual({ sent: 1, discarded: 0 })
  })

  test('one kind is thrown away before all others go on', async () => {
    await stop()
    await aScoutMail()
    await anAcceptedMail()
    await work.run()
    expect(codeOf(await discard('C99'))).toBe('not_found')
    expect((await discard(scouts)).data.done).toBe(1)
    expect((await resume('SEND')).data.done).toEqual({ sent: 1, discarded: 0 })
    await work.run()
    expect(subjects()).toEqual([expect.stringContaining('承認')])
    expect(codeOf(await discard(accepted))).toBe('outgoing_stop_changed')
  })

  test('ended while a worker lets a mail wait for it: the mail leaves', async () => {
    await stop(scouts)
    await aScoutMail()
    // The worker has locked the row of the stop, and its job stands in the queue a moment later.
    const ended = app.db.transaction().execute(async (tx) => {
      await sql`select from outgoing_stop for key share`.execute(tx)
      const end = resume('SEND', scouts)
      await sql`update graphile_worker._private_jobs set run_at = 'infinity'`.execute(tx)
      return { end }
    })
    expect((await (await ended).end).data.done).toEqual({ sent: 1, discarded: 0 })
    await work.run()
    expect(work.mails).toHaveLength(1)
  })

  test('twice at once one stops and one ends; each act is on record', async () => {
    expect((await Promise.all([stop(), stop()])).map(codeOf).toSorted()).toEqual(['done', 'outgoing_stop_changed'])
    const ends = await Promise.all([resume('SEND'), resume('DISCARD')])
    expect(ends.map(codeOf).toSorted()).toEqual(['done', 'outgoing_stop_changed'])
    const audit = await app.db
      .selectFrom('audit')
      .select(['action', 'subjectId', 'actorId'])
      .where('subject', '=', 'outgoing_stop')
      .orderBy('insertedAt', 'desc')
      .limit(2)
      .execute()
    expect(audit).toEqual([
      { action: 'resumeOutgoing', subjectId: 'MAIL:ALL', actorId: operator.adminAccountId },
      { action: 'stopOutgoing', subjectId: 'MAIL:ALL', actorId: operator.adminAccountId },
    ])
  })

  test('needs a reason, and the role of an operator', async () => {
    expect(codeOf(await ask('mutation { stopOutgoing(channel: MAIL, kind: "ALL", reason: " ") }'))).toBe(
      'invalid_input',
    )
    const reader = (await anAdmin(app.db, { role: 'READ_ONLY' })).viewer
    for (const act of [
      'stopOutgoing(channel: MAIL, kind: "ALL", reason: "x")',
      'resumeOutgoing(channel: MAIL, kind: "ALL", fate: SEND) { sent }',
      'discardOutgoing(channel: MAIL, kind: "ALL")',
    ])
      expect(codeOf(await ask(`mutation { ${act} }`, reader))).toBe('forbidden')
  })

  test('a push of a stopped channel waits, a mail of the same kind does not', async () => {
    await stop('ALL', 'PUSH')
    await aScoutMail()
    await work.run()
    expect(work.mails).toHaveLength(1)
    await enqueue(app.db, 'send_push', { kind: scouts, notificationId: crypto.randomUUID() })
    expect(await waiting()).toEqual([{ channel: 'PUSH', kind: scouts, count: 1, late: 0 }])
  })
})
