import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { takeStudentFromDrafts } from '../sending/draft/commands.ts'
import { endOpenScouts } from '../withdrawal/commands.ts'
import { isCompanyBlocked } from './queries.ts'

/**
 * Ends what is open between a student and a blocked company, and deletes what it was writing, unless the block was taken
 * back meanwhile.
 */
export async function endScoutsOfBlocked(
  tx: Tx,
  { candidateId, companyId }: { candidateId: OfRow<'candidate'>; companyId: OfRow<'company'> },
) {
  // The student's row first, as in every act on a block: two jobs on one calendar never wait for each other.
  await tx.selectFrom('candidate').select('id').where('id', '=', candidateId).forNoKeyUpdate().execute()
  if (!(await isCompanyBlocked(tx, candidateId, companyId))) return
  await endOpenScouts(tx, 'endScoutsOfBlocked', candidateId, companyId)
  await takeStudentFromDrafts(tx, candidateId, companyId)
}
