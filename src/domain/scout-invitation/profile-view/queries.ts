import { sql } from 'kysely'
import { lookups } from '#domain/lookup/queries.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { ageOf, countsByDay, firstViewDay, groupsOf, namedViewers } from './rules.ts'

const tokyoDay = sql<string>`to_char(inserted_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`

/**
 * Companies that opened the student's profile in the 30 days before today. Two statements: the first reads at most two
 * months' partitions by their index of the student, the second the companies it found.
 */
export async function readProfileViews(db: Db, candidateId: OwnCandidateId) {
  const today = tokyoToday()
  const views = await db
    .selectFrom('profileView')
    .select(['companyId', tokyoDay.as('day')])
    .distinct()
    .where('candidateId', '=', candidateId)
    .where('insertedAt', '>=', startOfTokyoDay(firstViewDay(today)))
    .where('insertedAt', '<', startOfTokyoDay(today))
    .execute()
  const companies = await listViewers(db, candidateId, [...new Set(views.map(({ companyId }) => companyId))])
  const { industries, companySizes } = await lookups(db)
  const viewers = companies.map((company) => ({
    ...company,
    industryGroup: industries.get(company.industryIds[0] ?? 0)?.group ?? '',
    size: companySizes.get(company.companySizeId ?? 0)?.label ?? '',
  }))
  // A company that the student blocks now counts in the days and the total. No group counts it, and no list names it.
  const countedViewers = viewers.filter(({ isBlocked }) => !isBlocked)
  return {
    days: countsByDay(views, today),
    total: viewers.length,
    byIndustry: groupsOf(countedViewers.map(({ industryGroup }) => industryGroup)),
    bySize: groupsOf(countedViewers.map(({ size }) => size)),
    byAge: groupsOf(countedViewers.map(({ foundedOn }) => ageOf(foundedOn, today))),
    companies: namedViewers(viewers, views),
  }
}

async function listViewers(db: Db, candidateId: OwnCandidateId, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('company')
    .selectAll('company')
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('scoutInvitation')
          .select(sql.lit(1).as('one'))
          .whereRef('scoutInvitation.companyId', '=', 'company.id')
          .where('scoutInvitation.candidateId', '=', candidateId)
          .where('scoutInvitation.status', '!=', 'SCHEDULED'),
      )
        .$castTo<boolean>()
        .as('hasScouted'),
      exists(
        selectFrom('blockedCompany')
          .select(sql.lit(1).as('one'))
          .whereRef('blockedCompany.companyId', '=', 'company.id')
          .where('blockedCompany.candidateId', '=', candidateId),
      )
        .$castTo<boolean>()
        .as('isBlocked'),
    ])
    .where(sql<boolean>`company.id = any(${ids}::uuid[])`)
    .execute()
}
