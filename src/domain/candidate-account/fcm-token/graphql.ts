import { builder } from '#graphql/builder.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { registerCandidateFcmToken } from './commands.ts'

builder.mutationField('registerCandidateFcmToken', (t) =>
  t.boolean({
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { viewer, write, acceptedFcmTokens: accepted, sessionTokenSha256 }) =>
      write((tx) => registerCandidateFcmToken(tx, requireCandidate(viewer), { token, accepted, sessionTokenSha256 })),
  }),
)
