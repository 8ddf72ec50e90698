import { redirect } from 'react-router'
import { urls } from '#ground/urls.ts'
import { act } from '#web/acts.ts'
import { AskError, isUnanswered, type Ask, type ClientArgs, type ServerArgs } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { codeCookie } from '#web/parts/code-cookie.ts'
import { withFlash } from '#web/parts/flash.ts'
import { formText } from '#web/parts/form-text.ts'
import { valuesOf } from '#web/parts/forms/form-values.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { sessionsContext } from '#web/sign-in.ts'
import { checkForm, userOf } from './checks.ts'

const RegisterCompanyUser = graphql(`
  mutation RegisterCompanyUser($code: String!, $user: CompanyUserRegistrationInput!) {
    registerCompanyUser(code: $code, user: $user)
  }
`)

/** Hours for which a browser keeps the code, so that the page survives a closed tab. */
const keptHours = 12
export const registrationCookie = (publicUrl: string) =>
  codeCookie({ name: 'company_registration', publicUrl, seconds: keptHours * 3600 })

async function register(ask: Ask, form: FormData, args: ClientArgs) {
  const refusal = refuseForm(form, checkForm(form))
  if (refusal) return refusal
  const user = userOf(form)
  try {
    const { registerCompanyUser: email } = await ask(RegisterCompanyUser, { code: formText(form, 'code'), user })
    return await signedIn(args, email, user.password)
  } catch (error) {
    if (!(error instanceof AskError) || isUnanswered(error.refused)) throw error
    // The door's paths begin with the name of the argument. The form knows only its fields.
    const fields = error.refused.fields.map(({ path, message }) => ({ path: path.replace(/^user\./, ''), message }))
    return { refused: { ...error.refused, fields }, values: valuesOf(form) }
  }
}

/** A new user who may not sign in from here, or needs a second factor first, goes on at the sign-in page. */
async function signedIn(args: ClientArgs, email: string, password: string) {
  const answer = await (args as ServerArgs).context.get(sessionsContext).signIn('client', email, password)
  if (!('cookie' in answer)) return redirect(withFlash(urls.client.login(), 'registrationComplete'))
  const headers = { 'set-cookie': answer.cookie }
  return redirect(withFlash(urls.client.home(), 'registrationComplete'), { headers })
}

export const actOnRegistration = act({ '': register })
