import { redirect } from 'react-router'
import type { FieldError } from '#ground/refusal.ts'
import { campaignOf } from '#web/carry/campaign.ts'
import { urls } from '#ground/urls.ts'
import { act } from '#web/carry/act.ts'
import { AskError, isUnanswered, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { checkCodeForm, checkEmailForm, checkPhoneForm, codeOf, emailOf } from './checks.ts'
import * as documents from './documents.ts'
import { checkFirst, firstStepOf } from './first-check.ts'
import { profileOf } from './profile-check.ts'
import { signedIn } from './signed-in.ts'

/** The page again, with what its address says. */
export const here = ({ search }: Pick<URL, 'search'>) => `${urls.candidate.registration()}${search}`

type Send = (ask: Ask, form: FormData, args: ClientArgs) => Promise<Response>
type Sending = {
  check?: (form: FormData) => readonly (FieldError | null)[]
  /** The field for a refusal that names no field. */
  beside?: string
}

/** §8: an unexpected error. An expected refusal brings its own sentence. */
const registrationFailed = '登録できませんでした。入力内容を確認し、もう一度お試しください。'

/** Tells every refusal beside its field. */
const sending =
  (send: Send, { check = () => [], beside }: Sending) =>
  async (ask: Ask, form: FormData, args: ClientArgs) => {
    const mistakes = refuseForm(form, check(form))
    if (mistakes) return mistakes
    try {
      return await send(ask, form, args)
    } catch (error) {
      if (!(error instanceof AskError) || isUnanswered(error.refused)) throw error
      const { code, message } = error.refused
      if (code === 'account_not_changeable' && formText(form, 'intent') === 'saveProfile')
        return redirectWith(here(args.url), 'savedElsewhere')
      // The page as it is now says what comes next.
      if (['account_incomplete', 'account_not_changeable', 'already_verified'].includes(code))
        return redirect(here(args.url))
      if (beside && code === 'internal_server_error')
        return { refused: { ...error.refused, message: registrationFailed }, values: valuesOf(form) }
      const named = error.refused.fields.map((one) => ({
        ...one,
        path: one.path.replace(/^(?:registration|profile)\./, ''),
      }))
      const fields = named.length === 0 && beside ? [{ path: beside, message }] : named
      return { refused: { ...error.refused, fields }, values: valuesOf(form) }
    }
  }

const register: Send = async (ask, form, args) => {
  const { search } = args.url
  const campaign = campaignOf(args.url.searchParams)
  const { utm_source: utmSource = '', utm_medium: utmMedium = '', utm_campaign: utmCampaign = '' } = campaign
  const { registerCandidate } = await ask(documents.RegisterCandidate, {
    registration: firstStepOf(form),
    origin: { utmSource, utmMedium, utmCampaign, candidateId: campaign.candidateId ?? '' },
  })
  return signedIn(args, registerCandidate.pass, here({ search }))
}

/** The sign-in page sends a student here whose address is not proven. */
const resume: Send = async (ask, form, args) => {
  const pass = formText(form, 'pass')
  try {
    await ask(documents.ResendVerificationEmail, { pass })
  } catch (error) {
    // The next page says when another code may be sent.
    if (!(error instanceof AskError) || isUnanswered(error.refused)) throw error
  }
  return signedIn(args, pass, here(args.url))
}

const verifyEmail: Send = async (ask, form, { url }) => {
  await ask(documents.VerifyEmail, { code: codeOf(form) })
  return redirect(here(url))
}
const resendEmail: Send = async (ask, _, { url }) => {
  await ask(documents.ResendVerificationEmail, { pass: '' })
  return redirectWith(here(url), 'verificationSent')
}
const changeEmail: Send = async (ask, form, { url }) => {
  await ask(documents.ChangeRegistrationEmail, { email: emailOf(form) })
  return redirectWith(here(url), 'verificationSent')
}
const saveProfile: Send = async (ask, form, { url }) => {
  await ask(documents.SaveRegistrationProfile, { profile: profileOf(form) })
  return redirect(here(url))
}
const resendPhone: Send = async (ask, _, { url }) => {
  await ask(documents.ResendPhoneCode)
  return redirectWith(here(url), 'verificationSent')
}
const changePhone: Send = async (ask, form, { url }) => {
  await ask(documents.ChangeRegistrationPhone, { phoneNumber: formText(form, 'phoneNumber') })
  return redirectWith(here(url), 'verificationSent')
}
const verifyPhone: Send = async (ask, form, { url }) => {
  await ask(documents.VerifyPhone, { code: codeOf(form) })
  return redirectWith(urls.candidate.registrationComplete(url.searchParams.get('redirect-to')), 'registrationComplete')
}

export const actOnRegistration = act({
  register: sending(register, { check: checkFirst, beside: 'email' }),
  resume: sending(resume, {}),
  verifyEmail: sending(verifyEmail, { check: checkCodeForm, beside: 'code' }),
  resendEmail: sending(resendEmail, {}),
  changeEmail: sending(changeEmail, { check: checkEmailForm, beside: 'email' }),
  saveProfile: sending(saveProfile, { beside: 'phoneNumber' }),
  verifyPhone: sending(verifyPhone, { check: checkCodeForm, beside: 'code' }),
  resendPhone: sending(resendPhone, {}),
  changePhone: sending(changePhone, { check: checkPhoneForm, beside: 'phoneNumber' }),
})
