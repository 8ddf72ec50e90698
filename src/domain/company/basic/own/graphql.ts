import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { lookups } from '#domain/lookup/queries.ts'
import { requireRecruiter, type CompanyViewer } from '#domain/viewer/viewer.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import type { Tx } from '#platform/database/db.ts'
import { Company } from '../../graphql.ts'
import type { CompanyRow } from '../../queries.ts'
import { updateCompanyAddress, updateCompanyInformation, updateCompanyNames, updateCompanyOthers } from '../commands.ts'
import { listSections } from '../section/queries.ts'
import { companySections } from '../section/rules.ts'
import { requireOwnCompany } from './queries.ts'

type SectionRow = Awaited<ReturnType<typeof listSections>> extends Map<string, (infer Row)[]> ? Row : never

const CompanySectionEnum = builder.enumType('CompanySectionKey', { values: companySections })
export const CompanySection = builder.objectRef<SectionRow>('CompanySection').implement({
  fields: (t) => ({
    section: t.expose('section', { type: CompanySectionEnum }),
    version: t.exposeInt('version'),
    editedAt: t.expose('editedAt', { type: 'DateTime' }),
    editedBy: t.string({ resolve: ({ familyName, givenName }) => `${familyName} ${givenName}` }),
  }),
})

/** A company's own page as its users write it. */
export const CompanyBasic = builder.objectRef<CompanyRow>('CompanyBasic').implement({
  fields: (t) => ({
    company: t.field({ type: Company, resolve: (company) => company }),
    corporateNumber: t.exposeString('corporateNumber'),
    isSetUp: t.boolean({
      description: 'Whether the page was finished once; before, no student meets the company.',
      resolve: ({ setUpAt }) => setUpAt !== null,
    }),
    isPublic: t.exposeBoolean('isPublic', {
      description: 'Whether visitors without an account may open the page and its published jobs.',
    }),
    sections: t.field({
      type: [CompanySection],
      description: 'The sections that were saved; a version is the number of saves.',
      resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listSections).load(id)) ?? [],
    }),
  }),
})

builder.queryField('companyBasic', (t) =>
  t.field({
    type: CompanyBasic,
    resolve: (_, __, context) => requireOwnCompany(context.db, companyOf(context)),
  }),
)

const UrlInput = builder.inputType('CompanyUrlInput', {
  fields: (t) => ({ label: t.string({ required: true }), url: t.string({ required: true }) }),
})
const OtherInput = builder.inputType('CompanyOtherInput', {
  fields: (t) => ({ title: t.string({ required: true }), body: t.string({ required: true }) }),
})
const HeadOfficeInput = builder.inputType('HeadOfficeInput', {
  fields: (t) => ({
    postalCode: t.string({ required: true }),
    prefectureId: t.string({ required: true }),
    city: t.string({ required: true }),
    town: t.string({ required: true }),
    street: t.string({ required: true }),
    building: t.string({ required: true }),
  }),
})

/** The company's own page after a save by one of its users who may write. */
export const savedBy = (context: Context, act: (tx: Tx, company: CompanyViewer) => Promise<void>) => {
  const company = requireRecruiter(context.viewer)
  return context.write(async (tx) => {
    await act(tx, company)
    return requireOwnCompany(tx, company.companyId)
  })
}

builder.mutationFields((t) => {
  const version = t.arg.int({ required: true, description: 'Of the section as it was read; 0 before its first save.' })
  return {
    updateCompanyNames: t.field({
      type: CompanyBasic,
      args: {
        version,
        legalName: t.arg.string({ required: true }),
        displayName: t.arg.string({ required: true }),
        kana: t.arg.string({ required: true }),
      },
      resolve: (_, { version: readVersion, ...names }, context) =>
        savedBy(context, (tx, company) => updateCompanyNames(tx, company, readVersion, names)),
    }),
    updateCompanyInformation: t.field({
      type: CompanyBasic,
      args: {
        version,
        industryIds: t.arg.idList({ required: true, ...atMost(fieldLimits.companyIndustries) }),
        companySizeId: t.arg.id(),
        employees: t.arg.int(),
        foundedOn: t.arg({ type: 'Date' }),
        capitalYen: t.arg.float(),
        representative: t.arg.string({ required: true }),
        urls: t.arg({ type: [UrlInput], required: true, ...atMost(fieldLimits.companyUrls) }),
      },
      resolve: (_, { version: readVersion, ...information }, context) =>
        savedBy(context, async (tx, company) =>
          updateCompanyInformation(tx, company, readVersion, await lookups(context.db), {
            industryIds: information.industryIds.map(Number),
            companySizeId: information.companySizeId ? Number(information.companySizeId) : null,
            employees: information.employees ?? null,
            foundedOn: information.foundedOn ?? null,
            capitalYen: information.capitalYen ?? null,
            representative: information.representative,
            urls: information.urls,
          }),
        ),
    }),
    updateCompanyAddress: t.field({
      type: CompanyBasic,
      args: {
        version,
        headOffice: t.arg({ type: HeadOfficeInput, required: true }),
        officePrefectureIds: t.arg.idList({ required: true, ...atMost(47) }),
      },
      resolve: (_, { version: readVersion, headOffice, officePrefectureIds }, context) =>
        savedBy(context, async (tx, company) =>
          updateCompanyAddress(tx, company, readVersion, await lookups(context.db), {
            ...headOffice,
            officePrefectureIds: officePrefectureIds.map(String),
          }),
        ),
    }),
    updateCompanyOthers: t.field({
      type: CompanyBasic,
      args: { version, others: t.arg({ type: [OtherInput], required: true, ...atMost(fieldLimits.companyOthers) }) },
      resolve: (_, { version: readVersion, others }, context) =>
        savedBy(context, (tx, company) => updateCompanyOthers(tx, company, readVersion, others)),
    }),
  }
})
