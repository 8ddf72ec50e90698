import type { AuditRow } from '#domain/audit/queries.ts'
import { otherActors } from './rules.ts'

/** The actor of an entry, as the company reads it. The operator's people are named by their office alone. */
export function actorNameOf({ area }: AuditRow, name: string | undefined) {
  if (area === 'admin') return otherActors.OPERATOR
  return area === 'client' ? (name ?? '削除されたユーザー') : otherActors.SYSTEM
}

/** The id of a colleague an act is about. */
export const subjectIdOf = ({ subject, subjectId }: AuditRow) => (subject === 'company_user' ? subjectId : null)
