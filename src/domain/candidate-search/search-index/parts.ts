import { sql, type RawBuilder } from 'kysely'
import type { CompanyId } from '#domain/viewer.ts'

/** Who asks, and which of the company's invitations count; all where neither is named. */
export type Asked = {
  companyId: CompanyId
  jobId?: string | undefined
  jobIsArchived?: boolean | undefined
  /** Days since 1970 in Tokyo. */
  today: number
}

/** A keyword is cut in the database, by the function that cut the texts. */
export type Keyword = { family: 't:' | 'sn:' | 'sd:' | 'hn:'; keyword: string }

/**
 * One condition: who has one of these keys, or all parts of one of these keywords, or stands in a set that the
 * company's own rows give, or does not. Conditions are joined by AND.
 */
export type Part =
  | { keys: readonly string[] }
  | { keywords: readonly Keyword[] }
  | { among: RawBuilder<unknown> }
  | { except: RawBuilder<unknown> }

/** The numbers the index knows these students by. */
export const ordinalsOf = (candidateIds: RawBuilder<unknown>) =>
  sql`select ordinal from candidate_activity where candidate_id in (${candidateIds})`

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
// What is not shaped like an id matches nobody, like an unknown one.
export const uuids = (ids: readonly string[]) =>
  sql<string[]>`${ids.map((id) => id.toLowerCase()).filter((id) => uuidShape.test(id))}::uuid[]`
