import type { Lookups } from '#domain/lookup/queries.ts'
import { choosable } from '#domain/lookup/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'
import {
  checkAddress,
  checkCompanyNames,
  checkInformation,
  checkOthers,
  foldAddress,
  foldCompanyNames,
  tidyInformation,
  tidyOthers,
  type CompanyAddress,
  type CompanyInformation,
  type CompanyNames,
  type CompanyOther,
} from './rules.ts'
import { saveCompanySection } from './section/commands.ts'

/** Refuses invalid_input, company_section_edited, as the three below. */
export async function updateCompanyNames(tx: Tx, company: CompanyViewer, version: number, form: CompanyNames) {
  const names = foldCompanyNames(form)
  refuseInvalid(checkCompanyNames(names))
  await saveCompanySection(tx, company, { section: 'NAMES', version, action: 'updateCompanyNames' }, names)
}

export async function updateCompanyInformation(
  tx: Tx,
  company: CompanyViewer,
  version: number,
  lookups: Lookups,
  information: CompanyInformation,
) {
  const { companyId } = company
  const { urls, industryIds, ...columns } = tidyInformation(information)
  const { industryIds: ownIndustryIds } = await tx
    .selectFrom('company')
    .select('industryIds')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const options = {
    // An industry that is no longer offered stays with a company that has chosen it.
    industries: new Set([...choosable(lookups.industries).map(({ id }) => id), ...ownIndustryIds]),
    companySizes: new Set([...lookups.companySizes.values()].map(({ id }) => id)),
  }
  refuseInvalid(checkInformation({ urls, industryIds, ...columns }, options, tokyoToday()))
  const save = { section: 'INFORMATION', version, action: 'updateCompanyInformation' } as const
  await saveCompanySection(tx, company, save, { ...columns, industryIds: [...industryIds] })
  await tx.deleteFrom('companyUrl').where('companyId', '=', companyId).execute()
  const rows = urls.map((url, position) => ({ companyId, position, ...url }))
  if (rows.length > 0) await tx.insertInto('companyUrl').values(rows).execute()
}

export async function updateCompanyAddress(
  tx: Tx,
  company: CompanyViewer,
  version: number,
  lookups: Lookups,
  form: CompanyAddress,
) {
  const { town, street, officePrefectureIds, ...address } = foldAddress(form)
  refuseInvalid(
    checkAddress(
      { town, street, officePrefectureIds, ...address },
      [...lookups.prefectures.values()].map(({ id }) => id),
    ),
  )
  await saveCompanySection(
    tx,
    company,
    { section: 'ADDRESS', version, action: 'updateCompanyAddress' },
    { ...address, addressLine: `${town}${street}`, officePrefectureIds: [...officePrefectureIds] },
  )
}

export async function updateCompanyOthers(
  tx: Tx,
  company: CompanyViewer,
  version: number,
  form: readonly CompanyOther[],
) {
  const { companyId } = company
  const others = tidyOthers(form)
  refuseInvalid(checkOthers(others))
  await saveCompanySection(tx, company, { section: 'OTHERS', version, action: 'updateCompanyOthers' }, {})
  await tx.deleteFrom('companyOther').where('companyId', '=', companyId).execute()
  const rows = others.map((other, position) => ({ companyId, position, ...other }))
  if (rows.length > 0) await tx.insertInto('companyOther').values(rows).execute()
}
