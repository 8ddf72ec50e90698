import { fieldLimits } from '#ground/limits/desk.ts'
import { useId, useState, type SubmitEvent } from 'react'
import { checkLength } from '#ground/validation/validation.ts'
import { Button } from '#web/ui/button.tsx'
import { formText } from '#web/carry/form-text.ts'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { useJustSent } from '#web/ui/browser/just-sent.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import type { IconName } from '#web/ui/marks/icon-names.ts'
import { Input } from '#web/ui/fields/input.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useCandidateAct } from '../candidate-acts.ts'
import { useLabelsDialog } from './labels-dialog.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import styles from './label-menu.module.css'

type LabelMenuProps = {
  candidateIds: readonly string[]
  /** Labels that all of the students have already. */
  attachedIds?: readonly string[]
  actKey: string
  icon?: IconName
  triggerClass: string
  shortcut?: string
}

/** Attaches a label to one or more students. The user can create a new label here. */
export function LabelMenu({
  candidateIds,
  attachedIds = [],
  actKey,
  icon = 'label',
  triggerClass,
  shortcut,
}: LabelMenuProps) {
  const { act, isBusy } = useCandidateAct(actKey)
  const manage = useLabelsDialog()
  const { labels } = useSearchGround()
  const free = labels.filter(({ id }) => !attachedIds.includes(id))
  return (
    <Popover
      label="ラベルを付ける"
      triggerClass={triggerClass}
      shortcut={shortcut}
      className={styles.menu}
      trigger={
        <>
          <Icon name={icon} size="small" />
          ラベル
        </>
      }
    >
      {free.length > 0 && (
        <ul className={styles.list}>
          {free.map(({ id, text }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.label}
                disabled={isBusy}
                onClick={() =>
                  act('attachLabel', { id: candidateIds, labelId: id, idempotencyKey: crypto.randomUUID() })
                }
              >
                <Icon name="plus" size="small" />
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      <NewLabel isBusy={isBusy} onCreate={(text) => act('createLabel', { id: candidateIds, text })} />
      {manage && labels.length > 0 && (
        <LinkButton className={styles.manage} onClick={manage}>
          ラベルの名前を変更・削除
        </LinkButton>
      )}
    </Popover>
  )
}

function NewLabel({ isBusy, onCreate }: { isBusy: boolean; onCreate: (text: string) => void }) {
  const errorId = useId()
  const [error, setError] = useState<string>()
  const { isJustSent, markSent } = useJustSent()
  const create = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = formText(new FormData(event.currentTarget), 'text').trim()
    if (text === '' && isJustSent(event)) return
    const wrong = checkLength('text', 'ラベル', text, 1, fieldLimits.label.max)
    setError(wrong?.message)
    if (wrong || isBusy) return
    event.currentTarget.reset()
    markSent()
    onCreate(text)
  }
  return (
    <form className={styles.create} onSubmit={create} noValidate>
      <FieldError id={errorId}>{error}</FieldError>
      <div>
        <Input
          name="text"
          aria-label="新しいラベル"
          placeholder="新しいラベル"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
        <Button type="submit" kind="secondary" busy={isBusy}>
          作成
        </Button>
      </div>
    </form>
  )
}
