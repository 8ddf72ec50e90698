import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/db.ts'
import type { PreRegistrationStatus } from './decision/rules.ts'

export type PreRegistrationRow = NonNullable<Awaited<ReturnType<typeof findPreRegistration>>>

export const findPreRegistration = (db: Db, id: string) =>
  db.selectFrom('preRegistration').selectAll().where('id', '=', id).executeTakeFirst()

export async function requirePreRegistration(db: Db, id: string) {
  const found = await findPreRegistration(db, id)
  if (!found) throw new Refusal('not_found')
  return found
}

const largestPage = 100

/** Applications for the admin pages: open ones longest waiting first, decided ones newest first. */
export async function listPreRegistrations(
  db: Db,
  status: PreRegistrationStatus,
  { first, offset }: { first: number; offset: number },
) {
  const ofStatus = db.selectFrom('preRegistration').where('status', '=', status)
  const [rows, { count }] = await Promise.all([
    ofStatus
      .selectAll()
      .orderBy('insertedAt', status === 'APPLIED' ? 'asc' : 'desc')
      .orderBy('id')
      .limit(Math.min(Math.max(first, 0), largestPage))
      .offset(Math.max(offset, 0))
      .execute(),
    ofStatus.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: count }
}
