import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { changeKeptDays } from './rules.ts'

type AccountChange = { kind: 'PASSWORD' | 'PHONE' } | { kind: 'EMAIL'; previousEmail: string }

const occasionOf = {
  PASSWORD: 'notify_password_changed',
  EMAIL: 'notify_email_changed',
  PHONE: 'notify_phone_changed',
} as const

/** Tells the student of a change of the way in, also at the address before when the address changed. */
export async function recordAccountChange(tx: Tx, candidateId: OfRow<'candidate'>, change: AccountChange) {
  const { id } = await tx
    .insertInto('accountChange')
    .values({ candidateId, ...change })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, occasionOf[change.kind], { candidateId, accountChangeId: id })
  if (change.kind === 'EMAIL') await enqueue(tx, 'send_email_changed', { candidateId, accountChangeId: id })
}

/** Called by the clock. */
export const forgetOldAccountChanges = (db: Db) =>
  eraseSome(db, 'accountChange', sql`inserted_at < now() - make_interval(days => ${changeKeptDays}::int)`)
