import { adminBuilder } from '#graphql/admin-builder.ts'
import { ContractSuspension } from '#domain/company/contract/admin-graphql.ts'
import { ContractChange } from '#domain/company/contract/history/admin-graphql.ts'
import { findOperatorNames } from './queries.ts'

adminBuilder.objectFields(ContractSuspension, (t) => ({
  requestedByName: t.string({
    nullable: true,
    resolve: ({ requestedBy }, _, { batch }) => batch(findOperatorNames, null).load(requestedBy),
  }),
  decidedByName: t.string({
    nullable: true,
    resolve: ({ decidedBy }, _, { batch }) => (decidedBy ? batch(findOperatorNames, null).load(decidedBy) : null),
  }),
}))

adminBuilder.objectField(ContractChange, 'operatorName', (t) =>
  t.string({
    nullable: true,
    description: 'Null for what the clock or the company did.',
    resolve: ({ area, actorId }, _, { batch }) =>
      area === 'admin' && actorId ? batch(findOperatorNames, null).load(actorId) : null,
  }),
)
