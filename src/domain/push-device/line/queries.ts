import { sql } from 'kysely'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'

export type LineConnection = Awaited<ReturnType<typeof findLineConnection>>

/** The student's LINE, and the code that may still be sent from one. */
export async function findLineConnection(db: Db, { candidateId }: CandidateViewer) {
  const row = await db
    .selectFrom('candidate')
    .leftJoin('pushDevice', (join) =>
      join.onRef('pushDevice.candidateId', '=', 'candidate.id').on('pushDevice.service', '=', 'LINE'),
    )
    .leftJoin('lineCode', (join) =>
      join.onRef('lineCode.candidateId', '=', 'candidate.id').on('lineCode.expiresAt', '>', sql<Date>`now()`),
    )
    .select([
      'pushDevice.registeredAt as connectedAt',
      'lineCode.id as codeId',
      'lineCode.codeSha256',
      'lineCode.expiresAt',
    ])
    .where('candidate.id', '=', candidateId)
    .executeTakeFirst()
  return {
    connectedAt: row?.connectedAt ?? null,
    code:
      row?.codeId && row.codeSha256 && row.expiresAt
        ? { id: row.codeId, codeSha256: row.codeSha256, expiresAt: row.expiresAt }
        : null,
  }
}
