import type { AuditRow } from '#domain/audit/queries.ts'
import { otherActors } from './rules.ts'

/** The actor of an entry, as the company reads it. The operator's people are named by their office alone. */
export function actorNameOf({ area }: AuditRow, name: string | undefined) {
  if (area === 'admin') return otherActors.OPERATOR
  return area === 'client' ? (name ?? '削除されたユーザー') : otherActors.SYSTEM
}

const namedSubjects = new Set(['company_user', 'access_token', 'webhook'])

/** The name of a subject whose id is its name: a mail domain. */
export const nameInId = ({ subject, subjectId }: AuditRow) => (subject === 'mail_domain' ? subjectId : null)

/** The id of the colleague, token or webhook an act is about. */
export const subjectIdOf = ({ subject, subjectId }: AuditRow) => (namedSubjects.has(subject) ? subjectId : null)
