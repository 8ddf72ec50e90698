import { makeAdminInvitation } from '#domain/admin-account/commands.ts'
import { adminInvitationPrefix } from '#domain/admin-account/rules.ts'
import { adminRoleWords } from '#domain/admin-account/role/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import type { Db, InTransaction } from '#platform/database/db.ts'
import type { Mailer } from '#platform/outgoing/mail.ts'
import { newSecret } from '#platform/secrets/secret.ts'
import { mailOf, type Site } from '../../mail-text.ts'
import { invitationText } from './text.ts'

type AdminInvitationJob = { adminAccountId: string; invitedById: string }
type Parts = {
  db: Db
  mail: Pick<Mailer, 'send'>
  site: Site
  inTransaction: InTransaction
}

/** Mails an invited operator the code. The code is in the mail only; when the mail server refuses, none is kept. */
export async function sendAdminInvitation({ adminAccountId, invitedById }: AdminInvitationJob, parts: Parts) {
  const people = await parts.db
    .selectFrom('adminAccount')
    .select(['id', 'email', 'familyName', 'givenName', 'role'])
    .where('id', 'in', [adminAccountId, invitedById])
    .execute()
  const invited = people.find(({ id }) => id === adminAccountId)
  // Nobody but the settings' owner invites the first operator.
  const inviter = people.find(({ id }) => id === invitedById && id !== adminAccountId)
  if (!invited) return
  const code = newSecret(adminInvitationPrefix)
  const text = invitationText({
    inviter: inviter ? `${inviter.familyName} ${inviter.givenName}` : '運営',
    role: adminRoleWords[invited.role].name,
  })
  await parts.inTransaction(async (tx) => {
    if (!(await makeAdminInvitation(tx, adminAccountId, code))) return
    const greeting = `${invited.familyName}様`
    await parts.mail.send({
      to: invited.email,
      ...mailOf(greeting, text, adminUrls.registration(code), parts.site),
    })
  })
}
