import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { personalityTraits } from '#domain/lookup/data/lists.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import {
  anAttempt,
  anIntellectualResult,
  anItem,
  aPersonalityResult,
  aPublishedResult,
} from '#test/factories/assessment-result.ts'
import { scoreAttempt } from './commands.ts'

const app = ownApp()

const consentVersion = consentTexts.assessmentPublication.version
const score = (id: string) => app.db.transaction().execute((tx) => scoreAttempt(tx, id))
type Student = Awaited<ReturnType<typeof aCandidate>>

const read = async ({ viewer }: Student, kind = 'INTELLECTUAL') => {
  const { data } = await app.as(viewer).ask(
    `query ($kind: AssessmentKind!) { assessmentResult(kind: $kind) { state attemptId isChecked canPublish publishedAt hasReplacedPublished retakeFrom
      certificates { id hasName }
      sheet { isReference sections { id achieved achievable band low high } total { achieved achievable band }
        traits { traitId percentage low high text } } } }`,
    { kind },
  )
  return data.assessmentResult
}
const codes = (answer: { errors: { code: string }[] }) => answer.errors.map(({ code }) => code)
const publish = ({ viewer }: Student, attemptId: string, changes: object = {}) =>
  app.as(viewer).ask(
    `mutation ($kind: AssessmentKind!, $attemptId: ID!, $consentVersion: String!) {
      publishAssessmentResult(kind: $kind, attemptId: $attemptId, consentVersion: $consentVersion) { publishedAt } }`,
    { kind: 'INTELLECTUAL', attemptId, consentVersion, ...changes },
  )
const act = ({ viewer }: Student, field: string, kind = 'INTELLECTUAL') =>
  app.as(viewer).ask(`mutation ($kind: AssessmentKind!) { ${field}(kind: $kind) { state publishedAt } }`, { kind })
const publicRow = (candidateId: OfRow<'candidate'>) =>
  app.db.selectFrom('assessmentProfile').selectAll().where('candidateId', '=', candidateId).executeTakeFirst()

/** A sitting of one section of three items: one right, one wrong, one blank, and a pilot item that was right. */
async function aSitting(candidateId: OfRow<'candidate'>) {
  const attempt = await anAttempt(app.db, candidateId, { kind: 'INTELLECTUAL' })
  const at = attempt.beganAt
  await app.db
    .insertInto('assessmentSection')
    .values({
      attemptId: attempt.id,
      position: 1,
      section: 'LANG',
      state: 'DONE',
      startedAt: at,
      deadlineAt: at,
      endedAt: at,
    })
    .execute()
  for (const [index, chosen] of [0, 3, null, 0].entries()) {
    const { id: itemId } = await anItem(app.db, { section: 'LANG' })
    const place = { attemptId: attempt.id, sectionPosition: 1, position: index + 1 }
    await app.db
      .insertInto('assessmentAnswer')
      .values({ ...place, itemId, isScored: index < 3, chosen })
      .execute()
  }
  return attempt
}

