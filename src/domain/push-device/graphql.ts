import { requireCandidate, requireCompanyMember } from '#domain/viewer/viewer.ts'
import { builder } from '#graphql/builder.ts'
import { pushDeviceId } from '#ground/id.ts'
import { registerPushDevice, removePushDevice } from './commands.ts'
import { listPushDevices, type PushDeviceRow } from './queries.ts'

const PushDevice = builder.objectRef<PushDeviceRow>('PushDevice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    family: t.exposeString('deviceFamily', { description: 'Like Windows・Chrome.' }),
    registeredAt: t.expose('registeredAt', {
      type: 'DateTime',
      description: 'When the device was registered last; a visit of a new day registers it again.',
    }),
    isCurrent: t.exposeBoolean('isCurrent'),
  }),
})

builder.queryField('pushDevices', (t) =>
  t.field({
    type: [PushDevice],
    description: 'The devices on which a company user gets pushes.',
    resolve: (_, __, { viewer, db, sessionTokenSha256 }) =>
      listPushDevices(db, requireCompanyMember(viewer), sessionTokenSha256),
  }),
)

builder.mutationFields((t) => ({
  registerCandidateFcmToken: t.boolean({
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { viewer, write, acceptedFcmTokens: accepted, sessionTokenSha256 }) => {
      const { candidateId } = requireCandidate(viewer)
      return write((tx) => registerPushDevice(tx, { candidateId }, { token, accepted, sessionTokenSha256 }))
    },
  }),
  registerCompanyUserFcmToken: t.boolean({
    description: 'False for a renewal of a device that was removed from the list: it gets no pushes.',
    args: {
      token: t.arg.string({ required: true }),
      isRenewal: t.arg.boolean({ required: true, defaultValue: false }),
    },
    resolve: (_, { token, isRenewal }, { viewer, write, acceptedFcmTokens: accepted, sessionTokenSha256 }) => {
      const { companyId, companyUserId } = requireCompanyMember(viewer)
      return write((tx) =>
        registerPushDevice(tx, { companyId, companyUserId }, { token, accepted, sessionTokenSha256, isRenewal }),
      )
    },
  }),
  removePushDevice: t.id({
    description: 'Ends the pushes to one of the devices of a company user.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) =>
      write((tx) => removePushDevice(tx, requireCompanyMember(viewer), pushDeviceId(id))),
  }),
}))
