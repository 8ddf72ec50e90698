import { execute, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maySeePicture } from '#domain/candidate/picture/queries.ts'
import type { FairModeScope } from '#domain/company/fair-mode/rules.ts'
import { jobs } from '#domain/notification/jobs.ts'
import { schema } from '#door/schema.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { countStatements } from '#platform/database/db.ts'
import { askWithoutLimits } from '#test/no-limits.ts'
import { aCrowd, type Crowd, type Knowing, type Student } from '#test/visibility/crowd.ts'
import { everyQuestion } from '#test/visibility/every-question.ts'
import { paths } from '#test/visibility/registry.ts'
import { worker } from '#test/work.ts'
import { exportParts } from '../csv/queries.ts'
import { foldSearchFlips } from '../search-index/commands.ts'

askWithoutLimits()

const app = ownApp()
let crowd: Crowd
let company: Knowing
let fresh: Student
let pending: Student

/** The facts of a student that nothing may tell, each with the student’s own mark. */
const schoolOf = ({ mark }: Student) => `${mark}校大学`
const highSchoolOf = ({ mark }: Student) => `${mark}西高校`
const pictureOf = ({ mark }: Student) => `candidate/${mark}.webp`
const factsOf = (student: Student) => [schoolOf(student), highSchoolOf(student), pictureOf(student)]
const toldIn = (text: string, student: Student) => factsOf(student).filter((fact) => text.includes(fact))

beforeAll(async () => {
  crowd = await aCrowd(app.db, 1)
  ;[company] = crowd.companies as [Knowing]
  const ofRole = (role: string) => crowd.students.find((student) => student.role === role) as Student
  ;[fresh, pending] = [ofRole('fresh'), ofRole('pending')]
  for (const student of crowd.students)
    await app.db
      .updateTable('candidate')
      .set({
        schoolId: null,
        schoolDepartmentId: null,
        otherSchoolName: schoolOf(student),
        otherSchoolDepartmentName: `${schoolOf(student)} 文学部`,
        highSchoolName: highSchoolOf(student),
        pictureFile: pictureOf(student),
        gender: 'FEMALE',
        campusPrefectureId: '13',
        hometownPrefectureId: '20',
        studyAbroadExperience: `${schoolOf(student)}の制度で留学しました。${highSchoolOf(student)}の友人と会いました。`,
      })
      .where('id', '=', student.id)
      .execute()
  await app.db.insertInto('fairMode').values({ companyId: company.companyId, scope: 'NONE' }).execute()
  await foldSearchFlips(app.db)
})

const scopeIs = (scope: FairModeScope) =>
  app.db.updateTable('fairMode').set({ scope }).where('companyId', '=', company.companyId).execute()
const list = () =>
  app.db.insertInto('fairModeUser').values({ companyId: company.companyId, companyUserId: company.user.id }).execute()
const unlist = () => app.db.deleteFrom('fairModeUser').where('companyUserId', '=', company.user.id).execute()

const candidate = `query ($id: ID!) { searchCandidate(id: $id) {
  isFairHidden schoolName departmentName picture gender hometown { id } studyAbroadExperience
  education { highSchoolName campusPrefecture { id } school { __typename } } quotablePassages { text } } }`
const profileOf = async ({ id }: Student) => {
  const { data, errors } = await app.as(company.viewer).ask(candidate, { id })
  expect(errors).toEqual([])
  return data.searchCandidate
}

