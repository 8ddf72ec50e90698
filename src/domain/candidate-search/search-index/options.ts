import { sql, type RawBuilder } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { filters, unsetFilters, type FieldWith } from '../rules/filters.ts'
import { unsetOption, type SearchCandidateOptionGroup } from '../rules/options.ts'
import { lastActiveDays, toeicScoreOptions, type LastActiveAt } from '../rules/values.ts'
import { askIndex } from './ask.ts'
import { partsBeside, partsOf, unsetKey, type AskedCondition } from './conditions.ts'
import { today } from './queries.ts'
import { questionOf } from './question.ts'
import { activityKeys, toeicKeys } from './ranges.ts'

export type OptionCount = { option: string; count: number }

/** Where the options of a group are stored: a family of keys, sets of keys, or rows of the company. */
type Options = { family: string } | { keyed: () => [option: string, keys: string[]][] } | { companyRows: string }

const ownOptions: Record<Exclude<SearchCandidateOptionGroup, FieldWith<{ indexPrefix: string }>>, Options> = {
  lastActiveAt: {
    keyed: () =>
      (Object.keys(lastActiveDays) as LastActiveAt[]).map((within) => [
        within,
        activityKeys(today(), lastActiveDays[within]),
      ]),
  },
  schoolDepartmentKeywords: { keyed: () => [] },
  highSchoolNameKeywords: { keyed: () => [] },
  toeicScore: { keyed: () => toeicScoreOptions.map((score) => [String(score), toeicKeys(score)]) },
  scoutInvitationStatuses: { companyRows: 'invited' },
  searchCandidateLabelIds: { companyRows: 'label' },
  excludedSearchCandidateLabelIds: { companyRows: 'label' },
  bookmark: { companyRows: 'bookmark' },
  favorite: { companyRows: 'favorite' },
  passedOver: { companyRows: 'passed_over' },
  hasSeen: { companyRows: 'seen' },
}

function optionsOf(group: SearchCandidateOptionGroup): Options {
  const filter = filters[group]
  return 'indexPrefix' in filter ? { family: filter.indexPrefix } : ownOptions[group as keyof typeof ownOptions]
}

/**
 * The exact number of students for each option of the group, if only this option is chosen and all other conditions
 * stay; one statement. Options without students are absent. `unsetOption` counts those who left the filter empty.
 */
export async function countOptions(
  db: Db,
  companyId: CompanyId,
  condition: AskedCondition,
  group: SearchCandidateOptionGroup,
): Promise<OptionCount[]> {
  const { [group]: _, ...others } = condition
  const options = optionsOf(group)
  const question = questionOf(partsBeside(group, others, today()))
  const counts =
    'companyRows' in options
      ? sql`search_known_option_counts(${companyId}, ${question}, ${options.companyRows})`
      : sql`search_option_counts(${companyId}, ${question}, ${keysOf(group, options)})`
  const rows = await askIndex(
    db,
    sql<OptionCount>`
    select option, matching as count from ${counts}
    ${sql.join(complements(companyId, others, group), sql` `)}`,
  )
  return rows.filter(({ count }) => count > 0)
}

function keysOf(
  group: SearchCandidateOptionGroup,
  options: { family: string } | { keyed: () => [option: string, keys: string[]][] },
) {
  const keyed = 'keyed' in options ? options.keyed() : []
  const unset = unsetFilters.find((field) => field === group)
  const pairs = [...keyed, ...(unset === undefined ? [] : [[unsetOption, [unsetKey(unset)]] as const])].flatMap(
    ([option, keys]) => keys.map((key) => [option, key] as const),
  )
  return sql`${'family' in options ? options.family : null}::text, ${pairs.map(([option]) => option)}::text[], ${pairs.map(([, key]) => key)}::text[]`
}

/** Options for students without a row of the company: each is counted by a search of its own. */
function complements(
  companyId: CompanyId,
  others: AskedCondition,
  group: SearchCandidateOptionGroup,
): RawBuilder<unknown>[] {
  const one = (option: string, condition: AskedCondition) =>
    sql`union all select ${option}, search_count(${companyId}, ${questionOf(partsOf(condition, today()))})`
  if (group === 'hasSeen') return [one('false', { ...others, hasSeen: false })]
  if (group !== 'scoutInvitationStatuses') return []
  return [one('NOT_SENT', { ...others, scoutInvitationStatuses: { isExclusive: false, statuses: ['NOT_SENT'] } })]
}
