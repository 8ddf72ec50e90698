import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FieldError } from '#ground/refusal.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import type { ButtonKind } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './access-section.module.css'

export type AccessAnswer = (FormAnswer & Partial<Exclude<Answer, undefined>>) | undefined

type SectionProps = { id: string; title: ReactNode; about?: ReactNode; mark?: ReactNode; children: ReactNode }

/** A card of a settings page with its heading, and a mark of how things stand. */
export function AccessSection({ id, title, about, mark, children }: SectionProps) {
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <h2 id={id}>
          <Phrases>{title}</Phrases>
        </h2>
        {mark}
        {about && <p className="quiet">{about}</p>}
      </header>
      {children}
    </Card>
  )
}

type Check = (form: FormData) => readonly (FieldError | null)[]

/** The form of one intent among the forms of the page; the answer to another form is none of its own. */
export function useAccessForm(intent: string, labels: Record<string, string>, check: Check, answer: AccessAnswer) {
  const own = answer?.values?.['intent']?.[0] === intent ? answer : undefined
  const form = useForm({ labels, check, answer: own, intent })
  useSuccessMessage(own)
  return { ...form, intent, answer: own }
}

type FormProps = {
  form: ReturnType<typeof useAccessForm>
  send: string
  kind?: ButtonKind
  children: ReactNode
  beside?: ReactNode
  /** After its success another page is shown, from its top. */
  leadsOn?: boolean
}

export function AccessForm({ form, send, kind, children, beside, leadsOn = false }: FormProps) {
  return (
    <Form {...form.props} preventScrollReset={!leadsOn} className="stack-5">
      <input type="hidden" name="intent" value={form.intent} />
      <IdempotencyKey intention={form.intent} answer={form.answer} />
      {children}
      <FormEnd form={form} send={send} kind={kind}>
        {beside}
      </FormEnd>
    </Form>
  )
}
