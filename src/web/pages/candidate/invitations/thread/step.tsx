import { monthDay, time } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'

const ThreadStepFields = graphql(`
  fragment ThreadStep on ScoutInvitation {
    id
    canChooseSchedulingDate
    hireAnswerBy
    chosenDate {
      startAt
      endAt
      canGiveDayNotice
      isMissed
    }
  }
`)

/** The way from a thread to what the student does next: a recorded hire, the chosen date, or the dates to choose from. */
export function ThreadStep({ scout }: { scout: FragmentType<typeof ThreadStepFields> }) {
  const now = useNow()
  const { id, canChooseSchedulingDate, hireAnswerBy, chosenDate } = readFragment(ThreadStepFields, scout)
  if (hireAnswerBy)
    return (
      <ButtonLink to={urls.candidate.rewardRequest()}>採用の記録を確認する（{monthDay(hireAnswerBy)}まで）</ButtonLink>
    )
  if (chosenDate && !chosenDate.isMissed)
    return (
      <ButtonLink kind="secondary" to={urls.candidate.eventDetails(id)}>
        {chosenDate.canGiveDayNotice && Date.parse(chosenDate.endAt) > Date.parse(now)
          ? '遅刻・欠席を伝える'
          : '予定を見る'}
        （{monthDay(chosenDate.startAt)} {time(chosenDate.startAt)}）
      </ButtonLink>
    )
  if (!canChooseSchedulingDate) return null
  return (
    <ButtonLink kind="secondary" to={urls.candidate.schedule(id)}>
      日程を選ぶ
    </ButtonLink>
  )
}
