import { beforeEach, describe, expect, test } from 'vitest'
import type { CompanyUserRole, Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { inChargeOf } from '#test/factories/evaluation.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  anInvited,
  aSchedulingSender,
  aScoutInvitation,
  aSeatFor,
  homeOf,
} from '#test/factories/scout-invitation.ts'

const app = ownApp()
type Sender = Awaited<ReturnType<typeof aSchedulingSender>>
let home: Sender
let student: Awaited<ReturnType<typeof anInvited>>
let date: Awaited<ReturnType<Sender['date']>>
let booking: { id: string }
beforeEach(async () => {
  home = await aSchedulingSender(app.db)
  student = await anInvited(app.db, home, acceptedForScheduling())
  date = await home.date({ startAt: inHours(-3) })
  booking = await aSeatFor(app.db, student.invitation, date)
})

const person = (role: CompanyUserRole = 'RECRUITER') => aCompanyUser(app.db, home.company.id, { role })
async function interviewer(role: CompanyUserRole = 'INTERVIEWER', of = date) {
  const user = await person(role)
  await inChargeOf(app.db, of, user)
  return user
}
type Written = { id?: string; formVersion?: number; scores?: number[]; text?: string }
const save = (viewer: Viewer | null, { id = booking.id, ...written }: Written = {}) =>
  app.as(viewer).ask(
    `mutation ($id: ID!, $formVersion: Int!, $scores: [Int!]!, $text: String!) {
      saveEvaluation(bookingId: $id, formVersion: $formVersion, scores: $scores, text: $text) }`,
    { id, formVersion: 0, scores: [], text: '話の筋が通っていました。', ...written },
  )
const codeOf = async (answer: ReturnType<typeof save>) => (await answer).errors[0]?.code ?? 'done'
const form = (viewer: Viewer, version: number, points: string[]) =>
  app
    .as(viewer)
    .ask('mutation ($v: Int!, $p: [String!]!) { updateEvaluationForm(version: $v, points: $p) { version } }', {
      v: version,
      p: points,
    })
const words = '{ text isOwn author { hasLeft } points { name score } }'
/** The evaluations that a user of the company reads after the date. */
const read = async (viewer: Viewer) =>
  (
    await app.as(viewer).ask(
      `query ($id: ID!) { schedulingDate(id: $id) { ... on InterviewDate { acceptedSearchCandidate {
        evaluation { canWrite hiddenCount own ${words} others ${words} } candidate { evaluations ${words} } } } } }`,
      { id: date.id },
    )
  ).data.schedulingDate.acceptedSearchCandidate
/** The evaluations that a user in charge of the date reads. */
const readAsInCharge = async (viewer: Viewer, id = booking.id) =>
  (
    await app.as(viewer).ask(
      `query ($id: ID!) { interviewedStudent(bookingId: $id) { booking {
        evaluation { canWrite hiddenCount own ${words} others ${words} } candidate { evaluations ${words} } } } }`,
      { id },
    )
  ).data?.interviewedStudent.booking

