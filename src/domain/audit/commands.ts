import { sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/database/db.ts'
import { currentRequestId } from '#platform/log.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { Area } from '#ground/area.ts'
import type { OfRow } from '#ground/id.ts'
import type { AuditSubject } from './rules.ts'

type AuditEntry = {
  /** The name of the mutation or job: 'acceptScoutInvitation'. */
  action: string
  subject: AuditSubject
  subjectId: string
  companyId?: OfRow<'company'> | null
  candidateId?: OfRow<'candidate'> | null
  /** Whether the student acts, without being a viewer yet: at the sign-in. */
  isOwn?: boolean
  /** The company user who acts without being a viewer yet: at the sign-in. */
  companyUserId?: string
  /** The operator at the sign-in, likewise. */
  adminAccountId?: string
  from?: string | null
  to?: string | null
  /**
   * More facts about the act: ids, numbers and words of lists. An operator's own words about a student are the `reason`
   * of a row with that student's id, and leave at the purge.
   */
  details?: Record<string, string | number | null>
}

type Actor = { area: Area | 'system'; actorId: string | null }

const actorOf = (viewer: Viewer | 'system'): Actor => {
  if (viewer === 'system' || viewer.kind === 'guest') return { area: 'system', actorId: null }
  if (viewer.kind === 'candidate') return { area: 'candidate', actorId: viewer.candidateId }
  if (viewer.kind === 'company') return { area: 'client', actorId: viewer.token?.accessTokenId ?? viewer.companyUserId }
  if (viewer.kind === 'accessToken') return { area: 'client', actorId: viewer.accessTokenId }
  return { area: 'admin', actorId: viewer.adminAccountId }
}

/**
 * Writes one row {who, what, which, from, to, when} for every change of state, in the transaction of the change. The
 * audit of a reading gets the database handle instead: a reading has no transaction, and a replayed Idempotency-Key
 * must not skip its audit.
 */
export async function recordAudit(tx: Tx | Db, viewer: Viewer | 'system', entries: AuditEntry[]) {
  if (entries.length === 0) return
  const way = viewer !== 'system' && viewer.kind === 'admin' && viewer.way ? { way: viewer.way } : {}
  const rows = entries.map(
    ({
      action,
      subject,
      subjectId,
      companyId,
      candidateId,
      isOwn,
      companyUserId,
      adminAccountId,
      from,
      to,
      details,
    }) => ({
      ...actorOf(viewer),
      ...(isOwn && candidateId && { area: 'candidate' as const, actorId: candidateId }),
      ...(companyUserId && { area: 'client' as const, actorId: companyUserId }),
      ...(adminAccountId && { area: 'admin' as const, actorId: adminAccountId }),
      action,
      subject,
      subjectId,
      companyId: companyId ?? null,
      candidateId: candidateId ?? null,
      fromStatus: from ?? null,
      toStatus: to ?? null,
      details: jsonOf({ ...details, ...way }),
      requestId: currentRequestId() ?? null,
    }),
  )
  await tx.insertInto('audit').values(rows).execute()
}

/** Empties the reasons in words that operators gave for what they opened of a student. */
export const eraseReasons = (tx: Tx, candidateId: OfRow<'candidate'>) =>
  tx
    .updateTable('audit')
    .set({ details: sql`details - 'reason'` })
    .where('candidateId', '=', candidateId)
    .where(sql<SqlBool>`details ? 'reason'`)
    .execute()

const jsonOf = (facts: object) => (Object.keys(facts).length > 0 ? JSON.stringify(facts) : null)
