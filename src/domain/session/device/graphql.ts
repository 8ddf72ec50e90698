import { builder } from '#graphql/builder.ts'
import { sessionId } from '#ground/id.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { endDevice, endOtherDevices } from './commands.ts'
import { listDevices, type DeviceRow } from './queries.ts'

const Device = builder.objectRef<DeviceRow>('Device').implement({
  description: 'A session of the student that is open.',
  fields: (t) => ({
    id: t.exposeID('id'),
    family: t.string({
      description: 'Windows・Chrome: neither a version nor a place.',
      resolve: ({ deviceFamily }) => deviceFamily || 'その他の端末',
    }),
    signedInAt: t.expose('insertedAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'To ten minutes.' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether the question comes from this session.' }),
  }),
})

builder.queryField('devices', (t) =>
  t.field({
    type: [Device],
    resolve: (_, __, { viewer, db, sessionTokenSha256 }) =>
      listDevices(db, requireOwnAccount(viewer).candidateId, sessionTokenSha256),
  }),
)

builder.mutationFields((t) => ({
  endDevice: t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) => write((tx) => endDevice(tx, requireOwnAccount(viewer), sessionId(id))),
  }),
  endOtherDevices: t.int({
    description: 'Ends every session but the one that asks; gives how many ended.',
    resolve: (_, __, { viewer, write, sessionTokenSha256 }) =>
      write((tx) => endOtherDevices(tx, requireOwnAccount(viewer), sessionTokenSha256)),
  }),
}))
