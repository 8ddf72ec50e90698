import { builder } from '#graphql/builder.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { pendingStatuses, requireCandidate, requireOwnAccount, requireProvenCandidate } from '#domain/viewer/viewer.ts'
import { updateCandidateVisibility, withdrawCandidate } from './commands.ts'
import { findOwnerProof, requireOwner } from '../owner-proof/queries.ts'
import { isProfilePublic } from './queries.ts'
import { checkWithdrawalWord, withdrawalLimit, withdrawalReasonKeys, withdrawalWord } from './withdrawal/rules.ts'

export const PendingStatus = builder.enumType('PendingStatus', { values: pendingStatuses })

const WithdrawalReason = builder.enumType('WithdrawalReason', { values: withdrawalReasonKeys })

const WithdrawalProof = builder
  .objectRef<{ needsPassword: boolean; needsSignIn: boolean }>('WithdrawalProof')
  .implement({
    fields: (t) => ({
      needsPassword: t.exposeBoolean('needsPassword'),
      needsSignIn: t.exposeBoolean('needsSignIn', {
        description: 'Whether an account without a password has to sign in again first.',
      }),
    }),
  })

builder.queryField('withdrawalProof', (t) =>
  t.field({
    type: WithdrawalProof,
    resolve: (_, __, { viewer, db, sessionTokenSha256 }) =>
      findOwnerProof(db, requireProvenCandidate(viewer).candidateId, sessionTokenSha256),
  }),
)

builder.queryField('isProfilePublic', (t) =>
  t.boolean({
    description: 'Whether companies find the student.',
    resolve: (_, __, { viewer, db }) => isProfilePublic(db, requireOwnAccount(viewer).candidateId),
  }),
)

builder.mutationFields((t) => ({
  updateCandidateVisibility: t.boolean({
    description: 'Whether companies find the student; gives back what was asked for.',
    args: { isPublic: t.arg.boolean({ required: true }) },
    resolve: (_, { isPublic }, { viewer, write }) =>
      write((tx) => updateCandidateVisibility(tx, requireCandidate(viewer), isPublic)),
  }),
  withdrawCandidate: t.boolean({
    description: `confirmation is the word ${withdrawalWord}; an account without a password sends an empty one and has just signed in.`,
    args: {
      password: t.arg.string({ required: true, defaultValue: '' }),
      confirmation: t.arg.string({ required: true }),
      reason: t.arg.string({ required: true, defaultValue: '' }),
      reasonKind: t.arg({ type: WithdrawalReason }),
    },
    resolve: async (_, { password, confirmation, reason, reasonKind }, context) => {
      const { viewer, write, db, requireRate, sessionTokenSha256 } = context
      const candidate = requireProvenCandidate(viewer)
      refuseInvalid([checkWithdrawalWord(confirmation)])
      await requireRate(withdrawalLimit)
      await requireOwner(db, candidate.candidateId, { password, sessionTokenSha256 })
      return write((tx) => withdrawCandidate(tx, candidate, { reason, reasonKind: reasonKind ?? null }))
    },
  }),
}))
