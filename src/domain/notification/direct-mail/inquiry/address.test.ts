import { beforeAll, expect, test } from 'vitest'
import type { AdminViewer, Viewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)
let operator: AdminViewer
beforeAll(async () => {
  operator = (await anAdmin(app.db)).viewer
})

/** Sends from the account, and returns the case after `change` of the account's address, answered. */
async function answered(viewer: Viewer, email: string, change: () => Promise<unknown>) {
  await app.as(viewer).ask('mutation ($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }', {
    inquiry: anInquiry({ email }),
  })
  await work.run()
  const { id } = await app.db
    .selectFrom('inquiry')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await change()
  const { data } = await app
    .asAdmin(operator)
    .ask(
      'mutation ($id: ID!) { answerInquiry(id: $id, answer: "予定の画面から変更できます。") { email answerEmail } }',
      { id },
    )
  work.mails.length = 0
  await work.run()
  return { ...data.answerInquiry, mailedTo: work.mails.map(({ to }) => to) }
}

const ownEmail = async (candidateId: OfRow<'candidate'>) =>
  (
    await app.db
      .selectFrom('candidateAccount')
      .select('email')
      .where('candidateId', '=', candidateId)
      .executeTakeFirstOrThrow()
  ).email

test('an answer goes to the address that the student has now, where the question came from the own one', async () => {
  const student = await aCandidate(app.db)
  const email = await ownEmail(student.id)
  const now = `now-${student.id}@student.example`
  const moved = () =>
    app.db.updateTable('candidateAccount').set({ email: now }).where('candidateId', '=', student.id).execute()
  expect(await answered(student.viewer, email, moved)).toEqual({ email, answerEmail: now, mailedTo: [now] })
})

test('so for a user of a company', async () => {
  const { viewer } = await aCompanyWithUser(app.db)
  const { email } = (await app.as(viewer).ask('{ ownCompanyUserProfile { email } }')).data.ownCompanyUserProfile
  const now = `now-${viewer.companyUserId}@company.example`
  const moved = () =>
    app.db
      .updateTable('companyUserAccount')
      .set({ email: now })
      .where('companyUserId', '=', viewer.companyUserId)
      .execute()
  expect(await answered(viewer, email, moved)).toMatchObject({ answerEmail: now, mailedTo: [now] })
})

test('another address that was typed on purpose stays, and so does an account without a proven one', async () => {
  const student = await aCandidate(app.db)
  const other = `other-${student.id}@student.example`
  expect(await answered(student.viewer, other, async () => undefined)).toMatchObject({ mailedTo: [other] })
  const email = await ownEmail(student.id)
  const unproven = () =>
    app.db
      .updateTable('candidateAccount')
      .set({ email: `x-${other}`, emailVerifiedAt: null })
      .where('candidateId', '=', student.id)
      .execute()
  expect(await answered(student.viewer, email, unproven)).toMatchObject({ mailedTo: [email] })
})
