import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { requireCompanyAdmin } from '#domain/viewer/viewer.ts'
import { updateAllowedNetworks } from './commands.ts'
import { listAllowedNetworks, type AllowedNetworkRow } from './queries.ts'
import { allowedNetworkLimits } from './rules.ts'

const AllowedNetwork = builder.objectRef<AllowedNetworkRow>('AllowedNetwork').implement({
  fields: (t) => ({
    network: t.exposeString('network'),
    label: t.exposeString('label'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
  }),
})

const AllowedNetworks = builder.objectRef<{ rows: AllowedNetworkRow[]; address: string }>('AllowedNetworks').implement({
  fields: (t) => ({
    networks: t.expose('rows', { type: [AllowedNetwork] }),
    ownAddress: t.exposeString('address', { description: 'From where this was asked.' }),
  }),
})

const AllowedNetworkInput = builder.inputType('AllowedNetworkInput', {
  fields: (t) => ({ network: t.string({ required: true }), label: t.string({ required: true, defaultValue: '' }) }),
})

builder.queryField('allowedNetworks', (t) =>
  t.field({
    type: AllowedNetworks,
    resolve: async (_, __, { viewer, db, address }) => ({
      rows: await listAllowedNetworks(db, requireCompanyAdmin(viewer).companyId),
      address,
    }),
  }),
)

builder.mutationField('updateAllowedNetworks', (t) =>
  t.field({
    type: AllowedNetworks,
    description: 'The whole list; an empty one allows every address.',
    args: {
      networks: t.arg({
        type: [AllowedNetworkInput],
        required: true,
        ...atMost({ label: 'ネットワーク', max: allowedNetworkLimits.networks }),
      }),
    },
    resolve: async (_, { networks }, { viewer, write, db, address }) => {
      const company = requireCompanyAdmin(viewer)
      await write((tx) => updateAllowedNetworks(tx, company, networks, address))
      return { rows: await listAllowedNetworks(db, company.companyId), address }
    },
  }),
)
