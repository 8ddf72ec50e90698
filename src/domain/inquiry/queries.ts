import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import type { PreRegistrationStatus } from './decision/rules.ts'

export type PreRegistrationRow = NonNullable<Awaited<ReturnType<typeof findPreRegistration>>>

export const findPreRegistration = (db: Db, id: string) =>
  db.selectFrom('preRegistration').selectAll().where('id', '=', id).executeTakeFirst()

export async function requirePreRegistration(db: Db, id: string) {
  const application = await findPreRegistration(db, id)
  if (!application) throw new Refusal('not_found')
  return application
}

/** Applications for the admin pages: open ones longest waiting first, decided ones newest first. */
export async function listPreRegistrations(db: Db, status: PreRegistrationStatus, page: Page) {
  const { limit, offset } = boundsOf(page)
  const ofStatus = db.selectFrom('preRegistration').where('status', '=', status)
  const [rows, { count }] = await Promise.all([
    ofStatus
      .selectAll()
      .orderBy('insertedAt', status === 'APPLIED' ? 'asc' : 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    ofStatus.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: count }
}
