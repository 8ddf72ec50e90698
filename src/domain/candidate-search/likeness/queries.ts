import { hasFeature } from '#domain/company/plan/rules.ts'
import { requireContract } from '#domain/company/queries.ts'
import { profileTexts } from '#domain/candidate/profile/text/rules.ts'
import type { CandidateProfile } from '#domain/candidate/queries.ts'
import type { CandidateId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { requireVisibleCandidate, type Asker } from '../queries.ts'
import { featuresOf, type SearchCandidateCondition } from '../rules/condition.ts'
import { targetGraduationYear } from '../rules/default-condition.ts'
import { canonicalQuery } from '../saved-filter/rules.ts'
import { countCandidates } from '../search-index/queries.ts'
import { conditionOfReasons, leastStudents, likenessReasons, type LikenessReason, type ReasonKey } from './rules.ts'

/**
 * The reasons why another student would be like one whom the company has won, each with exact numbers. `chosen`: the keys
 * of the reasons that count; null chooses in their order as long as enough students remain. Refuses not_found for a
 * student without an acceptance, and plan_restricted.
 */
export async function candidateLikeness(asker: Asker, id: CandidateId, chosen: readonly ReasonKey[] | null) {
  const { companyId } = asker.company
  const contract = asker.company.contract ?? (await requireContract(asker.db, companyId))
  if (!hasFeature(contract, 'search')) throw new Refusal('plan_restricted')
  const profile = await requireVisibleCandidate(asker.db, asker.company, id)
  if (profile.kind === 'ANONYMOUS') throw new Refusal('not_found')
  const reasons = likenessReasons(factsOf(profile)).filter(({ part }) =>
    featuresOf(part).every((feature) => hasFeature(contract, feature)),
  )
  const counter = counterOf(asker)
  const choice = chosen ? reasons.filter(({ key }) => chosen.includes(key)) : await chooseAtFirst(reasons, counter)
  const condition = counter.conditionOf(choice)
  const [total = 0, ...counts] = await counter.count([
    choice,
    ...reasons.map((reason) => [reason]),
    ...reasons.map((reason) => toggled(choice, reason)),
  ])
  return {
    profile,
    query: canonicalQuery(condition),
    totalCount: total,
    reasons: reasons.map((reason, at) => ({
      ...reason,
      query: canonicalQuery(reason.part),
      isChosen: choice.includes(reason),
      count: counts[at] ?? 0,
      toggledCount: counts[reasons.length + at] ?? 0,
    })),
  }
}

const factsOf = (profile: CandidateProfile) => ({
  ...profile,
  texts: [...profile.taglines, ...profileTexts.map((name) => profile[name])],
})

const toggled = (choice: readonly LikenessReason[], reason: LikenessReason) =>
  choice.includes(reason) ? choice.filter((other) => other !== reason) : [...choice, reason]

function counterOf({ searchDb, company: { companyId, companyUserId } }: Asker) {
  const year = targetGraduationYear(tokyoToday())
  const conditionOf = (reasons: readonly LikenessReason[]): SearchCandidateCondition =>
    conditionOfReasons(year, reasons)
  return {
    conditionOf,
    count: (lists: readonly (readonly LikenessReason[])[]) =>
      countCandidates(
        searchDb,
        companyId,
        lists.map((reasons) => ({ ...conditionOf(reasons), askedBy: companyUserId })),
      ),
  }
}

/** Takes the reasons in their order, and leaves out each that would leave too few students. */
async function chooseAtFirst(reasons: readonly LikenessReason[], { count }: ReturnType<typeof counterOf>) {
  const choice: LikenessReason[] = []
  for (const reason of reasons) {
    const [remaining = 0] = await count([[...choice, reason]])
    if (remaining >= leastStudents) choice.push(reason)
  }
  return choice
}
