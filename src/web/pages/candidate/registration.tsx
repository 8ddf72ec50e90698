import { redirect } from 'react-router'
import { leadOf } from '#domain/candidate-account/state/rules.ts'
import { urls } from '#ground/urls.ts'
import { actOnClient, actOnServer, onClient, onServer, orLost, type Ask, type ClientArgs } from '#web/ask.ts'
import { formText } from '#web/parts/form-text.ts'
import { titleOf } from '#web/parts/title.ts'
import { redirectTarget } from '#web/redirect-to.ts'
import type { Route } from './+types/registration'
import { actOnRegistration, serverIntents } from './registration/act.ts'
import { RegistrationPage } from './registration/documents.ts'
import { EmailStep } from './registration/email-step.tsx'
import { FirstStep } from './registration/first-step.tsx'
import { PhoneStep } from './registration/phone-step.tsx'
import { ProfileStep } from './registration/profile-step.tsx'

/** One address for every step; the state of the account decides which one is shown. */
const load = async (ask: Ask, { url }: ClientArgs) => {
  const { viewer, ownRegistration, graduationYears } = await ask(RegistrationPage)
  if (viewer?.__typename === 'CandidateViewer') {
    const home = redirectTarget('candidate', url.searchParams.get('redirect-to'), urls.candidate.home())
    if (!viewer.pending) throw redirect(home.startsWith(urls.candidate.registration()) ? urls.candidate.home() : home)
    const lead = leadOf(viewer.pending, urls.candidate.registration())
    if (lead) throw redirect(lead)
  }
  const ownerId = viewer?.__typename === 'CandidateViewer' ? viewer.id : ''
  return { ownerId, registration: ownRegistration ?? null, graduationYears }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const action = actOnServer(actOnRegistration)
const actHere = actOnClient(actOnRegistration)
export const clientAction = async (args: Route.ClientActionArgs) => {
  const form = await args.request.clone().formData()
  return serverIntents.includes(formText(form, 'intent')) ? orLost(form, args.serverAction) : actHere(args)
}

const face = {
  description:
    '学生は無料で登録できます。途中でやめても、続きから始められます。氏名と連絡先は、あなたが承認した企業にだけ伝わります。',
  path: urls.candidate.registration(),
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('新規登録', matches, face)

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  const { ownerId, registration, graduationYears } = loaderData
  if (registration?.step === 'EMAIL_PENDING') return <EmailStep email={registration.email} answer={actionData} />
  if (registration?.step === 'PROFILE_PENDING')
    return <ProfileStep ownerId={ownerId} years={graduationYears} answer={actionData} />
  if (registration?.step === 'PHONE_PENDING')
    return <PhoneStep phoneNumber={registration.phoneNumber ?? ''} answer={actionData} />
  return <FirstStep answer={actionData} />
}
