import { adminBuilder } from '#graphql/admin-builder.ts'
import { contractRequestId } from '#ground/id.ts'
import { Company, companyOfRow } from '../../admin-graphql.ts'
import { planOf } from '../../plan/rules.ts'
import { answerContractRequest } from './commands.ts'
import {
  listRequestsOfCompanies,
  queueOfContractRequests,
  requireContractRequest,
  type ContractRequestRow,
} from './queries.ts'
import { contractRequestKinds, contractRequestStatuses } from './rules.ts'

const Kind = adminBuilder.enumType('ContractRequestKind', { values: contractRequestKinds })
const Status = adminBuilder.enumType('ContractRequestStatus', { values: contractRequestStatuses })

const ContractRequest = adminBuilder.objectRef<ContractRequestRow>('ContractRequest').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: Kind }),
    status: t.expose('status', { type: Status }),
    planKey: t.exposeID('planKey', { nullable: true }),
    planLabel: t.string({ nullable: true, resolve: ({ planKey }) => planKey && planOf(planKey).label }),
    wantedFrom: t.expose('wantedFrom', { type: 'Date', nullable: true }),
    message: t.exposeString('message'),
    requestedBy: t.exposeID('requestedBy'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    answer: t.exposeString('answer', { nullable: true }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    company: t.field({ type: Company, resolve: ({ companyId }, _, context) => companyOfRow(context, companyId) }),
  }),
})

const Connection = adminBuilder
  .objectRef<{ rows: ContractRequestRow[]; totalCount: number }>('ContractRequestConnection')
  .implement({
    fields: (t) => ({ totalCount: t.exposeInt('totalCount'), nodes: t.expose('rows', { type: [ContractRequest] }) }),
  })

adminBuilder.objectField(Company, 'contractRequests', (t) =>
  t.field({
    type: [ContractRequest],
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listRequestsOfCompanies).load(id)) ?? [],
  }),
)

adminBuilder.queryField('contractRequests', (t) =>
  t.field({
    type: Connection,
    args: {
      status: t.arg({ type: Status, required: true, defaultValue: 'OPEN' }),
      first: t.arg.int({ defaultValue: 50 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    resolve: (_, { status, first, offset }, { db }) =>
      queueOfContractRequests(db, status, { first: first ?? 50, offset: offset ?? 0 }),
  }),
)

adminBuilder.mutationField('answerContractRequest', (t) =>
  t.field({
    type: ContractRequest,
    args: {
      id: t.arg.id({ required: true }),
      isDone: t.arg.boolean({ required: true, description: '対応済み; false: お断り' }),
      answer: t.arg.string({ required: true }),
    },
    resolve: async (_, { id, isDone, answer }, { viewer, write, db }) => {
      const act = isDone ? 'done' : 'declined'
      await write((tx) => answerContractRequest(tx, viewer, contractRequestId(id), { act, answer }))
      return requireContractRequest(db, id)
    },
  }),
)
