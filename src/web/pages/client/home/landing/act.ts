import { redirect } from 'react-router'
import { checkPreRegistration, foldPreRegistration, type PreRegistration } from '#domain/inquiry/rules.ts'
import { act } from '#web/carry/act.ts'
import { AskError, isUnanswered, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { clientUrls } from '#ground/client-urls.ts'

const CreatePreRegistration = graphql(`
  mutation CreatePreRegistration($preRegistration: PreRegistrationInput!) {
    createPreRegistration(preRegistration: $preRegistration)
  }
`)

const preRegistrationOf = (form: FormData): PreRegistration =>
  foldPreRegistration({
    companyName: formText(form, 'companyName'),
    corporateNumber: formText(form, 'corporateNumber'),
    familyName: formText(form, 'familyName'),
    givenName: formText(form, 'givenName'),
    familyNameKana: formText(form, 'familyNameKana'),
    givenNameKana: formText(form, 'givenNameKana'),
    department: formText(form, 'department'),
    email: formText(form, 'email'),
    phoneNumber: formText(form, 'phoneNumber'),
    postalCode: formText(form, 'postalCode'),
    address: formText(form, 'address'),
    message: formText(form, 'message'),
    policyVersion: formText(form, 'policyVersion') ? formText(form, 'policyRead') : '',
  })

/** The same rules in the browser, in the action and behind the door. */
export const checkForm = (form: FormData) => checkPreRegistration(preRegistrationOf(form))

async function preRegister(ask: Ask, form: FormData) {
  const refusal = refuseForm(form, checkForm(form))
  if (refusal) return refusal
  try {
    await ask(CreatePreRegistration, { preRegistration: preRegistrationOf(form) })
  } catch (error) {
    if (!(error instanceof AskError) || isUnanswered(error.refused)) throw error
    // The door's paths begin with the name of the argument. The form knows only its fields.
    const fields = error.refused.fields.map(({ path, message }) => ({
      path: path.replace(/^preRegistration\./, ''),
      message,
    }))
    return { refused: { ...error.refused, fields }, values: valuesOf(form) }
  }
  return redirect(clientUrls.preRegistrationComplete())
}

export const actOnLanding = act({ '': preRegister })
