import { changeableUntilTime } from '#domain/scout-invitation/booking/rules.ts'
import type { Refused } from '#web/carry/ask.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { firstMessages } from '#web/texts/at-first.ts'
import { placeWords } from '#ground/words/place.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { tokyoMoment } from '#ground/time/moment.ts'
import { monthDay, tokyoDay } from '#ground/tokyo-time.ts'
import { addDays } from '#ground/day.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { BigDate } from './current-date.tsx'
import styles from './schedule.module.css'

const ConfirmDateFields = graphql(`
  fragment ConfirmDate on ScoutInvitation {
    company {
      displayName
      ...CompanyMark
    }
    offeredScheduling {
      title
      isOnline
      location
      remindOneDayBefore
      remindThreeDaysBefore
    }
  }
`)

type ConfirmDateProps = {
  open: boolean
  onClose: () => void
  invitation: FragmentType<typeof ConfirmDateFields>
  slot: { startAt: string; endAt: string }
  formId: string
  isChange: boolean
  /** The places that the booking ends, in a sentence; null for none. */
  endingText: string | null
  refused: Refused | undefined
}

/** Shows the chosen date again with our promises about the date. */
export function ConfirmDate({
  open,
  onClose,
  invitation,
  slot,
  formId,
  isChange,
  endingText,
  refused,
}: ConfirmDateProps) {
  const { company, offeredScheduling } = readFragment(ConfirmDateFields, invitation)
  const isBusy = useFormOnItsWay() !== undefined
  const now = useNow()
  if (!offeredScheduling) return null
  const { title } = offeredScheduling
  const reminder = reminderText(offeredScheduling)
  return (
    <Modal
      mode="sheet"
      open={open}
      onClose={onClose}
      locked={isBusy}
      title={isChange ? 'この日程に変更しますか' : 'この日程で確定しますか'}
      cancel="選び直す"
      ok={
        <Button type="submit" form={formId} busy={isBusy}>
          {refused ? firstMessages.retry : isChange ? '変更する' : '確定する'}
        </Button>
      }
    >
      <div className="stack-4">
        <BigDate startAt={slot.startAt} endAt={slot.endAt} />
        <CompanyLine company={company} note={[title, placeWords(offeredScheduling)].filter(Boolean).join('・')}>
          {company.displayName}
        </CompanyLine>
        <ul className={styles.promises}>
          {reminder && (
            <li className="line-2">
              <Icon name="bell" size="small" />
              {reminder}
            </li>
          )}
          <li className="line-2">
            <Icon name="edit" size="small" />
            {changeText(slot.startAt, now)}
          </li>
          {endingText && (
            <li className="line-2">
              <Icon name="info" size="small" />
              {endingText}
            </li>
          )}
        </ul>
        <ErrorNotice message={refused?.message} />
      </div>
    </Modal>
  )
}

type Reminders = { remindOneDayBefore: boolean; remindThreeDaysBefore: boolean }

function reminderText({ remindOneDayBefore, remindThreeDaysBefore }: Reminders) {
  const days = [remindThreeDaysBefore && '3日前', remindOneDayBefore && '前日'].filter(Boolean)
  return days.length > 0 && `${days.join('と')}にお知らせします`
}

function changeText(startAt: string, now: string) {
  const before = addDays(tokyoDay(startAt), -1)
  const isOver = tokyoMoment(before, changeableUntilTime) < new Date(now)
  if (isOver) return '変更や取り消しの期限を過ぎているため、確定すると変更できません'
  return `変更や取り消しは${monthDay(before)} ${changeableUntilTime}まで`
}
