import { isFreeMail } from '#domain/company-account/single-sign-on/mail-domain/rules.ts'
import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { escapeLike } from '#platform/database/like.ts'
import type { PreRegistrationRow } from '../../queries.ts'
import { mailDomainOf, type ApplicationMatch, type CompanyMatch } from './rules.ts'

const maxFound = 20

const plainName = (name: unknown) => sql`company_name_text(${name})`

/** Companies of the service that may be the applicant, with what they have in common. */
export async function findKnownCompanies(db: Db, { companyName, corporateNumber, email }: PreRegistrationRow) {
  const domain = mailDomainOf(email)
  const compared = isFreeMail(domain) ? null : domain
  const { rows } = await sql<{ id: OfRow<'company'>; matches: CompanyMatch[] }>`
    select id, matches from (
      select company.id, company.kana, array_remove(array[
        case when company.corporate_number = ${corporateNumber} then 'CORPORATE_NUMBER' end,
        case when ${plainName(companyName)} in (${plainName(sql.ref('company.legal_name'))}, ${plainName(sql.ref('company.display_name'))}) then 'NAME' end,
        case when ${compared}::text is not null and exists (
          select 1 from company_url where company_url.company_id = company.id
            and substring(lower(url) from '^https?://(?:www[.])?([^/:?#]+)') = ${compared}) then 'SITE' end,
        case when ${compared}::text is not null and exists (
          select 1 from company_user_account account where account.company_id = company.id
            and account.email like ${`%@${escapeLike(compared ?? '')}`}) then 'MAIL_DOMAIN' end
      ], null) as matches
      from company
    ) compared where cardinality(matches) > 0
    order by cardinality(matches) desc, kana collate "ja-x-icu", id limit ${maxFound}`.execute(db)
  return rows
}

/** Other applications of the same company or the same sender, newest first. */
export async function findOtherApplications(db: Db, { id, companyName, corporateNumber, email }: PreRegistrationRow) {
  const rows = await db
    .selectFrom('preRegistration')
    .select(['id', 'companyName', 'status', 'insertedAt'])
    .select(
      sql<ApplicationMatch[]>`array_remove(array[
      case when corporate_number = ${corporateNumber} then 'CORPORATE_NUMBER' end,
      case when ${plainName(sql.ref('company_name'))} = ${plainName(companyName)} then 'NAME' end,
      case when lower(email) = lower(${email}) then 'MAIL' end], null)`.as('matches'),
    )
    .where('id', '!=', id)
    .where(
      sql<boolean>`(${plainName(sql.ref('company_name'))} = ${plainName(companyName)} or lower(email) = lower(${email})
        or corporate_number = ${corporateNumber})`,
    )
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxFound)
    .execute()
  return rows
}

export type KnownCompany = Awaited<ReturnType<typeof findKnownCompanies>>[number]
export type OtherApplication = Awaited<ReturnType<typeof findOtherApplications>>[number]

/** The codes that were made for these applications, newest first. */
export async function listCodesOfApplications(db: Db, applicationIds: readonly string[]) {
  const rows = await db
    .selectFrom('companyRegistrationCode')
    .selectAll()
    .where('preRegistrationId', 'in', applicationIds)
    .orderBy('insertedAt', 'desc')
    .execute()
  return Map.groupBy(rows, ({ preRegistrationId }) => preRegistrationId ?? '')
}

/** Applications that led to these companies: of the same 法人番号 or name, or from one of their users' addresses; newest first. */
export async function listApplicationsOfCompanies(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('company')
    .innerJoin('preRegistration', (join) =>
      join.on(
        sql<boolean>`${plainName(sql.ref('pre_registration.company_name'))} = ${plainName(sql.ref('company.legal_name'))}
          or pre_registration.corporate_number = company.corporate_number
          or exists (select 1 from company_user_account account where account.company_id = company.id
            and account.email = lower(pre_registration.email))`,
      ),
    )
    .selectAll('preRegistration')
    .select('company.id as ofCompanyId')
    .where('company.id', 'in', companyIds)
    .orderBy('preRegistration.insertedAt', 'desc')
    .orderBy('preRegistration.id', 'desc')
    .execute()
  return Map.groupBy(rows, ({ ofCompanyId }) => ofCompanyId)
}
