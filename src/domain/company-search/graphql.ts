import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { Company } from '#domain/company/graphql.ts'
import { listCompanies, type CompanyRow } from '#domain/company/queries.ts'
import { choosable, lookups, type Lookups } from '#domain/lookup/queries.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { boundsOf } from '#platform/database/page.ts'
import { checkLength } from '#ground/validation/validation.ts'
import {
  companyFilters,
  companyName,
  companyOrders,
  maxCompaniesAtOnce,
  maxFilterValues,
  presentCompanyCondition,
  type CompanyFilter,
  type CompanySearchCondition,
} from './condition/rules.ts'
import { listOpenJobTypes, offeredBy, requireWishes, searchCompanies, type CompanySearchQuestion } from './queries.ts'
import { hasWishes, sharedWishes, wishKinds, type WishKind, type Wishes } from './wish/rules.ts'

const CompanyFilterEnum = builder.enumType('CompanyFilter', { values: companyFilters })
const CompanyWish = builder.enumType('CompanyWish', { values: wishKinds })
const CompanyOrder = builder.enumType('CompanyOrder', {
  values: companyOrders,
  description: 'NEAR: by how many kinds of the student’s wishes a company shares, then as UPDATED.',
})

type SharedWish = { kind: WishKind; ids: string[] }
const labelsOf: Record<WishKind, (all: Lookups, id: string) => string | undefined> = {
  INDUSTRY: ({ industries }, id) => industries.get(Number(id))?.label,
  PREFECTURE: ({ prefectures }, id) => prefectures.get(id)?.label,
  JOB_TYPE: ({ jobTypes }, id) => jobTypes.get(Number(id))?.label,
  COMPANY_SIZE: ({ companySizes }, id) => companySizes.get(Number(id))?.label,
  SELECTION_CRITERION: ({ companySelectionCriteria }, id) => companySelectionCriteria.get(Number(id))?.label,
}
const SharedWishType = builder.objectRef<SharedWish>('SharedWish').implement({
  description: 'A wish of the student that the company shares: the reason why it is near.',
  fields: (t) => ({
    kind: t.expose('kind', { type: CompanyWish }),
    labels: t.stringList({
      resolve: async ({ kind, ids }, _, { db }) => {
        const all = await lookups(db)
        return ids.flatMap((id) => labelsOf[kind](all, id) ?? [])
      },
    }),
  }),
})

type Found = { company: CompanyRow; openJobCount: number; wishes: Wishes }
export const FoundCompany = builder.objectRef<Found>('FoundCompany').implement({
  fields: (t) => ({
    company: t.expose('company', { type: Company }),
    openJobCount: t.exposeInt('openJobCount'),
    sharedWishes: t.field({
      type: [SharedWishType],
      resolve: async ({ company, wishes }, _, { batchOpen }) => {
        const jobTypeIds = (await batchOpen(listOpenJobTypes).load(company.id)) ?? []
        return sharedWishes(wishes, offeredBy(company, jobTypeIds))
      },
    }),
  }),
})
const FoundCompanyEdge = builder.objectRef<Found>('FoundCompanyEdge').implement({
  fields: (t) => ({ node: t.field({ type: FoundCompany, resolve: (company) => company }) }),
})
const CompanyOptionCount = builder.objectRef<readonly [CompanyFilter, string, number]>('CompanyOptionCount').implement({
  fields: (t) => ({
    filter: t.field({ type: CompanyFilterEnum, resolve: ([filter]) => filter }),
    id: t.id({ resolve: ([, id]) => id }),
    count: t.int({ resolve: ([, , count]) => count }),
  }),
})
const CompanyRelaxation = builder.objectRef<readonly [CompanyFilter | 'NAME', number]>('CompanyRelaxation').implement({
  fields: (t) => ({
    filter: t.field({
      type: CompanyFilterEnum,
      nullable: true,
      description: 'Null for the name.',
      resolve: ([filter]) => (filter === 'NAME' ? null : filter),
    }),
    count: t.int({ resolve: ([, count]) => count }),
  }),
})

type Options = Awaited<ReturnType<typeof searchCompanies>>
const CompanySearchOptions = builder.objectRef<Options>('CompanySearchOptions').implement({
  fields: (t) => ({
    counts: t.field({
      type: [CompanyOptionCount],
      description: 'How many companies each option has under the other conditions; an option without any is left out.',
      resolve: ({ optionCounts }) => optionCounts,
    }),
    relaxations: t.field({
      type: [CompanyRelaxation],
      description: 'How many companies there are without one of the conditions, the most first.',
      resolve: ({ relaxations }) => relaxations.toSorted(([, count], [, other]) => other - count),
    }),
  }),
})