describe('5.2 scoring', () => {
  it('counts right answers of scored items, blanks as wrong, once, and tells the student', async () => {
    const student = await aCandidate(app.db)
    const { id } = await aSitting(student.id)
    expect(await read(student)).toMatchObject({ state: 'SCORING', sheet: null, canPublish: false })
    await Promise.all([score(id), score(id)])
    await score(id)
    expect(await read(student)).toMatchObject({
      state: 'SCORED',
      attemptId: id,
      canPublish: false,
      sheet: {
        isReference: true,
        total: null,
        sections: [{ id: 'LANG', achieved: 1, achievable: 3, low: 0, high: 3 }],
      },
    })
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs
      where task_identifier = 'notify_assessment_scored'`.execute(app.db)
    expect(rows[0]?.count).toBe(1)
    const answers = await app.db
      .selectFrom('assessmentAnswer')
      .select('isRight')
      .where('attemptId', '=', id)
      .orderBy('position')
      .execute()
    expect(answers.map(({ isRight }) => isRight)).toEqual([true, false, false, true])
    expect(codes(await publish(student, id))).toEqual(['assessment_result_incomplete'])
  })

  it('5.3 makes a percentage of each trait, with its zone and two sentences', async () => {
    const student = await aCandidate(app.db)
    const { id: attemptId } = await anAttempt(app.db, student.id, { kind: 'PERSONALITY' })
    let position = 0
    for (const { traitId } of personalityTraits)
      for (const chosen of [2, 1]) {
        const { id: itemId } = await anItem(app.db, { traitId })
        position += 1
        await app.db
          .insertInto('assessmentAnswer')
          .values({
            attemptId,
            sectionPosition: 0,
            position,
            itemId,
            isScored: true,
            chosen: traitId === 'T02' ? -chosen : chosen,
          })
          .execute()
      }
    await score(attemptId)
    const { sheet } = await read(student, 'PERSONALITY')
    expect(sheet.traits.slice(0, 2)).toMatchObject([
      { traitId: 'T01', percentage: 88, low: 78, high: 98 },
      { traitId: 'T02', percentage: 13, low: 3, high: 23 },
    ])
    expect(sheet.traits[0].text).toContain('まず動いて')
  })

  it('a partial sitting is scored once its days are over, a void or open one never', async () => {
    const { id } = await aCandidate(app.db)
    const stateOf = async (attemptId: string) =>
      (
        await app.db
          .selectFrom('assessmentAttempt')
          .select('state')
          .where('id', '=', attemptId)
          .executeTakeFirstOrThrow()
      ).state
    const soon = new Date(Date.now() + 86_400_000)
    const open = await anAttempt(app.db, id, {
      kind: 'INTELLECTUAL',
      state: 'PARTIAL',
      submittedAt: null,
      continueBy: soon,
    })
    await score(open.id)
    expect(await stateOf(open.id)).toBe('PARTIAL')
    await app.db
      .updateTable('assessmentAttempt')
      .set({ continueBy: sql<Date>`now()` })
      .where('id', '=', open.id)
      .execute()
    await score(open.id)
    expect(await stateOf(open.id)).toBe('SCORED')
  })
})

describe('5.6 publishing', () => {
  it('each test by itself, under the text of the day, twice at once, until it is withdrawn', async () => {
    const student = await aCandidate(app.db)
    const intellectual = await anIntellectualResult(app.db, student.id)
    const personality = await aPersonalityResult(app.db, student.id)
    expect(codes(await publish(student, intellectual.id, { consentVersion: '0.9' }))).toEqual([
      'assessment_publication_text_changed',
    ])
    const both = await Promise.all([publish(student, intellectual.id), publish(student, intellectual.id)])
    expect(both.flatMap(codes)).toEqual([])
    expect(await publicRow(student.id)).toMatchObject({
      intellectualAchieved: [9, 7, 9, 5],
      intellectualTotal: 30,
      intellectualConsentVersion: consentVersion,
      personalityPercentages: null,
    })
    await publish(student, personality.id, { kind: 'PERSONALITY' })
    expect(codes(await act(student, 'withdrawAssessmentResult'))).toEqual([])
    expect(await publicRow(student.id)).toMatchObject({ intellectualTotal: null, personalityAttemptId: personality.id })
    expect(codes(await act(student, 'withdrawAssessmentResult'))).toEqual([])
    await act(student, 'withdrawAssessmentResult', 'PERSONALITY')
    expect(await publicRow(student.id)).toBeUndefined()
  })

  it('another student’s result does not exist; neither does one of the other test or an older one', async () => {
    const [student, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    const theirs = await anIntellectualResult(app.db, other.id)
    const long = new Date(Date.now() - 200 * 86_400_000)
    const older = await anIntellectualResult(app.db, student.id, undefined, { beganAt: long, submittedAt: long })
    const newest = await anIntellectualResult(app.db, student.id)
    for (const id of [theirs.id, older.id, 'x']) expect(codes(await publish(student, id))).toEqual(['not_found'])
    expect(codes(await publish(student, newest.id, { kind: 'PERSONALITY' }))).toEqual(['not_found'])
    expect(await publicRow(student.id)).toBeUndefined()
  })

  it('5.7 waits while the answers are checked', async () => {
    const student = await aCandidate(app.db)
    const { id } = await anIntellectualResult(app.db, student.id, undefined, { isChecked: true })
    expect(await read(student)).toMatchObject({ isChecked: true, canPublish: false })
    expect(codes(await publish(student, id))).toEqual(['assessment_result_checked'])
  })

  it('a retake ends the publication of the earlier result, a void sitting its own', async () => {
    const student = await aCandidate(app.db)
    await aPublishedResult(app.db, student.id, {
      intellectualAchieved: [1, 2, 3, 4],
      personalityPercentages: personalityTraits.map(() => 60),
    })
    await score((await aSitting(student.id)).id)
    const row = await publicRow(student.id)
    expect(row).toMatchObject({ intellectualAttemptId: null, personalityPercentages: personalityTraits.map(() => 60) })
    await app.db.deleteFrom('assessmentAttempt').where('id', '=', String(row?.personalityAttemptId)).execute()
    expect(await publicRow(student.id)).toBeUndefined()
  })

  it('a result that replaced a published one says so, until the student has chosen anew', async () => {
    const student = await aCandidate(app.db)
    const long = new Date(Date.now() - 200 * 86_400_000)
    const older = await anIntellectualResult(app.db, student.id, undefined, { beganAt: long, submittedAt: long })
    await publish(student, older.id)
    expect(await read(student)).toMatchObject({ hasReplacedPublished: false, publishedAt: expect.any(String) })
    await score((await aSitting(student.id)).id)
    expect(await read(student)).toMatchObject({ hasReplacedPublished: true, publishedAt: null })
    expect(await read(student, 'PERSONALITY')).toMatchObject({ hasReplacedPublished: false })
    const newest = await anIntellectualResult(app.db, student.id, undefined, { beganAt: new Date() })
    await publish(student, newest.id)
    await act(student, 'withdrawAssessmentResult')
    expect(await read(student)).toMatchObject({ attemptId: newest.id, hasReplacedPublished: false })
  })

  it('a row without a scored sitting of that student is none', async () => {
    const [student, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    const { id } = await aPersonalityResult(app.db, other.id)
    const submitted = await anAttempt(app.db, student.id, { kind: 'PERSONALITY' })
    for (const personalityAttemptId of [id, submitted.id])
      await expect(
        app.db
          .insertInto('assessmentProfile')
          .values({
            candidateId: student.id,
            personalityPercentages: personalityTraits.map(() => 1),
            personalityAttemptId,
            personalityConsentVersion: '1.0',
            personalityPublishedAt: new Date(),
          })
          .execute(),
      ).rejects.toThrow(/of_sitting/)
  })
})

describe('5.4 deleting', () => {
  it('takes answers, scores, publication and certificates; the date of a retake stays', async () => {
    const student = await aCandidate(app.db)
    const { id } = await aSitting(student.id)
    await score(id)
    await app.as(student.viewer).ask('mutation { createAssessmentCertificate(kind: INTELLECTUAL, days: 7) { id } }')
    const before = await read(student)
    expect(before.certificates).toHaveLength(1)
    expect(codes(await act(student, 'deleteAssessmentResults'))).toEqual([])
    expect(await read(student)).toMatchObject({
      state: 'DELETED',
      sheet: null,
      certificates: [],
      retakeFrom: before.retakeFrom,
    })
    for (const table of ['assessmentAnswer', 'assessmentSection'] as const) {
      const rows = await app.db.selectFrom(table).selectAll().where('attemptId', '=', id).execute()
      expect(rows.filter((row) => !('achieved' in row) || row.achieved !== null)).toEqual([])
    }
    expect(codes(await act(student, 'deleteAssessmentResults'))).toEqual(['not_found'])
  })
})

describe('§6 guests and companies', () => {
  it('have no result of their own', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    for (const who of [null, viewer]) {
      const { errors } = await app.as(who).ask('{ assessmentResult(kind: PERSONALITY) { state } }')
      expect(errors[0]?.code).toMatch(/unauthenticated|forbidden/)
    }
  })
})
