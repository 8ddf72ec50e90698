import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { itIsNow, itIsOn } from '#test/clock.ts'
import { aCandidate } from '#test/factories.ts'
import { ears } from '#test/factories/notification.ts'
import { aDraft } from '#test/factories/scout-draft.ts'
import { aMessage, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { ordinaryWednesday, sendingOf } from '#test/factories/sending.ts'
import { ownWorker } from '#test/work.ts'
import { deliverScoutInvitations } from '../../delivery/commands.ts'
import { draftLimits } from '../rules.ts'

const app = ownApp({ scoutHours: 'daytime' })
const work = ownWorker(app)
const hear = ears(app, work)
const thursday = addDays(ordinaryWednesday, 1)
let sender: Sender
let student: Awaited<ReturnType<typeof aCandidate>>
beforeEach(async () => {
  sender = await aSender(app.db)
  student = await aCandidate(app.db)
  itIsOn(ordinaryWednesday, '21:30')
})
afterEach(itIsNow)

const sendTo = async (id: OfRow<'candidate'>) => {
  const { data, errors } = await sendingOf(app).send(sender, [id])
  expect(errors).toEqual([])
  return data.sendScoutInvitations.sentIds[0] as string
}
const deliver = () => app.db.transaction().execute((tx) => deliverScoutInvitations(tx, 'daytime'))
const archive = () => app.db.updateTable('job').set({ isArchived: true }).where('id', '=', sender.job.id).execute()
const draftOf = async () => {
  const query = `query ($id: ID!) { ownScoutDraft(jobId: $id) {
    subject message promises followUp students { candidateId reason quotations { text } undelivered { subject message reason } } } }`
  return (await app.as(sender.viewer).ask(query, { id: sender.job.id })).data.ownScoutDraft
}
const mailToSender = async () => {
  await work.run()
  return (await hear.mailsTo(sender.viewer))[0]?.text.replaceAll('\n', '')
}

test('a letter that an archived job kept from arriving is a draft of its sender, and the mail says so', async () => {
  const [id, other] = [await sendTo(student.id), await aCandidate(app.db)]
  await sendTo(other.id)
  const letter = await app.db
    .selectFrom('scoutInvitation')
    .innerJoin('templateMessageHistory as letter', 'letter.id', 'scoutInvitation.templateMessageHistoryId')
    .select(['reason', 'subject', 'text'])
    .where('scoutInvitation.id', '=', id)
    .executeTakeFirstOrThrow()
  await archive()
  // Of a student who blocked the company meanwhile nothing is stored.
  const block = { candidateId: other.id, companyId: sender.company.id }
  await app.db.insertInto('blockedCompany').values(block).execute()
  itIsOn(thursday, '08:00')
  await deliver()
  expect(await draftOf()).toMatchObject({
    subject: letter.subject,
    message: letter.text,
    students: [{ candidateId: student.id, reason: letter.reason }],
  })
  const mail = await mailToSender()
  expect(mail).toContain('書いた文面は、「書きかけのスカウト」に残しています。')
  expect(mail).toContain('送信予約のスカウトのうち')
  expect(mail).not.toContain('08:00から')
})

test('a draft that its sender has begun meanwhile keeps its words, and gets the reason', async () => {
  await sendTo(student.id)
  const begun = await aCandidate(app.db)
  const { companyId, companyUserId } = sender.viewer
  await aDraft(app.db, { companyId, companyUserId, jobId: sender.job.id }, [{ candidateId: begun.id }])
  await archive()
  itIsOn(thursday, '08:00')
  await deliver()
  expect(await draftOf()).toMatchObject({
    message: 'はじめまして。',
    students: [
      { candidateId: begun.id, reason: '途中の理由', undelivered: null },
      { candidateId: student.id, undelivered: { subject: expect.any(String), message: expect.stringMatching(/./u) } },
    ],
  })
  expect(await mailToSender()).toContain('「書きかけのスカウト」の一覧に分けて残しています')
})

test('of letters with other words one is the draft, and each other one stands beside its student', async () => {
  const other = await aCandidate(app.db)
  await sendTo(student.id)
  const another = `${aMessage}別の学生への言葉です。`
  expect((await sendingOf(app).send(sender, [other.id], undefined, another)).errors).toEqual([])
  await archive()
  itIsOn(thursday, '08:00')
  await deliver()
  const { message, students } = await draftOf()
  expect(message).toBe(aMessage)
  expect(students).toMatchObject([
    { candidateId: student.id, undelivered: null },
    { candidateId: other.id, undelivered: { message: another } },
  ])
})

test('a letter beyond the students of a full draft is kept, and the draft takes no others', async () => {
  await sendTo(student.id)
  const { companyId, companyUserId } = sender.viewer
  const begun: Awaited<ReturnType<typeof aCandidate>>[] = []
  while (begun.length <= draftLimits.students) begun.push(await aCandidate(app.db))
  const [more, ...drafted] = begun
  await aDraft(
    app.db,
    { companyId, companyUserId, jobId: sender.job.id },
    drafted.map(({ id }) => ({ candidateId: id })),
  )
  await archive()
  itIsOn(thursday, '08:00')
  await deliver()
  const { students } = await draftOf()
  expect(students).toHaveLength(draftLimits.students + 1)
  expect(students).toContainEqual(expect.objectContaining({ candidateId: student.id }))
  expect(await mailToSender()).toContain('「書きかけのスカウト」の一覧に分けて残しています。')
  const save = async (ids: readonly string[]) => {
    const draft = await app.db
      .selectFrom('scoutDraft')
      .select('revision')
      .where('companyUserId', '=', companyUserId)
      .executeTakeFirstOrThrow()
    const { errors } = await app.as(sender.viewer).ask(
      `mutation ($jobId: ID!, $revision: ID!, $readRevision: ID, $students: [ScoutDraftStudentInput!]!) {
        saveScoutDraft(jobId: $jobId, revision: $revision, readRevision: $readRevision, subject: "", message: "続き",
          promises: [], students: $students) { jobId } }`,
      {
        jobId: sender.job.id,
        revision: crypto.randomUUID(),
        readRevision: draft.revision,
        students: ids.map((candidateId) => ({ candidateId, reason: '書きかけ', quotations: [] })),
      },
    )
    return errors
  }
  const stored = [...drafted.map(({ id }) => id), student.id]
  expect(await save([...stored, more?.id ?? ''])).toMatchObject([
    { code: 'invalid_input', fields: [{ path: 'students' }] },
  ])
  expect((await draftOf()).students).toHaveLength(draftLimits.students + 1)
  expect(await save(stored)).toEqual([])
})
