import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { accountSuccess } from '#web/texts/account.ts'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { checks, type AccountIntent } from './act.ts'
import styles from './section.module.css'

type AccountDone = { done: keyof typeof accountSuccess }
export type AccountAnswer = (FormAnswer & Partial<Exclude<Answer, undefined>>) | undefined

/** The form of one intent among the forms of the page; the answer of another form is none of its own. */
export function useSectionForm(intent: AccountIntent, labels: Record<string, string>, answer: AccountAnswer) {
  const own = answer?.values?.['intent']?.[0] === intent ? answer : undefined
  const done = own && 'done' in own ? (own as AccountDone) : null
  const sent = useFormOnItsWay()?.get('intent')
  const form = useForm({ labels, check: checks[intent], answer: own })
  useSuccessMessage(done ?? undefined)
  return { ...form, intent, isSending: form.isSending && sent === intent, answer: own, done }
}
type SectionFormState = ReturnType<typeof useSectionForm>

type SectionProps = { id: string; title: string; children: ReactNode }

export function Section({ id, title, children }: SectionProps) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </Card>
  )
}

type SectionFormProps = { form: SectionFormState; send: string; children: ReactNode; beside?: ReactNode }

export function SectionForm({ form, send, children, beside }: SectionFormProps) {
  return (
    <Form {...form.props} preventScrollReset className="stack-5">
      <input type="hidden" name="intent" value={form.intent} />
      <IdempotencyKey intention={form.intent} answer={form.answer} />
      {children}
      {form.done && (
        <noscript>
          <Notice kind="success">{accountSuccess[form.done.done]}</Notice>
        </noscript>
      )}
      <FormEnd form={form} send={send}>
        {beside}
      </FormEnd>
    </Form>
  )
}
