import { useState } from 'react'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { PlanLock } from '#web/parts/plan-lock.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { EditorModal } from '../../parts/scheduling-editor/editor-modal.tsx'
import type { CompanyUser } from '../../parts/scheduling-editor/fields.tsx'
import styles from './scheduling.module.css'

type NewSchedulingProps = {
  companyUsers: readonly CompanyUser[]
  ownId: string
  hasPlan: boolean
  onCreated: (id: string) => void
}

/** Creates an event or interview without leaving the job; each opening starts a new draft. */
export function NewScheduling({ companyUsers, ownId, hasPlan, onCreated }: NewSchedulingProps) {
  const today = tokyoDay(useNow())
  const [isOpen, setOpen] = useState(false)
  const [opening, setOpening] = useState(0)
  if (!useCanWrite()) return null
  if (!hasPlan)
    return (
      <PlanLock id="plan-lock" className={styles.create}>
        予定を作成
      </PlanLock>
    )
  const open = () => {
    setOpening(opening + 1)
    setOpen(true)
  }
  return (
    <>
      <Button kind="secondary" className={styles.create} onClick={open}>
        <Icon name="plus" />
        予定を作成
      </Button>
      {opening > 0 && (
        <EditorModal
          key={opening}
          open={isOpen}
          onClose={() => setOpen(false)}
          onCreated={(id) => {
            setOpen(false)
            onCreated(id)
          }}
          existing={null}
          wishes={[]}
          day={today}
          companyUsers={companyUsers}
          ownId={ownId}
        />
      )}
    </>
  )
}
