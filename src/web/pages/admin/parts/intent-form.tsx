import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FieldError } from '#ground/refusal.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import type { Done } from '#web/parts/answers/success-message.ts'
import { messages } from '#web/texts/messages.ts'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import type { ButtonKind } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The answer of a page with several forms: `values` say which form it is for. */
export type IntentAnswer = (FormAnswer & Partial<Done>) | undefined

type IntentFormOptions = {
  intent: string
  /** Tells forms of one intent apart, as those of a list. */
  id?: string
  labels: Record<string, string>
  check: (form: FormData) => readonly (FieldError | null)[]
  answer: IntentAnswer
}

/** One of several forms of a page; the answer of another one is not its own. */
export function useIntentForm({ intent, id, labels, check, answer }: IntentFormOptions) {
  const values = answer?.values
  const isOwn = values?.['intent']?.[0] === intent && (id === undefined || values['id']?.[0] === id)
  const sent = useFormOnItsWay()
  const isSent = sent?.get('intent') === intent && (id === undefined || sent.get('id') === id)
  const form = useForm({ labels, check, answer: isOwn ? answer : undefined })
  return { ...form, intent, id, isSending: form.isSending && isSent, done: isOwn ? answer?.done : undefined }
}

type IntentFormProps = {
  form: ReturnType<typeof useIntentForm>
  send: string
  kind?: ButtonKind
  /** Begins anew when it changes, as after an act that was done. */
  turn?: string | number
  children: ReactNode
}

export function IntentForm({ form, send, kind = 'secondary', turn = '', children }: IntentFormProps) {
  const { intent, id, done } = form
  return (
    <Form {...form.props} key={turn} preventScrollReset className="stack-5">
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <IdempotencyKey intention={`${intent}-${id ?? ''}-${turn}`} />
      {children}
      {done && (
        <noscript>
          <Notice kind="success">{messages.success[done]}</Notice>
        </noscript>
      )}
      <FormEnd form={form} send={send} kind={kind} />
    </Form>
  )
}
