import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { requireFeature } from '#domain/company/queries.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { TxtRecords } from '#platform/outgoing/txt-records.ts'
import { tellOfAccessChange } from '../../access-change/commands.ts'
import { holdMembers } from '../../user/queries.ts'
import { checkDomainName, foldMailDomain, maxFoundRecords, maxMailDomains, recordOf } from './rules.ts'
import { findDomainOwner, findMailDomain } from './queries.ts'

/**
 * Names a mail domain that the company will prove; naming it again changes nothing. Refuses invalid_input also for the
 * domains of free mail, plan_restricted, mail_domain_taken, mail_domain_limit_reached.
 */
export async function addMailDomain(tx: Tx, company: CompanyViewer, text: string, token: string) {
  const { companyId } = company
  const domain = foldMailDomain(text)
  refuseInvalid([checkDomainName(domain)])
  await holdMembers(tx, company)
  await requireFeature(tx, companyId, 'sso')
  const own = await tx.selectFrom('mailDomain').select('domain').where('companyId', '=', companyId).execute()
  if (own.some((row) => row.domain === domain)) return domain
  if (own.length >= maxMailDomains)
    throw new Refusal('mail_domain_limit_reached', { values: { limit: maxMailDomains } })
  await refuseTaken(tx, company, domain)
  await tx.insertInto('mailDomain').values({ companyId, domain, token }).execute()
  await audit(tx, company, 'addMailDomain', domain, null, 'PENDING')
  return domain
}

/** The records that a check of a domain read before the transaction: DNS may take seconds. */
type ReadRecords = { domain: string; records: string[] }

/** Refuses not_found for a domain the company did not name, mail_domain_unanswered when no server answers. */
export async function readMailDomain(
  db: Db,
  { companyId }: CompanyViewer,
  text: string,
  txtRecords: TxtRecords,
): Promise<ReadRecords> {
  const domain = foldMailDomain(text)
  if (!(await findMailDomain(db, companyId, domain))) throw new Refusal('not_found')
  const records = await txtRecords(domain)
  if (records === null) throw new Refusal('mail_domain_unanswered')
  return { domain, records }
}

/**
 * Keeps what was read: the domain is proven from now on, or the check failed. A proven domain stays proven. Refuses
 * mail_domain_taken, also for the second of two companies that prove it at once, and plan_restricted.
 */
export async function checkMailDomain(tx: Tx, company: CompanyViewer, { domain, records }: ReadRecords) {
  const { companyId } = company
  await holdMembers(tx, company)
  await requireFeature(tx, companyId, 'sso')
  const mailDomain = await findMailDomain(tx, companyId, domain)
  if (!mailDomain) throw new Refusal('not_found')
  if (mailDomain.status === 'PROVEN') return domain
  const isProven = records.some((record) => record.trim() === recordOf(mailDomain.token))
  if (isProven) await refuseTaken(tx, company, domain)
  const status = isProven ? 'PROVEN' : 'FAILED'
  await tx
    .updateTable('mailDomain')
    .set({
      status,
      found: records.slice(0, maxFoundRecords).map((record) => record.slice(0, 300)),
      checkedAt: sql<Date>`now()`,
      provenAt: isProven ? sql<Date>`now()` : null,
    })
    .where('companyId', '=', companyId)
    .where('domain', '=', domain)
    .execute()
  await audit(tx, company, 'checkMailDomain', domain, mailDomain.status, status)
  if (isProven) await tellOfAccessChange(tx, company, 'DOMAIN_PROVEN')
  return domain
}

/** Takes a domain away. Refuses mail_domain_in_use for a proven one while the company's sign-in is forced. */
export async function removeMailDomain(tx: Tx, company: CompanyViewer, text: string) {
  const { companyId } = company
  const domain = foldMailDomain(text)
  await holdMembers(tx, company)
  const mailDomain = await findMailDomain(tx, companyId, domain)
  if (!mailDomain) throw new Refusal('not_found')
  const isForced = tx.selectFrom('singleSignOn').select('mode').where('companyId', '=', companyId)
  if (mailDomain.status === 'PROVEN' && (await isForced.executeTakeFirst())?.mode === 'FORCED')
    throw new Refusal('mail_domain_in_use')
  await tx.deleteFrom('mailDomain').where('companyId', '=', companyId).where('domain', '=', domain).execute()
  await audit(tx, company, 'removeMailDomain', domain, mailDomain.status, null)
  if (mailDomain.status === 'PROVEN') await tellOfAccessChange(tx, company, 'DOMAIN_REMOVED')
  return domain
}

async function refuseTaken(tx: Tx, { companyId }: CompanyViewer, domain: string) {
  // Two companies may prove a domain in the same moment; the second waits here and finds the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${domain}, 62))`.execute(tx)
  const owner = await findDomainOwner(tx, domain)
  if (owner && owner.companyId !== companyId) throw new Refusal('mail_domain_taken')
}

const audit = (
  tx: Tx,
  company: CompanyViewer,
  action: string,
  domain: string,
  from: string | null,
  to: string | null,
) =>
  recordAudit(tx, company, [
    { action, subject: 'mail_domain', subjectId: domain, companyId: company.companyId, from, to },
  ])
