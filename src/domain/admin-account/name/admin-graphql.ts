import { adminBuilder } from '#graphql/admin-builder.ts'
import { ContractSuspension } from '#domain/company/contract/admin-graphql.ts'
import { ContractChange } from '#domain/company/contract/history/admin-graphql.ts'
import { findOperatorNames } from './queries.ts'

adminBuilder.objectFields(ContractSuspension, (t) => ({
  requestedByName: t.string({
    nullable: true,
    resolve: ({ requestedBy }, _, { batchOpen }) => batchOpen(findOperatorNames).load(requestedBy),
  }),
  decidedByName: t.string({
    nullable: true,
    resolve: ({ decidedBy }, _, { batchOpen }) => (decidedBy ? batchOpen(findOperatorNames).load(decidedBy) : null),
  }),
}))

adminBuilder.objectField(ContractChange, 'operatorName', (t) =>
  t.string({
    nullable: true,
    description: 'Null for what the clock or the company did.',
    resolve: ({ area, actorId }, _, { batchOpen }) =>
      area === 'admin' && actorId ? batchOpen(findOperatorNames).load(actorId) : null,
  }),
)
