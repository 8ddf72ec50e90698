import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { moment } from '../candidates/parts/delivery.ts'
import { scoutStateWord, waitingWord } from './scout-words.ts'

export const ScoutStatusFields = graphql(`
  fragment ScoutStatus on SentScoutInvitation {
    status
    isWithdrawn
    round
    invitationDate
    scheduledFor
    endedAt
    contactedAt
  }
`)

type ScoutStatusProps = { scouts: readonly FragmentType<typeof ScoutStatusFields>[] }

/** The state of the latest scout. A waiting scout shows its delivery time, an accepted one whether a word is owed. */
export function ScoutStatus({ scouts }: ScoutStatusProps) {
  const [latest] = readFragment(ScoutStatusFields, scouts).toSorted((a, b) => b.round - a.round)
  if (!latest) return null
  if (latest.scheduledFor)
    return (
      <Badge kind="line">
        {waitingWord} {moment(latest.scheduledFor)}
      </Badge>
    )
  if (latest.status === 'ACCEPTED' && latest.contactedAt === null) return <Badge kind="warning">承認・未連絡</Badge>
  const isGood = latest.status === 'ACCEPTED' || latest.status === 'HIRED'
  return <Badge kind={isGood ? 'success' : 'line'}>{scoutStateWord(latest)}</Badge>
}
