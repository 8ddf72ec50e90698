import { builder } from '#graphql/builder.ts'
import { checkCode } from '#domain/candidate-account/verification/commands.ts'
import { requireOwner } from '#domain/candidate-account/owner-proof/queries.ts'
import { codeLimit, sendingLimit } from '#domain/candidate-account/verification/rules.ts'
import { orRefusal, unlessRefused } from '#ground/refusal.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { passwordLimit } from '#domain/candidate-account/owner-proof/rules.ts'
import { confirmEmailChange, requestEmailChange } from './commands.ts'

builder.mutationFields((t) => ({
  requestEmailChange: t.boolean({
    description: 'An account without a password sends an empty currentPassword after a fresh sign-in.',
    args: {
      email: t.arg.string({ required: true }),
      currentPassword: t.arg.string({ required: true, defaultValue: '' }),
    },
    resolve: async (_, { email, currentPassword }, context) => {
      const { viewer, db, write, requireRate, sessionTokenSha256, visitorName } = context
      const candidate = requireOwnAccount(viewer)
      await requireRate(passwordLimit)
      await requireRate(sendingLimit)
      const proof = { password: currentPassword, sessionTokenSha256 }
      await requireOwner(db, candidate.candidateId, proof, 'currentPassword')
      return write((tx) => requestEmailChange(tx, candidate, email, visitorName()))
    },
  }),
  confirmEmailChange: t.boolean({
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, { viewer, db, write, requireRate, oneTimeCodes }) => {
      const candidate = requireOwnAccount(viewer)
      const { candidateId } = candidate
      await requireRate(codeLimit)
      const proof = await orRefusal(checkCode(db, oneTimeCodes, { candidateId, purpose: 'EMAIL_CHANGE', code }))
      return write((tx) => confirmEmailChange(tx, candidate, unlessRefused(proof)))
    },
  }),
}))
