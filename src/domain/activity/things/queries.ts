import { sql } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'

type Thing = { id: string; kind: string; name: string; startAt: Date | null }

/**
 * The things that acts of a company are about, by their ids as text. A date has its event's title and its own start.
 * A template that a colleague shares with nobody is left out.
 */
export const things = (db: Db, companyId: CompanyId) =>
  db.selectFrom(
    sql<Thing>`(
      select id::text, 'job' as kind, title as name, null::timestamptz as start_at from job where company_id = ${companyId}
      union all select id::text, 'scheduling', title, null from scheduling where company_id = ${companyId}
      union all select date.id::text, 'scheduling_date', title, start_at from scheduling_date as date
        join scheduling on scheduling.company_id = date.company_id and scheduling.id = scheduling_id
        where date.company_id = ${companyId}
      union all select id::text, 'saved_filter', name, null from saved_filter where company_id = ${companyId}
      union all select id::text, 'scout_template', title, null from scout_template where company_id = ${companyId} and is_shared
      union all select id::text, 'scout_experiment', title, null from scout_experiment where company_id = ${companyId}
      union all select id::text, 'thread_phrase', title, null from thread_phrase where company_id = ${companyId}
      union all select id::text, 'webhook', coalesce(nullif(description, ''), substring(url from '^[a-z]+://([^/?#]+)')), null
        from webhook where company_id = ${companyId}
      union all select id::text, 'invoice', number, null from invoice where company_id = ${companyId}
      union all select id::text, 'whitepaper', title, null from whitepaper
    )`.as('thing'),
  )
