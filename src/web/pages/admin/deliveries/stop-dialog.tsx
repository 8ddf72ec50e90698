import { stopReason } from '#domain/notification/delivery/stop/rules.ts'
import type { OutgoingChannel, OutgoingStopRowsFragment } from '#web/generated/admin/graphql.ts'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ActDialog } from '../parts/act-dialog.tsx'
import { channelNames, everyKind } from './stop-words.ts'

type StopDialogProps = {
  open: boolean
  onClose: () => void
  kinds: OutgoingStopRowsFragment['outgoingKinds']
}

const channels: readonly OutgoingChannel[] = ['MAIL', 'PUSH']

/** One press for everything of a channel, which is chosen at first; a kind can be chosen instead. */
export function StopDialog({ open, onClose, kinds }: StopDialogProps) {
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title="送信を停止"
      fields={{ intent: 'stop' }}
      verb="停止する"
      isDanger
      renderInputs={(errorOf) => (
        <>
          <SelectField label="停止するもの" name="stopped" required error={errorOf('kind')}>
            {channels.map((channel) => (
              <option key={channel} value={`${channel} ${everyKind}`}>
                すべての{channelNames[channel]}
              </option>
            ))}
            {channels.map((channel) => (
              <optgroup key={channel} label={`${channelNames[channel]}の種類`}>
                {kinds
                  .filter((kind) => kind.channels.includes(channel))
                  .map(({ kind, name }) => (
                    <option key={kind} value={`${channel} ${kind}`}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </SelectField>
          <TextArea
            label={stopReason.label}
            name="reason"
            required
            rows={2}
            max={stopReason.max}
            error={errorOf('reason')}
            hint="ほかの担当者が読みます。個人のお名前は書かないでください。"
          />
        </>
      )}
    >
      <p>送信を待つものは失われません。再開するときに、送るか、破棄するかを選びます。</p>
    </ActDialog>
  )
}
