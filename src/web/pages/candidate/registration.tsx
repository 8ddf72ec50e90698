import { urls } from '#ground/urls.ts'
import { actOnClient, actOnServer, onClient, onServer, orLost } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { actPart, pagePart, usePartsAtRest } from '#web/first-paint/page-part.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/registration'
import { loadRegistration } from './registration/load.ts'

const parts = {
  First: pagePart(() => import('./registration/first-step.tsx')),
  Email: pagePart(() => import('./registration/email-step.tsx')),
  Profile: pagePart(() => import('./registration/profile-step.tsx')),
  Phone: pagePart(() => import('./registration/phone-step.tsx')),
  acts: actPart(async () => (await import('./registration/act.ts')).actOnRegistration),
}

export const loader = onServer(loadRegistration)
export const clientLoader = onClient(loadRegistration)

export const action = actOnServer(parts.acts.act)
const actHere = actOnClient(parts.acts.act)
/** Intents whose answer carries the cookie of a session. */
const serverIntents: readonly string[] = ['register', 'resume']
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
  usePartsAtRest(parts)
  if (registration?.step === 'EMAIL_PENDING') return <parts.Email {...registration} answer={actionData} />
  if (registration?.step === 'PROFILE_PENDING')
    return <parts.Profile ownerId={ownerId} years={graduationYears} answer={actionData} />
  if (registration?.step === 'PHONE_PENDING') return <parts.Phone {...registration} answer={actionData} />
  return <parts.First answer={actionData} />
}
