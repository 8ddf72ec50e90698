import { Form, redirect, useActionData, useNavigation, type ActionFunctionArgs } from 'react-router'
import { checkEmail } from '#domain/contact-validation.ts'
import { fieldLimits } from '#domain/field-limits.ts'
import { foldEmail } from '#domain/folding.ts'
import { validationText } from '#domain/validation.ts'
import type { Area } from '#web/area.ts'
import { redirectTarget, sessionsContext } from '#web/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { formText } from './form-text.ts'
import styles from './sign-in-form.module.css'

type Mistakes = { email?: string; password?: string }
type Answer = { mistakes: Mistakes; message?: string; email: string }

const mistakesOf = (email: string, password: string): Mistakes => ({
  email: checkEmail('email', foldEmail(email))?.message,
  // An older password may be of any length; only none at all is a mistake here.
  password: password ? undefined : validationText.empty(fieldLimits.password.label),
})

/** Signing in works without scripts: the form posts, the server sets the cookie and sends on. */
export const signInAction =
  (area: Area, home: string) =>
  async ({ request, url, context }: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>) => {
    const form = await request.formData()
    const [email, password] = [formText(form, 'email'), formText(form, 'password')]
    const mistakes = mistakesOf(email, password)
    if (Object.values(mistakes).some(Boolean)) return { mistakes, email } satisfies Answer
    const answer = await context.get(sessionsContext).signIn(area, email, password)
    if ('refused' in answer) return { mistakes: {}, message: answer.refused.message, email } satisfies Answer
    const target = redirectTarget(area, url.searchParams.get('redirect-to'), home)
    return redirect(target, { headers: { 'set-cookie': answer.cookie } })
  }

type SignInFormProps = { title: string; lead: string }

export function SignInForm({ title, lead }: SignInFormProps) {
  const answer = useActionData<Answer>()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <section className={styles.page} aria-labelledby="sign-in">
      <h1 id="sign-in">{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <Form method="post" noValidate className={styles.form}>
        {answer?.message && (
          <Notice kind="error" live>
            {answer.message}
          </Notice>
        )}
        <TextField
          label="メールアドレス"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          defaultValue={answer?.email}
          error={answer?.mistakes.email}
        />
        <PasswordField
          label="パスワード"
          name="password"
          autoComplete="current-password"
          required
          error={answer?.mistakes.password}
        />
        <Button type="submit" wide busy={isBusy}>
          ログイン
        </Button>
      </Form>
    </section>
  )
}
