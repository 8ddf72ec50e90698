import { sql } from 'kysely'
import { csvRows, csvStart } from '#platform/documents/csv.ts'
import type { Db } from '#platform/database/db.ts'
import { categoryWordOf, importColumnKeys, importColumns, type Line } from '../rules.ts'

/** The schools and departments that can be chosen, in the form of the import: the way back from one. */
export async function schoolsFile(db: Db) {
  const lines = (await listActive(db)).map(({ category, ...row }): Line => ({
    schoolId: String(row.schoolId),
    school: row.school,
    kind: row.kind,
    prefectureId: row.prefectureId,
    groupIds: row.groupIds.join(';'),
    departmentId: String(row.departmentId),
    department: row.department,
    category: categoryWordOf(category),
  }))
  const cells = lines.map((line) => importColumnKeys.map((column) => line[column]))
  return Buffer.concat([csvStart('UTF_8'), csvRows([Object.values(importColumns), ...cells], 'UTF_8').bytes])
}

const listActive = (db: Db) =>
  db
    .selectFrom('schoolDepartment')
    .innerJoin('school', 'school.id', 'schoolDepartment.schoolId')
    .select(['school.id as schoolId', 'school.name as school', 'kind', 'prefectureId'])
    .select(['schoolDepartment.id as departmentId', 'schoolDepartment.name as department', 'category'])
    .select(
      sql<number[]>`array(select school_group_id from school_group_member where school_id = school.id order by 1)`.as(
        'groupIds',
      ),
    )
    .where('school.isActive', '=', true)
    .where('schoolDepartment.isActive', '=', true)
    .orderBy('school.id')
    .orderBy('schoolDepartment.id')
    .execute()
