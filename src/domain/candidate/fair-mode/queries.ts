import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'

/** SQL: the user was given the facts of the student since the company first turned fair mode on. */
export const hasReadOpenly = (companyId: OfRow<'company'>, userId: string, candidate: string) => sql<boolean>`exists (
  select from open_reading read where read.company_id = ${companyId} and read.company_user_id = ${userId}
    and read.candidate_id = ${sql.ref(candidate)})`
