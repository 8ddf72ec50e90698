import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { jobs } from '#domain/candidate-account/jobs.ts'
import { forgetUnproven } from '#domain/candidate-account/registration/commands.ts'
import { unprovenDays } from '#domain/candidate-account/registration/rules.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { anOfferReport } from '#test/factories/offer-report.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { inquiryKeptDays } from '../retention/rules.ts'
import { forgetOldInquiries } from './commands.ts'

const app = ownApp()
const work = ownWorker(app)
beforeEach(() => app.db.deleteFrom('inquiry').execute())

const send = (changes: Record<string, unknown> = {}, viewer: Viewer | null = null) =>
  app.as(viewer).ask('mutation Create($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }', {
    inquiry: anInquiry(changes),
  })
const rows = () => app.db.selectFrom('inquiry').selectAll().orderBy('id').execute()
const files = () => app.db.selectFrom('inquiryAttachment').select('fileName').execute()
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')

test('§9 a decided inquiry is forgotten after a year with its files; an open one stays', async () => {
  await send({ attachments: [{ fileName: 'a.pdf', encoded: pdf }] })
  await send({ body: '回答を待っているお問い合わせです。' })
  const [first] = await rows()
  await sql`update inquiry set inserted_at = now() - make_interval(days => ${inquiryKeptDays + 1}::int)`.execute(app.db)
  await sql`update inquiry set status = 'CLOSED', decided_at = now() where id = ${first?.id}`.execute(app.db)
  await forgetOldInquiries(app.db, new Date())
  expect(await rows()).toMatchObject([{ status: 'OPEN' }])
  expect(await files()).toEqual([])
})

test('§9 what a student without a proven address asked stays when the registration is forgotten, and is answered', async () => {
  const { viewer, id } = await aCandidate(app.db, { status: 'EMAIL_PENDING', account: { emailVerifiedAt: null } })
  const pending = { ...viewer, pending: 'EMAIL_PENDING' as const }
  await send({ body: '確認メールが届きません。' }, pending)
  expect(await rows()).toMatchObject([{ candidateId: id }])
  await sql`update candidate_account set inserted_at = now() - make_interval(days => ${unprovenDays + 1}::int)
    where candidate_id = ${id}`.execute(app.db)
  await app.db.transaction().execute(forgetUnproven)
  const account = app.db.selectFrom('candidate').select('id').where('id', '=', id)
  expect(await account.execute()).toEqual([])
  const [inquiry] = await rows()
  expect(inquiry).toMatchObject({ candidateId: null, status: 'OPEN', body: '確認メールが届きません。' })

  const { viewer: operator } = await anAdmin(app.db)
  const { errors } = await app
    .asAdmin(operator)
    .ask('mutation ($id: ID!, $answer: String!) { answerInquiry(id: $id, answer: $answer) { status } }', {
      id: inquiry?.id,
      answer: '確認メールを、もう一度お送りしました。',
    })
  expect(errors).toEqual([])
  await work.run()
  const answer = work.mails.find(({ subject }) => subject.startsWith('お問い合わせへの回答'))
  expect(answer).toMatchObject({ to: inquiry?.email, text: expect.stringContaining('もう一度お送りしました') })
})

test('1B.1 30 days after a student has left, the student’s inquiries and reports leave with their files', async () => {
  const home = await aSender(app.db)
  const leaver = await anInvited(app.db, home, { status: 'ACCEPTED' })
  await anOfferReport(app.db, leaver.invitation)
  await send({ attachments: [{ fileName: 'a.pdf', encoded: pdf }] }, leaver.viewer)
  await send()
  const candidateId = leaver.candidate.id
  await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', candidateId).execute()
  await app.db.insertInto('candidateWithdrawal').values({ candidateId, reason: '' }).execute()
  await sql`update candidate_withdrawal set withdrawn_at = now() - interval '31 days' where candidate_id = ${candidateId}`.execute(
    app.db,
  )
  await jobs.purge_withdrawn({}, work.context)
  expect(await rows()).toMatchObject([{ candidateId: null }])
  expect(await files()).toEqual([])
  const reports = app.db.selectFrom('offerReport').select('id').where('candidateId', '=', candidateId)
  expect(await reports.execute()).toEqual([])
})