describe('an evaluation', () => {
  test('is written before the others’ are read', async () => {
    const [first, second, recruiter] = [await interviewer(), await interviewer(), await interviewer('RECRUITER')]
    expect(await codeOf(save(first.viewer, { text: '私の見方' }))).toBe('done')
    for (const { viewer } of [second, recruiter]) {
      const { evaluation, candidate } = await readAsInCharge(viewer)
      expect(evaluation).toEqual({ canWrite: true, hiddenCount: 1, own: null, others: [] })
      expect(candidate.evaluations).toEqual([])
    }
    expect(await codeOf(save(second.viewer, { text: '別の見方' }))).toBe('done')
    expect((await readAsInCharge(second.viewer)).evaluation).toMatchObject({
      canWrite: false,
      hiddenCount: 0,
      own: { text: '別の見方', isOwn: true },
      others: [{ text: '私の見方', isOwn: false }],
    })
    expect((await read(recruiter.viewer)).evaluation).toMatchObject({ hiddenCount: 2, others: [] })
  })

  test('of colleagues of the date is read by who only decides, and not written by them', async () => {
    const inCharge = await interviewer()
    await save(inCharge.viewer)
    for (const viewer of [home.viewer, (await person('VIEWER')).viewer]) {
      expect((await read(viewer)).evaluation).toMatchObject({
        canWrite: false,
        hiddenCount: 0,
        others: [{ isOwn: false }],
      })
    }
    expect(await codeOf(save(home.viewer))).toBe('not_evaluator')
    expect(await codeOf(save((await person('VIEWER')).viewer))).toBe('forbidden')
  })

  test('of a date without colleagues is anybody’s who writes for the company', async () => {
    expect((await read(home.viewer)).evaluation).toMatchObject({ canWrite: true })
    expect(await codeOf(save(home.viewer))).toBe('done')
    expect((await read((await person()).viewer)).evaluation).toMatchObject({ hiddenCount: 1, others: [] })
  })

  test('may be changed until another one stands beside it', async () => {
    const [first, second] = [await interviewer(), await interviewer()]
    await save(first.viewer)
    expect(await codeOf(save(first.viewer, { text: '言い直し' }))).toBe('done')
    await save(second.viewer)
    expect(await codeOf(save(first.viewer, { text: '合わせて書き直す' }))).toBe('evaluation_final')
    expect((await readAsInCharge(first.viewer)).evaluation.own.text).toBe('言い直し')
  })

  test('of two colleagues who change theirs at once none changes after the other’s stands', async () => {
    const [first, second] = [await interviewer(), await interviewer()]
    await save(first.viewer, { text: '一番' })
    const codes = await Promise.all([save(first.viewer, { text: '二番' }), save(second.viewer)].map(codeOf))
    expect(codes[1]).toBe('done')
    expect(['done', 'evaluation_final']).toContain(codes[0])
    expect(await codeOf(save(first.viewer, { text: '三番' }))).toBe('evaluation_final')
  })

  test('of who has left stays, and says so', async () => {
    const gone = await interviewer()
    await save(gone.viewer, { text: '最後の面談' })
    await app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', gone.id).execute()
    expect((await read(home.viewer)).evaluation).toMatchObject({ hiddenCount: 1, others: [] })
    await save(home.viewer)
    expect((await read(home.viewer)).evaluation.others).toMatchObject([
      { text: '最後の面談', author: { hasLeft: true } },
    ])
  })

  test('is refused before the beginning, of a cancelled booking, of another company and of another date', async () => {
    const soon = await home.date({ startAt: inHours(30) })
    const other = await anInvited(app.db, home, acceptedForScheduling())
    const later = await aSeatFor(app.db, other.invitation, soon)
    expect(await codeOf(save(home.viewer, { id: later.id }))).toBe('booking_not_begun')
    const stranger = await interviewer('INTERVIEWER', soon)
    expect(await codeOf(save(stranger.viewer))).toBe('not_found')
    expect(await readAsInCharge(stranger.viewer)).toBeUndefined()
    expect(await codeOf(save((await aSchedulingSender(app.db)).viewer))).toBe('not_found')
    expect(await codeOf(save(student.viewer))).toBe('forbidden')
    expect(await codeOf(save(null))).toBe('unauthenticated')
    await app.db.updateTable('booking').set({ status: 'CANCELLED' }).where('id', '=', booking.id).execute()
    expect(await codeOf(save(home.viewer))).toBe('not_found')
  })

  test('is refused of a student who blocks the company, and read no more', async () => {
    const inCharge = await interviewer()
    await save(inCharge.viewer)
    await block(app.db, home.company.id, student.candidate.id)
    expect(await codeOf(save(inCharge.viewer))).toBe('not_found')
    expect(await readAsInCharge(inCharge.viewer)).toBeUndefined()
    expect((await app.as(inCharge.viewer).ask('{ interviews { id bookings { id } } }')).data.interviews).toEqual([
      { id: date.id, bookings: [] },
    ])
  })
})

