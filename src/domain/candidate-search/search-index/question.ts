import { sql } from 'kysely'
import { isUuid } from '#ground/uuid.ts'

/**
 * A name of a school, a department or a high school, or a word of the texts; the database cuts it into grams as it cut
 * what is stored.
 */
export type NameKeyword = { family: 'sn:' | 'sd:' | 'hn:' | 't:'; keyword: string }

/** The columns of search_question for the company's own rows and for lists of ids. */
type CompanyRows = {
  candidate_ids: readonly string[]
  candidate_ids_group: number
  excluded_candidate_ids: readonly string[]
  bookmark_group: number
  favorite_group: number
  seen_group: number
  is_unseen: boolean
  asking_user_id: string
  is_without_passed_over: boolean
  passed_over_by: string
  passed_over_group: number
  label_ids: readonly string[]
  excluded_label_ids: readonly string[]
  label_group: number
  invited_statuses: readonly string[]
  invited_group: number
  uninvited_statuses: readonly string[]
  is_uninvited: boolean
  invitation_job_ids: readonly string[]
  invitation_jobs_are_archived: boolean
  scheduling_status: string
  scheduled_job_ids: readonly string[]
  scheduled_scheduling_ids: readonly string[]
  scheduled_group: number
  inserted_since: string
  inserted_group: number
}

/**
 * One condition; conditions are joined by AND. A student matches with one of the keys, with none of the keys in
 * `without`, with one of the names, with none of the names in `withoutNames`, with all of the keywords in `written`, or
 * with a row of the company in `companyRows`. `narrowed` only narrows other conditions. One of `orKeys` is enough where
 * one of `keys` or `names` would be.
 */
export type Part = (
  | { keys: readonly string[] }
  | { without: readonly string[] }
  | { names: readonly NameKeyword[] }
  | { withoutNames: readonly NameKeyword[] }
  | { written: readonly string[] }
  | { companyRows: (group: number) => Partial<CompanyRows> }
  | { narrowed: Partial<CompanyRows> }
) & { orKeys?: readonly string[] }

/** The parts as one value of the type search_question; an absent column is no condition. */
export const questionOf = (parts: readonly Part[]) =>
  sql`jsonb_populate_record(null::search_question, ${questionTextOf(parts)}::jsonb)`

/** The parts as JSON text, for prepared statements. */
export function questionTextOf(parts: readonly Part[]): string {
  const keys: { key: string; group: number }[] = []
  const names: (NameKeyword & { group: number })[] = []
  const written: string[] = []
  let companyRows: Partial<CompanyRows> = {}
  let groups = 0
  for (const part of parts) {
    if ('narrowed' in part) {
      companyRows = { ...companyRows, ...part.narrowed }
      continue
    }
    if ('written' in part) {
      written.push(...part.written)
      continue
    }
    if ('without' in part) {
      keys.push(...part.without.map((key) => ({ key, group: -1 })))
      continue
    }
    if ('withoutNames' in part) {
      names.push(...part.withoutNames.map((name) => ({ ...name, group: -1 })))
      continue
    }
    const group = groups++
    if ('companyRows' in part) companyRows = { ...companyRows, ...part.companyRows(group) }
    else if ('keys' in part) keys.push(...part.keys.map((key) => ({ key, group })))
    else names.push(...part.names.map((name) => ({ ...name, group })))
    keys.push(...(part.orKeys ?? []).map((key) => ({ key, group })))
  }
  const question = {
    ...companyRows,
    groups,
    keys: keys.map(({ key }) => key),
    key_groups: keys.map(({ group }) => group),
    ...(written.length > 0 ? { text_keywords: written } : {}),
    ...(names.length > 0
      ? {
          name_families: names.map(({ family }) => family),
          name_keywords: names.map(({ keyword }) => keyword),
          name_groups: names.map(({ group }) => group),
        }
      : {}),
  }
  return JSON.stringify(question)
}

/** Leaves out malformed ids, which match no student, like unknown ids. */
export const uuids = (ids: readonly string[]) => ids.map((id) => id.toLowerCase()).filter(isUuid)
