import { sql, type AnyColumn, type Insertable } from 'kysely'
import * as lookup from '#domain/lookup/data/lists.ts'
import { schools } from '#domain/lookup/school/schools.ts'
import { featuresOf, plans, type Plan } from '#domain/company/plan/rules.ts'
import type { DB } from '#platform/database-types.ts'
import type { Db, Tx } from '#platform/db.ts'

const declineReasons = [
  '業界が希望と違う',
  '職種が希望と違う',
  '勤務地が希望と違う',
  '時期が合わない',
  '他社に決めた',
  '内容が自分に合わない',
  'その他',
].map((label, at) => ({ id: at + 1, label }))

/** Brings every lookup to what this release says. Ids are kept; rows are added and corrected, never removed. */
export function loadLookups(db: Db) {
  return db.transaction().execute(async (tx) => {
    await put(
      tx,
      'region',
      ['id'],
      lookup.regions.map(({ id, name }, position) => ({ id, name, position })),
    )
    await put(
      tx,
      'prefecture',
      ['id'],
      lookup.regions.flatMap((region) =>
        region.prefectures.map(({ id, label }) => ({ id, label, regionId: region.id })),
      ),
    )
    await put(
      tx,
      'schoolGroup',
      ['id'],
      lookup.schoolGroups.map(({ id, name }) => ({ id, name })),
    )
    await loadSchools(tx)
    await put(
      tx,
      'industry',
      ['id'],
      lookup.industries.map(({ id, label, group }) => ({ id, label, industryGroup: group })),
    )
    await put(
      tx,
      'jobType',
      ['id'],
      lookup.jobTypes.map(({ id, label, group }) => ({ id, label, jobTypeGroup: group })),
    )
    await put(
      tx,
      'companySize',
      ['id'],
      lookup.companySizes.map(({ id, label, band }) => ({ id, label, band })),
    )
    await put(
      tx,
      'companySelectionCriterion',
      ['id'],
      lookup.companySelectionCriteria.map(({ id, label }) => ({ id, label })),
    )
    await put(
      tx,
      'jobHuntingStatus',
      ['id'],
      lookup.jobHuntingStatuses.map(({ id, label, group }) => ({ id, label, statusGroup: group })),
    )
    await put(
      tx,
      'scoutType',
      ['id'],
      lookup.scoutTypes.map(({ id, label, group, note }) => ({ id, label, family: group, note })),
    )
    await put(
      tx,
      'sellingPoint',
      ['id'],
      lookup.sellingPoints.map(({ id, label, shortLabel, hint }) => ({ id, label, shortLabel, hint })),
    )
    await put(
      tx,
      'eventCategory',
      ['id'],
      lookup.eventCategories.map(({ id, label }) => ({ id, label })),
    )
    await put(
      tx,
      'recruitmentStep',
      ['id'],
      lookup.recruitmentSteps.map(({ id, label }) => ({ id, label })),
    )
    await put(
      tx,
      'graduationYear',
      ['year'],
      lookup.graduationYears.map((year) => ({ year })),
    )
    await put(
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
    await put(tx, 'declineReason', ['id'], declineReasons)
    await put(tx, 'plan', ['key'], plans.map(planRow))
  })
}

async function loadSchools(tx: Tx) {
  await put(
    tx,
    'school',
    ['id'],
    schools.map(({ id, name, kind, prefectureId }) => ({ id, name, kind, prefectureId })),
  )
  await put(
    tx,
    'schoolGroupMember',
    ['schoolGroupId', 'schoolId'],
    schools.flatMap(({ id, schoolGroupIds }) =>
      schoolGroupIds.map((schoolGroupId) => ({ schoolGroupId, schoolId: id })),
    ),
  )
  await put(
    tx,
    'schoolDepartment',
    ['id'],
    schools.flatMap((school) =>
      school.departments.map(({ id, name, category }) => ({ id, name, category, schoolId: school.id })),
    ),
  )
}

async function put<Table extends keyof DB>(
  tx: Tx,
  table: Table,
  key: AnyColumn<DB, Table>[],
  rows: Insertable<DB[Table]>[],
) {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !key.some((one) => one === column))
  const corrected = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  const insert = tx.insertInto(table).values(rows)
  await (
    corrected.length === 0
      ? insert.onConflict((conflict) => conflict.columns(key).doNothing())
      : insert.modifyEnd(
          sql`on conflict (${sql.join(key.map((one) => sql.ref(one)))}) do update set ${sql.join(corrected)}`,
        )
  ).execute()
}

const planRow = (plan: Plan) => ({
  key: plan.key,
  label: plan.label,
  monthlyPriceYen: plan.monthlyPrice,
  companyUserLimit: plan.companyUsers,
  publishedJobLimit: plan.publishedJobs,
  scoutLimitPerMonth: plan.newScoutsPerMonth,
  bulkSendLimit: plan.bulkSendLimit,
  labelLimit: plan.labels,
  savedFilterLimit: plan.savedFilters,
  openSchedulingLimit: plan.openSchedulings,
  features: featuresOf(plan),
})
