import { MailAddress } from '#web/parts/mail-address.tsx'
import { Form } from 'react-router'
import { unprovenDays } from '#domain/candidate-account/registration/rules.ts'
import { verificationRules } from '#domain/candidate-account/verification/rules.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { EmailField } from '#web/parts/forms/email-field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { Accordion, AccordionItem } from '#web/ui/accordion.tsx'
import { checkEmailForm } from './checks.ts'
import { CodeForm } from './code-form.tsx'
import styles from './registration.module.css'
import { answerTo, SendAgain, Step } from './step.tsx'

type EmailStepProps = { email: string; secondsUntilNextCode: number; answer: FormAnswer | undefined }
const { validMinutes } = verificationRules.REGISTRATION_EMAIL

export default function EmailStep({ email, secondsUntilNextCode, answer }: EmailStepProps) {
  return (
    <Step
      at={1}
      title="メールを確認してください"
      lead={
        <>
          <strong className={styles.destination}>
            <MailAddress email={email} />
          </strong>
          にメールを送りました。6桁の確認コードを入力するか、メールのURLを開いてください。どちらも{validMinutes}
          分間使えます。
        </>
      }
    >
      <CodeForm intent="verifyEmail" label="確認コード" answer={answer} />
      <Accordion className={styles.ways}>
        <AccordionItem heading="h2" title="メールが届かないとき" open={answerTo('resendEmail', answer) !== undefined}>
          <SendAgain intent="resendEmail" seconds={secondsUntilNextCode} answer={answer}>
            迷惑メールのフォルダーもご確認ください。1分たっても届かないときは、もう一度送信できます（1日5回まで）。
          </SendAgain>
        </AccordionItem>
        <AccordionItem
          heading="h2"
          title="メールアドレスを変更する"
          open={answerTo('changeEmail', answer) !== undefined}
        >
          <ChangeEmail answer={answer} />
        </AccordionItem>
      </Accordion>
      <p className={styles.note}>{unprovenDays}日のあいだに確認が終わらない登録は、取り消されます。</p>
    </Step>
  )
}

function ChangeEmail({ answer }: Pick<EmailStepProps, 'answer'>) {
  const labels = { email: accountLimits.email.label }
  const form = useForm({ labels, check: checkEmailForm, answer: answerTo('changeEmail', answer) })
  return (
    <Form {...form.props} className="stack-4">
      <input type="hidden" name="intent" value="changeEmail" />
      <EmailField field={form.field('email')} label="新しいメールアドレス" isStudent />
      <FormEnd form={form} send="変更して送信する" />
    </Form>
  )
}
