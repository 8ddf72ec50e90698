import type { Insertable } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import { inHours } from './scheduling.ts'
import { aMessage } from './scout-invitation.ts'

type Given = { companyId: OfRow<'company'>; jobId: string; companyUserId: string }

/** An experiment that takes students of the job. */
export const aScoutExperiment = (db: Db, given: Given & Partial<Insertable<DB['scoutExperiment']>>) =>
  db
    .insertInto('scoutExperiment')
    .values({
      title: '締めの一文',
      subjectA: '検査装置の開発について',
      messageA: aMessage,
      subjectB: '検査装置をつくる仕事',
      messageB: aMessage,
      baseRate: 20,
      difference: 10,
      endsAt: inHours(24 * 50),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
