import { sql } from 'kysely'
import { expect } from 'vitest'
import { kinds } from '#domain/notification/kinds.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import type { Mail } from '#platform/outgoing/mail.ts'
import type { TestApp } from '../client.ts'

type Told = { kind: string; title: string; body: string; path: string; isRead: boolean }
const fields = 'unreadNotificationCount notifications(first: 50) { kind title body path isRead }'

const names = new Map(Object.entries(kinds).map(([name, { code }]) => [code, name]))
/** The name of a kind, by the code that the list holds. */
export const nameOf = (code: string) => names.get(code) ?? code

/** The notifications people got, in their list, with each kind by its name, and by mail. */
export function ears(app: TestApp, work: { mails: readonly Mail[] }) {
  async function told(viewer: Viewer) {
    const document = `{ viewer { ... on CandidateViewer { ${fields} } ... on CompanyViewer { ${fields} } ... on AdminViewer { ${fields} } } }`
    const { data, errors } = await app.as(viewer).ask(document)
    expect(errors).toEqual([])
    const { unreadNotificationCount, notifications } = data.viewer as {
      unreadNotificationCount: number
      notifications: Told[]
    }
    const named = notifications.map((notification) => ({ ...notification, kind: nameOf(notification.kind) }))
    return { unreadNotificationCount, notifications: named }
  }
  async function mailsTo(viewer: Viewer) {
    const email = await emailOf(app.db, viewer)
    return work.mails.filter(({ to }) => to === email)
  }
  return {
    told,
    mailsTo,
    list: async (viewer: Viewer) => (await told(viewer)).notifications,
    kinds: async (viewer: Viewer) => (await told(viewer)).notifications.map(({ kind }) => kind),
  }
}

async function emailOf(db: Db, viewer: Viewer) {
  const account =
    viewer.kind === 'candidate'
      ? db.selectFrom('candidateAccount').select('email').where('candidateId', '=', viewer.candidateId)
      : db
          .selectFrom('companyUserAccount')
          .select('email')
          .where('companyUserId', '=', viewer.kind === 'company' ? viewer.companyUserId : null)
  return (await account.executeTakeFirstOrThrow()).email
}

/** Moves the claims of mails and pushes, and the last signs of life of workers, into the past. */
export async function letClaimsAge(db: Db, minutes: number) {
  const before = sql<Date>`now() - make_interval(mins => ${minutes})`
  await db.updateTable('notificationMail').set({ claimedAt: before }).where('claimedAt', 'is not', null).execute()
  await db.updateTable('notificationPush').set({ claimedAt: before }).where('claimedAt', 'is not', null).execute()
  await db.updateTable('workerLife').set({ seenAt: before }).execute()
  await sql`update graphile_worker._private_jobs set locked_at = ${before} where locked_at is not null`.execute(db)
}

export const anAdmin = (db: Db, email: string) =>
  db
    .insertInto('adminAccount')
    .values({ email, emailVerifiedAt: new Date(), familyName: '運営', givenName: '太郎', role: 'OPERATOR' })
    .returningAll()
    .executeTakeFirstOrThrow()
