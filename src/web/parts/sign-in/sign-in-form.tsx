import { type ReactNode, useId } from 'react'
import { Form, Link, useActionData, useLocation, useSearchParams } from 'react-router'
import { companyAccountLabel } from '#ground/words/company-account.ts'
import { arrivalOf } from '#web/carry/arrival.ts'
import { firstMessages } from '#web/texts/at-first.ts'
import type { SignInAnswer } from '#web/hatch/sign-in.ts'
import { urls } from '#ground/urls.ts'
import { Button } from '#web/ui/button.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { EnrolledStep, NextStep } from '../second-factor/next-step.tsx'
import { ShutOutLink } from './shut-out-link.tsx'
import { useIsSigningIn } from './signing-in.ts'
import styles from './sign-in-form.module.css'

type SignInFormProps = {
  title: string
  lead: string
  /** The address of the page for people who forgot the password. */
  passwordReset?: string
  /** The mail field offers the passkeys of this device. */
  suggestsPasskeys?: boolean
  /** The address at which the owner of a mail address signs in with the company's account. */
  companyAccount?: CompanyAccount
  /** A sentence above the fields, such as the end of a visit at a provider. */
  notice?: ReactNode
  /** Below the form: other ways to sign in, and ways for people without an account. */
  children?: ReactNode
}

type CompanyAccount = (email: string) => string

export function SignInForm({
  title,
  lead,
  passwordReset,
  suggestsPasskeys,
  companyAccount,
  notice,
  children,
}: SignInFormProps) {
  const answer = useActionData<SignInAnswer>()
  const [search] = useSearchParams()
  const isBusy = useIsSigningIn()
  const resendForm = useId()
  const isSessionOver = search.get('session') === 'over'
  const { pathname, search: query } = useLocation()
  if (answer?.recoveryCodes) return <EnrolledStep {...answer.recoveryCodes} />
  if (answer?.next) return <NextStep answer={answer} next={answer.next} restart={pathname + query} />
  return (
    <section className={styles.page} aria-labelledby="sign-in">
      <h1 id="sign-in">
        <Phrases>{title}</Phrases>
      </h1>
      <p className={styles.lead}>{lead}</p>
      <Form method="post" noValidate className={styles.form}>
        {isSessionOver && !answer && <Notice kind="info">{firstMessages.sessionOver}</Notice>}
        {search.has('unlock') && !answer?.message && (
          <Notice kind="info">メールの案内からのログインです。いつものパスワードで、待たずにログインできます。</Notice>
        )}
        {!answer && notice}
        <SignInFields
          answer={answer}
          suggestsPasskeys={suggestsPasskeys}
          companyAccount={companyAccount}
          more={
            answer?.pass && (
              <Button kind="secondary" type="submit" form={resendForm} busy={isBusy}>
                再送
              </Button>
            )
          }
        />
        <Button type="submit" wide busy={isBusy}>
          ログイン
        </Button>
        {passwordReset && (
          <Link to={passwordReset} className={linkButtonClass(styles.forgotten)}>
            パスワードを忘れた方
          </Link>
        )}
      </Form>
      {/* Beside the form, so that Enter in a field signs in. */}
      {answer?.pass && (
        <Form id={resendForm} method="post" action={urls.candidate.registration(arrivalOf(search))} hidden>
          <input type="hidden" name="intent" value="resume" />
          <input type="hidden" name="pass" value={answer.pass} />
        </Form>
      )}
      {children}
    </section>
  )
}

type SignInFieldsProps = {
  answer: SignInAnswer | undefined
  suggestsPasskeys?: boolean
  companyAccount?: CompanyAccount
  /** Shown with the refusal. */
  more?: ReactNode
}

/** The fields of a sign-in with their errors, for the sign-in page and the dialog. */
export function SignInFields({ answer, suggestsPasskeys, companyAccount, more }: SignInFieldsProps) {
  return (
    <>
      {answer?.message && (
        <Notice kind="error" live>
          {answer.message}
          {more}
          <ShutOutLink code={answer.code} />
          {answer.code === 'ssoAlreadyLinked' && companyAccount && (
            <Link to={companyAccount(answer.email)} reloadDocument>
              {companyAccountLabel}でログイン
            </Link>
          )}
        </Notice>
      )}
      <TextField
        label="メールアドレス"
        name="email"
        type="email"
        autoComplete={suggestsPasskeys ? 'username webauthn' : 'username'}
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
    </>
  )
}
