import { builder } from '#graphql/builder.ts'
import { orRefusal, unlessRefused } from '#ground/refusal.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { passwordLimit } from '../owner-proof/rules.ts'
import { requireOwner } from '../owner-proof/queries.ts'
import { checkCode } from '../verification/commands.ts'
import { codeLimit, sendingLimit } from '../verification/rules.ts'
import { confirmPhoneChange, requestPhoneChange } from './commands.ts'

builder.mutationFields((t) => ({
  requestPhoneChange: t.boolean({
    description: 'An account without a password sends an empty currentPassword after a fresh sign-in.',
    args: {
      mobilePhoneNumber: t.arg.string({ required: true }),
      currentPassword: t.arg.string({ required: true, defaultValue: '' }),
    },
    resolve: async (_, { mobilePhoneNumber, currentPassword }, context) => {
      const { viewer, db, write, requireRate, sessionTokenSha256, visitorName } = context
      const candidate = requireOwnAccount(viewer)
      await requireRate(passwordLimit)
      await requireRate(sendingLimit)
      const proof = { password: currentPassword, sessionTokenSha256 }
      await requireOwner(db, candidate.candidateId, proof, 'currentPassword')
      return write((tx) => requestPhoneChange(tx, candidate, mobilePhoneNumber, visitorName()))
    },
  }),
  confirmPhoneChange: t.boolean({
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, { viewer, db, write, requireRate, oneTimeCodes }) => {
      const candidate = requireOwnAccount(viewer)
      const { candidateId } = candidate
      await requireRate(codeLimit)
      const proof = await orRefusal(checkCode(db, oneTimeCodes, { candidateId, purpose: 'PHONE_CHANGE', code }))
      return write((tx) => confirmPhoneChange(tx, candidate, unlessRefused(proof)))
    },
  }),
}))
