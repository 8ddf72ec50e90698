import { MailAddress } from '#web/parts/mail-address.tsx'
import { Form, redirect } from 'react-router'
import { accountLimits } from '#ground/limits/account.ts'
import { urls } from '#ground/urls.ts'
import { validationText } from '#ground/validation/validation.ts'
import { act, intentOf } from '#web/carry/act.ts'
import { actOnServer, AskError, onClient, onServer, orLost, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice, Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/callback'
import { ResendVerificationEmail } from './documents.ts'
import styles from './registration.module.css'
import { signedIn } from './signed-in.ts'

const RegistrationCallback = graphql(`
  query RegistrationCallback($token: String!) {
    registrationLink(token: $token) {
      state
      email
      needsPassword
    }
  }
`)
const VerifyEmailByLink = graphql(`
  mutation VerifyEmailByLink($token: String!, $password: String!) {
    verifyEmailByLink(token: $token, password: $password) {
      pass
    }
  }
`)

const tokenOf = ({ searchParams }: URL) => searchParams.get('token') ?? ''

const load = async (ask: Ask, { url }: ClientArgs) =>
  (await ask(RegistrationCallback, { token: tokenOf(url) })).registrationLink ?? null
export const loader = onServer(load)
export const clientLoader = onClient(load)

/** Mail programs open links by themselves, so a press proves the address, not the opening. */
const verify = async (ask: Ask, form: FormData, args: ClientArgs) => {
  try {
    const { verifyEmailByLink } = await ask(VerifyEmailByLink, {
      token: tokenOf(args.url),
      password: formText(form, 'password'),
    })
    return await signedIn(args, verifyEmailByLink.pass, urls.candidate.registration())
  } catch (error) {
    // The page as it is now says whether the link is used or over.
    const code = error instanceof AskError ? error.refused.code : ''
    if (!['already_verified', 'verification_expired', 'not_found'].includes(code)) throw error
    return redirect(urls.candidate.registrationCallback(tokenOf(args.url)))
  }
}
const resend = async (ask: Ask, _: FormData, { url }: ClientArgs) => {
  await ask(ResendVerificationEmail, { pass: tokenOf(url) })
  return { isSent: true as const }
}
const acts = { verify, resend }
export const action = actOnServer(act(acts))
export const clientAction = async (args: Route.ClientActionArgs) => {
  const form = await args.request.clone().formData()
  intentOf(form, Object.keys(acts))
  return orLost(form, args.serverAction)
}

const face = {
  description: 'お送りしたメールのリンクから、メールアドレスを確認する画面です。',
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('メールアドレスの確認', matches, face)

export default function Callback({ loaderData: link, actionData }: Route.ComponentProps) {
  return (
    <section className={styles.page} aria-labelledby="callback">
      <h1 id="callback">
        <Phrases>メールアドレスの確認</Phrases>
      </h1>
      {actionData && 'refused' in actionData && link?.state !== 'OPEN' && (
        <ErrorNotice message={actionData.refused.message} />
      )}
      {actionData && 'isSent' in actionData ? <Sent /> : <Link link={link} answer={actionData} />}
    </section>
  )
}

const Sent = () => (
  <Notice kind="success" live>
    確認のメールを送信しました。新しいメールのURLを開いてください。
  </Notice>
)

type Loaded = Route.ComponentProps['loaderData']
type LinkProps = { link: Loaded; answer: FormAnswer | undefined }

function Link({ link, answer }: LinkProps) {
  if (link?.state === 'OPEN') return <Open link={link} answer={answer} />
  if (link?.state === 'EXPIRED')
    return (
      <>
        <p className={styles.lead}>確認用URLの有効期限が切れています。もう一度送信してください。</p>
        <Press intent="resend">もう一度送信する</Press>
      </>
    )
  return (
    <>
      <p className={styles.lead}>
        {link
          ? 'このURLでの確認は、すでに終わっています。ログインすると、登録の続きから再開できます。'
          : '確認用URLが正しくありません。メールのURLを、最後まで含めて開いてください。'}
      </p>
      <div className="stack-4">
        <ButtonLink to={urls.candidate.login(urls.candidate.registration())}>ログイン</ButtonLink>
        <ButtonLink kind="secondary" to={urls.candidate.registration()}>
          登録の画面へ
        </ButtonLink>
      </div>
    </>
  )
}

const labels = { password: accountLimits.password.label }
const missing = { path: 'password', message: validationText.empty(labels.password) }

/** On another device than the one of the registration, the password says that the same person goes on. */
function Open({ link, answer }: { link: NonNullable<Loaded>; answer: FormAnswer | undefined }) {
  const check = (data: FormData) => [link.needsPassword && !formText(data, 'password') ? missing : null]
  const form = useForm({ labels, check, answer })
  return (
    <>
      <p className={styles.lead}>
        <strong className={styles.destination}>
          <MailAddress email={link.email} />
        </strong>
        で始めた登録を、この端末で続けます。登録した覚えがないときは、この画面を閉じてください。
      </p>
      <Form {...form.props} className={styles.form}>
        <input type="hidden" name="intent" value="verify" />
        {link.needsPassword && (
          <PasswordField
            {...form.field('password')}
            label={labels.password}
            required
            hint="登録を始めたときに入力したパスワードです。"
          />
        )}
        <FormEnd form={form} send="確認して登録を続ける" />
      </Form>
    </>
  )
}

const Press = ({ intent, children }: { intent: 'resend'; children: string }) => (
  <Form method="post">
    <input type="hidden" name="intent" value={intent} />
    <Button type="submit" wide>
      {children}
    </Button>
  </Form>
)
