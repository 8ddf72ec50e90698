import type { AccessChange } from '#domain/company-account/access-change/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import type { Mailer } from '#platform/outgoing/mail.ts'
import { mailOf, type Site } from '../../mail-text.ts'
import { accessChangeText } from './text.ts'

/** The payload of `send_access_change`: one ADMIN, who did it, and the id of the mail; `at` is in ISO 8601. */
type AccessChangeJob = {
  companyId: OfRow<'company'>
  companyUserId: string
  byId: string
  change: AccessChange
  at: string
  mailId: string
}

/** Mails one ADMIN about a change of the company's sign-in or networks (K23); somebody who left hears nothing. */
export async function sendAccessChange(
  { companyId, companyUserId, byId, change, at, mailId }: AccessChangeJob,
  { db, mail, site }: { db: Db; mail: Pick<Mailer, 'send'>; site: Site },
) {
  const [to, by] = await Promise.all([findUser(db, companyId, companyUserId), findUser(db, companyId, byId)])
  if (to?.status !== 'ACTIVE' || to.role !== 'ADMIN') return
  const text = accessChangeText({ change, at: new Date(at), by: by ? `${by.familyName} ${by.givenName}さん` : '' })
  const path = change === 'NETWORKS_CHANGED' ? clientUrls.settingsNetworks() : clientUrls.settingsSso()
  await mail.send({
    to: to.email,
    // A repeated job sends under the same name, which mail programs show once.
    messageId: mailId,
    ...mailOf(`${to.displayName} ${to.familyName}様`, text, path, site),
  })
}

const findUser = (db: Db, companyId: OfRow<'company'>, id: string) =>
  db
    .selectFrom('companyUserAccount')
    .innerJoin('companyUser', 'companyUser.id', 'companyUserAccount.companyUserId')
    .innerJoin('company', 'company.id', 'companyUser.companyId')
    .select(['email', 'familyName', 'givenName', 'role', 'status', 'company.displayName'])
    .where('companyUser.companyId', '=', companyId)
    .where('companyUser.id', '=', id)
    .executeTakeFirst()
