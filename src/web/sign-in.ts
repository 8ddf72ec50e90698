import { createContext, data, redirect, type ActionFunctionArgs } from 'react-router'
import { checkEmail } from '#ground/contact-validation.ts'
import { fieldLimits } from '#ground/field-limits.ts'
import { foldEmail } from '#ground/folding.ts'
import { validationText } from '#ground/validation.ts'
import type { Area } from '#ground/area.ts'
import type { Refused } from './ask.ts'
import { formText } from './parts/form-text.ts'
import { intentOf } from './acts.ts'
import { redirectTarget } from './redirect-to.ts'
import { urls } from '#ground/urls.ts'

type SignedIn = { cookie: string } | { refused: Refused & { pass?: string } }

/** Only the server can set cookies, so the server gives these two functions to the pages that sign in and out. */
export type Sessions = {
  signIn: (area: Area, email: string, password: string) => Promise<SignedIn>
  /** answer: of an authenticator, as JSON. */
  signInWithPasskey: (answer: string) => Promise<SignedIn>
  /** Opens a student's session with the pass that a mutation of the registration gave; null when it is too old. */
  open: (pass: string) => Promise<{ cookie: string } | null>
  signOut: (area: Area) => Promise<{ cookie: string }>
}

export const sessionsContext = createContext<Sessions>()

type Mistakes = { email?: string; password?: string }
export type SignInAnswer = {
  mistakes: Mistakes
  message?: string
  code?: string
  email: string
  pass?: string
  isSignedIn?: true
}

const mistakesOf = (email: string, password: string): Mistakes => ({
  email: checkEmail('email', foldEmail(email))?.message,
  // An older password may have any length, so only an empty password is a mistake here.
  password: password ? undefined : validationText.empty(fieldLimits.password.label),
})

/** The dialog over an open page needs no redirect. */
const signedInHere = (email: string, headers: { 'set-cookie': string }) =>
  data({ mistakes: {}, email, isSignedIn: true } satisfies SignInAnswer, { headers })

/** The sign-in of a student by a passkey, which needs scripts. */
function passkeyAnswer(answer: SignedIn, url: URL, stays: boolean) {
  if ('refused' in answer) {
    const { message, code } = answer.refused
    return { mistakes: {}, message, code, email: '' } satisfies SignInAnswer
  }
  const headers = { 'set-cookie': answer.cookie }
  if (stays) return signedInHere('', headers)
  const target = redirectTarget('candidate', url.searchParams.get('redirect-to'), urls.candidate.home())
  return redirect(target, { headers })
}

/** Signing in works without scripts: the form posts, and the server sets the cookie and redirects. */
export const signInAction =
  (area: Area, home: string) =>
  async ({ request, url, context }: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>) => {
    const form = await request.formData()
    const intent = intentOf(form, area === 'candidate' ? ['', 'passkey'] : [''])
    if (intent === 'passkey') {
      const answer = await context.get(sessionsContext).signInWithPasskey(formText(form, 'answer'))
      return passkeyAnswer(answer, url, form.has('stay'))
    }
    const [email, password] = [formText(form, 'email'), formText(form, 'password')]
    const mistakes = mistakesOf(email, password)
    if (Object.values(mistakes).some(Boolean)) return { mistakes, email } satisfies SignInAnswer
    const answer = await context.get(sessionsContext).signIn(area, email, password)
    if ('refused' in answer) {
      const { message, code, pass } = answer.refused
      return { mistakes: {}, message, code, email, ...(pass && { pass }) } satisfies SignInAnswer
    }
    const headers = { 'set-cookie': answer.cookie }
    if (form.has('stay')) return signedInHere(email, headers)
    const target = redirectTarget(area, url.searchParams.get('redirect-to'), home)
    return redirect(target, { headers })
  }
