import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OfRow } from '#ground/id.ts'
import { kinds } from '../../kinds.ts'
import { canTurnOffMail } from '../candidate/rules.ts'
import { jobs } from '../../jobs.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow } from '#test/clock.ts'
import { aCandidate } from '#test/factories.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { testMailTokens, worker } from '#test/work.ts'
import { openMailTokens } from './token.ts'

const app = ownApp()
beforeEach(() => itIs('12:00'))
afterEach(itIsNow)

const end = (token: string) =>
  app.as(null).ask('mutation ($token: String!) { done: endMailOfKind(token: $token) }', { token })
const look = async (token: string) =>
  (await app.as(null).ask('query ($token: String!) { mailSubscription(token: $token) { label hasMail } }', { token }))
    .data.mailSubscription
const rowsOf = (candidateId: OfRow<'candidate'>) =>
  app.db.selectFrom('candidateNotificationSetting').selectAll().where('candidateId', '=', candidateId).execute()

async function aScoutMail() {
  const work = worker(app)
  const sender = await aSender(app.db)
  const { viewer, candidate, invitation } = await anInvited(app.db, sender)
  const arrive = () =>
    jobs.notify_scout_received({ companyId: sender.company.id, scoutInvitationId: invitation.id }, work.context)
  await arrive()
  await work.run()
  const [mail] = work.mails
  return {
    viewer,
    candidateId: candidate.id,
    work,
    mail,
    token: new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '',
  }
}
const aMail = async (candidateId: OfRow<'candidate'>, effectKey: string) => {
  const mail = app.db.insertInto('notificationMail').values({ candidateId, effectKey }).returning('id')
  return testMailTokens.tokenOf((await mail.executeTakeFirstOrThrow()).id)
}

describe('RFC 8058 one click ends the mails of a kind', () => {
  test('a mail that can be turned off has an address of its own, which says nothing of the account', async () => {
    const { mail, token, candidateId } = await aScoutMail()
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/yoake\.test\/candidate\/unsubscribe-mail\?token=[\w-]{43}$/)
    expect(mail?.text).toContain(`この種類のメールを止める：\n${mail?.unsubscribeUrl}`)
    expect(Buffer.from(token, 'base64url').toString('hex')).not.toContain(candidateId.replaceAll('-', ''))
  })

  test('a look changes nothing, one click ends the mails and keeps the pushes, and again changes nothing', async () => {
    const { token, candidateId } = await aScoutMail()
    expect(await look(token)).toEqual({ label: 'スカウトとその後の連絡', hasMail: true })
    expect(await rowsOf(candidateId)).toEqual([])
    const both = await Promise.all([end(token), end(token)])
    expect(both.flatMap(({ errors }) => errors)).toEqual([])
    expect((await end(token)).data.done).toBe(true)
    expect(await rowsOf(candidateId)).toEqual([
      { candidateId, topic: 'SCOUT', hasMail: false, hasPush: true, hasLine: true },
    ])
    expect(await look(token)).toMatchObject({ hasMail: false })
    const audit = await app.db
      .selectFrom('audit')
      .select(['area', 'toStatus'])
      .where('action', '=', 'endMailOfKind')
      .where('candidateId', '=', candidateId)
      .execute()
    expect(audit).toEqual([{ area: 'system', toStatus: 'SCOUT' }])
  })

  test('a push that was turned off stays off', async () => {
    const { token, candidateId } = await aScoutMail()
    await app.db
      .insertInto('candidateNotificationSetting')
      .values({ candidateId, topic: 'SCOUT', hasMail: true, hasPush: false })
      .execute()
    await end(token)
    expect(await rowsOf(candidateId)).toMatchObject([{ hasMail: false, hasPush: false }])
  })

  test('mails that guard the account carry no such address, and cannot be ended by one', async () => {
    const student = await aCandidate(app.db)
    const work = worker(app)
    await jobs.notify_withdrawn({ candidateId: student.id }, work.context)
    const required = Object.values(kinds).filter(({ topic }) => topic !== null && !canTurnOffMail(topic))
    expect(required.length).toBeGreaterThan(2)
    for (const { code } of required) {
      const token = await aMail(student.id, `${code}:one`)
      expect(await look(token)).toBeNull()
      expect((await end(token)).errors).toMatchObject([{ code: 'not_found' }])
    }
    expect(await rowsOf(student.id)).toEqual([])
  })

  test('every kind of a student’s mails that can be turned off is ended by its own mail', async () => {
    const endable = Object.values(kinds).filter(
      ({ topic, channels }) => topic !== null && canTurnOffMail(topic) && channels.includes('MAIL'),
    )
    expect(endable.length).toBeGreaterThan(5)
    for (const { code, topic } of endable) {
      const student = await aCandidate(app.db)
      await end(await aMail(student.id, `${code}:one`))
      expect(await rowsOf(student.id)).toMatchObject([{ topic, hasMail: false }])
    }
  })

  test('a token of nobody, of another secret or of a company’s mail names no mail', async () => {
    const { token, candidateId } = await aScoutMail()
    const foreign = openMailTokens('another secret').tokenOf(testMailTokens.mailIdOf(token) ?? '')
    const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    const gone = testMailTokens.tokenOf('0192f7a0-0000-7000-8000-000000000000')
    const sender = await aSender(app.db)
    const company = { companyId: sender.company.id, companyUserId: sender.user.id }
    const { id } = await app.db
      .insertInto('notificationMail')
      .values({ ...company, effectKey: `${kinds.scoutAccepted.code}:one` })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const none of ['', 'x', `${token}A`, foreign, changed, gone, testMailTokens.tokenOf(id)]) {
      expect(await look(none)).toBeNull()
      expect((await end(none)).errors).toMatchObject([{ code: 'not_found' }])
    }
    expect(await rowsOf(candidateId)).toEqual([])
  })

  test('a token lives as long as its mail’s row: 60 days later it still ends the mails', async () => {
    const { token, work, candidateId } = await aScoutMail()
    await app.db
      .updateTable('notificationMail')
      .set({ insertedAt: new Date(Date.now() - 61 * 86_400_000) })
      .where('candidateId', '=', candidateId)
      .execute()
    await jobs.forget_old_notices({}, work.context)
    expect((await end(token)).data.done).toBe(true)
  })
})
