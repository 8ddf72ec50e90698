import { data, redirect } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import { act } from '#web/carry/act.ts'
import { AskError, isUnanswered, type Ask, type ClientArgs, type ServerArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { companySignInContext } from '#web/hatch/company-sign-in.ts'
import { codeCookie } from '#web/parts/sign-in/code-cookie.ts'
import { withFlash } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { sessionsContext } from '#web/hatch/sign-in.ts'
import { checkForm, userOf } from './checks.ts'

const RegisterCompanyUser = graphql(`
  mutation RegisterCompanyUser($code: String!, $user: CompanyUserRegistrationInput!, $encodedImage: String) {
    registerCompanyUser(code: $code, user: $user, encodedImage: $encodedImage)
  }
`)

/** Hours for which a browser keeps the code, so that the page survives a closed tab. */
const keptHours = 12
export const registrationCookie = (publicUrl: string) =>
  codeCookie({ name: 'company_registration', publicUrl, seconds: keptHours * 3600 })

/** §8: an unexpected error. An expected refusal brings its own sentence. */
const registrationFailed = '企業アカウントを登録できませんでした。入力内容を確認し、もう一度お試しください。'

async function register(ask: Ask, form: FormData, args: ClientArgs) {
  // The page keeps the cut photo itself, so an answer does not carry it back.
  const encodedImage = formText(form, 'encodedImage') || null
  form.delete('encodedImage')
  const refusal = refuseForm(form, checkForm(form))
  if (refusal) return refusal
  const user = userOf(form)
  try {
    const code = formText(form, 'code')
    const { registerCompanyUser: email } = await ask(RegisterCompanyUser, { code, user, encodedImage })
    return user.byProvider ? await leaveForProvider(args, email) : await signedIn(args, email, user.password)
  } catch (error) {
    if (!(error instanceof AskError) || isUnanswered(error.refused)) throw error
    if (error.refused.code === 'internal_server_error')
      return { refused: { ...error.refused, message: registrationFailed }, values: valuesOf(form) }
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

/** The new user comes back from the company's provider with a session. */
async function leaveForProvider(args: ClientArgs, email: string) {
  const home = withFlash(urls.client.home(), 'registrationComplete')
  const left = await (args as ServerArgs).context.get(companySignInContext).leaveFor(email, home)
  if ('refused' in left) return redirect(clientUrls.ssoTrouble(left.refused.code))
  return data({ leaveTo: left.to }, { headers: { 'set-cookie': left.cookie } })
}

export const actOnRegistration = act({ '': register })
