import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { itIsNow, itIsOn } from '#test/clock.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { searching } from '#test/search.ts'
import { ownWorker } from '#test/work.ts'
import { clockLines } from '../../../server/work/work.ts'
import { lastDue } from '#platform/queue/clock.ts'
import { jobs } from '../jobs.ts'
import { hasGraduated, isConfirmationDue, schoolYearOf } from './rules.ts'

const app = ownApp()
const work = ownWorker(app)
afterEach(itIsNow)

const { find } = searching(() => app)
const thisSchoolYear = schoolYearOf(tokyoToday())
const april = `${thisSchoolYear + 1}-04-01`
/** Still a student after the next April. */
const later = { graduationYear: thisSchoolYear + 3 }

const rollOver = async (day = april) => {
  itIsOn(day, '00:10')
  await jobs.require_actions({}, work.context)
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db)
  await work.run()
}
const stateOf = (id: OfRow<'candidate'>) =>
  app.db
    .selectFrom('candidate')
    .select(['status', 'graduationYear', 'jobHuntingStatusId', 'offeredCompany', 'confirmedSchoolYear'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const statusOf = async (id: OfRow<'candidate'>) => (await stateOf(id)).status
const actionOf = async (viewer: CandidateViewer) =>
  (await app.as(viewer).ask('{ requiredAction { isRequired missing hasGraduated } }')).data.requiredAction
const save = (viewer: CandidateViewer | null, input: Record<string, unknown>) =>
  app.as(viewer).ask(
    `mutation ($name: RequiredNameInput, $education: RequiredEducationInput, $confirmation: ConfirmationInput, $revision: String) {
      saved: saveRequiredItems(name: $name, education: $education, confirmation: $confirmation, revision: $revision) { missing revision } }`,
    input,
  )
const confirmation = { graduationYear: later.graduationYear, graduationMonth: 3, jobHuntingStatusId: '2' }
const show = (viewer: CandidateViewer) => app.as(viewer).ask('mutation { updateCandidateVisibility(isPublic: true) }')

describe('§4 the yearly rollover', () => {
  test('1B.1 on 1 April every public student is asked once, leaves the search, and is told by mail', async () => {
    const student = await aCandidate(app.db, later)
    const hidden = await aCandidate(app.db, { ...later, status: 'HIDDEN' })
    const { viewer } = await aCompanyWithUser(app.db)
    const count = async () => (await find(viewer, { candidateIds: [student.id] })).totalCount
    await rollOver(`${thisSchoolYear + 1}-03-31`)
    expect([await statusOf(student.id), await count()]).toEqual(['ACTIVE', 1])
    const mailsOf = () => work.mails.filter(({ subject }) => subject.includes('プロフィールの確認'))
    const before = mailsOf().length
    await rollOver()
    await rollOver()
    expect([await statusOf(student.id), await count()]).toEqual(['ACTION_REQUIRED', 0])
    expect(await statusOf(hidden.id)).toBe('HIDDEN')
    expect(mailsOf()).toHaveLength(before + 1)
    expect(await actionOf(student.viewer)).toEqual({ isRequired: true, missing: ['CONFIRMATION'], hasGraduated: false })

    expect((await save(student.viewer, { confirmation })).errors).toEqual([])
    expect([await statusOf(student.id), await count()]).toEqual(['ACTIVE', 1])
    await rollOver(`${thisSchoolYear + 1}-04-02`)
    expect(await statusOf(student.id)).toBe('ACTIVE')
    await rollOver(`${thisSchoolYear + 2}-04-01`)
    expect(await statusOf(student.id)).toBe('ACTION_REQUIRED')
  })

  test('1B.1 a missing department is asked for with it, and on no other night', async () => {
    const student = await aCandidate(app.db, { ...later, schoolDepartmentId: null })
    await rollOver(`${thisSchoolYear + 1}-03-31`)
    expect(await statusOf(student.id)).toBe('ACTIVE')
    await rollOver()
    expect((await actionOf(student.viewer)).missing).toEqual(['EDUCATION', 'CONFIRMATION'])
    expect((await save(student.viewer, { confirmation })).data.saved.missing).toEqual(['EDUCATION'])
    expect(await statusOf(student.id)).toBe('ACTION_REQUIRED')
  })

  test('1B.1 a graduate is asked in the month after, also in autumn, and goes on with a year to come', async () => {
    const year = thisSchoolYear + 1
    itIsOn(`${year}-04-02`, '10:00')
    const student = await aCandidate(app.db, {
      graduationYear: year,
      graduationMonth: 9,
      confirmedSchoolYear: year,
      jobHuntingStatusId: 4,
      offeredCompany: '株式会社内定',
    })
    await rollOver(`${year}-09-30`)
    expect(await statusOf(student.id)).toBe('ACTIVE')
    await rollOver(`${year}-10-01`)
    expect(await actionOf(student.viewer)).toEqual({ isRequired: true, missing: ['CONFIRMATION'], hasGraduated: true })
    const past = await save(student.viewer, { confirmation: { ...confirmation, graduationYear: year } })
    expect(past.errors[0]?.fields).toMatchObject([{ path: 'confirmation.graduationYear' }])
    expect(await statusOf(student.id)).toBe('ACTION_REQUIRED')
    await save(student.viewer, { confirmation })
    expect(await stateOf(student.id)).toMatchObject({
      status: 'ACTIVE',
      graduationYear: later.graduationYear,
      jobHuntingStatusId: 2,
      offeredCompany: null,
      confirmedSchoolYear: year,
    })
  })

  test('1B.1 a hidden student is asked when they publish, and only then', async () => {
    const student = await aCandidate(app.db, { ...later, status: 'HIDDEN' })
    itIsOn(april, '12:00')
    expect((await show(student.viewer)).errors).toEqual([])
    expect(await statusOf(student.id)).toBe('ACTION_REQUIRED')
    await save(student.viewer, { confirmation })
    expect(await statusOf(student.id)).toBe('ACTIVE')
  })

  test('1B.1 a missed night is made up for the same day', () => {
    const line = clockLines.find(({ task }) => task === 'require_actions')
    expect(line && lastDue(line, new Date('2027-04-01T10:00:00Z'))).toEqual(new Date('2027-03-31T15:10:00Z'))
  })

  test('1B.1 the rule in SQL is the rule of the page', async () => {
    for (const [confirmed, year, month, day] of [
      [2026, 2028, 3, '2027-03-31'],
      [2026, 2028, 3, '2027-04-01'],
      [2026, 2027, 1, '2027-01-31'],
      [2026, 2027, 1, '2027-02-01'],
      [2027, 2027, 12, '2027-12-31'],
      [2027, 2027, 12, '2028-01-01'],
      [2027, null, 3, '2028-03-31'],
      [2027, null, 3, '2028-04-01'],
    ] as const) {
      const { rows } = await sql<{ isDue: boolean }>`
        select confirmation_due_on(${confirmed}::smallint, ${year}::smallint, ${month}::smallint) <= ${day}::date as "isDue"`.execute(
        app.db,
      )
      const school = { schoolId: 1, otherSchoolName: null, schoolDepartmentId: 101, otherSchoolDepartmentName: null }
      const facts = { familyName: '山田', isPhoneVerified: true, ...school }
      const candidate = { ...facts, graduationYear: year, graduationMonth: month, confirmedSchoolYear: confirmed }
      expect([confirmed, year, month, day, isConfirmationDue(candidate, day)]).toEqual([
        confirmed,
        year,
        month,
        day,
        rows[0]?.isDue,
      ])
    }
    const { rows } = await sql<{ year: number }>`select school_year(now()) as year`.execute(app.db)
    expect(rows[0]?.year).toBe(thisSchoolYear)
    expect(hasGraduated({ graduationYear: 2028, graduationMonth: 12 }, '2028-12-31')).toBe(false)
  })
})

describe('§2 /candidate/profile/action-required', () => {
  const lacking = { ...later, status: 'ACTION_REQUIRED' as const, schoolId: null, schoolDepartmentId: null }
  const noName = { familyName: '', givenName: '', familyNameKana: '', givenNameKana: '' }
  const name = { familyName: '佐伯', givenName: '花子', familyNameKana: 'さえき', givenNameKana: 'ハナコ' }
  const education = { otherSchoolName: '東海みなと大学', departmentCategory: 'SCIENCE', degree: 'BACHELOR' }

  test('1B.1 the account is ACTIVE again with the last missing item, and not before', async () => {
    const student = await aCandidate(app.db, { ...lacking, account: noName })
    expect((await actionOf(student.viewer)).missing).toEqual(['NAME', 'EDUCATION'])
    expect((await save(student.viewer, { name })).data.saved.missing).toEqual(['EDUCATION'])
    expect(await statusOf(student.id)).toBe('ACTION_REQUIRED')
    expect((await save(student.viewer, { education })).data.saved.missing).toEqual([])
    expect(await statusOf(student.id)).toBe('ACTIVE')
    const { errors } = await save(student.viewer, { education })
    expect(errors[0]?.code).toBe('account_not_changeable')
  })

  test('of two windows the later one is told, replaces nothing, and may go on', async () => {
    const student = await aCandidate(app.db, { ...lacking, account: noName })
    const read = async () =>
      (await app.as(student.viewer).ask('{ requiredAction { revision } }')).data.requiredAction.revision as string
    const before = await read()
    const other = { ...name, givenName: '華子' }
    const both = await Promise.all([
      save(student.viewer, { name, revision: before }),
      save(student.viewer, { name: other, revision: before }),
    ])
    expect(both.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['changed_meanwhile'])
    const third = await save(student.viewer, { name: other, revision: await read() })
    expect(third.data.saved).toEqual({ missing: ['EDUCATION'], revision: await read() })
    expect((await save(student.viewer, { name })).errors).toEqual([])
  })

  test('§3 names that the list knows become the listed school and department', async () => {
    const student = await aCandidate(app.db, lacking)
    const { schools } = (
      await app.as(null).ask('{ schools(name: "北海道大", first: 1) { id name departments { id name category } } }')
    ).data
    const [{ id, name: schoolName, departments }] = schools
    const named = { otherSchoolName: schoolName, degree: 'MASTER' }
    const without = await save(student.viewer, { education: named })
    expect(without.errors[0]?.fields).toMatchObject([{ path: 'schoolDepartmentId' }, { path: 'departmentCategory' }])
    const unknown = { ...named, otherSchoolDepartmentName: '氷河学部' }
    expect((await save(student.viewer, { education: unknown })).errors[0]?.fields).toMatchObject([
      { path: 'departmentCategory' },
    ])
    const category = { departmentCategory: 'OTHER' }
    expect((await save(student.viewer, { education: { ...unknown, ...category } })).data.saved.missing).toEqual([])
    const other = await aCandidate(app.db, lacking)
    await save(other.viewer, { education: { ...named, otherSchoolDepartmentName: departments[0].name } })
    const rows = app.db
      .selectFrom('candidate')
      .select(['schoolId', 'otherSchoolName', 'schoolDepartmentId', 'otherSchoolDepartmentName', 'departmentCategory'])
    const of = (candidateId: OfRow<'candidate'>) => rows.where('id', '=', candidateId).executeTakeFirst()
    expect([await of(student.id), await of(other.id)]).toEqual([
      {
        schoolId: Number(id),
        otherSchoolName: null,
        schoolDepartmentId: null,
        otherSchoolDepartmentName: '氷河学部',
        departmentCategory: 'OTHER',
      },
      {
        schoolId: Number(id),
        otherSchoolName: null,
        schoolDepartmentId: Number(departments[0].id),
        otherSchoolDepartmentName: null,
        departmentCategory: departments[0].category,
      },
    ])
  })

  test('§5 a mistake is shown beside its field, and nothing is saved', async () => {
    const student = await aCandidate(app.db, { ...lacking, account: noName })
    const { errors } = await save(student.viewer, { name: { ...name, familyNameKana: '佐伯' }, education })
    expect(errors[0]?.fields).toMatchObject([{ path: 'name.familyNameKana' }])
    expect((await actionOf(student.viewer)).missing).toEqual(['NAME', 'EDUCATION'])
  })

  test('1B.1 a phone that is not proven is asked for; what was done elsewhere completes with an empty save', async () => {
    const student = await aCandidate(app.db, {
      ...later,
      status: 'ACTION_REQUIRED',
      account: { phoneVerifiedAt: null },
    })
    expect((await save(student.viewer, {})).data.saved.missing).toEqual(['PHONE'])
    await app.db
      .updateTable('candidateAccount')
      .set({ phoneVerifiedAt: new Date() })
      .where('candidateId', '=', student.id)
      .execute()
    expect((await save(student.viewer, {})).data.saved.missing).toEqual([])
    expect(await statusOf(student.id)).toBe('ACTIVE')
  })
})
