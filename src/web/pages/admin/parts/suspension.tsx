import { useState } from 'react'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AdminRole } from '#web/generated/admin/graphql.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { Button } from '#web/ui/button.tsx'
import { ActDialog } from './act-dialog.tsx'
import { AwaitedConfirmation } from './awaited-confirmation.tsx'
import styles from './suspension.module.css'

const SuspensionFields = graphql(`
  fragment SuspensionFields on ContractSuspension {
    id
    reason
    requestedBy
    requestedByName
    insertedAt
  }
`)
type Suspension = FragmentType<typeof SuspensionFields>

/** The person who asked, the reason, and the person who has to act now. */
export function SuspensionState({ suspension, viewer }: Pick<SuspensionActsProps, 'suspension' | 'viewer'>) {
  const request = readFragment(SuspensionFields, suspension)
  const isOwn = request.requestedBy === viewer.id
  const mayConfirm = !isOwn && mayAct(viewer.role, 'confirmContractSuspension')
  return <AwaitedConfirmation name="利用停止" request={request} isOwn={isOwn} mayConfirm={mayConfirm} />
}

type SuspensionActsProps = {
  suspension: Suspension
  companyName: string
  viewer: { id: string; role: AdminRole }
}

/** The acts are sent to the page of all requests, from wherever they are pressed. */
export function SuspensionActs({ suspension, companyName, viewer }: SuspensionActsProps) {
  const { id, requestedBy } = readFragment(SuspensionFields, suspension)
  const [open, setOpen] = useState<'confirm' | 'withdraw' | null>(null)
  const close = () => setOpen(null)
  const isOwn = requestedBy === viewer.id
  return (
    <div className={styles.acts}>
      {!isOwn && mayAct(viewer.role, 'confirmContractSuspension') && (
        <Button kind="danger" onClick={() => setOpen('confirm')}>
          利用停止を確認する
        </Button>
      )}
      {mayAct(viewer.role, 'withdrawContractSuspension') && (
        <Button kind="secondary" onClick={() => setOpen('withdraw')}>
          申請を取り下げる
        </Button>
      )}
      <ActDialog
        open={open === 'confirm'}
        onClose={close}
        title={`${companyName}の利用を停止`}
        action={adminUrls.suspensions()}
        fields={{ intent: 'confirm', id }}
        verb="利用を停止する"
        isDanger
      >
        <ul>
          <li>企業のユーザーは、すぐにログインできなくなります。</li>
          <li>企業の管理者に、理由がメールで届きます。</li>
          <li>予約のある学生に、停止したことをお知らせします。</li>
        </ul>
      </ActDialog>
      <ActDialog
        open={open === 'withdraw'}
        onClose={close}
        title="利用停止の申請を取り下げ"
        action={adminUrls.suspensions()}
        fields={{ intent: 'withdraw', id }}
        verb="申請を取り下げる"
        cancel="申請を残す"
      >
        <p>{companyName}の契約は、いまのまま変わりません。あとからもう一度申請できます。</p>
      </ActDialog>
    </div>
  )
}
