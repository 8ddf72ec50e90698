import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import type { DepartmentCategory } from './rules.ts'

export type SchoolRow = Awaited<ReturnType<typeof requireSchool>>
export type DepartmentRow = { id: number; name: string; category: DepartmentCategory }

/** Schools are public, so no viewer is needed. A retired school is not found, but stays in profiles that name it. */
export async function requireSchool(db: Db, id: string) {
  // A text of another shape than an id is treated as an unknown id.
  const school = /^\d{1,9}$/.test(id)
    ? await db
        .selectFrom('school')
        .select(['id', 'name', 'prefectureId'])
        .where('id', '=', Number(id))
        .where('isActive', '=', true)
        .executeTakeFirst()
    : undefined
  if (!school) throw new Refusal('not_found')
  return school
}

/** Every school that can be chosen. */
export const listSchools = (db: Db) =>
  db
    .selectFrom('school')
    .select(['id', 'name', 'kana', 'shortNames', 'prefectureId'])
    .where('isActive', '=', true)
    .orderBy('id')
    .execute()

export async function listDepartmentsOfSchools(db: Db, schoolIds: readonly number[]) {
  const rows = await db
    .selectFrom('schoolDepartment')
    .select(['id', 'schoolId', 'name', 'category'])
    .where('schoolId', 'in', schoolIds)
    .where('isActive', '=', true)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, (row) => row.schoolId)
}
