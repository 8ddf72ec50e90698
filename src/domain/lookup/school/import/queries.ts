import { createHash } from 'node:crypto'
import type { SchoolImportId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { changesOf, retiresMuch, type Change, type Held } from './changes/rules.ts'
import type { ImportRow } from './rules.ts'

export type Preview = {
  id: string
  fileName: string
  insertedAt: Date
  appliedAt: Date | null
  changes: Change[]
  unchanged: number
  /** Names the file and its changes as they were shown; the step that applies them gives it back. */
  confirmation: string
  /** The file retires much: the step that applies it needs the word too. */
  asksForWord: boolean
}

export async function listHeld(db: Db): Promise<Held> {
  const [schools, departments] = await Promise.all([
    db.selectFrom('school').select(['id', 'name', 'kind', 'prefectureId', 'isActive']).orderBy('id').execute(),
    db
      .selectFrom('schoolDepartment')
      .select(['id', 'schoolId', 'name', 'category', 'isActive'])
      .orderBy('id')
      .execute(),
  ])
  return { schools, departments }
}

export async function listKnown(db: Db) {
  const [prefectures, groups] = await Promise.all([
    db.selectFrom('prefecture').select('id').execute(),
    db.selectFrom('schoolGroup').select('id').execute(),
  ])
  return { prefectures: new Set(prefectures.map(({ id }) => id)), groups: new Set(groups.map(({ id }) => id)) }
}

const rowsOfImport = (rows: unknown) => rows as ImportRow[]

export function previewOf(rows: readonly ImportRow[], held: Held, fileSha256: Buffer) {
  const changes = changesOf(rows, held)
  const confirmation = createHash('sha256').update(fileSha256).update(JSON.stringify(changes)).digest('hex')
  return { ...changes, confirmation, asksForWord: retiresMuch(changes.changes, held) }
}

/** The changes of an uploaded file against the lookups as they are now. Refuses not_found. */
export async function requirePreview(db: Db, id: SchoolImportId): Promise<Preview> {
  const row = await db.selectFrom('schoolImport').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  const { fileName, insertedAt, appliedAt } = row
  const preview =
    row.rows === null
      ? { changes: [], unchanged: 0, confirmation: '', asksForWord: false }
      : previewOf(rowsOfImport(row.rows), await listHeld(db), row.fileSha256)
  return { id, fileName, insertedAt, appliedAt, ...preview }
}

/** Imports that were applied, the latest first. */
export const listAppliedImports = (db: Db) =>
  db
    .selectFrom('schoolImport')
    .innerJoin('adminAccount', 'adminAccount.id', 'schoolImport.adminAccountId')
    .select([
      'schoolImport.id',
      'fileName',
      'appliedAt',
      'added',
      'renamed',
      'retired',
      'adminAccount.familyName',
      'adminAccount.givenName',
    ])
    .where('appliedAt', 'is not', null)
    .orderBy('appliedAt', 'desc')
    .limit(10)
    .execute()

/** Schools and departments that can be chosen, and those that are retired. */
export const countSchools = async (db: Db) => {
  const count = async (table: 'school' | 'schoolDepartment') =>
    db
      .selectFrom(table)
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('isActive', '=', true).as('active'),
        fn.countAll<number>().filterWhere('isActive', '=', false).as('retired'),
      ])
      .executeTakeFirstOrThrow()
  const [schools, departments] = await Promise.all([count('school'), count('schoolDepartment')])
  return { schools, departments }
}
