import { useState } from 'react'
import { claimRenewedEvery } from '#domain/scout-invitation/sending/claim/rules.ts'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import { useLeaving } from '#web/ui/browser/leaving.ts'
import { useTimer } from '#web/ui/browser/timer.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import type { Person } from '../people.ts'

const ClaimCandidates = graphql(`
  mutation ClaimCandidates($ids: [ID!]!) {
    claimCandidates(ids: $ids) {
      candidateId
      claimedAt
      expiresAt
      companyUser {
        familyName
      }
    }
  }
`)
const ReleaseClaims = graphql(`
  mutation ReleaseClaims($ids: [ID!]!) {
    releaseClaims(ids: $ids)
  }
`)

export type Claim = NonNullable<Person['scoutClaim']>

/**
 * Claims the students of the page for as long as somebody writes here, and gives those to whom a colleague writes, each until
 * its claim ends. A page that is only left open renews nothing, so that its own claims end by themselves.
 */
export function useClaims(people: readonly Person[], draft: unknown) {
  const canWrite = useCanWrite()
  const ids = people.map(({ id }) => id).join(' ')
  // 0 until the first look at the clock.
  const [seenAt, setSeenAt] = useState(0)
  const [claiming, setClaiming] = useState({ count: 0, draft })
  const about = canWrite && ids !== '' ? `${ids},${claiming.count}` : null
  const answer = useLateAnswer(about, (key) =>
    askFromBrowser()(ClaimCandidates, { ids: key.split(',')[0]?.split(' ') ?? [] }),
  )
  useTimer(
    () => {
      if (draft !== claiming.draft) setClaiming({ count: claiming.count + 1, draft })
      setSeenAt(Date.now())
    },
    about === null ? null : claimRenewedEvery,
    seenAt,
  )
  useLeaving((left) => {
    // A lost word does not matter: the claim ends by itself.
    if (canWrite && left !== '') void askFromBrowser()(ReleaseClaims, { ids: left.split(' ') }).catch(() => undefined)
  }, ids)
  const fresh = answer?.claimCandidates.map((claim): [string, Claim] => [claim.candidateId, claim])
  const loaded = people.flatMap(({ id, scoutClaim }): [string, Claim][] => (scoutClaim ? [[id, scoutClaim]] : []))
  return new Map((fresh ?? loaded).filter(([, { expiresAt }]) => Date.parse(expiresAt) > seenAt))
}
