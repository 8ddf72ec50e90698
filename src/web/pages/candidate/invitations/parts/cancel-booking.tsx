import { useState } from 'react'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { urls } from '#ground/urls.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { monthDay, time } from '#ground/tokyo-time.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { calendarText } from '#web/texts/calendar.ts'
import { Button } from '#web/ui/button.tsx'

const CancelBooking = graphql(`
  mutation CancelBooking($scoutInvitationId: ID!) {
    cancelBooking(scoutInvitationId: $scoutInvitationId) {
      id
    }
  }
`)

/** The action of a page for the intent "cancel". */
export async function cancelBooking(ask: Ask, scoutInvitationId: string): Promise<Done> {
  await ask(CancelBooking, { scoutInvitationId })
  return { done: 'bookingCancelled' }
}

/** As cancelBooking, for a page that has no date to show any more: other dates can be chosen next. */
export async function leaveCancelled(ask: Ask, scoutInvitationId: string) {
  await ask(CancelBooking, { scoutInvitationId })
  return redirectWith(urls.candidate.schedule(scoutInvitationId), 'bookingCancelled')
}

type CancelButtonProps = { invitationId: string; companyName: string; startAt: string }

/** Opens a dialog before it cancels. The page around this button has an action with the intent "cancel". */
export function CancelButton({ invitationId, companyName, startAt }: CancelButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" className="scripted-only" onClick={() => setOpen(true)}>
        予約を取り消す
      </Button>
      <noscript>
        <form method="post">
          <input type="hidden" name="intent" value="cancel" />
          <input type="hidden" name="scoutInvitationId" value={invitationId} />
          <Button type="submit" kind="quiet">
            予約を取り消す
          </Button>
        </form>
      </noscript>
      <ConfirmAct
        open={isOpen}
        onClose={() => setOpen(false)}
        title="予約を取り消しますか"
        fields={{ intent: 'cancel', scoutInvitationId: invitationId }}
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
