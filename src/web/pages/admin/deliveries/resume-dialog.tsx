import { grouped } from '#ground/grouped.ts'
import { lateAfterHours } from '#domain/notification/delivery/stop/rules.ts'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { RadioOption } from '#web/ui/fields/radio-option.tsx'
import { ActDialog } from '../parts/act-dialog.tsx'
import { covers, leftBehind, stoppedName, type Stop, type Waiting } from './stop-words.ts'

type ResumeDialogProps = { stop: Stop; waiting: readonly Waiting[]; onClose: () => void }

/** Ends a stop; what becomes of what waited is chosen, and nothing is chosen before. */
export function ResumeDialog({ stop, waiting, onClose }: ResumeDialogProps) {
  const { channel, kind } = stop
  const covered = waiting.filter((row) => covers(stop, row))
  const count = covered.reduce((sum, row) => sum + row.count, 0)
  const late = covered.reduce((sum, row) => sum + row.late, 0)
  const total = (number: number) => `${grouped(number)}件`
  return (
    <ActDialog
      open
      onClose={onClose}
      title={`${stoppedName(stop)}を再開`}
      fields={{ intent: 'resume', channel, kind }}
      verb="再開する"
      cancel="停止を続ける"
      renderInputs={(errorOf) => (
        <FieldGroup label="送信を待つもの" required error={errorOf('fate')}>
          <RadioOption name="fate" value="SEND">
            {late > 0 ? `送る（${total(count - late)}。古い${total(late)}は破棄）` : `送る（${total(count)}）`}
          </RadioOption>
          <RadioOption name="fate" value="DISCARD">
            すべて破棄する（{total(count)}）
          </RadioOption>
        </FieldGroup>
      )}
    >
      <p>
        {channel === 'PUSH'
          ? `${lateAfterHours.push}時間より古いプッシュ通知とLINEは、送られずに破棄されます。`
          : `${lateAfterHours.notice}時間より古いお知らせのメールは、送られずに破棄されます。お問い合わせへの返信などは${lateAfterHours.direct / 24}日間送れます。`}
        {leftBehind(covered)}
      </p>
    </ActDialog>
  )
}
