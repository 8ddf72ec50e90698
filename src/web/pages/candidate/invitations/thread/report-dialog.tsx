import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { Consequences, Reason, reportAct, reportVerb, type Reported } from './report-fields.tsx'

type ReportDialogProps = Reported & { isOpen: boolean; onClose: () => void }

export default function ReportDialog({ companyName, isEnded, isOpen, onClose }: ReportDialogProps) {
  return (
    <ConfirmAct
      open={isOpen}
      onClose={onClose}
      title={isEnded ? 'このやりとりを通報しますか' : '通報して、やりとりを終了しますか'}
      fields={reportAct}
      verb={reportVerb({ isEnded })}
      cancel="通報しない"
    >
      {(mistakeOf) => (
        <>
          <Consequences companyName={companyName} isEnded={isEnded} />
          <Reason error={mistakeOf('reason')} />
        </>
      )}
    </ConfirmAct>
  )
}
