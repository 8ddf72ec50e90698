import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { missingSetUpParts } from './rules.ts'

/** The parts that the page still needs, in their order. */
export async function listMissingSetUpParts(db: Db | Tx, companyId: CompanyId) {
  const company = await db
    .selectFrom('company')
    .select(['kana', 'industryIds', 'companySizeId', 'employees', 'representative'])
    .select(['postalCode', 'prefectureId', 'city', 'tagline'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('companyContent')
            .select('position')
            .whereRef('companyContent.companyId', '=', 'company.id')
            .where('kind', '=', 'TEXT')
            .where('text', '<>', ''),
        )
        .$castTo<boolean>()
        .as('hasText'),
    )
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return missingSetUpParts(company)
}

/** Whether students may meet the company; without it no job is published. */
export async function isCompanySetUp(db: Db | Tx, companyId: CompanyId) {
  const { setUpAt } = await db
    .selectFrom('company')
    .select('setUpAt')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return setUpAt !== null
}
