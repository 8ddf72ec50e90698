import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)
let operator: AdminViewer
beforeAll(async () => {
  operator = (await anAdmin(app.db)).viewer
})
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(app.db)
  await app.db.deleteFrom('outgoingStop').execute()
  work.mails.length = 0
})

const ask = (document: string, variables: Record<string, unknown> = {}) =>
  app.asAdmin(operator).ask(document, variables)
const stop = (kind = 'ALL') =>
  ask('mutation ($kind: String!) { stopOutgoing(channel: MAIL, kind: $kind, reason: "宛先の誤り") }', { kind })
const resume = (fate: 'SEND' | 'DISCARD') =>
  ask(`mutation { done: resumeOutgoing(channel: MAIL, kind: "ALL", fate: ${fate}) { sent discarded } }`)
const discard = () => ask('mutation { done: discardOutgoing(channel: MAIL, kind: "send_inquiry_mail") }')
const answer = (id: string, text: string, isFurther = false) =>
  ask(
    'mutation ($id: ID!, $text: String!, $isFurther: Boolean!) { answerInquiry(id: $id, answer: $text, isFurther: $isFurther) { id } }',
    { id, text, isFurther },
  )
async function standing(id: string) {
  const { data } = await ask('query ($id: ID!) { inquiry(id: $id) { status decidedAt messages { state } } }', { id })
  const { status, decidedAt, messages } = data.inquiry as {
    status: string
    decidedAt: string | null
    messages: { state: string }[]
  }
  return { status, isDecided: decidedAt !== null, states: messages.map(({ state }) => state) }
}

async function anOpenInquiry() {
  await app.as(null).ask('mutation ($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }', {
    inquiry: anInquiry(),
  })
  await work.run()
  work.mails.length = 0
  const { id } = await app.db
    .selectFrom('inquiry')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
async function anAnsweredInquiry() {
  const id = await anOpenInquiry()
  await answer(id, '予定の画面から変更できます。')
  return id
}

test('an answer whose mail waits, waits in its case; thrown away it was never sent, and the case is open again', async () => {
  await stop()
  const id = await anAnsweredInquiry()
  await work.run()
  expect(await standing(id)).toEqual({ status: 'ANSWERED', isDecided: true, states: ['HELD'] })
  expect((await discard()).data.done).toBeGreaterThan(0)
  expect(await standing(id)).toEqual({ status: 'OPEN', isDecided: false, states: ['DISCARDED'] })
  await resume('SEND')
  await answer(id, 'あらためてお答えします。')
  expect(await standing(id)).toMatchObject({ status: 'ANSWERED', states: ['DISCARDED', 'WAITING'] })
  await work.run()
  expect(await standing(id)).toMatchObject({ status: 'ANSWERED', states: ['DISCARDED', 'SENT'] })
  const answers = work.mails.filter(({ subject }) => subject.includes('回答'))
  expect(answers.map(({ text }) => text)).toEqual([expect.stringContaining('あらためて')])
})

test('so it is where the stop ends and what waited is thrown away; a case that was closed meanwhile stays closed', async () => {
  await stop()
  const [open, closed] = [await anAnsweredInquiry(), await anAnsweredInquiry()]
  await ask('mutation ($id: ID!) { closeInquiry(id: $id, reason: "対応が済んだため") { id } }', { id: closed })
  await resume('DISCARD')
  expect(await standing(open)).toMatchObject({ status: 'OPEN', states: ['DISCARDED'] })
  expect(await standing(closed)).toMatchObject({ status: 'CLOSED', states: ['DISCARDED'] })
})

test('an answer that nobody tries any more has failed', async () => {
  const id = await anAnsweredInquiry()
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'Error'`.execute(app.db)
  expect(await standing(id)).toMatchObject({ status: 'ANSWERED', states: ['FAILED'] })
})
