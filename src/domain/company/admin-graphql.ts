import { adminBuilder, type AdminContext } from '#graphql/admin-builder.ts'
import { namedCompanyId, type OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { canTakeBackEnd } from './contract/rules.ts'
import { contractStatuses } from './rules.ts'
import {
  companyOrders,
  findOperatedCompanies,
  requireOperatedCompany,
  searchCompanies,
  type OperatedCompanyRow,
  type OperatedUserRow,
} from './operation/queries.ts'
import { planOf } from './plan/rules.ts'

const CompanyOrderEnum = adminBuilder.enumType('CompanyOrder', { values: companyOrders })
const ContractStatusEnum = adminBuilder.enumType('ContractStatus', { values: contractStatuses })

export const CompanyUser = adminBuilder.objectRef<OperatedUserRow>('CompanyUser').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    role: t.exposeString('role'),
    status: t.exposeString('status'),
    familyName: t.exposeString('familyName'),
    givenName: t.exposeString('givenName'),
    department: t.exposeString('department'),
    email: t.exposeString('email', { nullable: true }),
  }),
})

const Contract = adminBuilder.objectRef<OperatedCompanyRow>('Contract').implement({
  fields: (t) => ({
    // The database check of contract.status allows these values only.
    status: t.expose('status', { type: ContractStatusEnum }),
    planKey: t.exposeID('planKey'),
    planLabel: t.string({ resolve: ({ planKey }) => planOf(planKey).label }),
    startsOn: t.expose('startsOn', { type: 'Date' }),
    endsOn: t.expose('endsOn', { type: 'Date' }),
    canTakeBackEnd: t.boolean({ resolve: (contract) => canTakeBackEnd(contract, tokyoToday()) }),
    endTakenBackTo: t.expose('endedFromEndsOn', {
      type: 'Date',
      nullable: true,
      description: 'The last day before an early end.',
    }),
  }),
})

export const Company = adminBuilder.objectRef<OperatedCompanyRow>('Company').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    legalName: t.exposeString('legalName'),
    displayName: t.exposeString('displayName'),
    kana: t.exposeString('kana'),
    corporateNumber: t.exposeString('corporateNumber'),
    employees: t.exposeInt('employees', { nullable: true }),
    representative: t.exposeString('representative'),
    parentCorporateNumber: t.exposeString('parentCorporateNumber', { nullable: true }),
    isPublic: t.exposeBoolean('isPublic'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    contract: t.field({ type: Contract, resolve: (company) => company }),
  }),
})

/** The company of a row: one statement for all rows of a list. */
export async function companyOfRow({ batchOpen }: AdminContext, id: OfRow<'company'>) {
  const company = await batchOpen(findOperatedCompanies).load(id)
  if (!company) throw new Refusal('not_found')
  return company
}

const CompanyConnection = adminBuilder
  .objectRef<{ rows: OperatedCompanyRow[]; totalCount: number }>('CompanyConnection')
  .implement({
    fields: (t) => ({ totalCount: t.exposeInt('totalCount'), nodes: t.expose('rows', { type: [Company] }) }),
  })

adminBuilder.queryFields((t) => ({
  companies: t.field({
    type: CompanyConnection,
    args: {
      text: t.arg.string(),
      status: t.arg({ type: ContractStatusEnum }),
      hasStaleJobs: t.arg.boolean({
        defaultValue: false,
        description: 'Only companies with a job unchecked for 90 days.',
      }),
      endsSoon: t.arg.boolean({
        defaultValue: false,
        description: 'Only companies whose contract or trial ends within 60 days, the first end first.',
      }),
      order: t.arg({ type: CompanyOrderEnum, required: true, defaultValue: 'NAME' }),
      first: t.arg.int({ defaultValue: 50 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: (_, { text, status, hasStaleJobs, endsSoon, order, first, offset }, { db }) =>
      searchCompanies(db, {
        text: text ?? null,
        status: status ?? null,
        hasStaleJobs: hasStaleJobs ?? false,
        endsSoon: endsSoon ?? false,
        order,
        first: first ?? 50,
        offset: offset ?? 0,
      }),
  }),
  company: t.field({
    type: Company,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { db }) => requireOperatedCompany(db, namedCompanyId(id)),
  }),
}))
