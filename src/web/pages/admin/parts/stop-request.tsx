import { useState } from 'react'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AdminRole, CandidateStopKind } from '#web/generated/admin/graphql.ts'
import { Button } from '#web/ui/button.tsx'
import { ActDialog } from './act-dialog.tsx'
import { AwaitedConfirmation } from './awaited-confirmation.tsx'
import { stopEffects } from './stop-effects.tsx'
import styles from './suspension.module.css'

const StopFields = graphql(`
  fragment StopFields on CandidateStop {
    id
    kind
    reason
    requestedBy
    requestedByName
    insertedAt
  }
`)

export const stopNames: Record<CandidateStopKind, string> = { SUSPENSION: '利用停止', WITHDRAWAL: '退会' }

type StopRequestProps = {
  stop: FragmentType<typeof StopFields>
  viewer: { id: string; role: AdminRole }
}

/** A request about a student's account: who asked, why, and the acts of whoever reads it. */
export function StopRequest({ stop, viewer }: StopRequestProps) {
  const request = readFragment(StopFields, stop)
  const { id, kind } = request
  const [open, setOpen] = useState<'confirm' | 'takeBack' | null>(null)
  const close = () => setOpen(null)
  const isOwn = request.requestedBy === viewer.id
  const mayConfirm = !isOwn && mayAct(viewer.role, 'confirmCandidateStop')
  const name = stopNames[kind]
  return (
    <>
      <AwaitedConfirmation name={name} request={request} isOwn={isOwn} mayConfirm={mayConfirm} />
      <div className={styles.acts}>
        {mayConfirm && (
          <Button kind="danger" onClick={() => setOpen('confirm')}>
            {name}を確認する
          </Button>
        )}
        {mayAct(viewer.role, 'takeBackCandidateStop') && (
          <Button kind="secondary" onClick={() => setOpen('takeBack')}>
            申請を取り下げる
          </Button>
        )}
        <ActDialog
          open={open === 'confirm'}
          onClose={close}
          title={kind === 'SUSPENSION' ? '学生の利用を停止' : '学生の退会の手続き'}
          fields={{ intent: 'confirmStop', id }}
          verb={kind === 'SUSPENSION' ? '利用を停止する' : '退会の手続きをする'}
          isDanger
        >
          {stopEffects[kind]}
        </ActDialog>
        <ActDialog
          open={open === 'takeBack'}
          onClose={close}
          title={`${name}の申請を取り下げ`}
          fields={{ intent: 'takeBackStop', id }}
          verb="申請を取り下げる"
          cancel="申請を残す"
        >
          <p>学生のアカウントは、いまのまま変わりません。あとからもう一度申請できます。</p>
        </ActDialog>
      </div>
    </>
  )
}
