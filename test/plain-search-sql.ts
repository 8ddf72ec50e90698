import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { DB } from '#platform/database/database-types.ts'

export type Candidates = ExpressionBuilder<DB, 'candidate' | 'candidateActivity'>
/** The asking company, and the job whose invitations count; all invitations without a job. */
export type Asked = {
  companyId: CompanyId
  askedBy?: string | undefined
  jobId?: string | undefined
  jobIsArchived?: boolean | undefined
}
export type Condition<Value> = (eb: Candidates, value: Value, asked: Asked) => Expression<SqlBool>

// An id of another shape matches no row, like an unknown one.
export const numbers = (ids: readonly (string | number)[]) =>
  sql<number[]>`${ids.map(Number).filter((id) => Number.isInteger(id) && Math.abs(id) < 32_768)}::smallint[]`
export const texts = <Text extends string>(values: readonly Text[]) => sql<Text[]>`${values}::text[]`
export const shaped = (ids: readonly string[], shape: RegExp) =>
  ids.map((id) => id.toLowerCase()).filter((id) => shape.test(id))
export const uuids = <Id extends string>(ids: readonly string[]) =>
  sql<Id[]>`${shaped(ids, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)}::uuid[]`
export const anyOf = <Value>(list: Expression<Value[]>) => sql<Value>`any(${list})`
