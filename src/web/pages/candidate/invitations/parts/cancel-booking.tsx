import { useState } from 'react'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { urls } from '#ground/urls.ts'
import { formText } from '#web/carry/form-text.ts'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { monthDay, time } from '#ground/tokyo-time.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { calendarText } from '#web/texts/calendar.ts'
import { Button } from '#web/ui/button.tsx'

const CancelBooking = graphql(`
  mutation CancelBooking($scoutInvitationId: ID!, $bookingId: ID!) {
    cancelBooking(scoutInvitationId: $scoutInvitationId, bookingId: $bookingId) {
      id
    }
  }
`)

/** The action of a page for the intent "cancel". */
export async function cancelBooking(ask: Ask, form: FormData): Promise<Done> {
  await cancel(ask, form)
  return { done: 'bookingCancelled' }
}

/** As cancelBooking, for a page that has no date to show any more: other dates can be chosen next. */
export async function leaveCancelled(ask: Ask, form: FormData) {
  const scoutInvitationId = await cancel(ask, form)
  return redirectWith(urls.candidate.schedule(scoutInvitationId), 'bookingCancelled')
}

/** Cancels the booking that the dialog named, and no other that took its place meanwhile. */
async function cancel(ask: Ask, form: FormData) {
  const scoutInvitationId = formText(form, 'scoutInvitationId')
  await ask(CancelBooking, { scoutInvitationId, bookingId: formText(form, 'bookingId') })
  return scoutInvitationId
}

type CancelButtonProps = { invitationId: string; bookingId: string; companyName: string; startAt: string }

/** Opens a dialog before it cancels. The page around this button has an action with the intent "cancel". */
export function CancelButton({ invitationId, bookingId, companyName, startAt }: CancelButtonProps) {
  const fields = { intent: 'cancel', scoutInvitationId: invitationId, bookingId }
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" className="scripted-only" onClick={() => setOpen(true)}>
        予約を取り消す
      </Button>
      <noscript>
        <form method="post">
          <HiddenFields fields={fields} />
          <Button type="submit" kind="quiet">
            予約を取り消す
          </Button>
        </form>
      </noscript>
      <ConfirmAct
        open={isOpen}
        onClose={() => setOpen(false)}
        title="予約を取り消しますか"
        fields={fields}
        verb="予約を取り消す"
        cancel="予約を残す"
      >
        <p>
          {companyName}の{monthDay(startAt)} {time(startAt)}の予約を取り消します。あとから別の日程を選べます。
        </p>
        <p className="quiet">{calendarText.stays}</p>
      </ConfirmAct>
    </>
  )
}
