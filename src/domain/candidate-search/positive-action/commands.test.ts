import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { addDays } from '#ground/day.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aPositiveAction, aSavedFilter } from '#test/factories/candidate-search.ts'
import { aJob } from '#test/factories/job.ts'

const day = (days: number) => addDays(tokyoToday(), days)
const reason = '開発職に占める女性の割合が12%のため、女性の応募を増やす取り組みです。'

const app = ownApp()
let woman: string
let man: string
beforeAll(async () => {
  woman = (await aCandidate(app.db, { gender: 'FEMALE' })).id
  man = (await aCandidate(app.db, { gender: 'MALE' })).id
})

let admin: CompanyViewer
let recruiter: CompanyViewer
let jobId: string
beforeEach(async () => {
  const { company, viewer } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
  admin = viewer
  recruiter = (await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })).viewer
  jobId = (await aJob(app.db, { companyId: company.id })).id
})

const startMutation = `mutation ($reason: String!, $beginsOn: Date!, $endsOn: Date!) {
  startPositiveAction(reason: $reason, beginsOn: $beginsOn, endsOn: $endsOn) { id reason beginsOn endsOn isInForce } }`
const start = (viewer: CompanyViewer, fields: object = {}) =>
  app.as(viewer).ask(startMutation, { reason, beginsOn: day(0), endsOn: day(30), ...fields })
const end = (viewer: CompanyViewer, id: string) =>
  app.as(viewer).ask('mutation ($id: ID!) { endPositiveAction(id: $id) }', { id })

/** Every query that takes genders, and the query that counts them. */
const questions: Record<string, string> = {
  searchCandidates:
    'query ($condition: SearchCandidateCondition!) { searchCandidates(condition: $condition) { totalCount } }',
  searchCandidateRelaxations:
    'query ($condition: SearchCandidateCondition!) { searchCandidateRelaxations(condition: $condition) { key } }',
  searchCandidateOptionCounts: `query ($condition: SearchCandidateCondition!) {
    searchCandidateOptionCounts(condition: $condition, group: GRADUATION_YEARS) { count } }`,
  sendScoutInvitationStatuses: `query ($condition: SearchCandidateCondition!, $jobId: ID!) {
    sendScoutInvitationStatuses(condition: $condition, jobId: $jobId, numberOfScoutInvitations: 10) { new } }`,
}
const genderCounts = `query ($condition: SearchCandidateCondition!) {
  searchCandidateOptionCounts(condition: $condition, group: GENDERS) { option count } }`
const ask = (query: string, genders: string[] | undefined, viewer = recruiter) =>
  app.as(viewer).ask(query, { condition: { candidateIds: [woman, man], genders }, jobId })
const save = (viewer: CompanyViewer, condition = 'g=FEMALE&y=2028') =>
  app
    .as(viewer)
    .ask('mutation ($condition: String!) { createSavedFilter(name: "女性の応募", condition: $condition) { id } }', {
      condition,
    })
const auditOf = (viewer: CompanyViewer) =>
  app.db
    .selectFrom('audit')
    .select(['action', 'actorId', 'subjectId', 'details'])
    .where('companyId', '=', viewer.companyId)
    .where('subject', '=', 'positive_action')
    .orderBy('id')
    .execute()

describe('legal 5 the gender filter is off', () => {
  it.each(Object.keys(questions))('§7 %s refuses genders, and leaves no row', async (name) => {
    const { errors } = await ask(questions[name] ?? '', ['FEMALE'])
    expect(errors).toMatchObject([{ code: 'gender_filter_off' }])
    expect(errors[0]?.message).toContain('男女雇用機会均等法第8条')
    expect((await ask(questions[name] ?? '', [])).errors).toEqual([])
    expect(await auditOf(recruiter)).toEqual([])
  })

  it('§7 nobody’s gender is counted, nor is a filter with genders kept', async () => {
    expect((await ask(genderCounts, undefined)).errors).toMatchObject([{ code: 'gender_filter_off' }])
    expect((await save(recruiter)).errors).toMatchObject([{ code: 'gender_filter_off' }])
    const filter = await aSavedFilter(app.db, recruiter)
    const change = 'mutation ($id: ID!) { updateSavedFilter(id: $id, condition: "g=FEMALE") { id } }'
    expect((await app.as(recruiter).ask(change, filter)).errors).toMatchObject([{ code: 'gender_filter_off' }])
  })

  it('§7 before its first day, after its last and after its end', async () => {
    await aPositiveAction(app.db, admin, { beginsOn: day(1), endsOn: day(9) })
    await aPositiveAction(app.db, admin, { beginsOn: day(-9), endsOn: day(-1) })
    const over = { endedAt: new Date(), endedBy: admin.companyUserId }
    await aPositiveAction(app.db, admin, { beginsOn: day(-3), endsOn: day(3), ...over })
    expect((await ask(questions.searchCandidates ?? '', ['FEMALE'])).errors).toMatchObject([
      { code: 'gender_filter_off' },
    ])
    const { data } = await app.as(recruiter).ask('{ positiveActions { beginsOn isInForce } }')
    expect(data.positiveActions).toEqual([{ beginsOn: day(1), isInForce: false }])
  })

  it('§6 a positive action of another company opens nothing', async () => {
    const other = await aCompanyWithUser(app.db)
    await aPositiveAction(app.db, other.viewer)
    expect((await ask(questions.searchCandidates ?? '', ['FEMALE'])).errors).toMatchObject([
      { code: 'gender_filter_off' },
    ])
  })
})

