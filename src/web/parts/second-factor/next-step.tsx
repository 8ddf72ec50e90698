import { Form, Link } from 'react-router'
import type { SignInAnswer, SignInStep } from '#web/hatch/sign-in.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { AppToScan } from './app-to-scan.tsx'
import { FactorCodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useIsSigningIn } from '../sign-in/signing-in.ts'
import form from '../sign-in/sign-in-form.module.css'

/** The fields that the step asks for, for the sign-in page and the dialog. */
export function StepFields({ answer, next }: { answer: SignInAnswer; next: SignInStep }) {
  return (
    <>
      <input type="hidden" name="intent" value={next.step} />
      <input type="hidden" name="pass" value={next.pass} />
      <input type="hidden" name="email" value={answer.email} />
      <ErrorNotice message={answer.message} />
      {next.step === 'enrol' && <AppToScan enrolment={next.enrolment} />}
      <FactorCodeField key={next.step} takesRecoveryCode={next.step === 'code'} />
    </>
  )
}

const texts = {
  code: { title: '認証コードの入力', lead: '2段階認証のコードを入力してください。', send: 'ログイン' },
  enrol: {
    title: '2段階認証の設定',
    lead: 'このアカウントには2段階認証が必要です。設定が終わるとログインできます。',
    send: '設定してログイン',
  },
} as const

/** The second step of a sign-in, at the address of the first. */
export function NextStep({ answer, next, restart }: { answer: SignInAnswer; next: SignInStep; restart: string }) {
  const isBusy = useIsSigningIn()
  const { title, lead, send } = texts[next.step]
  return (
    <section className={form.page} aria-labelledby="sign-in">
      <h1 id="sign-in">
        <Phrases>{title}</Phrases>
      </h1>
      <p className={form.lead}>{lead}</p>
      <Form method="post" noValidate className={form.form}>
        <StepFields answer={answer} next={next} />
        <Button type="submit" wide busy={isBusy}>
          {send}
        </Button>
        <Link to={restart} reloadDocument className={linkButtonClass(form.forgotten)}>
          はじめからやり直す
        </Link>
      </Form>
    </section>
  )
}

/** After an enrolment the session is open already; the codes are shown before the way on. */
export function EnrolledStep({ codes, to }: { codes: string[]; to: string }) {
  return (
    <section className={form.page} aria-labelledby="sign-in">
      <h1 id="sign-in">
        <Phrases>2段階認証を設定しました</Phrases>
      </h1>
      <p className={form.lead}>ログインしました。次の画面へ進む前に、リカバリーコードを保存してください。</p>
      <div className={form.form}>
        <RecoveryCodes codes={codes} />
        <Link to={to} reloadDocument className={buttonClass({ kind: 'primary' })}>
          保存したので、次へ進む
        </Link>
      </div>
    </section>
  )
}
