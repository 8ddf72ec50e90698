import { fieldLimits } from '#ground/limits/desk.ts'
import { sql } from 'kysely'
import { requireVisibleId } from '#domain/candidate/queries.ts'
import { listCompanyUsers } from '#domain/company/queries.ts'
import { withoutControls } from '#ground/spelling/tidy-text.ts'
import type { CandidateId, OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { lettersOf } from '#ground/text-length.ts'
import { validationText } from '#ground/validation/validation.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { notify } from '#platform/queue/relay.ts'
import { listCompanyCandidates } from '../company-candidate/queries.ts'

/** The channel that announces changed memos; the payload is a `MemoChange` in JSON, never the text. */
export const memoChannel = 'search_candidate_memo'
export type MemoChange = { companyId: OfRow<'company'>; candidateId: OfRow<'candidate'> }

/**
 * lastReadUpdatedAt: `updatedAt` of the memo the user has read, null if there was none; undefined overwrites any memo.
 * Refuses invalid_input, not_found, and memo_conflict with the name of the colleague who has written since.
 */
export async function updateSearchCandidateMemo(
  tx: Tx,
  { companyId, companyUserId }: CompanyViewer,
  candidateId: CandidateId,
  text: string,
  lastReadUpdatedAt: Date | null | undefined,
) {
  const memo = requireMemoText(text)
  const id = await requireVisibleId(tx, companyId, candidateId)
  // In milliseconds, as a client can send no finer time back; always later than before, also within one millisecond.
  const written = sql<Date>`date_trunc('milliseconds', greatest(clock_timestamp(), company_candidate.memo_updated_at + interval '1 millisecond'))`
  const saved = await tx
    .insertInto('companyCandidate')
    .values({
      companyId,
      candidateId: id,
      memo,
      memoUpdatedAt: sql<Date>`date_trunc('milliseconds', clock_timestamp())`,
      memoCompanyUserId: companyUserId,
    })
    .onConflict((oc) => {
      const update = oc
        .columns(['companyId', 'candidateId'])
        .doUpdateSet({ memo, memoUpdatedAt: written, memoCompanyUserId: companyUserId })
      if (lastReadUpdatedAt === undefined) return update
      return update.where((eb) =>
        eb.or([
          eb('companyCandidate.memoUpdatedAt', 'is', null),
          eb('companyCandidate.memoUpdatedAt', '<=', lastReadUpdatedAt),
        ]),
      )
    })
    .returning('candidateId')
    .executeTakeFirst()
  if (!saved) throw await memoConflict(tx, companyId, id)
  const change: MemoChange = { companyId, candidateId: id }
  await notify(tx, memoChannel, JSON.stringify(change))
  return id
}

async function memoConflict(tx: Tx, companyId: CompanyId, id: OfRow<'candidate'>) {
  const writer = (await listCompanyCandidates(tx, companyId, [id])).get(id)?.memoCompanyUserId
  const user = writer ? (await listCompanyUsers(tx, companyId, [writer])).get(writer) : undefined
  return new Refusal('memo_conflict', {
    values: { name: user ? `${user.familyName} ${user.givenName}さん` : 'ほかのユーザー' },
  })
}

function requireMemoText(text: string) {
  const memo = withoutControls(text)
  const length = lettersOf(memo)
  const message = validationText.tooLong(fieldLimits.memo.max, length)
  refuseInvalid([length > fieldLimits.memo.max ? { path: 'text', message } : null])
  return memo
}
