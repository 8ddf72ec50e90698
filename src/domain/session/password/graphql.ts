import { builder } from '#graphql/builder.ts'
import { orRefusal, unlessRefused } from '#ground/refusal.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { checkNewPassword, updatePassword } from './commands.ts'
import { passwordLimit } from '#domain/candidate-account/owner-proof/rules.ts'

builder.mutationField('updateCandidatePassword', (t) =>
  t.boolean({
    description:
      'Ends all other sessions. An account without a password sends an empty currentPassword after a fresh sign-in.',
    args: {
      currentPassword: t.arg.string({ required: true, defaultValue: '' }),
      newPassword: t.arg.string({ required: true }),
    },
    resolve: async (_, args, { viewer, db, write, requireRate, sessionTokenSha256 }) => {
      const candidate = requireOwnAccount(viewer)
      await requireRate(passwordLimit)
      const checked = await orRefusal(checkNewPassword(db, candidate, { ...args, sessionTokenSha256 }))
      return write((tx) => updatePassword(tx, candidate, unlessRefused(checked), sessionTokenSha256))
    },
  }),
)
