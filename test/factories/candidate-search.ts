import type { Insertable } from 'kysely'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { addDays } from '#ground/day.ts'
import { aCandidate } from '../factories.ts'

let made = 0

export async function aSearchCandidateLabel(db: Db, companyId: OfRow<'company'>, text = `ラベル${++made}`) {
  return db.insertInto('searchCandidateLabel').values({ companyId, text }).returningAll().executeTakeFirstOrThrow()
}

/** A saved filter of a company. */
export async function aSavedFilter(
  db: Db,
  { companyId, companyUserId }: { companyId: OfRow<'company'>; companyUserId: string },
  given: { name?: string; condition?: string; lastOpenedAt?: Date } = {},
) {
  const values = { companyId, createdBy: companyUserId, name: `条件${++made}`, condition: 'y=2028', ...given }
  return db.insertInto('savedFilter').values(values).returningAll().executeTakeFirstOrThrow()
}

/** A positive action of the company, in force today unless `given` says otherwise. */
export async function aPositiveAction(
  db: Db,
  { companyId, companyUserId }: { companyId: OfRow<'company'>; companyUserId: string },
  given: { beginsOn?: string; endsOn?: string; endedAt?: Date; endedBy?: string } = {},
) {
  const day = (days: number) => addDays(tokyoToday(), days)
  const reason = '開発職に占める女性の割合が12%のため、女性の応募を増やす取り組みです。'
  const values = { companyId, startedBy: companyUserId, reason, beginsOn: day(-1), endsOn: day(30), ...given }
  return db.insertInto('positiveAction').values(values).returningAll().executeTakeFirstOrThrow()
}

type Note = Partial<Insertable<DB['companyCandidate']>> & {
  companyId: OfRow<'company'>
  candidateId: OfRow<'candidate'>
}

/** A company's notes on a student. */
export async function aCompanyCandidate(db: Db, given: Note) {
  return db.insertInto('companyCandidate').values(given).returningAll().executeTakeFirstOrThrow()
}

export const block = (db: Db, companyId: OfRow<'company'>, candidateId: OfRow<'candidate'>) =>
  db.insertInto('blockedCompany').values({ companyId, candidateId }).execute()

/** Students of one test, searched by their ids, so that other students of the database are left out. */
export function aCrowd(db: Db) {
  const crowd: string[] = []
  return {
    add: async (given: Parameters<typeof aCandidate>[1] = {}) => {
      const student = await aCandidate(db, given)
      crowd.push(student.id)
      return student
    },
    ids: () => crowd,
  }
}
