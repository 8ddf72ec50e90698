import { execute, parse } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { certificateDays } from '#domain/assessment/result/certificate/rules.ts'
import { scoreAttempt } from '#domain/assessment/result/commands.ts'
import { jobs } from '#domain/notification/jobs.ts'
import { tellWebhooks } from '#domain/webhook/telling/commands.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { schema } from '#door/schema.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anAttempt } from '#test/factories/assessment-result.ts'
import { aWebhook } from '#test/factories/webhook.ts'
import { askWithoutLimits } from '#test/no-limits.ts'
import { shareInTurn } from '#test/full-run.ts'
import { aCrowd, type Crowd, type Knowing, type Student } from '#test/visibility/crowd.ts'
import { everyQuestion } from '#test/visibility/every-question.ts'
import { ways } from '#test/visibility/leaving.ts'
import type { Asking } from '#test/visibility/path.ts'
import { ofPublished, resultNumbers, showsResult } from '#test/visibility/results.ts'
import { worker } from '#test/work.ts'
import { exportParts } from './csv/queries.ts'
import { foldSearchFlips } from './search-index/commands.ts'

askWithoutLimits()

const app = ownApp()
let operators: Viewer[]
beforeAll(async () => {
  operators = [(await anAdmin(app.db)).viewer, (await anAdmin(app.db)).viewer]
})

async function done(answer: Promise<{ errors: unknown[] }>) {
  const { errors } = await answer
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
}
const kinds = ['INTELLECTUAL', 'PERSONALITY'] as const
/** An act on both results of the student. */
const onBoth =
  (field: string) =>
  async ({ viewer }: Student) => {
    for (const kind of kinds)
      await done(app.as(viewer).ask(`mutation ($kind: AssessmentKind!) { ${field}(kind: $kind) { state } }`, { kind }))
  }
async function declareVoid({ id }: Student) {
  const attempts = app.db.selectFrom('assessmentAttempt').select('id').where('candidateId', '=', id)
  for (const { id: attemptId } of await attempts.execute()) {
    const [first, second] = operators
    const variables = { id: attemptId }
    await done(
      app
        .asAdmin(first as Viewer)
        .ask('mutation ($id: ID!) { askToVoidAssessment(attemptId: $id, reason: "漏えい") { id } }', variables),
    )
    await done(
      app
        .asAdmin(second as Viewer)
        .ask('mutation ($id: ID!) { confirmVoidAssessment(attemptId: $id) { id } }', variables),
    )
  }
}
/** A newer sitting is scored, which the student has not decided about. */
async function retake({ id }: Student) {
  for (const kind of kinds) {
    const { id: attemptId } = await anAttempt(app.db, id, { kind, beganAt: new Date() })
    if (kind === 'PERSONALITY') await answerEvery(attemptId)
    await app.db.transaction().execute((tx) => scoreAttempt(tx, attemptId))
  }
}
async function answerEvery(attemptId: string) {
  const pairs = await app.db
    .selectFrom('assessmentItem')
    .select('id')
    .where('kind', '=', 'PERSONALITY')
    .where('id', 'like', 'T%-01')
    .execute()
  const place = { attemptId, sectionPosition: 0, isScored: true, chosen: 0 }
  await app.db
    .insertInto('assessmentAnswer')
    .values(pairs.map(({ id: itemId }, at) => ({ ...place, position: at + 1, itemId })))
    .execute()
}

/** Every way in which a published result ends. The student stays in sight, or leaves with it. */
const ends: Record<string, { end: (student: Student, company: Knowing) => Promise<unknown>; keepsLink?: true }> = {
  'is withdrawn': { end: onBoth('withdrawAssessmentResult'), keepsLink: true },
  'is deleted': { end: onBoth('deleteAssessmentResults') },
  'is declared void': { end: declareVoid },
  'is followed by a retake': { end: retake, keepsLink: true },
  'leaves with the account': {
    end: async (student, { companyId }) => ways['withdraws']?.leave(app, student, companyId),
  },
  'is erased with the account': {
    end: async (student, { companyId }) => ways['is erased']?.leave(app, student, companyId),
  },
}

/** The queries by which a company reads a result: cards, the drawer, the lists of a job and of the company's tasks. */
const fields = [
  'acceptedStudents',
  'candidateLikeness',
  'inbox',
  'notedCandidate',
  'owedAnswers',
  'scheduledScoutInvitations',
  'schedulingDateRequests',
  'searchCandidate',
  'searchCandidates',
  'searchCandidatesByJob',
]

