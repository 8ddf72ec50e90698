import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aConnectedLine, aLineMessage, aLineUser } from '#test/factories/line.ts'
import { leave } from '#test/leaving.ts'
import { aDevice } from '#test/push-service.ts'
import { ownWorker } from '#test/work.ts'
import { forgetDevicesOf, registerPushDevice } from '../commands.ts'
import { forgetOldLineCodes } from './commands.ts'
import { lineCodeMinutes } from './rules.ts'

const app = ownApp()
const work = ownWorker(app)

const question = '{ lineConnection { connectedAt code { letters address expiresAt qr { size path } } } }'
const connectionOf = async (viewer: CandidateViewer) => (await app.as(viewer).ask(question)).data.lineConnection
const disconnect = (viewer: CandidateViewer) => app.as(viewer).ask('mutation { disconnectLine }')
const lineOf = async ({ candidateId }: CandidateViewer) =>
  (
    await app.db
      .selectFrom('pushDevice')
      .select('token')
      .where('candidateId', '=', candidateId)
      .where('service', '=', 'LINE')
      .execute()
  ).map(({ token }) => token)
const auditOf = async ({ candidateId }: CandidateViewer) =>
  (
    await app.db
      .selectFrom('audit')
      .select(['action', 'area'])
      .where('candidateId', '=', candidateId)
      .where('action', 'in', ['connectLine', 'disconnectLine'])
      .orderBy('id')
      .execute()
  ).map(({ action, area }) => `${action} ${area}`)

/** The answers in LINE that the act queued, by their first lines. */
async function repliesAfter(act: () => Promise<unknown>) {
  await work.run()
  work.lineMessages.length = 0
  await act()
  await work.run()
  return work.lineMessages.map(({ text }) => text.split('\n')[0])
}
const connected = 'ヨアケのお知らせを、このLINEで受け取れるようになりました。'
const unknown = 'この接続コードは使えませんでした。期限が過ぎたか、すでに使われています。'
const notConnected = 'ヨアケのお知らせを、このLINEで受け取れます。'
const onlyNotices =
  'このアカウントは、お知らせを送るためのものです。いただいたメッセージは、企業にも運営にも届きません。'

