import { MailAddress } from '#web/parts/mail-address.tsx'
import { Form } from 'react-router'
import { checkAdminRegistration, foldAdminRegistration } from '#domain/admin-account/registration/rules.ts'
import { adminRoleWords } from '#domain/admin-account/role/rules.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { intentOf } from '#web/carry/act.ts'
import { orLost, type ActionRefusal } from '#web/carry/ask.ts'
import { operatorRegistrationContext } from '#web/hatch/operator-registration.ts'
import { codeCookie } from '#web/parts/sign-in/code-cookie.ts'
import { formText } from '#web/carry/form-text.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { valuesOf } from '#web/carry/form-values.ts'
import { NewPasswordField } from '#web/parts/forms/new-password-field.tsx'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { useForm } from '#web/parts/forms/use-form.ts'
import { EnrolledStep, NextStep } from '#web/parts/second-factor/next-step.tsx'
import styles from '#web/parts/sign-in/sign-in-form.module.css'
import { titleOf } from '#web/parts/page/title.ts'
import { settingsContext } from '#web/document/settings.ts'
import { signInAction, type SignInAnswer } from '#web/hatch/sign-in.ts'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Route } from './+types/registration'
import { ClosedInvitation } from './registration/closed-invitation.tsx'

/** How long the code of an invitation is kept for the form. */
const keptSeconds = 3600

/** The server alone reads the cookie, so there is no clientLoader. */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(settingsContext)
  const cookie = codeCookie({ name: 'admin_invitation', publicUrl, seconds: keptSeconds })
  await cookie.takeFrom(url, adminUrls.registration())
  const code = await cookie.readFrom(request)
  return { code, ...(await context.get(operatorRegistrationContext).find(code)) }
}

const givenOf = (form: FormData) =>
  foldAdminRegistration({
    familyName: formText(form, 'familyName'),
    givenName: formText(form, 'givenName'),
    password: formText(form, 'password'),
  })
const check = (form: FormData) => checkAdminRegistration(givenOf(form))

type Answer = Partial<ActionRefusal> & Partial<SignInAnswer>

const enrol = signInAction('admin', adminUrls.home())

export async function action(args: Route.ActionArgs) {
  const form = await args.request.clone().formData()
  if (intentOf(form, ['', 'enrol']) === 'enrol') return enrol(args)
  const refusal = refuseForm(form, check(form))
  if (refusal) return refusal satisfies Answer
  const answer = await args.context.get(operatorRegistrationContext).register(formText(form, 'code'), givenOf(form))
  if ('refused' in answer) return { refused: answer.refused, values: valuesOf(form) } satisfies Answer
  return { mistakes: {}, email: '', next: answer } satisfies Answer
}

/** Only the server sets the cookie. A lost connection is an answer, so that nothing typed is lost. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  intentOf(form, ['', 'enrol'])
  return orLost(form, serverAction)
}

const title = '運営者の登録'
const face = {
  description: '招待された運営担当者が登録するための画面です。',
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches, face)

const labels = {
  familyName: accountLimits.familyName.label,
  givenName: accountLimits.givenName.label,
  password: accountLimits.password.label,
}

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData as Answer | undefined
  const form = useForm({ labels, check, answer: answer?.refused ? answer : undefined })
  if (answer?.recoveryCodes) return <EnrolledStep {...answer.recoveryCodes} />
  if (answer?.next)
    return <NextStep answer={{ mistakes: {}, email: '', ...answer }} next={answer.next} restart={adminUrls.login()} />
  if (loaderData.state !== 'OPEN') return <ClosedInvitation state={loaderData.state} />
  const { email, familyName, givenName, role, code } = loaderData
  return (
    <section className={styles.page} aria-labelledby="registration">
      <h1 id="registration">
        <Phrases>{title}</Phrases>
      </h1>
      <p className={styles.lead}>
        <MailAddress email={email} />（{adminRoleWords[role].name}）として登録します。
      </p>
      <Form {...form.props} className={styles.form}>
        <input type="hidden" name="code" value={code} />
        <ErrorNotice message={answer?.message} />
        <TextField
          {...form.field('familyName')}
          defaultValue={form.field('familyName').defaultValue ?? familyName}
          label={labels.familyName}
          required
          autoComplete="family-name"
        />
        <TextField
          {...form.field('givenName')}
          defaultValue={form.field('givenName').defaultValue ?? givenName}
          label={labels.givenName}
          required
          autoComplete="given-name"
        />
        {/* For password managers, which keep the password beside this name. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField field={form.field('password')} />
        <FormEnd form={form} send="次へ（2段階認証の設定）" />
        <UnsavedGuard isUnsaved={form.isUnsaved} />
      </Form>
    </section>
  )
}
