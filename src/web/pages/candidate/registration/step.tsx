import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { waitText } from '#domain/candidate-account/verification/rules.ts'
import type { FormAnswer } from '#web/parts/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCountdown } from '#web/ui/browser/countdown.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './registration.module.css'

const steps = ['メール', '確認', '学校', '電話'] as const

/** `at`: the index of the current step; null when all are done. */
export const Steps = ({ at }: { at: number | null }) => (
  <Stepper steps={steps} current={at ?? steps.length} label="登録の手順" className={styles.stepper} />
)

type StepProps = { at: number; title: string; lead: ReactNode; children: ReactNode }

/** The frame of every step: how far one is, the one thing to do, and the form. */
export function Step({ at, title, lead, children }: StepProps) {
  return (
    <section className={styles.page} aria-labelledby="registration">
      <Steps at={at} />
      <h1 id="registration">
        <Phrases>{title}</Phrases>
      </h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}

/** The answer to one of the page's forms; a page has one answer and several forms. */
export const answerTo = (intent: string, answer: FormAnswer | undefined) =>
  answer?.values?.['intent']?.[0] === intent ? answer : undefined

type SendAgainProps = {
  intent: 'resendEmail' | 'resendPhone'
  /** Seconds until another code may be sent. */
  seconds: number
  answer: FormAnswer | undefined
  children: ReactNode
}

/** Another code to the same destination. */
export function SendAgain({ intent, seconds, answer, children }: SendAgainProps) {
  const wait = useCountdown(seconds)
  const refused = answerTo(intent, answer)?.refused
  return (
    <Form method="post" className="stack-4">
      <input type="hidden" name="intent" value={intent} />
      {refused && wait === 0 && (
        <Notice kind="warning" live>
          {refused.message}
        </Notice>
      )}
      <p>{children}</p>
      <Button kind="secondary" type="submit" wide aria-disabled={wait > 0}>
        もう一度送信する{wait > 0 && `（あと${waitText(wait)}）`}
      </Button>
    </Form>
  )
}