describe.each([
  { reader: 'of every job', scope: 'EVERY_JOB', isListed: false },
  { reader: 'of chosen jobs, read by a listed user', scope: 'CHOSEN_JOBS', isListed: true },
] as const)('§6 fair mode $reader', ({ scope, isListed }) => {
  beforeAll(async () => {
    await scopeIs(scope)
    if (isListed) await list()
  })
  afterAll(unlist)

  test('a student who was not written to has no school, photo, gender and hometown; one who was has all', async () => {
    expect(await profileOf(fresh)).toMatchObject({
      isFairHidden: true,
      schoolName: null,
      departmentName: '〔非表示〕 文学部',
      picture: null,
      gender: 'NO_ANSWER',
      hometown: null,
      studyAbroadExperience: '〔非表示〕の制度で留学しました。〔非表示〕の友人と会いました。',
      education: { highSchoolName: null, campusPrefecture: null, school: null },
    })
    expect(await profileOf(pending)).toMatchObject({
      isFairHidden: false,
      schoolName: schoolOf(pending),
      picture: `/files/${pictureOf(pending)}`,
      gender: 'FEMALE',
      hometown: { id: '20' },
      education: { highSchoolName: highSchoolOf(pending), campusPrefecture: { id: '13' } },
    })
  })

  test('no question and no way to a student tells it, whatever is asked for', { timeout: 180_000 }, async () => {
    const { interviewJob, event, interview, eventDate, interviewDate } = company
    const questions = everyQuestion(schema, {
      isPlain: true,
      ids: [fresh.id, interviewJob.id, event.id, interview.id, eventDate.id, interviewDate.id],
      places: {
        startDate: JSON.stringify(addDays(tokyoToday(), -5)),
        endDate: JSON.stringify(addDays(tokyoToday(), 20)),
        numberOfScoutInvitations: '10',
        jobId: JSON.stringify(interviewJob.id),
      },
    })
    const tellers = new Set<string>()
    for (const question of questions) {
      const contextValue = app.door.contextOf(company.viewer)
      const { data } = await execute({ schema, document: parse(question), contextValue })
      const text = JSON.stringify(data)
      expect([question.slice(0, 80), toldIn(text, fresh)]).toEqual([question.slice(0, 80), []])
      if (crowd.students.some((student) => toldIn(text, student).length > 0))
        tellers.add(/\w+/.exec(question)?.[0] ?? '')
    }
    // The walk would tell: the same questions show the school of a student who was written to.
    expect([...tellers]).toEqual(expect.arrayContaining(['searchCandidates', 'searchCandidatesByJob']))
    for (const { ask, what } of paths.filter(({ through }) => !through[0]?.startsWith('Mutation.')))
      expect([what, toldIn((await ask({ app, crowd, company })).text, fresh)]).toEqual([what, []])
  })

  test('files, exports and notices do not tell it', async () => {
    const see = (student: Student) => maySeePicture(app.db, company.viewer, pictureOf(student))
    expect([await see(fresh), await see(pending)]).toEqual([false, true])
    const filter = { jobId: null, scoutInvitationStatus: 'ACCEPTED', schedulingStatus: null } as const
    const parts = await Array.fromAsync(exportParts(app.db, company.companyId, filter, 'UTF_8'))
    const file = Buffer.concat(parts.map(({ bytes }) => bytes)).toString()
    expect(toldIn(file, fresh)).toEqual([])
    const { id } = await app.db
      .selectFrom('scoutInvitation')
      .select('id')
      .where('candidateId', '=', (crowd.students.find(({ role }) => role === 'accepted') as Student).id)
      .executeTakeFirstOrThrow()
    const payload = { companyId: company.companyId, scoutInvitationId: id }
    await jobs.notify_scout_accepted(payload, worker(app).context)
    const notices = await app.db.selectFrom('companyNotification').selectAll().execute()
    expect(notices.length).toBeGreaterThan(0)
    expect(toldIn(JSON.stringify(notices), fresh)).toEqual([])
  })

  test.each([
    { schoolNameKeywords: ['早稲田'] },
    { schoolGroupIds: ['1'] },
    { excludedSchoolGroupIds: ['1'] },
    { campusPrefectureIds: ['13'] },
    { highSchoolNameKeywords: ['松本'] },
    { hometownPrefectureIds: ['20'] },
    { hasPicture: [true] },
    { genders: ['FEMALE'] },
    { textKeywords: ['研究|早大'] },
    { textKeywords: ['わせだだいがくの'] },
    { excludedTextKeywords: ['北海道大学の'] },
  ])('%o cannot be asked, counted or kept, as it would tell who is of it', async (condition) => {
    const codes = async (document: string, variables: object) =>
      (await app.as(company.viewer).ask(document, { ...variables })).errors.map(({ code }) => code)
    const search =
      'query ($condition: SearchCandidateCondition!) { searchCandidates(condition: $condition) { totalCount } }'
    expect(await codes(search, { condition })).toEqual(['fair_mode_on'])
    await app.db.updateTable('fairMode').set({ scope: 'NONE' }).where('companyId', '=', company.companyId).execute()
    const open = await codes(search, { condition })
    await app.db
      .updateTable('fairMode')
      .set({ scope: 'EVERY_JOB' })
      .where('companyId', '=', company.companyId)
      .execute()
    expect(open).toEqual('genders' in condition ? ['gender_filter_off'] : [])
  })

  test('the counts of its options are refused, those of others and other words are not', async () => {
    const counts = async (group: string) =>
      (
        await app
          .as(company.viewer)
          .ask(
            'query ($group: SearchCandidateOptionGroup!) { searchCandidateOptionCounts(condition: {}, group: $group) { count } }',
            { group },
          )
      ).errors.map(({ code }) => code)
    expect(await counts('SCHOOL_GROUP_IDS')).toEqual(['fair_mode_on'])
    expect(await counts('HOMETOWN_PREFECTURE_IDS')).toEqual(['fair_mode_on'])
    expect(await counts('INDUSTRY_IDS')).toEqual([])
    const { errors } = await app
      .as(company.viewer)
      .ask('{ searchCandidates(condition: { textKeywords: ["大学", "研究"] }) { totalCount } }')
    expect(errors).toEqual([])
  })

  test('a condition of it is not kept', async () => {
    const { errors } = await app
      .as(company.viewer)
      .ask('mutation { createSavedFilter(name: "学校", condition: "s=1&i=101") { id } }')
    expect(errors).toMatchObject([{ code: 'fair_mode_on' }])
  })

  test('another company is not in fair mode', async () => {
    const other = await aCrowd(app.db, 1)
    const { data } = await app.as((other.companies[0] as Knowing).viewer).ask(candidate, { id: fresh.id })
    expect(data.searchCandidate).toMatchObject({ isFairHidden: false, schoolName: schoolOf(fresh) })
  })
})

