import { builder } from '#graphql/builder.ts'
import { createPreRegistration } from './commands.ts'
import { checkPreRegistration, foldPreRegistration, preRegistrationLimit, type PreRegistration } from './rules.ts'

const PreRegistrationInput = builder.inputRef<PreRegistration>('PreRegistrationInput').implement({
  fields: (t) => ({
    companyName: t.string({ required: true }),
    corporateNumber: t.string({ required: true }),
    familyName: t.string({ required: true }),
    givenName: t.string({ required: true }),
    familyNameKana: t.string({ required: true }),
    givenNameKana: t.string({ required: true }),
    department: t.string({ required: true, defaultValue: '' }),
    email: t.string({ required: true }),
    phoneNumber: t.string({ required: true }),
    postalCode: t.string({ required: true, defaultValue: '' }),
    address: t.string({ required: true, defaultValue: '' }),
    message: t.string({ required: true, defaultValue: '' }),
    policyVersion: t.string({ required: true, defaultValue: '' }),
  }),
})

/** Open to guests. A form with mistakes does not count as an attempt. */
builder.mutationField('createPreRegistration', (t) =>
  t.boolean({
    args: { preRegistration: t.arg({ type: PreRegistrationInput, required: true }) },
    resolve: async (_, { preRegistration }, { viewer, write, requireRate }) => {
      const form = foldPreRegistration(preRegistration)
      if (checkPreRegistration(form).length === 0) await requireRate(preRegistrationLimit)
      return write((tx) => createPreRegistration(tx, viewer, form))
    },
  }),
)
