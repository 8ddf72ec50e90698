import { adminBuilder } from '#graphql/admin-builder.ts'
import { Company } from '#domain/company/admin-graphql.ts'
import { listContractChanges, type ContractChangeRow } from './queries.ts'

/** The facts of an act as the audit keeps them; each is absent where the act has none. */
const detail = ({ details }: ContractChangeRow, name: string) => {
  const value = details && typeof details === 'object' && name in details ? Reflect.get(details, name) : null
  return typeof value === 'string' ? value : null
}

export const ContractChange = adminBuilder.objectRef<ContractChangeRow>('ContractChange').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    action: t.exposeString('action'),
    from: t.exposeString('fromStatus', { nullable: true }),
    to: t.exposeString('toStatus', { nullable: true }),
    planKey: t.string({ nullable: true, resolve: (change) => detail(change, 'planKey') }),
    startsOn: t.field({ type: 'Date', nullable: true, resolve: (change) => detail(change, 'startsOn') }),
    endsOn: t.field({ type: 'Date', nullable: true, resolve: (change) => detail(change, 'endsOn') }),
  }),
})

adminBuilder.objectField(Company, 'contractChanges', (t) =>
  t.field({
    type: [ContractChange],
    description: 'What happened to the contract, newest first.',
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(listContractChanges).load(id)) ?? [],
  }),
)