describe('§6 fair mode of chosen jobs, read by another user', () => {
  beforeAll(() => scopeIs('CHOSEN_JOBS'))
  const noted = () =>
    app.db.selectFrom('openReading').select('candidateId').where('companyId', '=', company.companyId).execute()
  const forgetReadings = () => app.db.deleteFrom('openReading').where('companyId', '=', company.companyId).execute()

  test('hides nothing from a person, and is noted once for each student', async () => {
    await forgetReadings()
    for (const _ of [1, 2]) {
      const open = { isFairHidden: false, schoolName: schoolOf(fresh), gender: 'FEMALE' }
      expect(await profileOf(fresh)).toMatchObject(open)
      expect(await noted()).toEqual([{ candidateId: fresh.id }])
    }
    // The scout has opened what fair mode hides to everybody.
    await profileOf(pending)
    expect(await noted()).toEqual([{ candidateId: fresh.id }])
    expect(await maySeePicture(app.db, company.viewer, pictureOf(fresh))).toBe(true)
  })

  test('is not noted where an act names students and reads nothing of them', async () => {
    await forgetReadings()
    const { errors } = await app.as(company.viewer).ask(
      `mutation ($ids: [ID!]!, $id: ID!) {
        addCandidateBookmarks(ids: $ids)
        removeCandidateBookmarks(ids: $ids)
        passOverCandidates(ids: $ids)
        takeBackPassedOverCandidates(ids: $ids)
        claimCandidates(ids: $ids) { __typename }
        releaseClaims(ids: $ids)
        tellCandidateReading(candidateId: $id)
        addCandidateNote(candidateId: $id, text: "面談の相談", mentionedUserIds: []) { text }
      }`,
      { ids: crowd.ids, id: fresh.id },
    )
    expect(errors).toEqual([])
    expect(await noted()).toEqual([])
    await profileOf(fresh)
    expect(await noted()).toEqual([{ candidateId: fresh.id }])
  })

  test('costs one statement more for the students who are new to the user, and none after', async () => {
    await forgetReadings()
    const cards = () =>
      app
        .as(company.viewer)
        .ask(
          'query ($ids: [ID!]!) { searchCandidates(condition: { candidateIds: $ids }) { edges { node { schoolName } } } }',
          { ids: crowd.ids },
        )
    const costs: number[] = []
    for (const scope of ['EVERY_JOB', 'CHOSEN_JOBS', 'CHOSEN_JOBS'] as const) {
      await scopeIs(scope)
      costs.push((await countStatements(cards)).statements)
    }
    const [hidden = 0] = costs
    expect(costs).toEqual([hidden, hidden + 1, hidden])
  })

  test('hides all from the user’s token, which reads for whoever holds it', async () => {
    const token = { accessTokenId: crypto.randomUUID(), scopes: ['READ_CANDIDATES'] }
    const viewer = { ...company.viewer, token }
    const card =
      'query ($id: ID!) { searchCandidates(condition: { candidateIds: [$id] }) { edges { node { schoolName isFairHidden } } } }'
    const { data, errors } = await app.as(viewer).ask(card, { id: fresh.id })
    expect(errors).toEqual([])
    expect(data.searchCandidates.edges).toEqual([{ node: { schoolName: null, isFairHidden: true } }])
    expect(await maySeePicture(app.db, viewer, pictureOf(fresh))).toBe(false)
    const bySchool = await app
      .as(viewer)
      .ask('{ searchCandidates(condition: { schoolGroupIds: ["1"] }) { totalCount } }')
    expect(bySchool.errors).toMatchObject([{ code: 'fair_mode_on' }])
  })

  test('lets the user search by a school and keep the condition, which stays closed to a listed colleague', async () => {
    const { errors } = await app
      .as(company.viewer)
      .ask('mutation { createSavedFilter(name: "学校", condition: "s=1&i=101") { id } }')
    expect(errors).toEqual([])
    await list()
    const bySchool = await app
      .as(company.viewer)
      .ask('{ searchCandidates(condition: { schoolGroupIds: ["1"] }) { totalCount } }')
    expect(bySchool.errors).toMatchObject([{ code: 'fair_mode_on' }])
    const { data } = await app.as(company.viewer).ask('{ savedFilters { name newCandidateCount } }')
    expect(data.savedFilters).toContainEqual({ name: '学校', newCandidateCount: null })
    await unlist()
  })
})
