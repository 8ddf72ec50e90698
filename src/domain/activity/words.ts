import type { AuditRow } from '#domain/audit/queries.ts'
import { otherActors } from './rules.ts'

/** The actor of an entry, as the company reads it. The operator's people are named by their office alone. */
export function actorNameOf({ area }: AuditRow, name: string | undefined) {
  if (area === 'admin') return otherActors.OPERATOR
  return area === 'client' ? (name ?? '削除されたユーザー') : otherActors.SYSTEM
}

/** The name that the row itself holds: a mail domain, or the title of a job that was deleted. */
export const nameInRow = ({ subject, subjectId, title }: AuditRow) => (subject === 'mail_domain' ? subjectId : title)
