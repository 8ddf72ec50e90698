import { sql, type SqlBool } from 'kysely'
import { declineFinalSeconds } from '../rules.ts'

const timesOf = (scout: string) => ({
  answeredAt: sql.ref(`${scout}.answeredAt`),
  endedAt: sql.ref(`${scout}.endedAt`),
})

/**
 * The student accepted, whatever came of the relation later; the same as wasAccepted of the rules of a thread.
 * @param scout the name of scout_invitation in the statement
 */
export function hasAccepted(scout: string) {
  const { answeredAt, endedAt } = timesOf(scout)
  return sql<SqlBool>`(${answeredAt} is not null
    and (${sql.ref(`${scout}.status`)} <> 'DECLINED' or ${answeredAt} < ${endedAt}))`
}

/**
 * A decline may be taken back for some seconds, in which nothing may show it.
 * @param scout the name of scout_invitation in the statement
 */
export function isAnswerFinal(scout: string) {
  const { answeredAt, endedAt } = timesOf(scout)
  return sql<SqlBool>`(${answeredAt} is not null and (${endedAt} is distinct from ${answeredAt}
    or ${endedAt} <= now() - make_interval(secs => ${sql.lit(declineFinalSeconds)})))`
}
