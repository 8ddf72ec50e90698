import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { listCompanies } from '#domain/company/queries.ts'
import { createContractRequest } from '#domain/company/contract/request/commands.ts'
import { ContractRequest, ContractRequestInput } from '#domain/company/contract/request/graphql.ts'
import { listContractRequests, requireContractRequest } from '#domain/company/contract/request/queries.ts'
import { contactsUntil } from '#domain/company/contract/rules.ts'
import { countContacts, mayReadContacts, requireEnded, type EndedViewer } from './queries.ts'

const EndedContract = builder.objectRef<EndedViewer>('EndedContract').implement({
  description: 'A contract that has ended, for the ADMIN of a pass.',
  fields: (t) => ({
    companyName: t.string({
      resolve: async ({ companyId }, _, { batchOpen }) =>
        (await batchOpen(listCompanies).load(companyId))?.displayName ?? '',
    }),
    endsOn: t.expose('endsOn', { type: 'Date' }),
    contactsUntil: t.field({ type: 'Date', resolve: ({ endsOn }) => contactsUntil(endsOn) }),
    contactCount: t.int({
      description: 'Students who accepted or were hired, of whom no name leaves here.',
      resolve: (ended, _, { db }) => countContacts(db, ended),
    }),
    mayReadContacts: t.boolean({ resolve: (ended, _, { db }) => mayReadContacts(db, ended) }),
    requests: t.field({
      type: [ContractRequest],
      resolve: async ({ companyId, endsOn }, _, { db }) =>
        (await listContractRequests(db, companyId)).filter(({ contractEndsOn }) => contractEndsOn === endsOn),
    }),
  }),
})

const holderOf = ({ db, oneTimeCodes, address }: Context, pass: string) =>
  requireEnded(db, oneTimeCodes.subjectOf(pass), address)

builder.queryField('endedContract', (t) =>
  t.field({
    type: EndedContract,
    args: { pass: t.arg.string({ required: true }) },
    resolve: (_, { pass }, context) => holderOf(context, pass),
  }),
)

builder.mutationField('createEndedContractRequest', (t) =>
  t.field({
    type: ContractRequest,
    description: 'createContractRequest for the ADMIN of a pass, after the contract has ended.',
    args: { pass: t.arg.string({ required: true }), request: t.arg({ type: ContractRequestInput, required: true }) },
    resolve: async (_, { pass, request }, context) => {
      const holder = await holderOf(context, pass)
      const wish = { ...request, planKey: request.planKey ?? null, wantedFrom: request.wantedFrom ?? null }
      const id = await context.write((tx) => createContractRequest(tx, holder, wish))
      return requireContractRequest(context.db, id)
    },
  }),
)
