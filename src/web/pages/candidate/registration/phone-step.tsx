import { Form } from 'react-router'
import { formatMobilePhoneNumber } from '#ground/spelling/folding.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { verificationRules } from '#domain/candidate-account/verification/rules.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { MobilePhoneField } from '#web/parts/forms/mobile-phone-field.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { Accordion, AccordionItem } from '#web/ui/accordion.tsx'
import { checkPhoneForm } from './checks.ts'
import { CodeForm } from './code-form.tsx'
import { PhoneTaken } from './phone-taken.tsx'
import styles from './registration.module.css'
import { answerTo, SendAgain, Step } from './step.tsx'

type PhoneStepProps = {
  phoneNumber: string | null | undefined
  secondsUntilNextCode: number
  answer: FormAnswer | undefined
}
const { validMinutes } = verificationRules.REGISTRATION_PHONE

export default function PhoneStep({ phoneNumber, secondsUntilNextCode, answer }: PhoneStepProps) {
  return (
    <Step
      at={3}
      title="電話番号を確認します"
      lead={
        <>
          <strong className={styles.destination}>{formatMobilePhoneNumber(phoneNumber ?? '')}</strong>
          にSMSで6桁の確認コードを送りました。{validMinutes}分以内に入力してください。
        </>
      }
    >
      <CodeForm intent="verifyPhone" label="確認コード" answer={answer} />
      {answer?.refused?.code === 'phone_taken' && <PhoneTaken />}
      <Accordion className={styles.ways}>
        <AccordionItem heading="h2" title="SMSが届かないとき" open={answerTo('resendPhone', answer) !== undefined}>
          <SendAgain intent="resendPhone" seconds={secondsUntilNextCode} answer={answer}>
            1分たっても届かないときは、もう一度送信できます（1時間に3回まで）。
          </SendAgain>
        </AccordionItem>
        <AccordionItem heading="h2" title="電話番号を変更する" open={answerTo('changePhone', answer) !== undefined}>
          <ChangePhone answer={answer} />
        </AccordionItem>
      </Accordion>
    </Step>
  )
}

function ChangePhone({ answer }: Pick<PhoneStepProps, 'answer'>) {
  const labels = { phoneNumber: accountLimits.mobilePhoneNumber.label }
  const form = useForm({ labels, check: checkPhoneForm, answer: answerTo('changePhone', answer) })
  return (
    <Form {...form.props} className="stack-4">
      <input type="hidden" name="intent" value="changePhone" />
      <MobilePhoneField field={form.field('phoneNumber')} label="新しい携帯電話の番号" />
      <FormEnd form={form} send="変更して送信する" />
    </Form>
  )
}
