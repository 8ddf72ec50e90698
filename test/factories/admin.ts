import type { AdminRole, AdminViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { cheapHash } from './password.ts'

type Given = { email?: string; password?: string; role?: AdminRole }

let made = 0

/** One of the operator's people, and the viewer that a session would give. */
export async function anAdmin(db: Db, { email, password, role = 'OPERATOR' }: Given = {}) {
  made += 1
  const account = await db
    .insertInto('adminAccount')
    .values({
      email: email ?? `operator${made}@operator.example`,
      emailVerifiedAt: new Date(),
      passwordHash: password ? cheapHash(password) : null,
      familyName: '運営',
      givenName: `担当${made}`,
      role,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const viewer: AdminViewer = { kind: 'admin', adminAccountId: account.id, role }
  return { ...account, viewer }
}
