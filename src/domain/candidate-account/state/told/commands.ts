import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'

const title = '退会した学生についてのお知らせ'

/**
 * Replaces the title and empties the body of the companies' notifications about the student; the link stays. The effect
 * key begins with '<kind>:<id of the event>': every table of such events stands here.
 */
export const eraseToldNames = (tx: Tx, candidateId: OfRow<'candidate'>) =>
  sql`update company_notification set title = ${title}, body = '' from (
      select company_id, id from scout_invitation where candidate_id = ${candidateId}
      union all select company_id, id from booking where candidate_id = ${candidateId}
      union all select company_id, id from scheduling_date_request where candidate_id = ${candidateId}
      union all select company_id, id from day_notice where candidate_id = ${candidateId}
      union all select company_id, id from scout_outcome where candidate_id = ${candidateId}
      union all select company_id, id from offer_report where candidate_id = ${candidateId}
    ) about
    where company_notification.company_id = about.company_id
      and split_part(company_notification.effect_key, ':', 2) = about.id::text`.execute(tx)
