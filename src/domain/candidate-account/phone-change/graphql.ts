import { builder } from '#graphql/builder.ts'
import { orRefusal, unlessRefused } from '#ground/refusal.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { checkCode } from '../verification/commands.ts'
import { codeLimit, sendingLimit } from '../verification/rules.ts'
import { confirmPhoneChange, requestPhoneChange } from './commands.ts'

builder.mutationFields((t) => ({
  requestPhoneChange: t.boolean({
    args: { mobilePhoneNumber: t.arg.string({ required: true }) },
    resolve: async (_, { mobilePhoneNumber }, { viewer, write, requireRate, visitorName }) => {
      const candidate = requireOwnAccount(viewer)
      await requireRate(sendingLimit)
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
