import { mayReadPeople } from '#domain/admin-account/role/rules.ts'
import { adminBuilder } from '#graphql/admin-builder.ts'
import { Company, companyOfRow } from '#domain/company/admin-graphql.ts'
import { isFreeMail } from '#domain/company-account/single-sign-on/mail-domain/rules.ts'
import { CompanyRegistrationCode } from '#domain/company-account/registration-code/admin-graphql.ts'
import { findOperatorNames } from '#domain/admin-account/name/queries.ts'
import { hasUsedTrial } from '#domain/company/contract/queries.ts'
import { isCorporateNumber } from '#ground/validation/company-validation.ts'
import { preRegistrationId } from '#ground/id.ts'
import { PreRegistration, PreRegistrationStatusEnum } from '../admin-graphql.ts'
import { requirePreRegistration } from '../queries.ts'
import {
  findKnownCompanies,
  findOtherApplications,
  listApplicationsOfCompanies,
  listCodesOfApplications,
  type KnownCompany,
  type OtherApplication,
} from './checks/queries.ts'
import { applicationMatches, companyMatches, mailDomainOf } from './checks/rules.ts'

const CompanyMatchEnum = adminBuilder.enumType('CompanyMatch', { values: companyMatches })
const ApplicationMatchEnum = adminBuilder.enumType('ApplicationMatch', { values: applicationMatches })

const CompanyAlike = adminBuilder.objectRef<KnownCompany>('CompanyAlike').implement({
  fields: (t) => ({
    matches: t.expose('matches', { type: [CompanyMatchEnum] }),
    company: t.field({ type: Company, resolve: ({ id }, _, context) => companyOfRow(context, id) }),
  }),
})

const ApplicationAlike = adminBuilder.objectRef<OtherApplication>('ApplicationAlike').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    companyName: t.exposeString('companyName'),
    status: t.expose('status', { type: PreRegistrationStatusEnum }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    matches: t.expose('matches', { type: [ApplicationMatchEnum] }),
  }),
})

adminBuilder.objectFields(PreRegistration, (t) => ({
  mailDomain: t.string({ resolve: ({ email }) => mailDomainOf(email) }),
  isFreeMail: t.boolean({
    description: 'A mail service that anybody can use: the company is checked by hand.',
    resolve: ({ email }) => isFreeMail(mailDomainOf(email)),
  }),
  isCorporateNumberRight: t.boolean({
    description: 'Whether the check digit fits; null for an application of the time before the number was asked for.',
    nullable: true,
    resolve: ({ corporateNumber }) => (corporateNumber === null ? null : isCorporateNumber(corporateNumber)),
  }),
  hasUsedTrial: t.boolean({
    description: 'Whether this 法人番号 has had its trial.',
    resolve: ({ corporateNumber }, _, { db }) => corporateNumber !== null && hasUsedTrial(db, corporateNumber),
  }),
  companiesAlike: t.field({
    type: [CompanyAlike],
    description: 'Companies of the service that may be the applicant.',
    resolve: (application, _, { db }) => findKnownCompanies(db, application),
  }),
  applicationsAlike: t.field({
    type: [ApplicationAlike],
    description: 'Other applications of the same company or sender, newest first.',
    resolve: (application, _, { db }) => findOtherApplications(db, application),
  }),
  registrationCodes: t.field({
    type: [CompanyRegistrationCode],
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listCodesOfApplications).load(id)) ?? [],
  }),
  decidedByName: t.string({
    nullable: true,
    resolve: ({ decidedBy }, _, { batchOpen }) => (decidedBy ? batchOpen(findOperatorNames).load(decidedBy) : null),
  }),
}))

adminBuilder.objectField(Company, 'applications', (t) =>
  t.field({
    type: [PreRegistration],
    nullable: true,
    description:
      'Applications of this 法人番号 or name, or from the address of one of its users, newest first. Null for operators who may read figures alone.',
    resolve: async ({ id }, _, { batchOpen, viewer }) =>
      mayReadPeople(viewer.role) ? ((await batchOpen(listApplicationsOfCompanies).load(id)) ?? []) : null,
  }),
)

adminBuilder.queryField('preRegistration', (t) =>
  t.field({
    type: PreRegistration,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { db }) => requirePreRegistration(db, preRegistrationId(id)),
  }),
)
