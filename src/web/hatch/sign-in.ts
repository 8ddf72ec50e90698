import { createContext, data, redirect, type ActionFunctionArgs } from 'react-router'
import type { Enrolment } from '#domain/session/second-factor/rules.ts'
import { checkEmail } from '#ground/validation/contact-validation.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { foldEmail } from '#ground/spelling/folding.ts'
import { validationText } from '#ground/validation/validation.ts'
import type { Area } from '#ground/area.ts'
import type { Refused } from '../carry/ask.ts'
import { formText } from '../carry/form-text.ts'
import { intentOf } from '../carry/act.ts'
import { signInIntents } from '../carry/sign-in-intents.ts'
import { redirectTarget } from '../carry/redirect-to.ts'

/** The step that the right password of a company user or an operator leads to, where it is not enough. */
export type SignInStep = { step: 'code'; pass: string } | { step: 'enrol'; pass: string; enrolment: Enrolment }

type SignedIn =
  | { cookie: string; recoveryCodes?: string[] }
  | { refused: Refused & { pass?: string }; step?: SignInStep }
  | SignInStep
type StaffArea = Exclude<Area, 'candidate'>

/** Only the server can set cookies, so the server gives these functions to the pages that sign in and out. */
export type Sessions = {
  signIn: (area: Area, email: string, password: string) => Promise<SignedIn>
  /** The code or the enrolment that followed the password. */
  signInStep: (area: StaffArea, act: SignInStep['step'], typed: { pass: string; code: string }) => Promise<SignedIn>
  /** answer: of an authenticator, as JSON. */
  signInWithPasskey: (area: Area, answer: string) => Promise<SignedIn>
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
  /** The step that follows the password, and is drawn in place of the mail address and the password. */
  next?: SignInStep
  /** Of an app that was just set up: shown once, with the way on. */
  recoveryCodes?: { codes: string[]; to: string }
  isSignedIn?: true
}

const mistakesOf = (email: string, password: string): Mistakes => ({
  email: checkEmail('email', foldEmail(email))?.message,
  // An older password may have any length, so only an empty password is a mistake here.
  password: password ? undefined : validationText.empty(accountLimits.password.label),
})

/** The page's content or its next address after an answer of the server. */
function answered(answer: SignedIn, { email, stays, to }: { email: string; stays: boolean; to: string }) {
  if ('step' in answer && !('refused' in answer)) return { mistakes: {}, email, next: answer } satisfies SignInAnswer
  if ('refused' in answer) {
    const { message, code, pass } = answer.refused
    const next = answer.step
    return { mistakes: {}, message, code, email, ...(pass && { pass }), ...(next && { next }) } satisfies SignInAnswer
  }
  const headers = { 'set-cookie': answer.cookie }
  if (answer.recoveryCodes) {
    const recoveryCodes = { codes: answer.recoveryCodes, to }
    return data({ mistakes: {}, email, recoveryCodes } satisfies SignInAnswer, { headers })
  }
  // The dialog over an open page needs no redirect.
  if (stays) return data({ mistakes: {}, email, isSignedIn: true } satisfies SignInAnswer, { headers })
  return redirect(to, { headers })
}

/** Signing in works without scripts: the form posts, and the server sets the cookie and redirects. */
export const signInAction =
  (area: Area, home: string) =>
  async ({ request, url, context }: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>) => {
    const form = await request.formData()
    const intent = intentOf(form, signInIntents[area])
    const to = redirectTarget(area, url.searchParams.get('redirect-to'), home)
    const email = formText(form, 'email')
    const at = { email, stays: form.has('stay'), to }
    const sessions = context.get(sessionsContext)
    if (intent === 'passkey') return answered(await sessions.signInWithPasskey(area, formText(form, 'answer')), at)
    if (intent !== '' && area !== 'candidate') {
      const typed = { pass: formText(form, 'pass'), code: formText(form, 'code') }
      return answered(await sessions.signInStep(area, intent, typed), at)
    }
    const password = formText(form, 'password')
    const mistakes = mistakesOf(email, password)
    if (Object.values(mistakes).some(Boolean)) return { mistakes, email } satisfies SignInAnswer
    return answered(await sessions.signIn(area, email, password), at)
  }