describe('the form', () => {
  test('has versions, and an old evaluation is read by its own', async () => {
    const [first, second] = [await interviewer(), await interviewer()]
    await form(home.viewer, 0, ['論理', '協働'])
    expect(await codeOf(save(first.viewer))).toBe('changed_meanwhile')
    const refused = await save(first.viewer, { formVersion: 1, scores: [3, 6], text: '' })
    expect(refused.errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path: 'scores.1' }] })
    expect(await codeOf(save(first.viewer, { formVersion: 1, scores: [3, 5], text: '' }))).toBe('done')
    await form(home.viewer, 1, ['意欲'])
    expect(await codeOf(save(first.viewer, { formVersion: 1, scores: [4, 5] }))).toBe('done')
    expect(await codeOf(save(second.viewer, { formVersion: 2, scores: [1] }))).toBe('done')
    const { evaluation } = await readAsInCharge(second.viewer)
    expect(evaluation.own.points).toEqual([{ name: '意欲', score: 1 }])
    expect(evaluation.others[0].points).toEqual([
      { name: '論理', score: 4 },
      { name: '協働', score: 5 },
    ])
  })

  test('is saved once by two at once, and refused with a point twice, a seventh point, or by who only reads', async () => {
    const codes = await Promise.all([form(home.viewer, 0, ['論理']), form(home.viewer, 0, ['意欲'])])
    expect(codes.map(({ errors }) => errors[0]?.code ?? 'done').toSorted()).toEqual(['changed_meanwhile', 'done'])
    expect((await form(home.viewer, 1, ['論理', '論理'])).errors[0]?.code).toBe('invalid_input')
    expect((await form(home.viewer, 1, ['一', '二', '三', '四', '五', '六', '七'])).errors[0]?.code).toBe(
      'invalid_input',
    )
    expect((await form((await person('VIEWER')).viewer, 1, ['意欲'])).errors[0]?.code).toBe('forbidden')
    expect((await form((await person('INTERVIEWER')).viewer, 1, ['意欲'])).errors[0]?.code).toBe('forbidden')
    const other = await aSchedulingSender(app.db)
    expect((await app.as(other.viewer).ask('{ evaluationForm { version points } }')).data.evaluationForm).toEqual({
      version: 0,
      points: [],
    })
  })
})

describe('an interviewer', () => {
  test('reads the student’s profile and name, no contact, and nothing else of the company', async () => {
    const inCharge = await interviewer()
    const ask = (selection: string) =>
      app
        .as(inCharge.viewer)
        .ask(`query ($id: ID!) { interviewedStudent(bookingId: $id) { booking { candidate { ${selection} } } } }`, {
          id: booking.id,
        })
    const { data, errors } = await ask('selfIntroduction ... on DisclosedSearchCandidate { familyName }')
    expect(errors).toEqual([])
    expect(data.interviewedStudent.booking.candidate).toMatchObject({ familyName: '山田' })
    for (const closed of [
      'memo { text }',
      'notes { text }',
      'noteCount',
      'labels { text }',
      'bookmarked',
      'scoutInvitations { id }',
      '... on DisclosedSearchCandidate { email }',
      '... on DisclosedSearchCandidate { phoneNumber }',
    ])
      expect([closed, (await ask(closed)).errors[0]?.code]).toEqual([closed, 'forbidden'])
  })

  test('reads what was written of earlier meetings only after the own evaluation', async () => {
    const earlier = await home.date({ startAt: inHours(-50), endAt: inHours(-49) })
    const { id: candidateId } = student.candidate
    const first = await aScoutInvitation(app.db, { ...homeOf(home), ...acceptedForScheduling(), candidateId, round: 2 })
    const before = await aSeatFor(app.db, first, earlier)
    await save(home.viewer, { id: before.id, text: '一次面接の評価' })
    const inCharge = await interviewer()
    expect((await readAsInCharge(inCharge.viewer)).candidate.evaluations).toEqual([])
    await save(inCharge.viewer, { text: '二次面接の評価' })
    expect(
      (await readAsInCharge(inCharge.viewer)).candidate.evaluations.map(({ text }: { text: string }) => text),
    ).toEqual(['二次面接の評価', '一次面接の評価'])
  })

  test('has the rights of a new role with the next request', async () => {
    const user = await interviewer('RECRUITER')
    const jobs = (viewer: Viewer) => app.as(viewer).ask('{ jobDescriptions { edges { node { id } } } }')
    expect((await jobs(user.viewer)).errors).toEqual([])
    expect((await jobs({ ...user.viewer, role: 'INTERVIEWER' })).errors[0]?.code).toBe('forbidden')
  })
})
