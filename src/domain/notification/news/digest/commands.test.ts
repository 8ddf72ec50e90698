import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow, today } from '#test/clock.ts'
import { ears } from '#test/factories/notification.ts'
import { aSender, anInvited, type Sender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'
import { kinds, type KindName } from '../../kinds.ts'
import type { Timing } from '../../rules.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)
beforeEach(() => itIs('12:00'))
afterEach(itIsNow)

async function morningComes(plusDays = 1) {
  itIs('09:00', plusDays)
  await jobs.queue_digests({}, work.context)
  await work.run()
}

async function decline(sender: Sender) {
  const { viewer, invitation } = await anInvited(app.db, sender)
  const document = 'mutation ($id: ID!) { declineScoutInvitation(id: $id) { id } }'
  expect((await app.as(viewer).ask(document, { id: invitation.id })).errors).toEqual([])
  await work.waitOutDeclines()
  await work.run()
}
async function expire(sender: Sender) {
  const { invitation } = await anInvited(app.db, sender, { status: 'EXPIRED', endedAt: new Date() })
  const about = { companyId: sender.company.id, scoutInvitationId: invitation.id }
  await Promise.all([jobs.notify_scout_expired(about, work.context), jobs.notify_scout_expired(about, work.context)])
}
const choose = (sender: Sender, kind: KindName, timing: Timing) =>
  app
    .as(sender.viewer)
    .ask(
      'mutation ($jobId: ID!, $settings: [ScoutNotificationSettingInput!]!) { updateScoutNotificationSettings(jobId: $jobId, settings: $settings) { jobId } }',
      { jobId: sender.job.id, settings: [{ kind: kinds[kind].code, timing }] },
    )

describe('§1.16 once a day, at nine', () => {
  test('scoutDeclined: nothing by day, one row and one mail with the count in the morning', async () => {
    const sender = await aSender(app.db)
    await decline(sender)
    await decline(sender)
    expect(await hear.list(sender.viewer)).toEqual([])
    await morningComes()
    expect(await hear.list(sender.viewer)).toMatchObject([
      { kind: 'dailyDigest', title: '2件の辞退がありました', path: '/client/candidates?ss=DECLINED' },
    ])
    const mails = await hear.mailsTo(sender.viewer)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('■2件の辞退がありました。')
  })

  test('scoutDeclined and sentScoutExpired: one row for all that happened, with each count', async () => {
    const sender = await aSender(app.db)
    await decline(sender)
    await expire(sender)
    await expire(sender)
    await morningComes()
    expect(await hear.list(sender.viewer)).toMatchObject([
      {
        title: 'お知らせのまとめ（3件）',
        body: '1件の辞退がありました。2件のスカウトが期限切れになりました。',
        path: '/client',
      },
    ])
    expect(await hear.mailsTo(sender.viewer)).toHaveLength(1)
  })

  test('the clock twice, the job twice at once: one; what comes after it waits for the next morning', async () => {
    const sender = await aSender(app.db)
    await decline(sender)
    itIs('09:00', 1)
    const of = { companyId: sender.company.id, companyUserId: sender.user.id, day: addDays(today(), 1) }
    const digest = () => jobs.notify_digest(of, work.context)
    await Promise.all([digest(), digest(), digest()])
    await morningComes()
    await decline(sender)
    await morningComes()
    expect(await hear.list(sender.viewer)).toHaveLength(1)
    await morningComes(2)
    expect((await hear.list(sender.viewer)).map(({ title }) => title)).toEqual([
      '1件の辞退がありました',
      '1件の辞退がありました',
    ])
    expect(await hear.mailsTo(sender.viewer)).toHaveLength(2)
  })

  test('never an empty one', async () => {
    const sender = await aSender(app.db)
    await jobs.notify_digest(
      { companyId: sender.company.id, companyUserId: sender.user.id, day: addDays(today(), 1) },
      work.context,
    )
    await morningComes()
    expect(await hear.list(sender.viewer)).toEqual([])
    expect(await hear.mailsTo(sender.viewer)).toEqual([])
  })

  test('who was disabled, or whose contract has ended by then, is told nothing', async () => {
    const [disabled, ended] = [await aSender(app.db), await aSender(app.db)]
    await decline(disabled)
    await decline(ended)
    await app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', disabled.user.id).execute()
    await app.db.updateTable('contract').set({ status: 'EXPIRED' }).where('companyId', '=', ended.company.id).execute()
    await morningComes()
    for (const { viewer } of [disabled, ended]) {
      expect(await hear.mailsTo(viewer)).toEqual([])
      const rows = await app.db
        .selectFrom('companyNotification')
        .select('id')
        .where('companyId', '=', viewer.companyId)
        .execute()
      expect(rows).toEqual([])
    }
  })
})

describe('§1.16 the hour of the digest', () => {
  const chooseHour = (sender: Sender, digestHour: number) =>
    app
      .as(sender.viewer)
      .ask(
        'mutation ($hour: Int!) { updateScoutNotificationDefaults(settings: [], digestHour: $hour) { digestHour } }',
        { hour: digestHour },
      )
  async function itComesTo(time: string, plusDays = 1) {
    itIs(time, plusDays)
    await jobs.queue_digests({}, work.context)
    await work.run()
  }

  test('each user hears at the hour they chose, and once a day', async () => {
    const [early, usual, late] = [await aSender(app.db), await aSender(app.db), await aSender(app.db)]
    await chooseHour(early, 7)
    await chooseHour(late, 18)
    for (const sender of [early, usual, late]) await decline(sender)
    const counts = async () =>
      Promise.all([early, usual, late].map(async ({ viewer }) => (await hear.list(viewer)).length))
    await itComesTo('06:59')
    expect(await counts()).toEqual([0, 0, 0])
    await itComesTo('07:00')
    expect(await counts()).toEqual([1, 0, 0])
    await itComesTo('09:00')
    expect(await counts()).toEqual([1, 1, 0])
    // The hour is moved on after the digest of the day: the next one comes on the next day.
    await chooseHour(early, 20)
    await decline(early)
    await itComesTo('20:00')
    expect(await counts()).toEqual([1, 1, 1])
    await itComesTo('09:00', 2)
    expect(await counts()).toEqual([1, 1, 1])
    await itComesTo('20:00', 2)
    expect(await counts()).toEqual([2, 1, 1])
  })

  test('a worker that was down makes up for it; what came after the hour waits for the next day', async () => {
    const sender = await aSender(app.db)
    await decline(sender)
    await app.db
      .updateTable('companyDigestItem')
      .set({ insertedAt: tokyoMoment(addDays(today(), 1), '09:30') })
      .where('companyId', '=', sender.company.id)
      .execute()
    await itComesTo('11:00')
    expect(await hear.list(sender.viewer)).toEqual([])
    await itComesTo('10:00', 2)
    expect(await hear.list(sender.viewer)).toHaveLength(1)
  })
})

describe('§1.16 each at the time they chose', () => {
  test('at once: a row of its own', async () => {
    const sender = await aSender(app.db)
    await choose(sender, 'scoutDeclined', 'IMMEDIATELY')
    await decline(sender)
    await decline(sender)
    expect(await hear.list(sender.viewer)).toMatchObject([
      { kind: 'scoutDeclined', title: '1件の辞退がありました', body: sender.job.title },
      { kind: 'scoutDeclined' },
    ])
    await morningComes()
    expect(await hear.list(sender.viewer)).toHaveLength(2)
  })

  test('off: nothing, by day or in the morning; another job of the same user is not touched', async () => {
    const sender = await aSender(app.db)
    await choose(sender, 'scoutDeclined', 'OFF')
    await decline(sender)
    await morningComes()
    expect(await hear.list(sender.viewer)).toEqual([])

    const title = `別の募集 ${sender.job.id.slice(-6)}`
    const { id: _, ...copy } = await app.db
      .selectFrom('job')
      .selectAll()
      .where('id', '=', sender.job.id)
      .executeTakeFirstOrThrow()
    const other = await app.db
      .insertInto('job')
      .values({ ...copy, title })
      .returningAll()
      .executeTakeFirstOrThrow()
    await decline({ ...sender, job: other })
    await morningComes(2)
    expect(await hear.list(sender.viewer)).toMatchObject([{ title: '1件の辞退がありました' }])
  })

  test('scoutAccepted once a day instead of at once', async () => {
    const sender = await aSender(app.db)
    await choose(sender, 'scoutAccepted', 'DAILY_DIGEST')
    const { viewer, invitation } = await anInvited(app.db, sender)
    const accept = 'mutation ($id: ID!) { acceptScoutInvitation(id: $id) { id } }'
    expect((await app.as(viewer).ask(accept, { id: invitation.id })).errors).toEqual([])
    await work.run()
    expect(await hear.list(sender.viewer)).toEqual([])
    expect(await hear.mailsTo(sender.viewer)).toEqual([])
    await morningComes()
    expect(await hear.list(sender.viewer)).toMatchObject([{ title: '1件の承認がありました' }])
  })

  test('a choice that changes between two runs of a job tells nothing twice', async () => {
    const sender = await aSender(app.db)
    const { invitation } = await anInvited(app.db, sender, { status: 'DECLINED', answeredAt: new Date() })
    const about = { companyId: sender.company.id, scoutInvitationId: invitation.id }
    await jobs.notify_scout_declined(about, work.context)
    await choose(sender, 'scoutDeclined', 'IMMEDIATELY')
    await jobs.notify_scout_declined(about, work.context)
    expect(await hear.list(sender.viewer)).toEqual([])
    await morningComes()
    expect(await hear.list(sender.viewer)).toHaveLength(1)
  })

  test('nothing personal waits, in the queue or among what is gathered', async () => {
    const sender = await aSender(app.db)
    const { viewer, invitation } = await anInvited(app.db, sender)
    await app.as(viewer).ask('mutation ($id: ID!) { declineScoutInvitation(id: $id) { id } }', { id: invitation.id })
    expect(JSON.stringify(await work.waiting())).not.toMatch(/山田|@|試験会社/)
    await work.waitOutDeclines()
    await work.run()
    const { rows } = await sql`select * from company_digest_item where company_id = ${sender.company.id}`.execute(
      app.db,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/山田|@|試験会社/)
  })
})
