import { Form } from 'react-router'
import type { FieldError } from '#ground/refusal.ts'
import { answerText } from '#ground/validation/answer-validation.ts'
import { formText } from '#web/carry/form-text.ts'
import { Consent } from '#web/parts/forms/consent.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { Card } from '#web/ui/card.tsx'
import styles from './agent-consultation.module.css'

const labels = { consent: '情報の提供への同意' }

export const checkConsent = (form: FormData): (FieldError | null)[] => [
  formText(form, 'consent') === 'yes' ? null : { path: 'consent', message: answerText.mustAgree(labels.consent) },
]

type ConsentFormProps = { partnerName: string; textVersion: string; answer: FormAnswer | undefined }

export function ConsentForm({ partnerName, textVersion, answer }: ConsentFormProps) {
  const form = useForm({ labels, check: checkConsent, answer })
  return (
    <Card className={styles.card}>
      <Form {...form.props} className="stack-5">
        <input type="hidden" name="intent" value="agree" />
        <input type="hidden" name="partnerName" value={partnerName} />
        <input type="hidden" name="textVersion" value={textVersion} />
        <Consent field={form.field('consent')}>上の情報を{partnerName}へ渡すことに同意します</Consent>
        <FormEnd form={form} send="同意して申し込む" />
      </Form>
    </Card>
  )
}
