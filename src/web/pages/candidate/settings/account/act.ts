import { redirect } from 'react-router'
import { checkNames, foldNames } from '#domain/candidate-account/own-account/rules.ts'
import { foldCode } from '#domain/candidate-account/verification/rules.ts'
import { checkEmail, checkLengthBetween, checkMobilePhoneNumber } from '#ground/validation/contact-validation.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { foldEmail } from '#ground/spelling/folding.ts'
import { checkPassword } from '#ground/validation/password-validation.ts'
import { validationText } from '#ground/validation/validation.ts'
import { urls } from '#ground/urls.ts'
import { AskError, isUnanswered, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import type { Done } from '#web/parts/answers/success-message.ts'

const UpdateNames = graphql(`
  mutation UpdateCandidateNames(
    $familyName: String!
    $givenName: String!
    $familyNameKana: String!
    $givenNameKana: String!
  ) {
    updateCandidateNames(
      familyName: $familyName
      givenName: $givenName
      familyNameKana: $familyNameKana
      givenNameKana: $givenNameKana
    )
  }
`)
const RequestEmailChange = graphql(`
  mutation RequestEmailChange($email: String!, $currentPassword: String!) {
    requestEmailChange(email: $email, currentPassword: $currentPassword)
  }
`)
const ConfirmEmailChange = graphql(`
  mutation ConfirmEmailChange($code: String!) {
    confirmEmailChange(code: $code)
  }
`)
const RequestPhoneChange = graphql(`
  mutation RequestPhoneChange($mobilePhoneNumber: String!, $currentPassword: String!) {
    requestPhoneChange(mobilePhoneNumber: $mobilePhoneNumber, currentPassword: $currentPassword)
  }
`)
const ConfirmPhoneChange = graphql(`
  mutation ConfirmPhoneChange($code: String!) {
    confirmPhoneChange(code: $code)
  }
`)
const UpdatePassword = graphql(`
  mutation UpdateCandidatePassword($currentPassword: String!, $newPassword: String!) {
    updateCandidatePassword(currentPassword: $currentPassword, newPassword: $newPassword)
  }
`)

const namesOf = (form: FormData) =>
  foldNames({
    familyName: formText(form, 'familyName'),
    givenName: formText(form, 'givenName'),
    familyNameKana: formText(form, 'familyNameKana'),
    givenNameKana: formText(form, 'givenNameKana'),
  })
const emailOf = (form: FormData) => foldEmail(formText(form, 'email'))

/** Only a form of an account with a password has this field. */
const checkCurrent = (form: FormData) =>
  form.has('currentPassword') && formText(form, 'currentPassword') === ''
    ? { path: 'currentPassword', message: validationText.empty('現在のパスワード') }
    : null
const codeOf = (form: FormData) => foldCode(formText(form, 'code'))
const checkCode = (form: FormData) => checkLengthBetween('code', codeOf(form), accountLimits.verificationCode)

/** The checks of each section's form, in the browser and in the action. */
export const checks = {
  names: (form: FormData) => checkNames(namesOf(form)),
  requestEmail: (form: FormData) => [checkEmail('email', emailOf(form)), checkCurrent(form)],
  confirmEmail: (form: FormData) => [checkCode(form)],
  requestPhone: (form: FormData) => [
    checkMobilePhoneNumber('mobilePhoneNumber', formText(form, 'mobilePhoneNumber')),
    checkCurrent(form),
  ],
  confirmPhone: (form: FormData) => [checkCode(form)],
  password: (form: FormData) => [checkCurrent(form), checkPassword('newPassword', formText(form, 'newPassword'))],
}
export type AccountIntent = keyof typeof checks

/** Fields that the sections label alike, in the order of their fields. */
export const labels = {
  email: `新しい${accountLimits.email.label}`,
  mobilePhoneNumber: `新しい${accountLimits.mobilePhoneNumber.label}の番号`,
  currentPassword: '現在のパスワード',
  newPassword: '新しいパスワード',
} as const

const done = (name: Done['done'], intent: AccountIntent) => ({ done: name, values: { intent: [intent] } })
const at = (section: string) => redirect(`${urls.candidate.settingsAccount()}#${section}`)

type Act = (ask: Ask, form: FormData) => Promise<ReturnType<typeof done> | ReturnType<typeof at>>
const checked = (intent: AccountIntent, go: Act) => async (ask: Ask, form: FormData) =>
  refuseForm(form, checks[intent](form)) ?? (await go(ask, form))

/** A code that is refused is a mistake of its field. */
async function atCode<Result>(sent: Promise<Result>): Promise<Result> {
  try {
    return await sent
  } catch (error) {
    if (!(error instanceof AskError) || isUnanswered(error.refused) || error.refused.fields.length > 0) throw error
    const { refused } = error
    throw new AskError({ ...refused, fields: [{ path: 'code', message: refused.message }] })
  }
}

export const accountActs = {
  names: checked('names', async (ask, form) => {
    await ask(UpdateNames, namesOf(form))
    return done('namesUpdated', 'names')
  }),
  requestEmail: checked('requestEmail', async (ask, form) => {
    await ask(RequestEmailChange, { email: emailOf(form), currentPassword: formText(form, 'currentPassword') })
    return at('email')
  }),
  confirmEmail: checked('confirmEmail', async (ask, form) => {
    await atCode(ask(ConfirmEmailChange, { code: codeOf(form) }))
    return done('emailUpdated', 'confirmEmail')
  }),
  requestPhone: checked('requestPhone', async (ask, form) => {
    await ask(RequestPhoneChange, {
      mobilePhoneNumber: formText(form, 'mobilePhoneNumber'),
      currentPassword: formText(form, 'currentPassword'),
    })
    return at('phone')
  }),
  confirmPhone: checked('confirmPhone', async (ask, form) => {
    await atCode(ask(ConfirmPhoneChange, { code: codeOf(form) }))
    return done('phoneAdded', 'confirmPhone')
  }),
  password: checked('password', async (ask, form) => {
    await ask(UpdatePassword, {
      currentPassword: formText(form, 'currentPassword'),
      newPassword: formText(form, 'newPassword'),
    })
    return done('passwordUpdated', 'password')
  }),
}
