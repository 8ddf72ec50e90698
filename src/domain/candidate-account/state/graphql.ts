import { builder } from '#graphql/builder.ts'
import { Refusal } from '#ground/refusal.ts'
import { pendingStatuses, requireCandidate, requireOwnAccount } from '#domain/viewer/viewer.ts'
import { updateCandidateVisibility, withdrawCandidate } from './commands.ts'
import { requireOwnPassword } from './queries.ts'
import { withdrawalLimit, withdrawalWord } from './rules.ts'

export const PendingStatus = builder.enumType('PendingStatus', { values: pendingStatuses })

const notConfirmed = { path: 'confirmation', message: `「${withdrawalWord}」と入力してください` }

builder.mutationFields((t) => ({
  updateCandidateVisibility: t.boolean({
    description: 'Whether companies find the student; gives back what was asked for.',
    args: { isPublic: t.arg.boolean({ required: true }) },
    resolve: (_, { isPublic }, { viewer, write }) =>
      write((tx) => updateCandidateVisibility(tx, requireCandidate(viewer), isPublic)),
  }),
  withdrawCandidate: t.boolean({
    description: `confirmation is the word ${withdrawalWord}; an account without a password sends an empty one.`,
    args: {
      password: t.arg.string({ required: true, defaultValue: '' }),
      confirmation: t.arg.string({ required: true }),
      reason: t.arg.string({ required: true, defaultValue: '' }),
    },
    resolve: async (_, { password, confirmation, reason }, { viewer, write, db, takeAttempt }) => {
      const candidate = requireOwnAccount(viewer)
      if (confirmation.trim() !== withdrawalWord) throw new Refusal('invalid_input', { fields: [notConfirmed] })
      await takeAttempt(withdrawalLimit)
      await requireOwnPassword(db, candidate.candidateId, password)
      return write((tx) => withdrawCandidate(tx, candidate, reason))
    },
  }),
}))
