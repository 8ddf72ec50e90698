import type { Insertable } from 'kysely'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'

/** A published whitepaper for every plan, whose files are in no storage. */
export const aWhitepaper = (db: Db, given: Partial<Insertable<DB['whitepaper']>> = {}) =>
  db
    .insertInto('whitepaper')
    .values({
      title: '面談の手引き',
      summary: '30分の面談の進め方です。',
      contents: ['1. 準備'],
      tags: ['面談'],
      minimumPlan: 'FREE',
      state: 'PUBLISHED',
      publishedAt: new Date(),
      pages: 4,
      bytes: 80_000,
      fileHash: 'a'.repeat(64),
      coverHash: 'b'.repeat(64),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
