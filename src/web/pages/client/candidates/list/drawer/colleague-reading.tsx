import { useState } from 'react'
import { readingFades, readingToldEvery } from '#domain/candidate-search/triage/rules.ts'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useSubscription } from '#web/parts/live/subscription.ts'
import { useTimer } from '#web/ui/browser/timer.ts'

const TellCandidateReading = graphql(`
  mutation TellCandidateReading($id: ID!) {
    tellCandidateReading(candidateId: $id)
  }
`)
const CandidateColleagueReading = graphql(`
  subscription CandidateColleagueReading($id: ID!) {
    colleagueReading(candidateId: $id) {
      familyName
    }
  }
`)

/** Milliseconds until a student who is only passed by counts as read, so that a held key tells nobody. */
const settlesAfter = 800

/** A lost word does not matter. */
const tell = (id: string) => void askFromBrowser()(TellCandidateReading, { id }).catch(() => undefined)

/** Tells the colleagues who have this student open, and shows who of them has. */
export function ColleagueReading({ id }: { id: string }) {
  const [round, setRound] = useState(0)
  const [reading, setReading] = useState<{ name: string; count: number } | null>(null)
  useTimer(
    () => {
      if (document.visibilityState === 'visible') tell(id)
      setRound(round + 1)
    },
    round === 0 ? settlesAfter : readingToldEvery,
    round,
  )
  useSubscription({
    area: 'client',
    document: CandidateColleagueReading,
    id,
    onEvent: ({ colleagueReading: colleague }) => {
      // A colleague who has just come hears of this reader at once.
      if (colleague && !reading && round > 0) tell(id)
      setReading((last) => colleague && { name: colleague.familyName, count: (last?.count ?? 0) + 1 })
    },
  })
  useTimer(() => setReading(null), reading && readingFades, reading?.count)
  return (
    <p className="note-13 no-print" role="status">
      {reading && `${reading.name}さんも、この学生を見ています`}
    </p>
  )
}
