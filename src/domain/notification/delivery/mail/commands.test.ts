import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { listMails, openMail, type Mail, type Mailer } from '#platform/outgoing/mail.ts'
import { ownApp } from '#test/client.ts'
import { letClaimsAge } from '#test/factories/notification.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'
import type { MailJob } from './commands.ts'

const app = ownApp()
const work = ownWorker(app)
const dataDir = mkdtempSync(join(tmpdir(), 'yoake-mail-'))
const local = openMail({ mail: { from: 'no-reply@yoake.test', url: undefined }, dataDir, productName: 'ヨアケ' })
afterEach(() => sql`delete from graphile_worker._private_jobs`.execute(app.db))
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true })
})

type Waiting = { payload: MailJob; runAt: Date }
const waiting = async () => {
  const { rows } = await sql<Waiting>`
    select payload, run_at as "runAt" from graphile_worker._private_jobs order by id`.execute(app.db)
  return rows
}
/** A mail that waits to be sent, to a student who was scouted. */
async function aWaitingMail() {
  const sender = await aSender(app.db)
  const { invitation, candidate } = await anInvited(app.db, sender)
  await jobs.notify_scout_received({ companyId: sender.company.id, scoutInvitationId: invitation.id }, work.context)
  const job = (await waiting()).at(-1)
  if (!job) throw new Error('nothing waits')
  const { email } = await app.db
    .selectFrom('candidateAccount')
    .select('email')
    .where('candidateId', '=', candidate.id)
    .executeTakeFirstOrThrow()
  return { sender, candidate, invitation, email, job: job.payload }
}
const sendBy = (job: MailJob, send: Mailer['send']) => jobs.send_mail(job, { ...work.context, mail: { send } })
const mailsTo = async (email: string) => (await listMails(dataDir, 1000)).filter(({ to }) => to === email)

describe('§1.16 each mail once', () => {
  test('of the same job many times at once one sends', async () => {
    const { job } = await aWaitingMail()
    const mails: Mail[] = []
    const send = () => sendBy(job, async (mail) => void mails.push(mail))
    await Promise.all([send(), send(), send(), send()])
    await send()
    expect(mails).toHaveLength(1)
  })

  test('a worker that dies before the mail left: nothing is lost', async () => {
    const { job, email } = await aWaitingMail()
    void sendBy(job, () => new Promise(() => {}))
    await expect.poll(async () => (await claimOf(job)) !== null).toBe(true)
    await sendBy(job, local.send)
    expect(await mailsTo(email)).toEqual([])
    // A worker that finds the mail claimed queues another look for when the claim has run out.
    const [again] = (await waiting()).filter(({ runAt }) => runAt.getTime() > Date.now() + 200_000)
    expect(again?.payload).toEqual(job)
    await letClaimsAge(app.db, 6)
    await sendBy(job, local.send)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('a worker that dies after the mail left: it is sent again under the same Message-ID, and stands in the outbox once', async () => {
    const { job, email } = await aWaitingMail()
    const mails: Mail[] = []
    void sendBy(job, async (mail) => {
      mails.push(mail)
      await local.send(mail)
      return new Promise(() => {})
    })
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
    await letClaimsAge(app.db, 6)
    await sendBy(job, async (mail) => {
      mails.push(mail)
      await local.send(mail)
    })
    expect(mails.map(({ messageId }) => messageId)).toEqual([job.mailId, job.mailId])
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    const source = readFileSync(join(dataDir, 'mail', `${mail?.id}.eml`), 'utf8')
    expect(source).toContain(`Message-ID: <${job.mailId}@yoake.test>`)
    await sendBy(job, local.send)
    expect(mails).toHaveLength(2)
  })

  test('a mail server that is down is asked again', async () => {
    const { job } = await aWaitingMail()
    await expect(
      sendBy(job, async () => {
        throw new Error('down')
      }),
    ).rejects.toThrow('down')
    expect(await claimOf(job)).toBeNull()
    const mails: Mail[] = []
    await sendBy(job, async (mail) => void mails.push(mail))
    expect(mails).toHaveLength(1)
  })

  test('ids only wait', async () => {
    const { job } = await aWaitingMail()
    expect(JSON.stringify(job)).not.toMatch(/山田|@|試験会社|研究/)
  })

  const claimOf = async ({ mailId }: MailJob) => {
    const row = app.db.selectFrom('notificationMail').select('claimedAt').where('id', '=', mailId)
    return (await row.executeTakeFirstOrThrow()).claimedAt
  }
})

describe('§1.16 a mail that had to wait says what is so', () => {
  async function sentAfter(change: (waits: Awaited<ReturnType<typeof aWaitingMail>>) => Promise<unknown>) {
    const waits = await aWaitingMail()
    await change(waits)
    const mails: Mail[] = []
    await sendBy(waits.job, async (mail) => void mails.push(mail))
    return mails.length
  }

  test.each([
    [1, 'nothing changed', {}],
    [0, 'it was answered meanwhile', { status: 'DECLINED' as const, answeredAt: new Date() }],
    [0, 'it expired meanwhile', { expiresAt: new Date(Date.now() - 1000) }],
  ])('%i mails: %s', async (count, _, change) => {
    expect(
      await sentAfter(({ invitation }) =>
        app.db
          .updateTable('scoutInvitation')
          .set({ remindAt: null, ...change })
          .where('id', '=', invitation.id)
          .execute(),
      ),
    ).toBe(count)
  })

  test('who has left gets nothing; who hides still hears of their scout', async () => {
    const become = (status: 'WITHDRAWN' | 'PURGED' | 'HIDDEN') =>
      sentAfter(({ candidate }) =>
        app.db.updateTable('candidate').set({ status }).where('id', '=', candidate.id).execute(),
      )
    expect([await become('WITHDRAWN'), await become('PURGED'), await become('HIDDEN')]).toEqual([0, 0, 1])
  })

  test('a company user who was disabled, or whose contract has ended, gets nothing', async () => {
    const accepted = async (change: (sender: Awaited<ReturnType<typeof aSender>>) => Promise<unknown>) => {
      const sender = await aSender(app.db)
      const { invitation } = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
      const about = { companyId: sender.company.id, scoutInvitationId: invitation.id }
      await jobs.notify_scout_accepted(about, work.context)
      await change(sender)
      const before = work.mails.length
      await work.run()
      return work.mails.length - before
    }
    const disable = (sender: Awaited<ReturnType<typeof aSender>>) =>
      app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', sender.user.id).execute()
    const end = (status: 'EXPIRED' | 'TERMINATED' | 'SUSPENDED') => (sender: Awaited<ReturnType<typeof aSender>>) =>
      app.db.updateTable('contract').set({ status }).where('companyId', '=', sender.company.id).execute()
    expect(await accepted(async () => {})).toBe(1)
    expect(await accepted(disable)).toBe(0)
    expect(await accepted(end('EXPIRED'))).toBe(0)
    expect(await accepted(end('SUSPENDED'))).toBe(0)
  })
})
