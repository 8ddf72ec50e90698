import type { CandidateId } from '#ground/id.ts'
import { quotableText } from '#domain/candidate/quotation/rules.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import type { Sent } from '../limit/commands.ts'
import type { Profile } from '../queries.ts'
import { passageAround, type Quotation } from '../rules.ts'

type Quoting = { candidateId: CandidateId; quotations: Quotation[] }

/** Stores the quotations of each scout with the passage that stands around them now. */
export async function insertQuotations(
  tx: Tx,
  companyId: CompanyId,
  sent: readonly Sent[],
  invitations: readonly Quoting[],
  profiles: ReadonlyMap<string, Profile>,
) {
  const byCandidate = new Map<string, Quoting>(invitations.map((one) => [one.candidateId, one]))
  const rows = sent.flatMap(({ id, candidateId: student }) => {
    const profile = profiles.get(student)
    return (byCandidate.get(student)?.quotations ?? []).flatMap((quotation, position) =>
      profile
        ? {
            companyId,
            scoutInvitationId: id,
            position,
            ...quotation,
            passage: passageAround(quotableText(profile, quotation.field), quotation.text),
          }
        : [],
    )
  })
  if (rows.length > 0) await tx.insertInto('scoutInvitationQuotation').values(rows).execute()
}
