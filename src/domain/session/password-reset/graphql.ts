import { builder } from '#graphql/builder.ts'
import { checkEmail } from '#ground/validation/contact-validation.ts'
import { foldEmail } from '#ground/spelling/folding.ts'
import { orRefusal, refuseInvalid, unlessRefused } from '#ground/refusal.ts'
import { checkPasswordReset, requestPasswordReset, resetPassword } from './commands.ts'
import { findPasswordReset } from './queries.ts'
import { passwordResetStatuses, passwordResetStatusOf, resetLimit, resetRequestLimit, type ResetArea } from './rules.ts'

const PasswordResetStatus = builder.enumType('PasswordResetStatus', { values: passwordResetStatuses })

/** The same three for students and for company users, whose accounts are looked for in their own area alone. */
const areas = { candidate: 'candidate', companyUser: 'client' } as const

builder.queryFields((t) => {
  const statusIn = (area: ResetArea) =>
    t.field({
      type: PasswordResetStatus,
      description: 'What has become of the code of a mail.',
      args: { code: t.arg.string({ required: true }) },
      resolve: async (_, { code }, { db }) =>
        passwordResetStatusOf(await findPasswordReset(db, area, code), new Date()),
    })
  return {
    candidatePasswordReset: statusIn(areas.candidate),
    companyUserPasswordReset: statusIn(areas.companyUser),
  }
})

builder.mutationFields((t) => {
  const requestIn = (area: ResetArea) =>
    t.boolean({
      description: 'Answers alike for every mail address; only the owner of an account gets a mail.',
      args: { email: t.arg.string({ required: true }) },
      resolve: async (_, { email }, { write, requireRate }) => {
        refuseInvalid([checkEmail('email', foldEmail(email))])
        await requireRate(resetRequestLimit)
        return write((tx) => requestPasswordReset(tx, area, email))
      },
    })
  const resetIn = (area: ResetArea) =>
    t.boolean({
      args: { code: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
      resolve: async (_, args, { db, write, requireRate, signInKeysOf }) => {
        await requireRate(resetLimit)
        const checked = await orRefusal(checkPasswordReset(db, area, args))
        return write((tx) => resetPassword(tx, unlessRefused(checked), (email) => signInKeysOf(area, email)))
      },
    })
  return {
    requestCandidatePasswordReset: requestIn(areas.candidate),
    resetCandidatePassword: resetIn(areas.candidate),
    requestCompanyUserPasswordReset: requestIn(areas.companyUser),
    resetCompanyUserPassword: resetIn(areas.companyUser),
  }
})
