import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { CompanySelectionCriterion, CompanySize, Industry, Prefecture } from '#domain/lookup/graphql.ts'
import { lookups, pickLookups, requireLookup } from '#domain/lookup/queries.ts'
import type { ContractWithPlan } from '#domain/viewer/viewer.ts'
import { findImages, type CompanyImageRow } from '#domain/content-block/image/queries.ts'
import { imageUrl } from '#domain/content-block/image/rules.ts'
import { listActiveCompanyUsers, type CompanyRow, type CompanyUserRow } from './queries.ts'

const markShapes = [
  'CONSTELLATION',
  'SUNRISE',
  'LEAF',
  'RINGS',
  'WAVES',
  'BOOK',
  'MOUNTAIN',
  'BRIDGE',
  'GRID',
  'PETALS',
  'ARROWS',
  'DROP',
] as const
const MarkShape = builder.enumType('MarkShape', { values: markShapes })

const CompanyMark = builder.objectRef<CompanyRow>('CompanyMark').implement({
  fields: (t) => ({
    shape: t.field({ type: MarkShape, resolve: (company) => company.markShape as (typeof markShapes)[number] }),
    background: t.exposeString('markBackground'),
    foreground: t.exposeString('markForeground'),
    logoUrl: t.string({
      nullable: true,
      description: 'The square logo that is shown instead of the mark',
      resolve: ({ logoId }) => (logoId ? imageUrl(logoId) : null),
    }),
  }),
})

export const CompanyImage = builder.objectRef<CompanyImageRow>('CompanyImage').implement({
  fields: (t) => ({
    url: t.string({ resolve: ({ id }) => imageUrl(id) }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
  }),
})

/** A company as students and visitors read it. A fact that is not said yet is null or empty. */
export const Company = builder.objectRef<CompanyRow>('Company').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    displayName: t.exposeString('displayName'),
    legalName: t.exposeString('legalName'),
    tagline: t.exposeString('tagline'),
    employees: t.exposeInt('employees', { nullable: true }),
    city: t.exposeString('city'),
    foundedOn: t.expose('foundedOn', { type: 'Date', nullable: true }),
    checkedAt: t.expose('checkedAt', {
      type: 'DateTime',
      nullable: true,
      description: '掲載内容の確認日: when the company last pressed that its page is true',
    }),
    mark: t.field({ type: CompanyMark, resolve: (company) => company }),
    logo: t.field({
      type: CompanyImage,
      nullable: true,
      resolve: ({ logoId }, _, { batchOpen }) => (logoId ? batchOpen(findImages).load(logoId) : null),
    }),
    cover: t.field({
      type: CompanyImage,
      nullable: true,
      resolve: ({ coverId }, _, { batchOpen }) => (coverId ? batchOpen(findImages).load(coverId) : null),
    }),
    coverDescription: t.exposeString('coverDescription'),
    industries: t.field({
      type: [Industry],
      resolve: async (company, _, { db }) => pickLookups((await lookups(db)).industries, company.industryIds),
    }),
    companySize: t.field({
      type: CompanySize,
      nullable: true,
      resolve: async ({ companySizeId: id }, _, { db }) =>
        id === null ? null : requireLookup((await lookups(db)).companySizes, id),
    }),
    prefecture: t.field({
      type: Prefecture,
      nullable: true,
      resolve: async ({ prefectureId: id }, _, { db }) =>
        id === null ? null : requireLookup((await lookups(db)).prefectures, id),
    }),
    companySelectionCriteria: t.field({
      type: [CompanySelectionCriterion],
      resolve: async (company, _, { db }) =>
        pickLookups((await lookups(db)).companySelectionCriteria, company.companySelectionCriterionIds),
    }),
  }),
})

export const CompanyUser = builder.objectRef<CompanyUserRow>('CompanyUser').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
    department: t.exposeString('department'),
    title: t.exposeString('title'),
  }),
})

/** A person of the viewer's own company, who may have left since. */
export const Colleague = builder.objectRef<CompanyUserRow>('Colleague').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
    hasLeft: t.boolean({ resolve: ({ status }) => status === 'DISABLED' }),
  }),
})

const Plan = builder.objectRef<ContractWithPlan>('Plan').implement({
  fields: (t) => ({
    key: t.exposeID('key'),
    label: t.exposeString('label'),
    scoutLimitPerMonth: t.exposeInt('scoutLimitPerMonth'),
    bulkSendLimit: t.exposeInt('bulkSendLimit'),
    savedFilterLimit: t.exposeInt('savedFilterLimit'),
    labelLimit: t.exposeInt('labelLimit'),
    features: t.exposeStringList('features'),
  }),
})

export const Contract = builder.objectRef<ContractWithPlan>('Contract').implement({
  fields: (t) => ({
    status: t.exposeString('status'),
    startsOn: t.expose('startsOn', { type: 'Date' }),
    endsOn: t.expose('endsOn', { type: 'Date' }),
    plan: t.field({ type: Plan, resolve: (contract) => contract }),
  }),
})

builder.queryField('companyUsers', (t) =>
  t.field({
    type: [CompanyUser],
    resolve: (_, __, context) => listActiveCompanyUsers(context.db, companyOf(context)),
  }),
)
