import { sql } from 'kysely'
import type { CandidateId, OfRow } from '#ground/id.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import type { Sent } from '../limit/commands.ts'
import type { Profile } from '../queries.ts'
import { findSentPrints } from './queries.ts'
import { ruleVersion } from './rules.ts'
import { newWordings, printsOfAll, sharesOf } from './rules/sending.ts'
import { readProfile } from './rules/student.ts'

type Letters = {
  message: string
  isExperiment?: boolean
  invitations: readonly { candidateId: CandidateId; reason: string }[]
  profiles: ReadonlyMap<string, Profile>
}

/**
 * Stores with each scout the share that was written for its student, and what of its wording has to be known again. Runs
 * after the sending was counted: two sendings of a company are one after the other from there, so that each sees the
 * sentences of the other.
 */
export async function storeShares(tx: Tx, companyId: CompanyId, scouts: readonly Sent[], letters: Letters) {
  if (scouts.length === 0) return
  const sending = {
    companyId,
    message: letters.message,
    isExperiment: letters.isExperiment === true,
    invitations: scouts.flatMap(({ candidateId }) => {
      const invitation = letters.invitations.find((one) => one.candidateId === candidateId)
      const profile = letters.profiles.get(candidateId)
      return invitation && profile ? [{ candidateId, reason: invitation.reason, profile: readProfile(profile) }] : []
    }),
  }
  const sentTo = await findSentPrints(tx, companyId, printsOfAll(sending))
  const judged = sharesOf({ ...sending, sentTo })
  const idOf = new Map<string, Sent>(scouts.map((scout) => [scout.candidateId, scout]))
  const shares = judged.flatMap(({ candidateId, share }) => {
    const scout = idOf.get(candidateId)
    return scout ? [{ id: scout.id, share: share.percent }] : []
  })
  await sql`
    update scout_invitation set personal_share = input.share, personal_share_rule = ${ruleVersion}
    from json_to_recordset(${JSON.stringify(shares)}::json) as input(id uuid, share smallint)
    where scout_invitation.company_id = ${companyId} and scout_invitation.id = input.id`.execute(tx)
  const wordings = [...newWordings(judged, { ...sending, sentTo })].map(([print, candidateId]) => ({
    companyId,
    print,
    candidateId: candidateId === null ? null : (idOf.get(candidateId)?.candidateId ?? null),
  }))
  await storeWordings(tx, wordings)
}

/** All rows are one parameter: a bulk has more prints than a statement may have parameters. */
async function storeWordings(
  tx: Tx,
  wordings: readonly { companyId: CompanyId; print: number; candidateId: OfRow<'candidate'> | null }[],
) {
  if (wordings.length === 0) return
  const rows = JSON.stringify(
    wordings.map(({ companyId, print, candidateId }) => ({ company_id: companyId, print, candidate_id: candidateId })),
  )
  await sql`
    insert into scout_wording (company_id, print, candidate_id)
    select * from json_to_recordset(${rows}::json) as input(company_id uuid, print integer, candidate_id uuid)
    on conflict (company_id, print) do update set candidate_id = null`.execute(tx)
}
