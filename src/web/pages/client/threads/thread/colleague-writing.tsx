import { useRef, useState } from 'react'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useSubscription } from '#web/parts/live/subscription.ts'
import { useTimer } from '#web/ui/browser/timer.ts'

const TellThreadWriting = graphql(`
  mutation TellThreadWriting($id: ID!) {
    tellThreadWriting(scoutInvitationId: $id)
  }
`)
const ThreadColleagueWriting = graphql(`
  subscription ThreadColleagueWriting($id: ID!) {
    colleagueWriting(scoutInvitationId: $id) {
      familyName
    }
  }
`)

/** Milliseconds between two words of who goes on writing, and until the last of them fades. */
const saidEveryMs = 4_000
const fadesAfterMs = 9_000

/** Tells the colleagues of the writing, at most every few seconds; a lost word does not matter. */
export function useTellWriting(id: string) {
  const saidAt = useRef(-Infinity)
  return () => {
    if (performance.now() - saidAt.current < saidEveryMs) return
    saidAt.current = performance.now()
    void askFromBrowser()(TellThreadWriting, { id }).catch(() => undefined)
  }
}

/** The colleague who is writing to this student, so that two do not answer at once. */
export function ColleagueWriting({ id }: { id: string }) {
  const [writing, setWriting] = useState<{ name: string; count: number } | null>(null)
  useSubscription({
    area: 'client',
    document: ThreadColleagueWriting,
    id,
    onEvent: ({ colleagueWriting: colleague }) =>
      setWriting((last) => colleague && { name: colleague.familyName, count: (last?.count ?? 0) + 1 }),
  })
  useTimer(() => setWriting(null), writing && fadesAfterMs, writing?.count)
  return (
    <p className="note-13" role="status">
      {writing && `${writing.name}さんが返信を書いています`}
    </p>
  )
}
