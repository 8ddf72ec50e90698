import { Form } from 'react-router'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import styles from './ways.module.css'

type RemoveWayProps = {
  canRemove: boolean
  isFresh: boolean
  fields: Record<string, string>
  verb: string
  question: string
}

/** The question is shown inline, so that it works without JavaScript. */
export function RemoveWay({ canRemove, isFresh, fields, verb, question }: RemoveWayProps) {
  const sent = useFormOnItsWay()
  const isBusy = sent !== undefined && Object.entries(fields).every(([name, value]) => sent.get(name) === value)
  if (!canRemove) return <p className="note-14">いまはこれが唯一のログイン方法のため、外せません。</p>
  if (!isFresh) return null
  return (
    <details className={styles.remove}>
      <summary className={linkButtonClass()}>{verb}</summary>
      <Form method="post" className={styles.ask}>
        <HiddenFields fields={fields} />
        <p>{question}</p>
        <Button type="submit" kind="danger" busy={isBusy}>
          {verb}する
        </Button>
      </Form>
    </details>
  )
}
