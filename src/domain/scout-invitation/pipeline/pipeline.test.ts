import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { anOfferReport } from '#test/factories/offer-report.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  acceptedInBulk,
  anInvited,
  aSchedulingSender,
  aSeatFor,
  aSender,
} from '#test/factories/scout-invitation.ts'
import { countStatements } from '#platform/database/db.ts'

const app = ownApp()
let sender: Awaited<ReturnType<typeof aSchedulingSender>>
beforeEach(async () => {
  sender = await aSchedulingSender(app.db)
  const companyId = sender.company.id
  await app.db.deleteFrom('jobRecruitmentStep').where('companyId', '=', companyId).execute()
  await app.db
    .insertInto('jobRecruitmentStep')
    .values([
      { companyId, jobId: sender.job.id, position: 0, recruitmentStepId: 10 },
      { companyId, jobId: sender.job.id, position: 1, customLabel: '社員とのランチ' },
    ])
    .execute()
})

const [interview, lunch] = ['standard:10:1', 'custom:社員とのランチ:1']
const accepted = (changes: object = {}) => anInvited(app.db, sender, { ...acceptedForScheduling(), ...changes })
type Accepted = Awaited<ReturnType<typeof accepted>>

const read = async (text = '', viewer: Viewer = sender.viewer, jobId: string = sender.job.id) =>
  app.as(viewer).ask(
    `query ($jobId: ID!, $text: String) { pipeline(jobId: $jobId, text: $text) { studentCount stages { key studentCount
      students { scoutInvitationId familyName revision isDecided placedBy { familyName } turn { side word } } } } }`,
    { jobId, text },
  )
type Stage = { key: string; students: { scoutInvitationId: string; revision: number; turn: unknown }[] }
const stagesNow = async (text = '') => {
  const { data } = await read(text)
  const { stages } = data.pipeline as { stages: Stage[] }
  return Object.fromEntries(
    stages
      .filter(({ students }) => students.length > 0)
      .map(({ key, students }) => [key, students.map(({ scoutInvitationId: id }) => id)]),
  )
}

type Placing = { student: Accepted; step: string | null; revision?: number }
const place = (placings: Placing[], viewer: Viewer = sender.viewer, jobId: string = sender.job.id) =>
  app.as(viewer).ask(
    `mutation ($jobId: ID!, $placements: [PlacementInput!]!) {
      placeStudents(jobId: $jobId, placements: $placements) { scoutInvitationId step revision } }`,
    {
      jobId,
      placements: placings.map(({ student, step, revision = 0 }) => ({
        scoutInvitationId: student.invitation.id,
        step,
        revision,
      })),
    },
  )
const codeOf = async (answer: ReturnType<typeof place>) => (await answer).errors[0]?.code ?? 'done'

describe('a pipeline', () => {
  test('follows the facts by itself: a choice, a date, its end, a reported offer, a word that things end', async () => {
    const [chooses, met, missed] = [await accepted(), await accepted(), await accepted()]
    const [offered, ended] = [await accepted(), await accepted()]
    const past = await sender.date({ startAt: inHours(-30), endAt: inHours(-29) })
    await aSeatFor(app.db, met.invitation, past)
    const booking = await aSeatFor(app.db, missed.invitation, past)
    await app.db.updateTable('booking').set({ status: 'NO_SHOW' }).where('id', '=', booking.id).execute()
    await anOfferReport(app.db, offered.invitation)
    await app.db
      .updateTable('scoutInvitation')
      .set({ outcome: 'NOT_SELECTED', outcomeToldAt: new Date(), outcomeMessage: 'ありがとうございました。' })
      .where('id', '=', ended.invitation.id)
      .execute()
    expect(await stagesNow()).toEqual({
      ACCEPTED: [chooses.invitation.id],
      MET: [met.invitation.id],
      DATE: [missed.invitation.id],
      OFFER: [offered.invitation.id],
      NOT_SELECTED: [ended.invitation.id],
    })
    await aSeatFor(app.db, chooses.invitation, await sender.date({ startAt: inHours(50), endAt: inHours(51) }))
    expect((await stagesNow())['DATE']).toContain(chooses.invitation.id)
  })

  test('says whose turn it is, and shows nobody who declined, left or blocks the company', async () => {
    const { invitation } = await accepted()
    await accepted({ status: 'DECLINED', endedAt: new Date() })
    const [left, blocks] = [await accepted(), await accepted()]
    await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', left.candidate.id).execute()
    await block(app.db, sender.company.id, blocks.candidate.id)
    const { data } = await read()
    expect(data.pipeline.studentCount).toBe(1)
    expect(data.pipeline.stages[0].students).toMatchObject([
      { scoutInvitationId: invitation.id, turn: { side: 'CANDIDATE', word: 'CHOICE' } },
    ])
  })

  test('owes nothing more to a student who was told, placed or not', async () => {
    const [placed, other] = [await accepted(), await accepted()]
    const past = await sender.date({ startAt: inHours(-30), endAt: inHours(-29) })
    for (const { invitation } of [placed, other]) {
      await aSeatFor(app.db, invitation, past)
      await app.db
        .updateTable('scoutInvitation')
        .set({ outcome: 'NEXT_STEP', outcomeToldAt: new Date(), outcomeMessage: 'ありがとうございました。' })
        .where('id', '=', invitation.id)
        .execute()
    }
    await place([{ student: placed, step: 'OFFER' }])
    const { stages } = (await read()).data.pipeline as { stages: Stage[] }
    const turns = stages.flatMap(({ students }) => students.map(({ turn }) => turn))
    expect(turns).toEqual([null, null])
  })

  test('is searched by name in any spelling', async () => {
    const { candidate, invitation } = await accepted()
    const name = { familyName: '髙﨑', givenName: '慶應子', familyNameKana: 'タカサキ', givenNameKana: 'ケイコ' }
    await app.db.updateTable('candidateAccount').set(name).where('candidateId', '=', candidate.id).execute()
    await accepted()
    for (const text of ['高崎', '高崎 慶応子', 'たかさき', 'ﾀｶｻｷ ｹｲ'])
      expect(await stagesNow(text)).toEqual({ ACCEPTED: [invitation.id] })
    expect(await stagesNow('佐々木')).toEqual({})
  })

  test('of another company is not found', async () => {
    const other = await aSender(app.db)
    expect((await read('', other.viewer)).errors[0]?.code).toBe('not_found')
    expect((await app.as(other.viewer).ask('{ pipelineJobs { id } }')).data).toEqual({ pipelineJobs: [] })
  })

  test('of 500 students takes as many statements as one of five', async () => {
    await acceptedInBulk(app.db, sender, 5)
    const few = await countStatements(() => read())
    await acceptedInBulk(app.db, sender, 500)
    const many = await countStatements(() => read())
    expect(many.statements).toBe(few.statements)
    expect(many.statements).toBeLessThanOrEqual(8)
    expect(many.result.data.pipeline.studentCount).toBe(505)
  })
})

