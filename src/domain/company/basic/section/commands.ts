import { sql, type Updateable } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { shortDate, time } from '#ground/tokyo-time.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import type { CompanySection } from './rules.ts'

type Columns = Omit<Updateable<DB['company']>, 'id' | 'corporateNumber' | 'setUpAt' | 'editedAt'>

type SectionSave = {
  section: CompanySection
  /** The number of saves of the section that the form was drawn from; 0 before the first. */
  version: number
  /** The name of the mutation. */
  action: string
}

/**
 * Saves one section in the company's own row. Refuses company_section_edited when the section was saved since the form
 * was drawn: the company's row is held, so that of two saves at once one is refused.
 */
export async function saveCompanySection(
  tx: Tx,
  company: CompanyViewer,
  { section, version, action }: SectionSave,
  columns: Columns,
) {
  const { companyId, companyUserId } = company
  const before = await tx
    .selectFrom('company')
    .selectAll()
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await refuseOutdated(tx, companyId, section, version)
  await tx
    .insertInto('companySection')
    .values({ companyId, section, version: 1, editedBy: companyUserId })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'section'])
        .doUpdateSet({ version: sql`company_section.version + 1`, editedAt: sql`now()`, editedBy: companyUserId }),
    )
    .execute()
  await tx
    .updateTable('company')
    .set({ ...columns, editedAt: new Date() })
    .where('id', '=', companyId)
    .execute()
  await recordAudit(tx, company, [{ action, subject: 'company', subjectId: companyId, companyId }])
  return before
}

async function refuseOutdated(tx: Tx, companyId: OfRow<'company'>, section: CompanySection, version: number) {
  const last = await tx
    .selectFrom('companySection')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'companySection.editedBy'))
    .select(['version', 'editedAt', 'familyName', 'givenName'])
    .where('companySection.companyId', '=', companyId)
    .where('section', '=', section)
    .executeTakeFirst()
  if ((last?.version ?? 0) === version) return
  if (!last) throw new Refusal('not_found')
  const values = {
    name: `${last.familyName} ${last.givenName}`,
    at: `${shortDate(last.editedAt)} ${time(last.editedAt)}`,
  }
  throw new Refusal('company_section_edited', { values })
}
