import { useState } from 'react'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import { useTimer } from '#web/ui/browser/timer.ts'
import { reasonOf, type Draft } from '../../parts/scout-draft/draft.ts'

const LetterShareOfOne = graphql(`
  query LetterShareOfOne($message: String!, $invitations: [UnsentReasonInput!]!, $about: ID!, $isExperiment: Boolean!) {
    letterShares(message: $message, invitations: $invitations, about: $about, isExperiment: $isExperiment) {
      personalShare
      isMassLetter
      raise
      missingLetters
      parts {
        place
        text
        kind
        isCounted
      }
    }
  }
`)
const LetterShares = graphql(`
  query LetterShares($message: String!, $invitations: [UnsentReasonInput!]!, $isExperiment: Boolean!) {
    letterShares(message: $message, invitations: $invitations, isExperiment: $isExperiment) {
      candidateId
      personalShare
      isMassLetter
    }
  }
`)

/** Milliseconds without a change after which the page asks. */
const restMs = 700

type Letters = { draft: Draft; ids: readonly string[]; isExperiment: boolean }

const lettersOf = ({ draft, ids, isExperiment }: Letters) => ({
  message: draft.message,
  isExperiment,
  invitations: ids.map((id) => ({ candidateId: id, reason: reasonOf(draft, id) })),
})

/** The question once its letters have rested; a first question is asked at once. */
function useRested(question: string) {
  const [rested, setRested] = useState(question)
  useTimer(() => setRested(question), rested === question ? null : restMs, question)
  return rested
}

/** The share of the letter to one student, beside the letters to the others; undefined until it is known, null without an answer. */
export function useShareOfOne(letters: Letters, about: string) {
  const rested = useRested(JSON.stringify({ ...lettersOf(letters), about }))
  const answer = useLateAnswer(rested, async (question) => {
    const variables = JSON.parse(question) as ReturnType<typeof lettersOf> & { about: string }
    const share = await askFromBrowser()(LetterShareOfOne, variables).then(
      ({ letterShares }) => letterShares[0] ?? null,
      () => null,
    )
    return { about: variables.about, share }
  })
  return answer?.about === about ? answer.share : undefined
}

export type ShareOfOne = ReturnType<typeof useShareOfOne>

export type Shares = ReturnType<typeof useShares>

/** By student, the share of each letter of a sending; empty until they are known. */
export function useShares(letters: Letters) {
  const rested = useRested(JSON.stringify(lettersOf(letters)))
  const answer = useLateAnswer(letters.ids.length === 0 ? null : rested, (question) =>
    askFromBrowser()(LetterShares, JSON.parse(question) as ReturnType<typeof lettersOf>),
  )
  return new Map(answer?.letterShares.map((share) => [share.candidateId, share]))
}
