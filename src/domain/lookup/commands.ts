import { sql } from 'kysely'
import * as lookup from './data/lists.ts'
import { schools } from './school/schools.ts'
import type { Tx } from '#platform/database/db.ts'
import { upsert } from '#platform/database/upsert.ts'

const declineReasons = [
  '業界が希望と違う',
  '職種が希望と違う',
  '勤務地が希望と違う',
  '時期が合わない',
  '他社に決めた',
  '内容が自分に合わない',
  'その他',
].map((label, at) => ({ id: at + 1, label }))

/** Writes the lookups of this release to the database. Rows are added and corrected, never removed; ids stay. */
export async function loadLookups(tx: Tx) {
  await upsert(
    tx,
    'region',
    ['id'],
    lookup.regions.map(({ id, name }, position) => ({ id, name, position })),
  )
  await upsert(
    tx,
    'prefecture',
    ['id'],
    lookup.regions.flatMap((region) => region.prefectures.map(({ id, label }) => ({ id, label, regionId: region.id }))),
  )
  await upsert(
    tx,
    'schoolGroup',
    ['id'],
    lookup.schoolGroups.map(({ id, name }) => ({ id, name })),
  )
  await loadSchools(tx)
  await loadSchoolNames(tx)
  await upsert(
    tx,
    'industry',
    ['id'],
    lookup.industries.map(({ id, label, group }) => ({ id, label, industryGroup: group })),
  )
  await upsert(
    tx,
    'jobType',
    ['id'],
    lookup.jobTypes.map(({ id, label, group }) => ({ id, label, jobTypeGroup: group })),
  )
  await upsert(
    tx,
    'companySize',
    ['id'],
    lookup.companySizes.map(({ id, label, band }) => ({ id, label, band })),
  )
  await upsert(
    tx,
    'companySelectionCriterion',
    ['id'],
    lookup.companySelectionCriteria.map(({ id, label }) => ({ id, label })),
  )
  await upsert(
    tx,
    'jobHuntingStatus',
    ['id'],
    lookup.jobHuntingStatuses.map(({ id, label, group }) => ({ id, label, statusGroup: group })),
  )
  await upsert(
    tx,
    'scoutType',
    ['id'],
    lookup.scoutTypes.map(({ id, label, group, note }) => ({ id, label, family: group, note })),
  )
  await upsert(
    tx,
    'sellingPoint',
    ['id'],
    lookup.sellingPoints.map(({ id, label, shortLabel, hint }) => ({ id, label, shortLabel, hint })),
  )
  await upsert(
    tx,
    'eventCategory',
    ['id'],
    lookup.eventCategories.map(({ id, label }) => ({ id, label })),
  )
  await upsert(
    tx,
    'recruitmentStep',
    ['id'],
    lookup.recruitmentSteps.map(({ id, label }) => ({ id, label })),
  )
  await upsert(
    tx,
    'graduationYear',
    ['year'],
    lookup.graduationYears.map((year) => ({ year })),
  )
  await upsert(
    tx,
    'personalityTraitStatement',
    ['traitId'],
    lookup.personalityTraits.map(({ traitId, name, leftLabel, rightLabel }) => ({
      traitId,
      name,
      leftLabel,
      rightLabel,
    })),
  )
  await upsert(tx, 'declineReason', ['id'], declineReasons)
}

/** Once the operator has imported the ministry's list, that list is newer than the release's. */
async function loadSchools(tx: Tx) {
  const imported = await tx
    .selectFrom('schoolImport')
    .select('id')
    .where('appliedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (imported) return
  await upsert(
    tx,
    'school',
    ['id'],
    schools.map(({ id, name, kind, prefectureId }) => ({ id, name, kind, prefectureId })),
  )
  await upsert(
    tx,
    'schoolGroupMember',
    ['schoolGroupId', 'schoolId'],
    schools.flatMap(({ id, schoolGroupIds }) =>
      schoolGroupIds.map((schoolGroupId) => ({ schoolGroupId, schoolId: id })),
    ),
  )
  await upsert(
    tx,
    'schoolDepartment',
    ['id'],
    schools.flatMap((school) =>
      school.departments.map(({ id, name, category }) => ({ id, name, category, schoolId: school.id })),
    ),
  )
}

/** Readings and short names are the release's own, for the schools of any list that still have their name. */
const loadSchoolNames = (tx: Tx) =>
  sql`update school set kana = named.kana, short_names = named."shortNames"
    from jsonb_to_recordset(${JSON.stringify(schools)}::jsonb) as named (id integer, name text, kana text, "shortNames" text[])
    where school.id = named.id and school.name = named.name
      and (school.kana, school.short_names) is distinct from (named.kana, named."shortNames")`.execute(tx)
