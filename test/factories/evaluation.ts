import type { Insertable } from 'kysely'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'

type Given = Omit<Insertable<DB['evaluation']>, 'formVersion' | 'scores' | 'text'> & { text?: string }

/** An evaluation on the form without points. */
export const anEvaluation = (db: Db, { text = '落ち着いて話す方でした。', ...evaluation }: Given) =>
  db
    .insertInto('evaluation')
    .values({ formVersion: 0, scores: [], text, ...evaluation })
    .returningAll()
    .executeTakeFirstOrThrow()

/** A company user is in charge of a date. */
export const inChargeOf = (
  db: Db,
  date: { id: string },
  user: { id: string; viewer: { companyId: Insertable<DB['schedulingDateNotifiedCompanyUser']>['companyId'] } },
) =>
  db
    .insertInto('schedulingDateNotifiedCompanyUser')
    .values({ companyId: user.viewer.companyId, schedulingDateId: date.id, companyUserId: user.id })
    .execute()