describe('a placement', () => {
  test('moves several students at once and back again, each to where it was', async () => {
    const [one, other] = [await accepted(), await accepted()]
    expect(await codeOf(place([{ student: one, step: lunch }]))).toBe('done')
    const both = [
      { student: one, step: interview, revision: 1 },
      { student: other, step: interview },
    ]
    expect((await place(both)).data.placeStudents).toEqual([
      { scoutInvitationId: one.invitation.id, step: interview, revision: 2 },
      { scoutInvitationId: other.invitation.id, step: interview, revision: 1 },
    ])
    const back = [
      { student: one, step: lunch, revision: 2 },
      { student: other, step: null, revision: 1 },
    ]
    expect(await codeOf(place(back))).toBe('done')
    expect(await stagesNow()).toEqual({ [lunch]: [one.invitation.id], ACCEPTED: [other.invitation.id] })
  })

  test('of two colleagues at once is one; the other reads who was first, and no student has moved', async () => {
    const colleague = await aCompanyUser(app.db, sender.company.id)
    const [both, only] = [await accepted(), await accepted()]
    const answers = await Promise.all([
      place([{ student: both, step: interview }]),
      place([{ student: both, step: lunch }], colleague.viewer),
    ])
    expect(answers.map(({ errors }) => errors[0]?.code ?? 'done').toSorted()).toEqual([
      'done',
      'student_moved_meanwhile',
    ])
    expect(answers.flatMap(({ errors }) => errors)[0]?.message).toMatch(/^山田さんは、.+さんが先に移しました/)
    const late = [
      { student: only, step: interview },
      { student: both, step: interview },
    ]
    expect(await codeOf(place(late))).toBe('student_moved_meanwhile')
    expect((await stagesNow())['ACCEPTED']).toEqual([only.invitation.id])
  })

  test('is refused where a fact decides, and a fact that comes later has the last word', async () => {
    const student = await accepted()
    expect(await codeOf(place([{ student, step: interview }]))).toBe('done')
    await anOfferReport(app.db, student.invitation)
    expect(await stagesNow()).toEqual({ OFFER: [student.invitation.id] })
    expect(await codeOf(place([{ student, step: lunch, revision: 1 }]))).toBe('stage_decided')
  })

  test('is only on steps of the job, of students of the job, by those who may write', async () => {
    const student = await accepted()
    for (const step of ['HIRED', 'MET', 'standard:11:1', ''])
      expect(await codeOf(place([{ student, step }]))).toBe('stage_gone')
    const [other, reader] = [
      await aSchedulingSender(app.db),
      await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' }),
    ]
    expect(await codeOf(place([{ student, step: 'OFFER' }], other.viewer))).toBe('not_found')
    expect(await codeOf(place([{ student, step: 'OFFER' }], other.viewer, other.job.id))).toBe('not_found')
    expect(await codeOf(place([{ student, step: 'OFFER' }], reader.viewer))).toBe('forbidden')
    const pending = await anInvited(app.db, sender)
    expect(await codeOf(place([{ student: pending, step: 'OFFER' }]))).toBe('not_found')
    const left = await accepted()
    await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', left.candidate.id).execute()
    expect(await codeOf(place([{ student: left, step: 'OFFER' }]))).toBe('not_found')
  })

  test('on a step that the job gives up leaves the student at the stage of the facts', async () => {
    const student = await accepted()
    await place([{ student, step: lunch }])
    await app.db.deleteFrom('jobRecruitmentStep').where('customLabel', '=', '社員とのランチ').execute()
    expect(await stagesNow()).toEqual({ ACCEPTED: [student.invitation.id] })
    expect(await codeOf(place([{ student, step: lunch, revision: 1 }]))).toBe('stage_gone')
  })
})
