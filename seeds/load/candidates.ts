import type pg from 'pg'
import { completenessOf } from '#domain/candidate/rules.ts'
import type { StudentStory } from '#seeds/student/story.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import { copyResults } from './assessment-results.ts'
import { copyRows } from './copy.ts'
import { seedStudent, type SeedStudent } from './seed-student.ts'
import { firstWithoutAnswers } from './sittings.ts'

const chunkSize = 5_000

/** Streams students into the database, a chunk at a time: memory does not grow with their number. */
export async function loadCandidates(
  client: pg.ClientBase,
  options: { seed: number; count: number; now: Date; onChunk?: (done: number) => void },
) {
  const { seed, count, now } = options
  for (let from = 0; from < count; from += chunkSize) {
    const students = Array.from({ length: Math.min(chunkSize, count - from) }, (_, at) =>
      seedStudent(seed, from + at, now),
    )
    await copyStudents(client, students, now)
    options.onChunk?.(from + students.length)
  }
}

/** A few thousand at most: their rows are held in memory. */
export async function copyStudents(client: pg.ClientBase, students: SeedStudent[], now: Date) {
  await copyRows(client, 'candidate', profileColumns, students.map(profileRow))
  await copyRows(
    client,
    'candidate_activity',
    ['candidate_id', 'last_active_at', 'inserted_at'],
    students.map((student) => activityRow(student, now)),
  )
  await copyRows(
    client,
    'candidate_account',
    accountColumns,
    students.map((student) => accountRow(student, now)),
  )
  await copyResults(
    client,
    students.filter(({ index }) => index >= firstWithoutAnswers),
    now,
  )
  await copyRows(client, 'candidate_skill', skillColumns, students.flatMap(skillRows))
  await copyRows(
    client,
    'consent',
    ['candidate_id', 'kind', 'version', 'inserted_at'],
    students.flatMap((student) => consentRows(student, now)),
  )
}

const profileColumns = [
  'id',
  'status',
  'gender',
  'graduation_year',
  'graduation_month',
  'school_id',
  'school_department_id',
  'other_school_name',
  'other_school_department_name',
  'department_category',
  'degree',
  'campus_prefecture_id',
  'hometown_prefecture_id',
  'high_school_name',
  'taglines',
  'self_introduction',
  'student_project_experience',
  'study_abroad_experience',
  'qualification_experience',
  'internship_experience',
  'selling_point_ids',
  'area_preference_ids',
  'industry_ids',
  'job_type_ids',
  'company_size_ids',
  'company_selection_criterion_ids',
  'preferred_scout_type_ids',
  'job_hunting_status_id',
  'offered_company',
  'offered_company_industry_id',
  'toeic_score',
  'toeic_taken_on',
  'toefl_ibt_score',
  'skill_text',
  'completeness',
]

const profileRow = ({ id, story, status }: SeedStudent) => [
  id,
  status,
  story.gender,
  story.graduationYear,
  story.graduationMonth,
  story.schoolId,
  story.departmentId,
  story.otherSchoolName,
  story.otherDepartmentName,
  story.category,
  story.degree,
  story.campusPrefectureId,
  story.hometownPrefectureId,
  story.highSchoolName,
  story.taglines,
  story.selfIntroduction,
  story.studentProjectExperience,
  story.studyAbroadExperience,
  story.qualificationExperience,
  story.internshipExperience,
  story.sellingPointIds,
  story.areaPreferenceIds,
  story.industryIds,
  story.jobTypeIds,
  story.companySizeIds,
  story.companySelectionCriterionIds,
  story.preferredScoutTypeIds,
  story.jobHuntingStatusId,
  story.offeredCompany,
  story.offeredCompany ? (story.industryIds[0] ?? null) : null,
  story.toeicScore,
  story.toeicTakenOn,
  story.toeflIbtScore,
  skillTextOf(story),
  completenessOf({ ...story, hasNoExtraExperience: false }),
]

function activityRow({ id, index, story }: SeedStudent, now: Date) {
  // Spread over the day, so that the newest are not all of one second.
  const within = ((Math.abs(index) * 7919) % 1440) * 60_000
  const lastActiveAt = new Date(
    Math.min(now.getTime() - 60_000, now.getTime() - story.lastActiveDaysAgo * dayMs - within / 4),
  )
  return [
    id,
    lastActiveAt,
    new Date(now.getTime() - Math.max(story.registeredDaysAgo, story.lastActiveDaysAgo) * dayMs - within),
  ]
}

const accountColumns = [
  'candidate_id',
  'email',
  'email_verified_at',
  'family_name',
  'given_name',
  'family_name_kana',
  'given_name_kana',
  'phone_number',
  'phone_verified_at',
]
const accountRow = ({ id, story }: SeedStudent, now: Date) => [
  id,
  story.email,
  now,
  story.familyName,
  story.givenName,
  story.familyNameKana,
  story.givenNameKana,
  story.phoneNumber,
  now,
]

const consentRows = ({ id }: SeedStudent, now: Date) =>
  (['terms', 'policy'] as const).map((kind) => [id, kind, consentTexts[kind].version, now])

/** As skill_text_of in SQL, whose trigger is silent while the seeds load. */
const skillTextOf = ({ skills }: StudentStory) =>
  skills.flatMap(({ name, note }) => (note ? [name, note] : [name])).join('\n')

const skillColumns = ['candidate_id', 'kind', 'position', 'name', 'level', 'since', 'note']
const skillRows = ({ id, story: { skills } }: SeedStudent) =>
  skills.map(({ kind, name, level, since, note }, at) => [
    id,
    kind,
    skills.slice(0, at).filter((before) => before.kind === kind).length,
    name,
    level,
    since,
    note,
  ])
