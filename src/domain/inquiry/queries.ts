import type { Db } from '#platform/db.ts'

export type PreRegistrationRow = NonNullable<Awaited<ReturnType<typeof findPreRegistration>>>

/** For the mails only: no page lists these yet. */
export const findPreRegistration = (db: Db, id: string) =>
  db.selectFrom('preRegistration').selectAll().where('id', '=', id).executeTakeFirst()
