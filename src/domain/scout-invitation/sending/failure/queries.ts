import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { CandidateId } from '#ground/id.ts'
import type { RefusalCode } from '#ground/refusal.ts'
import { refusalText } from '#ground/words/server.ts'
import type { Tx } from '#platform/database/db.ts'
import type { claimForSending } from '../claim/commands.ts'
import { claimText } from '../claim/rules.ts'
import { earlierScoutText } from '../earlier-scout/rules.ts'
import type { Sent } from '../limit/commands.ts'
import { findEarlierScouts, type lockQuotable } from '../queries.ts'

type Outcome = {
  /** `at`: the place among the letters of the sending. */
  invitations: readonly { candidateId: CandidateId; at: number }[]
  profiles: Awaited<ReturnType<typeof lockQuotable>>
  claims: Awaited<ReturnType<typeof claimForSending>>
  /** Of a job in fair mode: whose facts the writer may know. */
  alreadyOpen: ReadonlySet<CandidateId>
  inserted: readonly Sent[]
  sent: readonly Sent[]
}

/** The students of a sending who were not sent a scout, each with the reason; in the order of its letters. */
export async function listFailures(
  tx: Tx,
  companyId: CompanyId,
  { invitations, profiles, claims, alreadyOpen, inserted, sent }: Outcome,
) {
  const ids = (rows: readonly Sent[]) => new Set<CandidateId>(rows.map((row) => row.candidateId))
  const [isInserted, isSent] = [ids(inserted), ids(sent)]
  const codeOf = (id: CandidateId): RefusalCode | null => {
    if (isSent.has(id)) return null
    const profile = profiles.get(id)
    if (!profile) return 'candidate_unavailable'
    if (profile.isPaused) return 'candidate_paused'
    if (claims.has(id)) return 'candidate_claimed'
    if (alreadyOpen.has(id)) return 'candidate_already_open'
    return isInserted.has(id) ? 'candidate_weekly_limit' : 'candidate_already_scouted'
  }
  const failed = invitations
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ candidateId: id }) => {
      const code = codeOf(id)
      return code ? { candidateId: id, code } : []
    })
  const scouted = failed.filter(({ code }) => code === 'candidate_already_scouted')
  const earlier = await findEarlierScouts(
    tx,
    companyId,
    scouted.map((one) => one.candidateId),
  )
  return failed.map(({ candidateId: id, code }) => {
    const [scout, claim] = [earlier.get(id), code === 'candidate_claimed' ? claims.get(id) : undefined]
    if (claim) return { candidateId: id, code, message: claimText({ ...claim, ...claim.companyUser }) }
    return { candidateId: id, code, message: scout ? earlierScoutText(scout, new Date()) : refusalText(code) }
  })
}
