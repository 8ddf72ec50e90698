import { describe, expect, it } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { ears } from '#test/factories/notification.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  aScoutInvitation,
  aSchedulingSender,
  aSeatFor,
  aSender,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { testAgentPartner } from '#test/settings.ts'
import { worker } from '#test/work.ts'
import type { OfRow } from '#ground/id.ts'
import { registeringStatuses } from './rules.ts'
import { withdrawalWord } from './withdrawal/rules.ts'

const password = 'a-long-password-2026'
const app = ownApp()

const withdraw = (viewer: Viewer, reasonKind: string | null = null) =>
  app.as(viewer).ask(
    `mutation ($password: String!, $confirmation: String!, $reasonKind: WithdrawalReason) {
      done: withdrawCandidate(password: $password, confirmation: $confirmation, reasonKind: $reasonKind) }`,
    { password, confirmation: withdrawalWord, reasonKind },
  )
const code = async (answer: ReturnType<typeof withdraw>) => (await answer).errors[0]?.code ?? 'done'
const statusOf = async (id: OfRow<'candidate'>) =>
  (await app.db.selectFrom('candidate').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status

describe('§4 leaving', () => {
  it('§4 tells every company and the student, once, and forgets every device', async () => {
    const student = await aCandidate(app.db, { password })
    const sender = await aSchedulingSender(app.db)
    const date = await sender.date({ startAt: inHours(200), endAt: inHours(201) })
    const booked = { ...homeOf(sender), ...acceptedForScheduling(), candidateId: student.id }
    await aSeatFor(app.db, await aScoutInvitation(app.db, booked), date)
    const pending = await aSender(app.db)
    await aScoutInvitation(app.db, { ...homeOf(pending), candidateId: student.id })
    await app.db.insertInto('pushDevice').values({ candidateId: student.id, token: student.id }).execute()
    await app.db
      .insertInto('agentConsultation')
      .values({ candidateId: student.id, partnerName: testAgentPartner.name, textVersion: '1.0' })
      .execute()
    const work = worker(app)
    const { email } = await app.db
      .selectFrom('candidateAccount')
      .select('email')
      .where('candidateId', '=', student.id)
      .executeTakeFirstOrThrow()

    await withdraw(student.viewer, 'PRIVACY')
    for (let round = 0; round < 3; round += 1) await work.run()
    const hear = ears(app, work)
    expect((await hear.kinds(sender.viewer)).filter((kind) => kind === 'bookingCancelled')).toHaveLength(1)
    expect((await hear.mailsTo(sender.viewer)).some(({ subject }) => subject.includes('取り消'))).toBe(true)
    const own = work.mails.filter(({ to }) => to === email)
    expect(own.map(({ subject }) => subject)).toEqual(['退会の手続きが完了しました｜ヨアケ'])
    const devices = app.db.selectFrom('pushDevice').select('id').where('candidateId', '=', student.id)
    expect(await devices.execute()).toEqual([])
    const consents = app.db.selectFrom('agentConsultation').select('revokedAt').where('candidateId', '=', student.id)
    expect(await consents.execute()).toEqual([{ revokedAt: expect.any(Date) }])
    const toPartner = work.mails.filter(({ to }) => to === testAgentPartner.mail)
    expect(toPartner.map(({ subject }) => subject)).toEqual(['エージェント相談の同意が取り消されました｜ヨアケ'])
    const reasons = app.db.selectFrom('candidateWithdrawal').select('reasonKind').where('candidateId', '=', student.id)
    expect(await reasons.execute()).toEqual([{ reasonKind: 'PRIVACY' }])
  })

  it.each(registeringStatuses)(
    '%s: a registration ends by its student, once, without talk of scouts',
    async (status) => {
      const student = await aCandidate(app.db, { password, status })
      const viewer: Viewer = { ...student.viewer, pending: status }
      const both = await Promise.all([code(withdraw(viewer)), code(withdraw(viewer))])
      expect(both.toSorted()).toEqual(['account_not_changeable', 'done'])
      expect(await statusOf(student.id)).toBe('WITHDRAWN')
      const work = worker(app)
      await work.run()
      const [mail, ...more] = await ears(app, work).mailsTo(student.viewer)
      expect([mail?.subject, more]).toEqual(['登録を取りやめました｜ヨアケ', []])
      expect(mail?.text).not.toContain('スカウト')
    },
  )

  it('a registration whose address is not proven is forgotten by the clock alone', async () => {
    const student = await aCandidate(app.db, { password, status: 'EMAIL_PENDING' })
    expect(await code(withdraw({ ...student.viewer, pending: 'EMAIL_PENDING' }))).toBe('account_incomplete')
  })

  it('an account without a password needs a sign-in of the last ten minutes', async () => {
    const student = await aCandidate(app.db)
    const token = await app.db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId: student.id }))
    const bySession = (query: string) => {
      const headers = { 'content-type': 'application/json', cookie: `yoake_candidate=${token}`, 'x-area': 'candidate' }
      const request = new Request('http://localhost/graphql', {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      })
      return app.door.fetch(request, student.viewer).then((response) => response.json())
    }
    const proof = '{ withdrawalProof { needsPassword needsSignIn } }'
    const leave = `mutation { withdrawCandidate(confirmation: "${withdrawalWord}") }`
    expect((await bySession(proof)).data.withdrawalProof).toEqual({ needsPassword: false, needsSignIn: false })
    const signedIn = (minutes: number) =>
      app.db
        .updateTable('session')
        .set({ insertedAt: new Date(Date.now() - minutes * 60_000) })
        .where('candidateId', '=', student.id)
        .execute()
    await signedIn(11)
    expect((await bySession(proof)).data.withdrawalProof).toEqual({ needsPassword: false, needsSignIn: true })
    expect((await bySession(leave)).errors[0].extensions.code).toBe('fresh_sign_in_required')
    expect(await code(withdraw(student.viewer))).toBe('fresh_sign_in_required')
    expect(await statusOf(student.id)).toBe('ACTIVE')
    await signedIn(9)
    expect((await bySession(leave)).data.withdrawCandidate).toBe(true)
    expect(await statusOf(student.id)).toBe('WITHDRAWN')
  })

  it('says before what it ends, in numbers, to its student alone', async () => {
    const [student, other] = [await aCandidate(app.db, { password }), await aCandidate(app.db)]
    const sender = await aSchedulingSender(app.db)
    const date = await sender.date({ startAt: inHours(200), endAt: inHours(201) })
    await aSeatFor(
      app.db,
      await aScoutInvitation(app.db, { ...homeOf(sender), ...acceptedForScheduling(), candidateId: student.id }),
      date,
    )
    const [pending, waiting] = [await aSender(app.db), await aSender(app.db)]
    await aScoutInvitation(app.db, { ...homeOf(pending), candidateId: student.id })
    await aScoutInvitation(app.db, { ...homeOf(waiting), candidateId: student.id, status: 'SCHEDULED' })
    const effects = async (viewer: Viewer) =>
      (
        await app
          .as(viewer)
          .ask(
            '{ withdrawalEffects { pendingCount pendingScheduleCount acceptedCount dates { companyName startAt } } }',
          )
      ).data.withdrawalEffects
    expect(await effects(student.viewer)).toEqual({
      pendingCount: 1,
      pendingScheduleCount: 0,
      acceptedCount: 1,
      dates: [{ companyName: sender.company.displayName, startAt: date.startAt.toISOString() }],
    })
    expect(await effects(other.viewer)).toMatchObject({ pendingCount: 0, dates: [] })
  })
})
