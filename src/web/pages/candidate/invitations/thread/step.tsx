import { monthDay, time } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'

const ThreadStepFields = graphql(`
  fragment ThreadStep on ScoutInvitation {
    id
    canChooseSchedulingDate
    chosenDate {
      startAt
    }
  }
`)

/** The way from a thread to its date: the one that was chosen, or the ones to choose from. */
export function ThreadStep({ scout }: { scout: FragmentType<typeof ThreadStepFields> }) {
  const { id, canChooseSchedulingDate, chosenDate } = readFragment(ThreadStepFields, scout)
  if (chosenDate)
    return (
      <ButtonLink kind="secondary" to={urls.candidate.eventDetails(id)}>
        予定を見る（{monthDay(chosenDate.startAt)} {time(chosenDate.startAt)}）
      </ButtonLink>
    )
  if (!canChooseSchedulingDate) return null
  return (
    <ButtonLink kind="secondary" to={urls.candidate.schedule(id)}>
      日程を選ぶ
    </ButtonLink>
  )
}
