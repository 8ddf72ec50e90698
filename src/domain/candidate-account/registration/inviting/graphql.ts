import { builder } from '#graphql/builder.ts'
import { OwnProfile } from '#domain/candidate/own-profile/graphql.ts'
import { sealedInviting } from './sealed-id.ts'

builder.objectField(OwnProfile, 'invitingId', (t) =>
  t.string({
    description: 'For the candidateId of a link to friends. Only the registration can read it.',
    resolve: ({ id }, _, { sealing }) => sealedInviting(sealing, id),
  }),
)
