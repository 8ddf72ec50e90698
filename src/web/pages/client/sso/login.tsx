import { data, Form, Link, redirect } from 'react-router'
import { companyAccountLabel } from '#ground/words/company-account.ts'
import { checkEmail } from '#ground/validation/contact-validation.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { foldEmail } from '#ground/spelling/folding.ts'
import { urls } from '#ground/urls.ts'
import { intentOf } from '#web/carry/act.ts'
import { orLost } from '#web/carry/ask.ts'
import { companySignInContext } from '#web/hatch/company-sign-in.ts'
import { EmailField } from '#web/parts/forms/email-field.tsx'
import { valuesOf } from '#web/carry/form-values.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { useForm } from '#web/parts/forms/use-form.ts'
import { formText } from '#web/carry/form-text.ts'
import { GoOn } from '#web/parts/answers/go-on.tsx'
import { ShutOutLink } from '#web/parts/sign-in/shut-out-link.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Button } from '#web/ui/button.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { ErrorNotice, Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Route } from './+types/login'
import { companyTroubleText } from '../parts/company-trouble.ts'
import styles from '#web/parts/sign-in/sign-in-form.module.css'

const title = `${companyAccountLabel}でログイン`
const face = {
  description: '企業のご担当者が、勤め先のアカウントでログインするための画面です。',
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches, face)

/** A link that knows the mail address leads on to the provider at once. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [email, redirectTo] = [url.searchParams.get('email'), url.searchParams.get('redirect-to')]
  const trouble = url.searchParams.get('trouble')
  if (!email || trouble || checkEmail('email', foldEmail(email))) return { email, trouble }
  const left = await context.get(companySignInContext).leaveFor(email, redirectTo)
  if ('refused' in left) return { email, trouble: left.refused.code }
  throw redirect(left.to, { headers: { 'set-cookie': left.cookie } })
}

const check = (form: FormData) => [checkEmail('email', foldEmail(formText(form, 'email')))]

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  intentOf(form, [''])
  const refused = refuseForm(form, check(form))
  if (refused) return refused
  const redirectTo = url.searchParams.get('redirect-to')
  const left = await context.get(companySignInContext).leaveFor(formText(form, 'email'), redirectTo)
  if ('refused' in left) return { refused: left.refused, values: valuesOf(form) }
  return data({ leaveTo: left.to }, { headers: { 'set-cookie': left.cookie } })
}

/** Only the server sets the cookie. A lost connection is an answer, so that nothing typed is lost. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  intentOf(form, [''])
  return orLost(form, serverAction)
}

export default function CompanyAccountLogin({ loaderData: { email, trouble }, actionData }: Route.ComponentProps) {
  const answer = actionData && 'refused' in actionData ? actionData : undefined
  const form = useForm({ labels: { email: accountLimits.email.label }, check, answer })
  if (actionData && 'leaveTo' in actionData) return <GoOn to={actionData.leaveTo} label={companyAccountLabel} />
  const field = form.field('email')
  const said = answer ? null : companyTroubleText(trouble)
  return (
    <section className={styles.page} aria-labelledby="sign-in">
      <h1 id="sign-in">
        <Phrases>{title}</Phrases>
      </h1>
      <p className={styles.lead}>お勤めの会社がシングルサインオンを設定しているときに利用できます。</p>
      <Form {...form.props} className={styles.form}>
        {said && (
          <Notice kind="error">
            {said}
            <ShutOutLink code={trouble} />
          </Notice>
        )}
        <EmailField
          field={{ ...field, defaultValue: field.defaultValue ?? email ?? undefined }}
          label="会社のメールアドレス"
        />
        <ErrorNotice message={form.message} />
        <Button type="submit" wide busy={form.isSending}>
          続ける
        </Button>
        <Link to={urls.client.login()} className={linkButtonClass(styles.forgotten)}>
          メールアドレスとパスワードでログイン
        </Link>
      </Form>
    </section>
  )
}
