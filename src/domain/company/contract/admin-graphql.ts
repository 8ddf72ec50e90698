import { adminBuilder, type AdminContext } from '#graphql/admin-builder.ts'
import { contractSuspensionId, namedCompanyId, type NamedCompanyId, type OfRow } from '#ground/id.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { Company, companyOfRow } from '../admin-graphql.ts'
import { requireOperatedCompany } from '../operation/queries.ts'
import { planKeys } from '../plan/rules.ts'
import {
  endContract,
  renewContract,
  signContract,
  startReview,
  startTrial,
  takeBackContractEnd,
  updateContractPlan,
} from './commands.ts'
import {
  findOpenSuspensions,
  listOpenSuspensions,
  listPlans,
  requireSuspension,
  type ContractSuspensionRow,
  type PlanRow,
} from './queries.ts'
import { suspensionStatuses } from './rules.ts'
import {
  confirmContractSuspension,
  requestContractSuspension,
  resumeContract,
  withdrawContractSuspension,
} from './suspension/commands.ts'

export const PlanKeyEnum = adminBuilder.enumType('PlanKey', { values: planKeys })

const Plan = adminBuilder.objectRef<PlanRow>('Plan').implement({
  fields: (t) => ({
    key: t.exposeID('key'),
    label: t.exposeString('label'),
    monthlyPriceYen: t.exposeInt('monthlyPriceYen'),
    companyUserLimit: t.exposeInt('companyUserLimit', { nullable: true }),
    publishedJobLimit: t.exposeInt('publishedJobLimit', { nullable: true }),
    scoutLimitPerMonth: t.exposeInt('scoutLimitPerMonth'),
    bulkSendLimit: t.exposeInt('bulkSendLimit'),
    labelLimit: t.exposeInt('labelLimit'),
    savedFilterLimit: t.exposeInt('savedFilterLimit'),
    features: t.exposeStringList('features'),
  }),
})

const SuspensionStatus = adminBuilder.enumType('ContractSuspensionStatus', { values: suspensionStatuses })

export const ContractSuspension = adminBuilder.objectRef<ContractSuspensionRow>('ContractSuspension').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.expose('status', { type: SuspensionStatus }),
    reason: t.exposeString('reason'),
    requestedBy: t.exposeID('requestedBy'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    decidedBy: t.exposeID('decidedBy', { nullable: true }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    company: t.field({ type: Company, resolve: ({ companyId }, _, context) => companyOfRow(context, companyId) }),
  }),
})

adminBuilder.objectField(Company, 'openSuspension', (t) =>
  t.field({
    type: ContractSuspension,
    nullable: true,
    description: 'The request that waits for a second admin.',
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(findOpenSuspensions).load(id)) ?? null,
  }),
)

type Act = (tx: Tx, admin: AdminViewer, id: NamedCompanyId) => Promise<OfRow<'company'>>
const change = async (id: string, { viewer, write, db }: AdminContext, act: Act) =>
  requireOperatedCompany(db, await write((tx) => act(tx, viewer, namedCompanyId(id))))

adminBuilder.queryFields((t) => ({
  plans: t.field({ type: [Plan], resolve: (_, __, { db }) => listPlans(db) }),
  contractSuspensions: t.field({ type: [ContractSuspension], resolve: (_, __, { db }) => listOpenSuspensions(db) }),
}))

adminBuilder.mutationFields((t) => ({
  startReview: t.field({
    type: Company,
    args: { companyId: t.arg.id({ required: true }) },
    resolve: (_, { companyId }, context) => change(companyId, context, startReview),
  }),
  startTrial: t.field({
    type: Company,
    args: { companyId: t.arg.id({ required: true }) },
    resolve: (_, { companyId }, context) => change(companyId, context, startTrial),
  }),
  signContract: t.field({
    type: Company,
    args: {
      companyId: t.arg.id({ required: true }),
      planKey: t.arg({ type: PlanKeyEnum, required: true }),
      startsOn: t.arg({ type: 'Date', required: true }),
      endsOn: t.arg({ type: 'Date', required: true }),
    },
    resolve: (_, { companyId, ...term }, context) =>
      change(companyId, context, (tx, admin, id) => signContract(tx, admin, id, term, context.issuer)),
  }),
  updateContractPlan: t.field({
    type: Company,
    args: { companyId: t.arg.id({ required: true }), planKey: t.arg({ type: PlanKeyEnum, required: true }) },
    resolve: (_, { companyId, planKey }, context) =>
      change(companyId, context, (tx, admin, id) => updateContractPlan(tx, admin, id, planKey)),
  }),
  renewContract: t.field({
    type: Company,
    args: {
      companyId: t.arg.id({ required: true }),
      endsOn: t.arg({ type: 'Date', required: true }),
      planKey: t.arg({ type: PlanKeyEnum }),
    },
    resolve: (_, { companyId, endsOn, planKey }, context) =>
      change(companyId, context, (tx, admin, id) =>
        renewContract(tx, admin, id, { endsOn, planKey: planKey ?? null }, context.issuer),
      ),
  }),
  endContract: t.field({
    type: Company,
    args: { companyId: t.arg.id({ required: true }) },
    resolve: (_, { companyId }, context) => change(companyId, context, endContract),
  }),
  takeBackContractEnd: t.field({
    type: Company,
    description: 'Gives a contract that endContract ended by mistake its state and its last day again.',
    args: { companyId: t.arg.id({ required: true }) },
    resolve: (_, { companyId }, context) => change(companyId, context, takeBackContractEnd),
  }),
  resumeContract: t.field({
    type: Company,
    args: { companyId: t.arg.id({ required: true }) },
    resolve: (_, { companyId }, context) => change(companyId, context, resumeContract),
  }),
  requestContractSuspension: t.field({
    type: ContractSuspension,
    args: { companyId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_, { companyId, reason }, { viewer, write, db }) =>
      requireSuspension(
        db,
        await write((tx) => requestContractSuspension(tx, viewer, namedCompanyId(companyId), reason)),
      ),
  }),
  confirmContractSuspension: t.field({
    type: ContractSuspension,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) =>
      requireSuspension(db, await write((tx) => confirmContractSuspension(tx, viewer, contractSuspensionId(id)))),
  }),
  withdrawContractSuspension: t.field({
    type: ContractSuspension,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) =>
      requireSuspension(db, await write((tx) => withdrawContractSuspension(tx, viewer, contractSuspensionId(id)))),
  }),
}))
