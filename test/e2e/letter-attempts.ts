import { nextTen } from '#test/factories/sending.ts'
import { aMessage, aReason } from '#test/factories/scout-invitation.ts'
import type { Attempts } from './attempt.ts'

const ofExperiment = (theirs: Parameters<Attempts>[0]) => () => ({ id: theirs().experiment })
const stolenText = `{ subject: "奪った件名", message: "${aMessage}" }`

/** The share of a letter is told only for students whom the company may scout. */
export const attemptsOfLetters: Attempts = (theirs) => ({
  letterShares: {
    query:
      'query($id: ID!) { letterShares(message: "はじめまして。", invitations: [{ candidateId: $id, reason: "お話ししたいです。" }]) { personalShare } }',
    variables: () => ({ id: theirs().candidate }),
    gives: ({ data, errors }) => JSON.stringify(data?.['letterShares']) === '[]' && !errors,
  },
  scheduledScoutInvitation: {
    query: 'query($id: ID!) { scheduledScoutInvitation(id: $id) { subject } }',
    variables: () => ({ id: theirs().waiting }),
  },
  cancelScheduledScoutInvitations: {
    query: 'mutation($id: ID!) { cancelScheduledScoutInvitations(ids: [$id]) }',
    variables: () => ({ id: theirs().waiting }),
  },
  rescheduleScoutInvitations: {
    query: 'mutation($id: ID!, $at: DateTime!) { rescheduleScoutInvitations(ids: [$id], sendAt: $at) }',
    variables: () => ({ id: theirs().waiting, at: nextTen() }),
  },
  updateScheduledScoutInvitation: {
    query:
      'mutation($id: ID!, $m: String!, $r: String!) { updateScheduledScoutInvitation(id: $id, subject: "件名", message: $m, reason: $r) }',
    variables: () => ({ id: theirs().waiting, m: aMessage, r: aReason }),
  },
  scoutExperiment: {
    query: 'query($id: ID!) { scoutExperiment(id: $id) { id } }',
    variables: ofExperiment(theirs),
  },
  startScoutExperiment: {
    query: `mutation($id: ID!) { startScoutExperiment(jobId: $id, title: "奪った比較", baseRate: 20, difference: 10,
      versionA: ${stolenText}, versionB: { subject: "別の件名", message: "${aMessage}" }) { id } }`,
    variables: () => ({ id: theirs().job }),
  },
  stopScoutExperiment: {
    query: 'mutation($id: ID!) { stopScoutExperiment(id: $id) { id } }',
    variables: ofExperiment(theirs),
  },
  sendScoutExperiment: {
    query:
      'mutation($id: ID!, $i: [ScoutInvitationInput!]!) { sendScoutExperiment(id: $id, invitations: $i) { sentIds } }',
    variables: () => ({ id: theirs().experiment, i: [{ candidateId: theirs().candidate, reason: aReason }] }),
  },
})
