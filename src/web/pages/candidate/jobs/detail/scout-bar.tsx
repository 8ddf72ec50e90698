import { dueText } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { AnswerBar } from '#web/parts/answer-bar.tsx'
import { ButtonLink } from '#web/parts/link.tsx'
import { useNow } from '#web/parts/now.tsx'
import { Dot } from '#web/ui/dot.tsx'

const ScoutBarFields = graphql(`
  fragment ScoutBar on ScoutInvitation {
    id
    status
    expiresAt
  }
`)

/** The way back to the scout, with its deadline while it waits for an answer. */
export function ScoutBar({ invitation }: { invitation: FragmentType<typeof ScoutBarFields> }) {
  const { id, status, expiresAt } = readFragment(ScoutBarFields, invitation)
  const now = useNow()
  const isWaiting = status === 'PENDING'
  const isAccepted = status === 'ACCEPTED' || status === 'HIRED'
  const statusText = isWaiting ? (
    <>
      <Dot>回答期限</Dot>
      <strong>{dueText(expiresAt, now)}</strong>
    </>
  ) : (
    <span>{isAccepted ? '承認済みのスカウトです' : 'この募集のスカウトが届いていました'}</span>
  )
  return (
    <AnswerBar flush single status={statusText}>
      <ButtonLink to={urls.candidate.invitation(id)}>
        {isWaiting ? 'スカウトに戻って答える' : 'スカウトを見る'}
      </ButtonLink>
    </AnswerBar>
  )
}