type Search = CompanySearchQuestion & { page: () => ReturnType<typeof searchCompanies> }
const optionsOf = ({ viewer, db }: Context, search: Search) =>
  searchCompanies(db, requireCandidate(viewer).candidateId, search, { first: 0, offset: 0, withOptions: true })

const FoundCompanyConnection = builder.objectRef<Search>('FoundCompanyConnection').implement({
  fields: (t) => ({
    totalCount: t.int({ resolve: async ({ page }) => (await page()).total }),
    edges: t.field({
      type: [FoundCompanyEdge],
      resolve: async ({ page, wishes }, _, { batchOpen }) => {
        const { companyIds, openJobs } = await page()
        const rows = await Promise.all(companyIds.map((id) => batchOpen(listCompanies).load(id)))
        return rows.flatMap((company, at) => (company ? { company, openJobCount: openJobs[at] ?? 0, wishes } : []))
      },
    }),
    isNearName: t.boolean({
      description: 'No company has the name; those with one other letter are found.',
      resolve: async ({ page }) => (await page()).isNearName,
    }),
    hasWishes: t.boolean({
      description: 'Whether the profile says any wish by which companies can be near.',
      resolve: ({ wishes }) => hasWishes(wishes),
    }),
    options: t.field({
      type: CompanySearchOptions,
      resolve: (search, _, context) => optionsOf(context, search),
    }),
  }),
})
const ids = { required: false, ...atMost(maxFilterValues) } as const
const CompanySearchInput = builder.inputType('CompanySearchInput', {
  fields: (t) => ({
    name: t.string({ required: false }),
    industryIds: t.idList(ids),
    prefectureIds: t.idList(ids),
    companySizeIds: t.idList(ids),
    companySelectionCriterionIds: t.idList(ids),
    jobTypeIds: t.idList(ids),
    scoutTypeIds: t.idList(ids),
  }),
})

/** Ids that cannot be chosen, or not any more, are no condition, as in the address. */
async function knownCondition(db: Context['db'], condition: CompanySearchCondition): Promise<CompanySearchCondition> {
  const all = await lookups(db)
  const idsIn = (rows: Iterable<{ id: number }>, list: string[]) => {
    const lookupIds = new Set([...rows].map(({ id }) => id))
    return list.filter((id) => lookupIds.has(Number(id)))
  }
  return {
    ...condition,
    industryIds: idsIn(choosable(all.industries), condition.industryIds),
    prefectureIds: condition.prefectureIds.filter((id) => all.prefectures.has(id)),
    companySizeIds: idsIn(all.companySizes.values(), condition.companySizeIds),
    companySelectionCriterionIds: idsIn(all.companySelectionCriteria.values(), condition.companySelectionCriterionIds),
    jobTypeIds: idsIn(choosable(all.jobTypes), condition.jobTypeIds),
    scoutTypeIds: idsIn(all.scoutTypes.values(), condition.scoutTypeIds),
  }
}

builder.queryField('searchCompanies', (t) =>
  t.field({
    type: FoundCompanyConnection,
    args: {
      condition: t.arg({ type: CompanySearchInput, required: true }),
      order: t.arg({ type: CompanyOrder, defaultValue: 'NEAR' }),
      first: t.arg.int({ defaultValue: maxCompaniesAtOnce }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: async (_, args, { viewer, db, requireSearchRate }) => {
      const { candidateId } = requireCandidate(viewer)
      await requireSearchRate()
      refuseInvalid([checkLength('condition.name', companyName.label, args.condition.name ?? '', 0, companyName.max)])
      const condition = await knownCondition(db, presentCompanyCondition(args.condition))
      const wishes = await requireWishes(db, candidateId)
      const question = { condition, wishes, order: args.order ?? 'NEAR' }
      const bounds = { first: args.first ?? maxCompaniesAtOnce, offset: args.offset ?? 0 }
      const { limit: first, offset } = boundsOf(bounds, maxCompaniesAtOnce)
      let page: ReturnType<typeof searchCompanies> | undefined
      return {
        ...question,
        page: () => (page ??= searchCompanies(db, candidateId, question, { first, offset, withOptions: false })),
      }
    },
  }),
)
