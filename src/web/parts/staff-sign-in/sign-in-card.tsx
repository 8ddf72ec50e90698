import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ToldNotice } from '#web/ui/told-notice.tsx'
import type { StaffSignInAnswer } from './act.ts'
import styles from './staff-sign-in.module.css'

type SignInCardProps = {
  id: string
  title: string
  state?: { isOn: boolean; word: string }
  answer?: StaffSignInAnswer | undefined
  /** The card's acts, whose refusal it says; one about a field stands at the field. */
  intents?: readonly string[]
  children: ReactNode
}

/** One way of the page; the badge says whether it is set up. */
export function SignInCard({ id, title, state, answer, intents = [], children }: SignInCardProps) {
  const isOwn = intents.includes(answer?.values?.['intent']?.[0] ?? '')
  const refused = isOwn && answer?.refused?.fields.length === 0 ? answer.refused : null
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className={styles.card}>
      <div className={styles.title}>
        <h2 id={`${id}-title`}>
          <Phrases>{title}</Phrases>
        </h2>
        {state && <Badge kind={state.isOn ? 'success' : 'plain'}>{state.word}</Badge>}
      </div>
      {refused && (
        <ToldNotice kind="error" live cause={answer}>
          {refused.message}
        </ToldNotice>
      )}
      {children}
    </Card>
  )
}

type Fields = { intent: string; id?: string }

/** Whether the form with these fields is on its way. */
export function useIsSent(fields: Fields) {
  const sent = useFormOnItsWay()
  return sent !== undefined && Object.entries(fields).every(([name, value]) => sent.get(name) === value)
}

/** A button that acts at once. */
export function ActButton({ fields, children }: { fields: Fields; children: ReactNode }) {
  const isBusy = useIsSent(fields)
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields fields={fields} />
      <Button type="submit" kind="secondary" busy={isBusy}>
        {children}
      </Button>
    </Form>
  )
}

type AskInPlaceProps = { fields: Fields; verb: string; question: ReactNode; isDanger?: boolean }

/** The question is shown inline, so that it works without JavaScript. */
export function AskInPlace({ fields, verb, question, isDanger = true }: AskInPlaceProps) {
  const isBusy = useIsSent(fields)
  return (
    <details className={styles.inPlace}>
      <summary className={linkButtonClass()}>{verb}</summary>
      <Form method="post" preventScrollReset className={styles.ask}>
        <HiddenFields fields={fields} />
        <p>{question}</p>
        <Button type="submit" kind={isDanger ? 'danger' : 'primary'} busy={isBusy}>
          {verb}する
        </Button>
      </Form>
    </details>
  )
}
