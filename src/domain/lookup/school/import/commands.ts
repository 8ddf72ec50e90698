import { grouped } from '#ground/grouped.ts'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { SchoolImportId } from '#ground/id.ts'
import { Refusal, refuseInvalid, type FieldError } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { upsert } from '#platform/database/upsert.ts'
import { checkRetirementWord, countOf, movedDepartments } from './changes/rules.ts'
import { listHeld, listKnown, previewOf } from './queries.ts'
import { readFile } from './read-file.ts'
import { importLimits, rowsOf, type ImportRow } from './rules.ts'

function refuseFile(message: string): never {
  throw new Refusal('invalid_input', { fields: [{ path: 'file', message }] })
}

/** Keeps a spreadsheet whose every line is right; writes nothing to the lookups. Refuses invalid_input by line. */
export async function uploadSchools(tx: Tx, admin: AdminViewer, upload: { fileName: string; encoded: string }) {
  const bytes = Buffer.from(upload.encoded, 'base64')
  if (bytes.length === 0) refuseFile('ファイルが空です')
  if (bytes.length > importLimits.bytes) refuseFile('ファイルは2MBまでです')
  const read = readFile(bytes)
  if ('problem' in read) refuseFile(read.problem)
  if (read.lines.length === 0) refuseFile('行がありません')
  if (read.lines.length > importLimits.rows) refuseFile(`行は${grouped(importLimits.rows)}行までです`)
  const { rows, mistakes } = rowsOf(read.lines, await listKnown(tx))
  const moved = movedDepartments(rows, await listHeld(tx)).map(({ departmentId }): FieldError => ({
    path: `file.department${departmentId}`,
    message: `学部番号${departmentId}は、ほかの学校の学部です`,
  }))
  refuseInvalid(listed([...mistakes, ...moved]))
  // One waiting file of each person: an earlier one is no longer wanted.
  await tx
    .deleteFrom('schoolImport')
    .where('adminAccountId', '=', admin.adminAccountId)
    .where('appliedAt', 'is', null)
    .execute()
  const { id } = await tx
    .insertInto('schoolImport')
    .values({
      adminAccountId: admin.adminAccountId,
      fileName: foldSpaces(upload.fileName).slice(0, 200) || 'schools',
      fileSha256: createHash('sha256').update(bytes).digest(),
      rows: JSON.stringify(rows),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id as SchoolImportId
}

function listed(mistakes: FieldError[]): FieldError[] {
  const rest = mistakes.length - importLimits.mistakes
  if (rest <= 0) return mistakes
  return [...mistakes.slice(0, importLimits.mistakes), { path: 'file.rest', message: `ほかに${rest}行あります` }]
}

type Confirmed = { confirmation: string; word: string }

/**
 * Applies exactly what was shown. Refuses not_found, school_import_changed when the lookups have changed since, and
 * invalid_input without the word for a file that retires much. A file that was applied before changes nothing.
 */
export async function applySchoolImport(
  tx: Tx,
  admin: AdminViewer,
  id: SchoolImportId,
  { confirmation, word }: Confirmed,
) {
  // Imports take turns; a student's choice of a school reads beside them.
  await sql`lock table school in share row exclusive mode`.execute(tx)
  const waiting = await tx.selectFrom('schoolImport').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!waiting) throw new Refusal('not_found')
  if (waiting.rows === null) return id
  const rows = waiting.rows as unknown as ImportRow[]
  const { changes, asksForWord, confirmation: present } = previewOf(rows, await listHeld(tx), waiting.fileSha256)
  if (present !== confirmation) throw new Refusal('school_import_changed')
  if (asksForWord) refuseInvalid(checkRetirementWord(word))
  const touched = (subject: 'SCHOOL' | 'DEPARTMENT', isRetired: boolean) =>
    new Set(
      changes
        .filter((change) => change.subject === subject && (change.kind === 'RETIRED') === isRetired)
        .map((change) => change.id),
    )
  await writeRows(tx, rows, touched('SCHOOL', false), touched('DEPARTMENT', false))
  await retire(tx, 'school', touched('SCHOOL', true))
  await retire(tx, 'schoolDepartment', touched('DEPARTMENT', true))
  const counts = {
    added: countOf(changes, 'ADDED'),
    renamed: countOf(changes, 'RENAMED'),
    retired: countOf(changes, 'RETIRED'),
  }
  await tx
    .updateTable('schoolImport')
    .set({ ...counts, rows: null, appliedAt: new Date() })
    .where('id', '=', id)
    .execute()
  await recordAudit(tx, admin, [
    { action: 'applySchoolImport', subject: 'school_import', subjectId: id, details: { ...counts } },
  ])
  return id
}

async function writeRows(tx: Tx, rows: readonly ImportRow[], schoolIds: Set<number>, departmentIds: Set<number>) {
  const schools = [...new Map(rows.map((row) => [row.schoolId, row])).values()].filter(({ schoolId }) =>
    schoolIds.has(schoolId),
  )
  const added = new Set(schools.map(({ schoolId }) => schoolId))
  for (const { id } of await tx.selectFrom('school').select('id').execute()) added.delete(id)
  if (schools.length > 0)
    await upsert(
      tx,
      'school',
      ['id'],
      schools.map(({ schoolId, school, kind, prefectureId }) => ({
        id: schoolId,
        name: school,
        kind,
        prefectureId,
        retiredAt: null,
      })),
    )
  // The groups are the search's own: the ministry's list says nothing of those of a school that is held.
  const groups = schools.flatMap(({ schoolId, groupIds }) =>
    added.has(schoolId) ? groupIds.map((schoolGroupId) => ({ schoolGroupId, schoolId })) : [],
  )
  if (groups.length > 0) await upsert(tx, 'schoolGroupMember', ['schoolGroupId', 'schoolId'], groups)
  const departments = rows.filter(({ departmentId }) => departmentIds.has(departmentId))
  if (departments.length > 0)
    await upsert(
      tx,
      'schoolDepartment',
      ['id'],
      departments.map(({ departmentId, schoolId, department, category }) => ({
        id: departmentId,
        schoolId,
        name: department,
        category,
        retiredAt: null,
      })),
    )
}

async function retire(tx: Tx, table: 'school' | 'schoolDepartment', ids: Set<number>) {
  if (ids.size > 0)
    await tx
      .updateTable(table)
      .set({ retiredAt: new Date() })
      .where('id', 'in', [...ids])
      .execute()
}