describe('a student connects a LINE by a code that is sent from it', () => {
  test('the code opens LINE with its message, stands on the page until it is sent, and serves once', async () => {
    const { viewer } = await aCandidate(app.db)
    expect(await connectionOf(viewer)).toEqual({ connectedAt: null, code: null })
    const message = await aLineMessage(app, viewer)
    const { code } = await connectionOf(viewer)
    expect(code.letters).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(message).toBe(`接続コード ${code.letters}`)
    expect(new URL(code.address).searchParams.get('text')).toBe(message)
    expect(code.qr.path).toMatch(/^M/)
    expect((Date.parse(code.expiresAt) - Date.now()) / 60_000).toBeCloseTo(lineCodeMinutes, 0)

    const [line, stranger] = [aLineUser(app), aLineUser(app)]
    expect(await repliesAfter(() => line.send(message))).toEqual([connected])
    expect(await connectionOf(viewer)).toEqual({ connectedAt: expect.any(String), code: null })
    expect(await lineOf(viewer)).toEqual([line.userId])
    expect(await auditOf(viewer)).toEqual(['connectLine candidate'])
    expect(await repliesAfter(() => stranger.send(message))).toEqual([unknown])
    expect(await lineOf(viewer)).toEqual([line.userId])
    // The same event again, as LINE sends it after an answer that was lost.
    expect(await repliesAfter(() => line.send(message))).toEqual([unknown])
    expect(work.lineMessages[0]?.text).toContain('このLINEには、すでにお知らせが届くようになっています')
  })

  test('two who send one code at once: one is connected', async () => {
    const { viewer } = await aCandidate(app.db)
    const message = await aLineMessage(app, viewer)
    const [one, other] = [aLineUser(app), aLineUser(app)]
    const replies = await repliesAfter(() => Promise.all([one.send(message), other.send(message)]))
    expect(replies.toSorted()).toEqual([unknown, connected].toSorted())
    expect(await lineOf(viewer)).toHaveLength(1)
  })

  test('a code ends with its time, with the next one and with 解除; nothing in the database is the code', async () => {
    const { viewer, id } = await aCandidate(app.db)
    const line = aLineUser(app)
    const first = await aLineMessage(app, viewer)
    const second = await aLineMessage(app, viewer)
    expect(second).not.toBe(first)
    expect(await repliesAfter(() => line.send(first))).toEqual([unknown])
    const row = await app.db.selectFrom('lineCode').selectAll().where('candidateId', '=', id).executeTakeFirstOrThrow()
    const letters = second.replaceAll(/[^0-9A-Z]/g, '')
    expect(row.codeSha256).toEqual(sha256(letters))
    expect(JSON.stringify({ ...row, codeSha256: '' })).not.toContain(letters)

    await app.db
      .updateTable('lineCode')
      .set({ expiresAt: sql<Date>`now() - interval '1 second'` })
      .where('candidateId', '=', id)
      .execute()
    expect(await connectionOf(viewer)).toMatchObject({ code: null })
    expect(await repliesAfter(() => line.send(second))).toEqual([unknown])
    await forgetOldLineCodes(app.db)
    const left = await app.db.selectFrom('lineCode').select('id').where('candidateId', '=', id).execute()
    expect(left).toEqual([])

    const third = await aLineMessage(app, viewer)
    await disconnect(viewer)
    expect(await repliesAfter(() => line.send(third))).toEqual([unknown])
    expect(await lineOf(viewer)).toEqual([])
  })

  test('a LINE tells one student, and a student has one LINE: the newest counts, at once too', async () => {
    const [one, other] = [(await aCandidate(app.db)).viewer, (await aCandidate(app.db)).viewer]
    const line = await aConnectedLine(app, one)
    await line.send(await aLineMessage(app, other))
    expect([await lineOf(one), await lineOf(other)]).toEqual([[], [line.userId]])
    expect([await auditOf(one), await auditOf(other)]).toEqual([
      ['connectLine candidate', 'disconnectLine system'],
      ['connectLine candidate'],
    ])
    await work.run()
    const { data } = await app.as(one).ask('{ viewer { ... on CandidateViewer { notifications { title } } } }')
    expect(data.viewer.notifications[0]).toEqual({ title: 'LINEへのお知らせが止まりました' })
    const second = await aConnectedLine(app, other)
    expect(await lineOf(other)).toEqual([second.userId])

    const messages = [await aLineMessage(app, one), await aLineMessage(app, other)]
    await Promise.all(messages.map((message) => second.send(message)))
    const ends = [...(await lineOf(one)), ...(await lineOf(other))]
    expect(ends).toEqual([second.userId])
  })

  test('a connection is told in the list and by a mail that nobody can turn off', async () => {
    const { viewer, id } = await aCandidate(app.db)
    work.mails.length = 0
    await aConnectedLine(app, viewer)
    await work.run()
    const account = await app.db
      .selectFrom('candidateAccount')
      .select('email')
      .where('candidateId', '=', id)
      .executeTakeFirstOrThrow()
    const mails = work.mails.filter(({ to }) => to.includes(account.email))
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('LINEでお知らせを受け取れるようになりました'),
    ])
    const { data } = await app.as(viewer).ask('{ viewer { ... on CandidateViewer { notifications { title path } } } }')
    expect(data.viewer.notifications[0]).toEqual({
      title: 'LINEでお知らせを受け取れるようになりました',
      path: '/candidate/settings/notifications#line',
    })
  })
})

describe('what is said in LINE', () => {
  test('a new friend and whoever writes without a code read how to connect, and that nobody reads what they write', async () => {
    const line = aLineUser(app)
    expect(await repliesAfter(() => line.follow())).toEqual([notConnected])
    expect(await repliesAfter(() => line.send('面談の日程を変えたいです'))).toEqual([notConnected])
    const { viewer } = await aCandidate(app.db)
    await line.send(await aLineMessage(app, viewer))
    expect(await repliesAfter(() => line.send('面談の日程を変えたいです'))).toEqual([onlyNotices])
    for (const { text } of work.lineMessages) expect(text).toContain('openExternalBrowser=1')
  })

  test('a block ends the connection, also twice; one that comes late ends none of after it', async () => {
    const { viewer } = await aCandidate(app.db)
    const line = await aConnectedLine(app, viewer)
    await line.block(new Date(Date.now() - 60_000))
    expect(await lineOf(viewer)).toEqual([line.userId])
    await line.block()
    await line.block()
    expect(await lineOf(viewer)).toEqual([])
    expect(await auditOf(viewer)).toEqual(['connectLine candidate', 'disconnectLine candidate'])
  })
})

