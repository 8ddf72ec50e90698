import { sql, type RawBuilder } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import type { SearchCandidateCondition } from '../rules/condition.ts'
import { filters, type FieldWith } from '../rules/filters.ts'
import type { SearchCandidateOptionGroup } from '../rules/options.ts'
import { lastActiveDays, toeicScoreOptions, type LastActiveAt } from '../rules/values.ts'
import { askIndex } from './ask.ts'
import { partsBeside, partsOf } from './conditions.ts'
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
  toeicScore: { keyed: () => toeicScoreOptions.map((score) => [String(score), toeicKeys(score)]) },
  scoutInvitationStatuses: { companyRows: 'invited' },
  searchCandidateLabelIds: { companyRows: 'label' },
  bookmark: { companyRows: 'bookmark' },
  favorite: { companyRows: 'favorite' },
  hasSeen: { companyRows: 'seen' },
}

function optionsOf(group: SearchCandidateOptionGroup): Options {
  const filter = filters[group]
  return 'indexPrefix' in filter ? { family: filter.indexPrefix } : ownOptions[group as keyof typeof ownOptions]
}

/**
 * The exact number of students for each option of the group, if only this option is chosen and all other conditions
 * stay; one statement. Options without students are absent.
 */
export async function countOptions(
  db: Db,
  companyId: CompanyId,
  condition: SearchCandidateCondition,
  group: SearchCandidateOptionGroup,
): Promise<OptionCount[]> {
  const { [group]: _, ...others } = condition
  const options = optionsOf(group)
  const question = questionOf(partsBeside(group, others, today()))
  const counts =
    'companyRows' in options
      ? sql`search_known_option_counts(${companyId}, ${question}, ${options.companyRows})`
      : sql`search_option_counts(${companyId}, ${question}, ${keysOf(options)})`
  const rows = await askIndex(
    db,
    sql<OptionCount>`
    select option, matching as count from ${counts}
    ${sql.join(complements(companyId, others, group), sql` `)}`,
  )
  // 0 among the job hunting statuses marks students who have not chosen a status.
  return rows.filter(({ option, count }) => count > 0 && option !== '0')
}

function keysOf(options: { family: string } | { keyed: () => [string, string[]][] }) {
  if ('family' in options) return sql`${options.family}, null, null`
  const pairs = options.keyed().flatMap(([option, keys]) => keys.map((key) => [option, key] as const))
  return sql`null, ${pairs.map(([option]) => option)}::text[], ${pairs.map(([, key]) => key)}::text[]`
}

/** Options for students without a row of the company: each is counted by a search of its own. */
function complements(
  companyId: CompanyId,
  others: SearchCandidateCondition,
  group: SearchCandidateOptionGroup,
): RawBuilder<unknown>[] {
  const one = (option: string, condition: SearchCandidateCondition) =>
    sql`union all select ${option}, search_count(${companyId}, ${questionOf(partsOf(condition, today()))})`
  if (group === 'hasSeen') return [one('false', { ...others, hasSeen: false })]
  if (group !== 'scoutInvitationStatuses') return []
  return [one('NOT_SENT', { ...others, scoutInvitationStatuses: { isExclusive: false, statuses: ['NOT_SENT'] } })]
}
