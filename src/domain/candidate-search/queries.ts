import { listCandidateProfiles, type CandidateProfile } from '#domain/candidate/queries.ts'
import { hasFeature, refuseUnplanned } from '#domain/company/plan/rules.ts'
import { requireContract, requireFeature } from '#domain/company/queries.ts'
import { jobId, type CandidateId, type JobId } from '#ground/id.ts'
import { requireJob } from '#domain/job/queries.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { classifyForJob } from '#domain/scout-invitation/sending/fairness/queries.ts'
import { validationText } from '#ground/validation/validation.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { refuseHiddenFacts } from './fair-mode/queries.ts'
import { recordGenderFilterUse } from './positive-action/commands.ts'
import { positiveActionGenders } from './positive-action/rules.ts'
import type { AskedCondition } from './search-index/conditions.ts'
import { countOptions } from './search-index/options.ts'
import { countCandidates, searchCandidateIds } from './search-index/queries.ts'
import { featuresOf, inclusionsOf, relaxationsOf } from './rules/condition.ts'
import type { FilterField } from './rules/filters.ts'
import { checkCondition, presentCondition, type SearchCandidateInput } from './rules/input.ts'
import { maxCandidateIds, pageSize } from './rules/limits.ts'
import type { SearchCandidateOptionGroup } from './rules/options.ts'

/** The company that searches, the database connections of the search, and those of everything else. */
export type Asker = { company: CompanyViewer; searchDb: Db; db: Db }

/**
 * One page of the students a company may find, best first, with their exact number.
 * A plan without search shows the number only. Refuses invalid_input and plan_restricted.
 */
export async function searchCandidates(asker: Asker, input: SearchCandidateInput) {
  const { condition, canSeeProfiles } = await requireCondition(asker, input, 'searchCandidates')
  const { first = pageSize, offset = 0 } = condition
  const page = { first: canSeeProfiles ? first : 0, offset }
  return { ...(await searchCandidateIds(asker.searchDb, asker.company.companyId, condition, page)), condition }
}

/**
 * The students a sending to the first `count` students of a condition would reach. Refuses not_found, invalid_input,
 * plan_restricted.
 */
export async function sendScoutInvitationStatuses(
  asker: Asker,
  job: JobId,
  count: number,
  input: SearchCandidateInput,
) {
  const { db, searchDb } = asker
  const { companyId } = asker.company
  await requireJob(db, companyId, job)
  const message = validationText.integerRange('人数', 0, maxCandidateIds)
  refuseInvalid([count < 0 || count > maxCandidateIds ? { path: 'numberOfScoutInvitations', message } : null])
  const { condition, canSeeProfiles } = await requireCondition(asker, input, 'sendScoutInvitationStatuses')
  if (!canSeeProfiles) throw new Refusal('plan_restricted')
  const { ids } = await searchCandidateIds(searchDb, companyId, condition, {
    first: count,
    offset: condition.offset ?? 0,
  })
  return classifyForJob(db, asker.company, job, ids)
}

/**
 * At most two conditions whose removal adds the most students, and one that adds the most by including the students who
 * left it empty.
 */
export async function searchCandidateRelaxations(asker: Asker, input: SearchCandidateInput) {
  const { condition } = await requireCondition(asker, input, 'searchCandidateRelaxations')
  const relaxations = relaxationsOf(condition)
  const inclusions = inclusionsOf(condition)
  const [now = 0, ...counts] = await countCandidates(asker.searchDb, asker.company.companyId, [
    condition,
    ...relaxations.map(({ without }) => without),
    ...inclusions.map(({ including }) => including),
  ])
  const most = (proposals: { key: FilterField; label: string }[], from: number, includesUnset: boolean, max: number) =>
    proposals
      .map(({ key, label }, at) => ({ key, label, includesUnset, additionalCount: (counts[from + at] ?? 0) - now }))
      .filter(({ additionalCount }) => additionalCount > 0)
      .sort((a, b) => b.additionalCount - a.additionalCount)
      .slice(0, max)
  return [...most(relaxations, 0, false, 2), ...most(inclusions, relaxations.length, true, 1)]
}

/** How many students remain with each option of a group. Allowed for a plan without search: it shows numbers only. */
export async function searchCandidateOptionCounts(
  asker: Asker,
  input: SearchCandidateInput,
  group: SearchCandidateOptionGroup,
) {
  const { condition } = await requireCondition(asker, input, 'searchCandidateOptionCounts', group)
  const counts = await countOptions(asker.searchDb, asker.company.companyId, condition, group)
  return group === 'genders' ? counts.filter(({ option }) => isAllowedGender(option)) : counts
}

/** Refuses not_found for a student this company may not see. */
export async function requireVisibleCandidate(
  db: Db,
  company: CompanyViewer,
  id: CandidateId,
): Promise<CandidateProfile> {
  const profile = (await listCandidateProfiles(db, company, [id])).get(id)
  if (!profile) throw new Refusal('not_found')
  return profile
}

/** As requireVisibleCandidate. Refuses plan_restricted without search in the plan, unless the student was invited. */
export async function requireSearchCandidate(
  db: Db,
  company: CompanyViewer,
  id: CandidateId,
): Promise<CandidateProfile> {
  const profile = await requireVisibleCandidate(db, company, id)
  if (profile.sentCount === 0) await requireFeature(db, company.companyId, 'search')
  return profile
}

const isAllowedGender = (option: string) => positiveActionGenders.some((gender) => gender === option)

/** Every query of the search calls this function, so that no use of genders goes without a trace. */
async function requireCondition(
  { company, db }: Asker,
  input: SearchCandidateInput,
  operation: Parameters<typeof recordGenderFilterUse>[3],
  group?: SearchCandidateOptionGroup,
) {
  const condition: AskedCondition = { ...presentCondition(input), askedBy: company.companyUserId }
  refuseInvalid(checkCondition(condition))
  if (condition.jobId !== undefined) jobId(condition.jobId)
  // A machine's viewer comes without its contract.
  const contract = company.contract ?? (await requireContract(db, company.companyId))
  refuseUnplanned(contract, featuresOf(condition))
  await refuseHiddenFacts(db, company, condition, group)
  if (condition.genders || group === 'genders') await recordGenderFilterUse(db, company, condition.genders, operation)
  return { condition, canSeeProfiles: hasFeature(contract, 'search') }
}
