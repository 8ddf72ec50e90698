import { sql } from 'kysely'
import { isFairModeOn, type Reader } from '#domain/company/fair-mode/queries.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { alternativesOf } from '../keyword/rules.ts'
import type { SearchCandidateCondition } from '../rules/condition.ts'
import type { SearchCandidateOptionGroup } from '../rules/options.ts'
import { asksForHiddenFacts, isOfHiddenFact } from './rules.ts'

/**
 * Those of the conditions whose students would be known by what fair mode hides: by a filter of schools, photo, gender or
 * hometown, or by a word that is the name of a school. None for a reader from whom nothing is hidden.
 */
export async function findHiddenConditions<Condition extends SearchCandidateCondition>(
  db: Db | Tx,
  reader: Reader,
  conditions: readonly Condition[],
): Promise<Set<Condition>> {
  const words = conditions.flatMap(wordsOf)
  if (words.length === 0 && !conditions.some(asksForHiddenFacts)) return new Set()
  if (!(await isFairModeOn(db, reader))) return new Set()
  const names = await findSchoolNames(db, words)
  return new Set(
    conditions.filter(
      (condition) => asksForHiddenFacts(condition) || wordsOf(condition).some((word) => names.has(word)),
    ),
  )
}

/** Refuses fair_mode_on for such a condition, and for the counts of the options of such a filter. */
export async function refuseHiddenFacts(
  db: Db | Tx,
  reader: Reader,
  condition: SearchCandidateCondition,
  group?: SearchCandidateOptionGroup,
) {
  const isOfGroup = group !== undefined && isOfHiddenFact(group) && (await isFairModeOn(db, reader))
  if (isOfGroup || (await findHiddenConditions(db, reader, [condition])).has(condition))
    throw new Refusal('fair_mode_on')
}

const wordsOf = ({ textKeywords, excludedTextKeywords, schoolDepartmentKeywords }: SearchCandidateCondition) =>
  [textKeywords, excludedTextKeywords, schoolDepartmentKeywords].flatMap((keywords) =>
    (keywords ?? []).flatMap(alternativesOf),
  )

/** The words that are a name of a school, or hold a whole one. */
async function findSchoolNames(db: Db | Tx, words: readonly string[]) {
  if (words.length === 0) return new Set<string>()
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...new Set(words)]}::text[]) as word
    where exists (
      select from school
      where position(search_name_text(school.name) in search_name_text(word)) > 0
        or kana <> '' and position(search_name_text(kana) in search_name_text(word)) > 0
        or search_name_text(word) in (select search_name_text(short) from unnest(school.short_names) as short)
    )`.execute(db)
  return new Set(rows.map(({ word }) => word))
}