const endsInTurn = shareInTurn(Object.entries(ends), 2)
describe.each(endsInTurn)('§6 a published result that %s', (way, { end, keepsLink }) => {
  let crowd: Crowd
  let asking: Asking
  let links: string[]
  beforeAll(async () => {
    crowd = await aCrowd(app.db, 1)
    asking = { app, crowd, company: crowd.companies[0] as Knowing }
    await app.db
      .updateTable('savedFilter')
      .set({ condition: ofPublished(crowd.word) })
      .where('companyId', '=', asking.company.companyId)
      .execute()
    links = await Promise.all(crowd.students.map(linkOf))
    await foldSearchFlips(app.db)
  })

  test(
    'was in every number and on every page, and is in none from the commit on, nor after the fold',
    { timeout: 120_000 },
    async () => {
      const all = crowd.students.length
      expect(await numbersOf(asking)).toEqual(resultNumbers.map(({ what }) => [what, all]))
      // Every question takes a while; what it finds before does not depend on the way.
      if (way === endsInTurn[0]?.[0]) expect(await fieldsWithResults(asking)).toEqual(fields)
      expect(await shownOf(links)).toBe(all)
      // A range that the result does not reach leaves the student out.
      expect(await beyond(asking)).toBe(0)

      for (const student of crowd.students) await end(student, asking.company)
      const none = resultNumbers.map(({ what }) => [what, 0])
      expect(await numbersOf(asking)).toEqual(none)
      expect(await fieldsWithResults(asking)).toEqual([])
      await foldSearchFlips(app.db)
      expect(await numbersOf(asking)).toEqual(none)
      expect(await shownOf(links)).toBe(keepsLink ? all : 0)
      // Nothing can be told any more from who is left out.
      const { data } = await app
        .as(asking.company.viewer)
        .ask('query ($word: String!) { searchCandidates(condition: { textKeywords: [$word] }) { totalCount } }', {
          word: crowd.word,
        })
      expect(await beyond(asking)).toBe(data.searchCandidates.totalCount)
    },
  )
})

async function linkOf({ viewer }: Student) {
  const { data } = await app
    .as(viewer)
    .ask(`mutation { createAssessmentCertificate(kind: PERSONALITY, days: ${certificateDays[0]}) { token } }`)
  return data.createAssessmentCertificate.token as string
}
async function shownOf(links: readonly string[]) {
  const answers = await Promise.all(
    links.map((token) =>
      app.as(null).ask('query ($token: String!) { assessmentCertificate(token: $token) { id } }', { token }),
    ),
  )
  return answers.filter(({ errors }) => errors.length === 0).length
}

/** Everybody of the crowd is at 50 per cent. */
async function beyond({ crowd, company }: Asking) {
  const { data } = await app.as(company.viewer).ask(
    `query ($word: String!) { searchCandidates(condition: { textKeywords: [$word],
      personalityAssessmentTraits: [{ traitId: "T01", min: 60, max: 100 }] }) { totalCount } }`,
    { word: crowd.word },
  )
  return data.searchCandidates.totalCount as number
}

async function numbersOf(asking: Asking) {
  const numbers: [string, number][] = []
  for (const { what, count } of resultNumbers) numbers.push([what, await count(asking)])
  return numbers
}

/** The queries in whose answers a result stands: each is asked for everything that it can tell. */
async function fieldsWithResults({ crowd, company }: Asking) {
  const { interviewJob, event, interview, eventDate, interviewDate } = company
  const student = crowd.students.find(({ role }) => role === 'interviewed') as Student
  const questions = everyQuestion(schema, {
    isPlain: true,
    ids: [student.id, interviewJob.id, event.id, interview.id, eventDate.id, interviewDate.id],
    places: {
      startDate: JSON.stringify(addDays(tokyoToday(), -5)),
      endDate: JSON.stringify(addDays(tokyoToday(), 20)),
      numberOfScoutInvitations: '10',
      jobId: JSON.stringify(interviewJob.id),
      textKeywords: JSON.stringify([crowd.word]),
    },
  })
  const found = new Set<string>()
  for (const question of questions) {
    const contextValue = app.door.contextOf(company.viewer)
    const { data } = await execute({ schema, document: parse(question), contextValue })
    if (showsResult(JSON.stringify(data))) found.add(/\w+/.exec(question)?.[0] ?? '')
  }
  return [...found].toSorted()
}

test('§6 what is sent or downloaded holds no result at any time', async () => {
  const crowd = await aCrowd(app.db, 1)
  const [company] = crowd.companies as [Knowing]
  await aWebhook(app.db, company.companyId, { url: 'http://127.0.0.1:1/' })
  const student = crowd.students.find(({ role }) => role === 'accepted') as Student
  const { id: scoutInvitationId } = await app.db
    .selectFrom('scoutInvitation')
    .select('id')
    .where('candidateId', '=', student.id)
    .executeTakeFirstOrThrow()
  const payload = { companyId: company.companyId, scoutInvitationId }
  await app.db.transaction().execute((tx) => tellWebhooks(tx, 'notify_scout_accepted', payload, 'https://yoake.test'))
  await jobs.notify_scout_accepted(payload, worker(app).context)
  const rows = [
    ...(await app.db.selectFrom('webhookEvent').select('payload').execute()),
    ...(await app.db.selectFrom('companyNotification').selectAll().execute()),
  ]
  const filter = { jobId: null, scoutInvitationStatus: 'ACCEPTED', schedulingStatus: null } as const
  const parts = await Array.fromAsync(exportParts(app.db, company.companyId, filter, 'UTF_8'))
  const file = Buffer.concat(parts.map(({ bytes }) => bytes)).toString()
  expect(rows.length).toBeGreaterThan(1)
  expect(file).toContain(student.mark)
  for (const text of [JSON.stringify(rows), file])
    expect(text).not.toMatch(/検査|性格|能力|percentage|band|assessment/iu)
})
