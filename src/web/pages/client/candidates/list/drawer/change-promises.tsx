import { useState } from 'react'
import type { PromiseKind } from '#domain/scout-invitation/promise/rules.ts'
import { PromiseChecks } from '#web/pages/client/parts/promise-checks.tsx'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { Button } from '#web/ui/button.tsx'

type ChangePromisesProps = { id: string; promises: readonly PromiseKind[] }

/** Changes what a waiting scout promises, until it leaves. */
export function ChangePromises({ id, promises }: ChangePromisesProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(promises)
  const open = () => {
    setChosen(promises)
    setOpen(true)
  }
  return (
    <>
      <Button kind="secondary" onClick={open}>
        約束を変える
      </Button>
      <ConfirmAct
        open={isOpen}
        onClose={() => setOpen(false)}
        title="学生への約束を変える"
        fields={{ intent: 'changePromises', id }}
        verb="保存する"
        kind="primary"
      >
        {(mistakeOf) => <PromiseChecks chosen={chosen} onChange={setChosen} error={mistakeOf('promises')} />}
      </ConfirmAct>
    </>
  )
}
