import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { Company } from '#domain/company/graphql.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { namedCompanyId } from '#ground/id.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { checkLength } from '#ground/validation/validation.ts'
import { blockCompanies, blockCorporateNumber, unblockCompanies, unblockCorporateNumber } from './commands.ts'
import { listBlocked, listGroups, searchCompaniesToBlock, type BlockChoice as Choice } from './queries.ts'
import { maxBlockedAtOnce, searchText } from './rules.ts'

/** A company as a student decides on it; scout-invitation adds what a block would end. */
export const BlockChoice = builder.objectRef<Choice>('BlockChoice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    company: t.field({ type: Company, resolve: (company) => company }),
    corporateNumber: t.exposeString('corporateNumber'),
    isBlocked: t.exposeBoolean('isBlocked'),
  }),
})

builder.objectField(BlockChoice, 'group', (t) =>
  t.field({
    type: [BlockChoice],
    description: 'The other companies of its group on the service.',
    resolve: async ({ id }, _, { viewer, batch }) =>
      (await batch(listGroups, requireOwnAccount(viewer).candidateId).load(id)) ?? [],
  }),
)

type Blocked = Awaited<ReturnType<typeof listBlocked>>
const BlockList = builder.objectRef<Blocked>('BlockList').implement({
  fields: (t) => ({
    companies: t.expose('companies', { type: [BlockChoice] }),
    corporateNumbers: t.exposeStringList('corporateNumbers', { description: 'Of companies that are not here yet.' }),
  }),
})

builder.queryFields((t) => ({
  blockList: t.field({
    type: BlockList,
    resolve: (_, __, { viewer, db }) => listBlocked(db, requireOwnAccount(viewer).candidateId),
  }),
  companiesToBlock: t.field({
    type: [BlockChoice],
    args: { search: t.arg.string({ required: true }) },
    resolve: async (_, { search }, { viewer, db, requireSearchRate }) => {
      const { candidateId } = requireOwnAccount(viewer)
      await requireSearchRate()
      refuseInvalid([checkLength('search', searchText.label, search, 0, searchText.max)])
      return searchCompaniesToBlock(db, candidateId, search)
    },
  }),
}))

const companies = atMost(maxBlockedAtOnce, `一度に選べる企業は${maxBlockedAtOnce}社までです`)

builder.mutationFields((t) => ({
  blockCompanies: t.idList({
    args: { companyIds: t.arg.idList({ required: true, ...companies }) },
    resolve: (_, { companyIds }, { viewer, write }) => {
      const candidate = requireOwnAccount(viewer)
      return write((tx) => blockCompanies(tx, candidate, companyIds.map(namedCompanyId)))
    },
  }),
  unblockCompanies: t.idList({
    args: { companyIds: t.arg.idList({ required: true, ...companies }) },
    resolve: (_, { companyIds }, { viewer, write }) => {
      const candidate = requireOwnAccount(viewer)
      return write((tx) => unblockCompanies(tx, candidate, companyIds.map(namedCompanyId)))
    },
  }),
  blockCorporateNumber: t.string({
    args: { corporateNumber: t.arg.string({ required: true }) },
    resolve: (_, { corporateNumber }, { viewer, write }) =>
      write((tx) => blockCorporateNumber(tx, requireOwnAccount(viewer), corporateNumber)),
  }),
  unblockCorporateNumber: t.string({
    args: { corporateNumber: t.arg.string({ required: true }) },
    resolve: (_, { corporateNumber }, { viewer, write }) =>
      write((tx) => unblockCorporateNumber(tx, requireOwnAccount(viewer), corporateNumber)),
  }),
}))
