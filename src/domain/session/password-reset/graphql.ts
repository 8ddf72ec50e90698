import { builder } from '#graphql/builder.ts'
import { checkEmail } from '#ground/contact-validation.ts'
import { foldEmail } from '#ground/folding.ts'
import { orRefusal, refuseInvalid, unlessRefused } from '#ground/refusal.ts'
import { checkPasswordReset, requestPasswordReset, resetPassword } from './commands.ts'
import { findPasswordReset } from './queries.ts'
import { passwordResetStatuses, passwordResetStatusOf, resetLimit, resetRequestLimit } from './rules.ts'

const PasswordResetStatus = builder.enumType('PasswordResetStatus', { values: passwordResetStatuses })

builder.queryField('candidatePasswordReset', (t) =>
  t.field({
    type: PasswordResetStatus,
    description: 'What has become of the code of a mail.',
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, { db }) =>
      passwordResetStatusOf(await findPasswordReset(db, 'candidate', code), new Date()),
  }),
)

builder.mutationFields((t) => ({
  requestCandidatePasswordReset: t.boolean({
    description: 'Answers alike for every mail address; only the owner of an account gets a mail.',
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_, { email }, { write, takeAttempt }) => {
      refuseInvalid([checkEmail('email', foldEmail(email))])
      await takeAttempt(resetRequestLimit)
      return write((tx) => requestPasswordReset(tx, 'candidate', email))
    },
  }),
  resetCandidatePassword: t.boolean({
    args: { code: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: async (_, given, { db, write, takeAttempt, signInKeysOf }) => {
      await takeAttempt(resetLimit)
      const checked = await orRefusal(checkPasswordReset(db, 'candidate', given))
      return write((tx) => resetPassword(tx, unlessRefused(checked), (email) => signInKeysOf('candidate', email)))
    },
  }),
}))
