import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { requireCompanyAdmin } from '#domain/viewer/viewer.ts'
import { checkedNetworks, updateAllowedNetworks } from './commands.ts'
import { readRevision, revisionOf } from '#platform/database/revision.ts'
import {
  editedPart,
  findNetworksEffect,
  listAllowedNetworks,
  type AllowedNetworkRow,
  type NetworksEffect,
} from './queries.ts'
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
    revision: t.string({ resolve: ({ rows }) => revisionOf(editedPart(rows)) }),
  }),
})

const theNetworks = atMost({ label: 'ネットワーク', max: allowedNetworkLimits.networks })

const AllowedNetworkInput = builder.inputType('AllowedNetworkInput', {
  fields: (t) => ({ network: t.string({ required: true }), label: t.string({ required: true, defaultValue: '' }) }),
})

const AllowedNetworksEffect = builder.objectRef<NetworksEffect>('AllowedNetworksEffect').implement({
  description: 'What a new list of networks would change.',
  fields: (t) => ({
    isNarrower: t.exposeBoolean('isNarrower', { description: 'Whether it shuts out addresses that may sign in now.' }),
    signIns: t.exposeInt('signIns', { description: 'Sign-ins of the company in the last 30 days.' }),
    outside: t.exposeInt('outside', { description: 'How many of them came from addresses outside of the list.' }),
  }),
})

builder.queryField('allowedNetworksEffect', (t) =>
  t.field({
    type: AllowedNetworksEffect,
    description: 'Refuses what updateAllowedNetworks would refuse, and changes nothing.',
    args: { networks: t.arg({ type: [AllowedNetworkInput], required: true, ...theNetworks }) },
    resolve: async (_, { networks }, { viewer, db, address }) => {
      const company = requireCompanyAdmin(viewer)
      const { written } = await checkedNetworks(db, company, networks, address)
      return findNetworksEffect(db, company.companyId, written)
    },
  }),
)

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
      networks: t.arg({ type: [AllowedNetworkInput], required: true, ...theNetworks }),
      revision: t.arg.string(readRevision),
    },
    resolve: async (_, { networks, revision }, { viewer, write, db, address }) => {
      const company = requireCompanyAdmin(viewer)
      await write((tx) => updateAllowedNetworks(tx, company, { networks, revision }, address))
      return { rows: await listAllowedNetworks(db, company.companyId), address }
    },
  }),
)