describe('legal 5 a positive action', () => {
  it('§6 an administrator opens the filter; the act and every use of it leave a row', async () => {
    expect((await start(recruiter)).errors).toMatchObject([{ code: 'forbidden' }])
    const { data } = await start(admin)
    expect(data.startPositiveAction).toMatchObject({ reason, beginsOn: day(0), endsOn: day(30), isInForce: true })
    const { id } = data.startPositiveAction
    for (const query of Object.values(questions)) expect((await ask(query, ['FEMALE'])).errors).toEqual([])
    expect((await ask(questions.searchCandidates ?? '', ['FEMALE'])).data.searchCandidates.totalCount).toBe(1)
    expect((await ask(genderCounts, undefined)).data.searchCandidateOptionCounts).toEqual([
      { option: 'FEMALE', count: 1 },
    ])
    expect((await save(recruiter)).errors).toEqual([])
    expect((await end(recruiter, id)).errors).toMatchObject([{ code: 'forbidden' }])
    expect((await end(admin, id)).errors).toEqual([])
    expect((await ask(questions.searchCandidates ?? '', ['FEMALE'])).errors).toMatchObject([
      { code: 'gender_filter_off' },
    ])
    const rows = await auditOf(admin)
    expect(
      rows.map(({ action, actorId, details }) => [
        action,
        actorId,
        (details as { operation?: string } | null)?.operation,
      ]),
    ).toEqual([
      ['startPositiveAction', admin.companyUserId, undefined],
      ...Object.keys(questions).map((name) => ['useGenderFilter', recruiter.companyUserId, name]),
      ['useGenderFilter', recruiter.companyUserId, 'searchCandidates'],
      ['useGenderFilter', recruiter.companyUserId, 'searchCandidateOptionCounts'],
      ['endPositiveAction', admin.companyUserId, undefined],
    ])
    expect(new Set(rows.map(({ subjectId }) => subjectId))).toEqual(new Set([id]))
  })

  it('article 8 allows to search for women only', async () => {
    await aPositiveAction(app.db, admin)
    for (const genders of [['MALE'], ['FEMALE', 'MALE'], ['NO_ANSWER'], ['NON_BINARY']])
      for (const query of Object.values(questions))
        expect((await ask(query, genders)).errors).toMatchObject([
          { code: 'invalid_input', fields: [{ path: 'condition.genders' }] },
        ])
    expect((await save(recruiter, 'g=MALE')).errors).toMatchObject([{ code: 'invalid_input' }])
  })

  it('§5 needs a reason, and a period of a year at most that begins no earlier than today', async () => {
    const fieldsOf = async (fields: object) => (await start(admin, fields)).errors[0]?.fields?.map(({ path }) => path)
    expect(await fieldsOf({ reason: '　短い理由　' })).toEqual(['reason'])
    expect(await fieldsOf({ reason: 'あ'.repeat(501) })).toEqual(['reason'])
    expect(await fieldsOf({ beginsOn: day(-1) })).toEqual(['beginsOn'])
    expect(await fieldsOf({ endsOn: day(0) })).toEqual(['endsOn'])
    expect(await fieldsOf({ endsOn: day(367) })).toEqual(['endsOn'])
    expect(await fieldsOf({ endsOn: day(364) })).toBeUndefined()
  })

  it('§6 twice at once, and over another: one period is open', async () => {
    const both = await Promise.all([start(admin), start(admin)])
    expect(both.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['positive_action_overlaps'])
    expect((await start(admin, { beginsOn: day(30), endsOn: day(40) })).errors).toMatchObject([
      { code: 'positive_action_overlaps' },
    ])
    expect((await start(admin, { beginsOn: day(31), endsOn: day(40) })).errors).toEqual([])
  })

  it('§6 another company’s is not found, and nothing ends twice', async () => {
    const { id } = await aPositiveAction(app.db, admin)
    const other = await aCompanyWithUser(app.db)
    expect((await end(other.viewer, id)).errors).toMatchObject([{ code: 'not_found' }])
    const both = await Promise.all([end(admin, id), end(admin, id)])
    expect(both.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['not_found'])
  })

  it('§7 a saved filter with genders has no number of new students: nothing is counted without a trace', async () => {
    await aPositiveAction(app.db, admin)
    const lastOpenedAt = new Date(0)
    await aSavedFilter(app.db, admin, { condition: 'g=FEMALE', lastOpenedAt })
    await aSavedFilter(app.db, admin, { condition: 'y=2027&y=2028&y=2029', lastOpenedAt })
    const { data } = await app.as(recruiter).ask('{ savedFilters { newCandidateCount } }')
    const [withGenders, without] = data.savedFilters
    expect(withGenders.newCandidateCount ?? 0).toBe(0)
    expect(without.newCandidateCount).toBeGreaterThan(0)
  })
})