describe('whose LINE it is', () => {
  test('解除 ends the own one alone, and again changes nothing', async () => {
    const [one, other] = [(await aCandidate(app.db)).viewer, (await aCandidate(app.db)).viewer]
    await aConnectedLine(app, one)
    const line = await aConnectedLine(app, other)
    for (let press = 0; press < 2; press += 1)
      expect(await disconnect(one)).toEqual({ data: { disconnectLine: true }, errors: [] })
    expect([await lineOf(one), await lineOf(other)]).toEqual([[], [line.userId]])
    expect(await auditOf(one)).toEqual(['connectLine candidate', 'disconnectLine candidate'])
  })

  test('a browser neither takes the LINE of another, nor pushes it out of the list of devices', async () => {
    const [one, other] = [(await aCandidate(app.db)).viewer, (await aCandidate(app.db)).viewer]
    const { userId } = await aConnectedLine(app, one)
    const registration = { token: userId, accepted: { kind: 'firebase' } as const, sessionTokenSha256: null }
    await app.db.transaction().execute((tx) => registerPushDevice(tx, { candidateId: other.candidateId }, registration))
    expect([await lineOf(one), await lineOf(other)]).toEqual([[userId], []])
    const register = 'mutation ($token: String!) { registerCandidateFcmToken(token: $token) }'
    for (let device = 0; device < 11; device += 1) await app.as(one).ask(register, { token: aDevice().token })
    expect(await lineOf(one)).toEqual([userId])
  })

  test('who is there keeps it while other devices end; all ends with every session', async () => {
    const { viewer, id: candidateId } = await aCandidate(app.db)
    const { userId } = await aConnectedLine(app, viewer)
    const message = await aLineMessage(app, viewer)
    const own = sha256(await app.db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId })))
    await app.db.transaction().execute((tx) => forgetDevicesOf(tx, { candidateId }, own))
    expect(await lineOf(viewer)).toEqual([userId])
    // A code of a session that has ended serves nobody.
    expect(await repliesAfter(() => aLineUser(app).send(message))).toEqual([unknown])
    await app.db.transaction().execute((tx) => forgetDevicesOf(tx, { candidateId }))
    expect(await lineOf(viewer)).toEqual([])
    expect(await connectionOf(viewer)).toEqual({ connectedAt: null, code: null })
  })

  test('who leaves while the code is sent has no LINE afterwards', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { viewer } = await aCandidate(app.db)
      const [line, message] = [aLineUser(app), await aLineMessage(app, viewer)]
      const [{ errors }] = await Promise.all([leave(app, viewer), line.send(message)])
      expect(errors).toEqual([])
      expect(await lineOf(viewer)).toEqual([])
      expect(await repliesAfter(() => line.send(message))).toEqual([unknown])
    }
  })

  test('a reset password at the same time leaves no LINE', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { viewer, id: candidateId } = await aCandidate(app.db)
      const [line, message] = [aLineUser(app), await aLineMessage(app, viewer)]
      const reset = () => app.db.transaction().execute((tx) => forgetDevicesOf(tx, { candidateId }))
      await Promise.all([line.send(message), reset()])
      const code = await app.db.selectFrom('lineCode').select('id').where('candidateId', '=', candidateId).execute()
      expect([await lineOf(viewer), code]).toEqual([[], []])
    }
  })

  test('a suspended student connects none', async () => {
    const { viewer, id } = await aCandidate(app.db)
    const message = await aLineMessage(app, viewer)
    await app.db.updateTable('candidate').set({ status: 'SUSPENDED' }).where('id', '=', id).execute()
    expect(await repliesAfter(() => aLineUser(app).send(message))).toEqual([unknown])
    expect(await lineOf(viewer)).toEqual([])
  })

  test('guests and companies are refused; without an official account there is nothing to connect', async () => {
    const { viewer } = await aCandidate(app.db)
    const company = await aCompanyWithUser(app.db)
    const issue = 'mutation { issueLineCode { connectedAt } }'
    for (const [who, code] of [
      [null, 'unauthenticated'],
      [company.viewer, 'forbidden'],
    ] as const)
      for (const document of [issue, 'mutation { disconnectLine }', question])
        expect((await app.as(who).ask(document)).errors.map((error) => error.code)).toEqual([code])
    const without = app.asWith({ services: { lineChat: null } }, viewer)
    expect((await without.ask(question)).data).toEqual({ lineConnection: null })
    expect((await without.ask(issue)).errors.map((error) => error.code)).toEqual(['not_found'])
  })
})
