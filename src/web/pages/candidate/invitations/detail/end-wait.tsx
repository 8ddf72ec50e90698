import { ConfirmAct } from '#web/parts/confirm-act.tsx'

type EndWaitProps = { companyName: string; open: boolean; onClose: () => void }

/** Asks before a scout ends of which a company says nothing. */
export default function EndWait({ companyName, open, onClose }: EndWaitProps) {
  return (
    <ConfirmAct
      open={open}
      onClose={onClose}
      title="このスカウトを終わりにしますか"
      fields={{ intent: 'end' }}
      verb="終わりにする"
      cancel="残しておく"
    >
      <p>{companyName}に、返事がないまま終了したことを伝えます。</p>
      <p className="quiet">この操作は元に戻せません。</p>
    </ConfirmAct>
  )
}
