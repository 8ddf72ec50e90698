import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { requireCompanyAdmin } from '#domain/viewer/viewer.ts'
import { planOf } from '../../plan/rules.ts'
import { createContractRequest } from './commands.ts'
import { listContractRequests, requireContractRequest, type ContractRequestRow } from './queries.ts'
import { contractRequestKinds, contractRequestStatuses } from './rules.ts'

const ContractRequestKindEnum = builder.enumType('ContractRequestKind', { values: contractRequestKinds })
const Status = builder.enumType('ContractRequestStatus', { values: contractRequestStatuses })

export const ContractRequest = builder.objectRef<ContractRequestRow>('ContractRequest').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: ContractRequestKindEnum }),
    status: t.expose('status', { type: Status }),
    planLabel: t.string({ nullable: true, resolve: ({ planKey }) => planKey && planOf(planKey).label }),
    wantedFrom: t.expose('wantedFrom', { type: 'Date', nullable: true }),
    message: t.exposeString('message'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    answer: t.exposeString('answer', { nullable: true }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
  }),
})

export const ContractRequestInput = builder.inputType('ContractRequestInput', {
  fields: (t) => ({
    kind: t.field({ type: ContractRequestKindEnum, required: true }),
    planKey: t.string({ description: 'The wanted plan; not needed for CONTACTS.' }),
    wantedFrom: t.field({ type: 'Date', description: 'The first day of the wish; not needed for CONTACTS.' }),
    message: t.string({ required: true, defaultValue: '' }),
  }),
})

builder.queryField('contractRequests', (t) =>
  t.field({
    type: [ContractRequest],
    description: 'The newest requests of the own company about its contract.',
    resolve: (_, __, context) => listContractRequests(context.db, companyOf(context)),
  }),
)

builder.mutationField('createContractRequest', (t) =>
  t.field({
    type: ContractRequest,
    args: { request: t.arg({ type: ContractRequestInput, required: true }) },
    resolve: async (_, { request }, { viewer, write, db }) => {
      const wish = { ...request, planKey: request.planKey ?? null, wantedFrom: request.wantedFrom ?? null }
      const id = await write((tx) => createContractRequest(tx, requireCompanyAdmin(viewer), wish))
      return requireContractRequest(db, id)
    },
  }),
)
