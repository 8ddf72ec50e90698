import { useState } from 'react'
import { undoSeconds, withdrawalMessage } from '#domain/scout-invitation/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { AnswerFragment } from '#web/generated/graphql.ts'
import type { Refused } from '#web/carry/ask.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { calendarText } from '#web/texts/calendar.ts'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { AnswerDialog, type DialogProps } from './answer-dialog.tsx'
import styles from './answer-dialogs.module.css'

export const DeclineReasons = graphql(`
  fragment DeclineReasons on Query {
    declineReasons {
      id
      label
    }
  }
`)

export type DialogName = 'accept' | 'decline' | 'postpone'

type AnswerDialogsProps = {
  scout: AnswerFragment
  reasons: FragmentType<typeof DeclineReasons>
  openDialog: DialogName | null
  refused: Refused | undefined
  onClose: () => void
}

/** One dialog for each answer; the text in a closed one stays. */
export default function AnswerDialogs({ scout, reasons, openDialog, refused, onClose }: AnswerDialogsProps) {
  const { status, company, job, outcomeRecord, chosenDate } = scout
  const now = useNow()
  const dialog = (name: DialogName) => ({
    open: openDialog === name,
    onClose,
    companyName: company.displayName,
    refused,
  })
  return (
    <>
      <AcceptDialog
        {...dialog('accept')}
        isScheduled={job.kind === 'SCHEDULING'}
        isTakenDown={job.isTakenDown}
        record={outcomeRecord}
        promises={scout}
      />
      <DeclineDialog
        {...dialog('decline')}
        reasons={reasons}
        hasDate={chosenDate !== null && !chosenDate.isMissed && Date.parse(chosenDate.startAt) > Date.parse(now)}
        isAccepted={status === 'ACCEPTED'}
      />
      <PostponeDialog {...dialog('postpone')} />
    </>
  )
}

type DeclineDialogProps = DialogProps & {
  reasons: FragmentType<typeof DeclineReasons>
  hasDate: boolean
  /** The student has accepted and the company waits, so the dialog warns and offers no undo. */
  isAccepted: boolean
}

function DeclineDialog({ companyName, reasons, hasDate, isAccepted, ...dialog }: DeclineDialogProps) {
  const { refused } = dialog
  const { declineReasons } = readFragment(DeclineReasons, reasons)
  const [reason, setReason] = useState('')
  return (
    <AnswerDialog {...dialog} intent="decline" title="このスカウトを辞退しますか" verb="辞退する" kind="danger">
      <HiddenFields fields={{ isAccepted: isAccepted ? 'yes' : 'no' }} />
      <p>
        <strong>{companyName}</strong>に、辞退したことが伝わります。
        {hasDate && `決まっている日程は取り消されます。${calendarText.stays}`}
        {isAccepted ? 'この操作は元に戻せません。' : `辞退してから${undoSeconds}秒のあいだは、元に戻せます。`}
      </p>
      <FieldGroup label="理由" optional hint="選ぶと、辞退の理由として企業に伝わります。">
        <div className={styles.reasons}>
          {declineReasons.map(({ id, label }) => (
            <Radio key={id} name="declineReasonId" value={id} checked={reason === id} onChange={() => setReason(id)}>
              {label}
            </Radio>
          ))}
          <Radio name="declineReasonId" value="" checked={reason === ''} onChange={() => setReason('')}>
            理由は伝えない
          </Radio>
        </div>
      </FieldGroup>
      {isAccepted && (
        <TextArea
          name="message"
          label={withdrawalMessage.label}
          optional
          hint="準備を進めている担当者に、ひとこと添えられます。辞退の連絡とともに届きます。"
          max={withdrawalMessage.max}
          rows={4}
          error={refused?.fields.find(({ path }) => path === 'message')?.message}
        />
      )}
    </AnswerDialog>
  )
}

function PostponeDialog({ companyName, ...dialog }: DialogProps) {
  return (
    <AnswerDialog {...dialog} intent="postpone" title="あとで答えますか" verb="あとで答える">
      <p>明日の朝、または期限の前にもう一度お知らせします。{companyName}には伝わりません。</p>
    </AnswerDialog>
  )
}
