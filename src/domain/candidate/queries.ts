import { sql, type ExpressionBuilder, type NotNull, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CandidateId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { readsHidden, userOf } from '#domain/company/fair-mode/queries.ts'
import type { CompanyId, CompanyViewer, OwnCandidateId } from '#domain/viewer/viewer.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { compiledOnce, firstRow } from '#platform/database/compiled-once.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import { noteOpenReadings } from './fair-mode/commands.ts'
import { hasReadOpenly } from './fair-mode/queries.ts'
import { withoutHiddenFacts } from './fair-mode/rules.ts'
import { isIntakePaused } from './intake/queries.ts'
import { profileTexts } from './profile/text/rules.ts'
import type { CandidateKind } from './rules.ts'

// Every column except the name of a company that made an offer: companies see its industry only.
const columns = [
  'candidate.id',
  'candidate.ordinal',
  'candidate.status',
  'candidate.pictureFile',
  'candidate.gender',
  'candidate.graduationYear',
  'candidate.graduationMonth',
  'candidate.schoolId',
  'candidate.schoolDepartmentId',
  'candidate.otherSchoolName',
  'candidate.otherSchoolDepartmentName',
  'candidate.departmentCategory',
  'candidate.degree',
  'candidate.campusPrefectureId',
  'candidate.hometownPrefectureId',
  'candidate.highSchoolName',
  'candidate.taglines',
  ...profileTexts.map((name) => `candidate.${name}` as const),
  'candidate.hasNoExtraExperience',
  'candidate.sellingPointIds',
  'candidate.areaPreferenceIds',
  'candidate.industryIds',
  'candidate.jobTypeIds',
  'candidate.companySizeIds',
  'candidate.companySelectionCriterionIds',
  'candidate.preferredScoutTypeIds',
  'candidate.jobHuntingStatusId',
  'candidate.offeredCompanyIndustryId',
  'candidate.toeicScore',
  'candidate.toeicTakenOn',
  'candidate.toeflIbtScore',
  'candidate.toeflIbtBand',
  'candidate.toeflIbtTakenOn',
  'candidate.completeness',
] as const

const profiles = (db: Db) =>
  db
    .selectFrom('candidate')
    .innerJoin('candidateActivity', 'candidateActivity.candidateId', 'candidate.id')
    .select(columns)
    .select(['candidateActivity.lastActiveAt', 'candidateActivity.insertedAt'])
    .select((eb) => [
      eb
        .selectFrom('school')
        .whereRef('school.id', '=', 'candidate.schoolId')
        .select('school.name')
        .as('listedSchoolName'),
      eb
        .selectFrom('schoolDepartment')
        .whereRef('schoolDepartment.id', '=', 'candidate.schoolDepartmentId')
        .select('schoolDepartment.name')
        .as('listedDepartmentName'),
      jsonArrayFrom(
        eb
          .selectFrom('candidateSkill')
          .select(['kind', 'name', 'level', 'since', 'note'])
          .whereRef('candidateSkill.candidateId', '=', 'candidate.id')
          .orderBy('kind')
          .orderBy('position'),
      ).as('skills'),
    ])
    // Every reader asks for students whose registration went past the education (candidate_graduation_year_said).
    .$narrowType<{ graduationYear: NotNull }>()

export type Profile = Awaited<ReturnType<ReturnType<typeof profiles>['executeTakeFirstOrThrow']>>
/** Adds the number of scouts the student received from all companies, and from the asking company. */
export type CandidateProfile = Profile & {
  kind: CandidateKind
  receivedCount: number
  sentCount: number
  /** Fair mode hides facts from the reader, as the company has not written to the student yet. */
  isFairHidden: boolean
  /** The student takes no new scouts today. */
  isIntakePaused: boolean
}

/**
 * SQL on `scout_invitation` with the same result as sentStatusAt of its rules: also before the clock has written EXPIRED,
 * and without a decline that the student can still take back.
 */
export const statusNow = sql<string>`case
  when decline_is_held(scout_invitation.status, scout_invitation.answered_at, scout_invitation.ended_at,
    scout_invitation.expires_at) then 'PENDING'
  else invitation_status_now(scout_invitation.status, scout_invitation.scheduling_status,
    scout_invitation.expires_at, scout_invitation.schedule_by) end`

/** SQL on `scout_invitation`: accepted and not ended since. */
export const isAcceptedNow = sql<SqlBool>`(${statusNow}) in ('ACCEPTED', 'HIRED')`

// The number covers all companies, so it says nothing about any one of them.
const receivedCount = ({ selectFrom }: ExpressionBuilder<DB, 'candidate'>) =>
  selectFrom('scoutInvitation')
    .whereRef('scoutInvitation.candidateId', '=', 'candidate.id')
    .where('scoutInvitation.status', '!=', 'SCHEDULED')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
    .as('receivedCount')

/**
 * SQL on `candidate`: what fair mode does with the facts of a student for this reader. A scout has a reason; before the
 * first one they are hidden, or it is new that the user is given them. Null for companies that never used fair mode.
 */
const fairnessTo = ({ companyId, companyUserId, userId }: Omit<ProfileQuery, 'ids' | 'today'>) =>
  sql<'HIDDEN' | 'NEWLY_OPEN' | null>`case
    when exists (select from fair_mode where fair_mode.company_id = ${companyId})
      and not exists (select from scout_invitation
        where scout_invitation.company_id = ${companyId} and scout_invitation.candidate_id = candidate.id)
    then case when ${readsHidden(companyId, userId)} then 'HIDDEN'
      when not ${hasReadOpenly(companyId, companyUserId, 'candidate.id')} then 'NEWLY_OPEN' end end`

type ProfileQuery = {
  companyId: CompanyId
  companyUserId: string
  userId: string | null
  ids: readonly CandidateId[]
  today: string
}

/** SQL on `candidate`: a student who has finished the registration and not left; suspended ones too. */
export const isRegistered = sql<SqlBool>`candidate.status in ('ACTIVE', 'HIDDEN', 'ACTION_REQUIRED', 'SUSPENDED')`

/** SQL on `candidate`: a public student, or one whom the company has invited, who has not blocked the company. */
const isVisibleTo = (companyId: CompanyId) => sql<SqlBool>`(
  not exists (select from blocked_company
    where blocked_company.candidate_id = candidate.id and blocked_company.company_id = ${companyId})
  and (candidate.status = 'ACTIVE' or candidate.status in ('HIDDEN', 'ACTION_REQUIRED', 'SUSPENDED') and exists (
    select from scout_invitation where scout_invitation.candidate_id = candidate.id
      and scout_invitation.company_id = ${companyId} and scout_invitation.status <> 'SCHEDULED')))`

const visibleProfiles = compiledOnce((db, { companyId, companyUserId, userId, ids, today }: ProfileQuery) =>
  profiles(db)
    .select(isIntakePaused(today).as('isIntakePaused'))
    .select(({ fn, val, selectFrom }) => [
      fn
        .coalesce(
          selectFrom('scoutInvitation')
            .whereRef('scoutInvitation.candidateId', '=', 'candidate.id')
            .where('scoutInvitation.companyId', '=', companyId)
            .where(isAcceptedNow)
            .orderBy('scoutInvitation.round', 'desc')
            .limit(1)
            .select('scoutInvitation.status'),
          val('ANONYMOUS'),
        )
        .$castTo<CandidateKind>()
        .as('kind'),
    ])
    .select(receivedCount)
    .select(({ selectFrom }) => [
      selectFrom('scoutInvitation')
        .whereRef('scoutInvitation.candidateId', '=', 'candidate.id')
        .where('scoutInvitation.companyId', '=', companyId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('sentCount'),
    ])
    .select(fairnessTo({ companyId, companyUserId, userId }).as('fairness'))
    .select(
      sql<
        string[]
      >`array_remove(array_append((select short_names || kana from school where school.id = candidate.school_id),
        (select label from prefecture where prefecture.id = candidate.hometown_prefecture_id)), null)`.as(
        'hiddenNames',
      ),
    )
    .where(sql<SqlBool>`candidate.id = any(${ids}::uuid[])`)
    .where(isVisibleTo(companyId)),
)

/**
 * The ids of those students whom the company may see, whoever of its users asks; for acts that read nothing of a profile.
 * In their order, so that two users who act on the same students never wait for each other in a circle.
 */
export async function listVisibleCandidates(db: Db, companyId: CompanyId, ids: readonly CandidateId[]) {
  const rows = await db
    .selectFrom('candidate')
    .select('id')
    .where(sql<SqlBool>`candidate.id = any(${ids}::uuid[])`)
    .where(isVisibleTo(companyId))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The id of a student whom the company may see, for an act that reads nothing of the profile. Refuses not_found. */
export async function requireVisibleId(db: Db, companyId: CompanyId, candidateId: CandidateId) {
  const [id] = await listVisibleCandidates(db, companyId, [candidateId])
  if (!id) throw new Refusal('not_found')
  return id
}

/**
 * Profiles this company may see: active and public students, or students it already invited. Students who blocked the
 * company are left out. The one place where fair mode hides what it hides, also from files and exports, and where it
 * is noted who is given it.
 */
export async function listCandidateProfiles(db: Db, company: CompanyViewer, ids: readonly CandidateId[]) {
  const { companyId, companyUserId } = company
  const rows = await visibleProfiles(db, {
    companyId,
    companyUserId,
    userId: userOf(company),
    ids,
    today: tokyoToday(),
  })
  await noteOpenReadings(
    db,
    company,
    rows.flatMap(({ id, fairness }) => (fairness === 'NEWLY_OPEN' ? [id] : [])),
  )
  return new Map(
    rows.map(({ hiddenNames, fairness, ...row }): [CandidateId, CandidateProfile] => {
      const isFairHidden = fairness === 'HIDDEN'
      return [row.id, { ...(isFairHidden ? withoutHiddenFacts(row, hiddenNames, profileTexts) : row), isFairHidden }]
    }),
  )
}

export type OwnProfile = Awaited<ReturnType<typeof requireOwnProfile>>

type OwnToday = { candidateId: OwnCandidateId; today: string }
const ownProfiles = compiledOnce((db, { candidateId, today }: OwnToday) =>
  profiles(db)
    .select(['candidate.offeredCompany', 'candidate.lacksDepartmentCategory'])
    .select(isIntakePaused(today).as('isIntakePaused'))
    .select(receivedCount)
    .where('candidate.id', '=', candidateId),
)

/** The signed-in student's own profile, with the name of a company that made an offer. */
export const requireOwnProfile = async (db: Db, candidateId: OwnCandidateId) =>
  firstRow(await ownProfiles(db, { candidateId, today: tokyoToday() }))

const viewsYesterday = compiledOnce((db, { candidateId, today }: OwnToday) =>
  db
    .selectFrom('profileView')
    .where('candidateId', '=', candidateId)
    .where('insertedAt', '>=', sql<Date>`(${today}::date - 1)::timestamp at time zone 'Asia/Tokyo'`)
    .where('insertedAt', '<', sql<Date>`${today}::date::timestamp at time zone 'Asia/Tokyo'`)
    .select((eb) => eb.fn.count<number>('companyId').distinct().as('count')),
)

/** The number of companies that opened the profile on the day before today (a Tokyo day, 'YYYY-MM-DD'). */
export async function countViewsYesterday(db: Db, candidateId: OwnCandidateId, today: string) {
  const { count } = firstRow(await viewsYesterday(db, { candidateId, today }))
  return count
}
