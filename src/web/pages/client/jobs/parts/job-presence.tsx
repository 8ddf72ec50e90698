import { useState } from 'react'
import { presenceEvery } from '#domain/job/presence/rules.ts'
import { askFromBrowser } from '#web/carry/ask.ts'
import type { JobPart } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import { useTimer } from '#web/ui/browser/timer.ts'

const KeepJobOpen = graphql(`
  mutation KeepJobDescriptionOpen($jobId: ID!, $revision: Int!, $part: JobPart!) {
    keepJobDescriptionOpen(jobId: $jobId) {
      id
      writers {
        id
        familyName
      }
      savedSince(revision: $revision, part: $part) {
        by
        savedAt
      }
    }
  }
`)

type Open = {
  /** '' for a job that is not saved yet. */
  jobId: string
  /** The revision that the form was read at, and the part that the form saves. */
  revision: number
  part: JobPart
  isOn: boolean
}

/** Says that the job is open here, and tells who else writes it and what was saved meanwhile. Null before it is known. */
export function useJobPresence({ jobId, revision, part, isOn }: Open) {
  const [round, setRound] = useState(0)
  const about = isOn && jobId !== '' ? `${jobId} ${revision} ${round}` : null
  const answer = useLateAnswer(about, () => askFromBrowser()(KeepJobOpen, { jobId, revision, part }))
  useTimer(() => setRound(round + 1), about === null ? null : presenceEvery, round)
  return answer?.keepJobDescriptionOpen ?? null
}

export type Presence = ReturnType<typeof useJobPresence>

/** 「佐伯さんが編集中です」 */
export function Writers({ presence }: { presence: Presence }) {
  const names = (presence?.writers ?? []).map(({ familyName }) => `${familyName}さん`)
  return <span role="status">{names.length > 0 && `${names.join('と')}が編集中です`}</span>
}
