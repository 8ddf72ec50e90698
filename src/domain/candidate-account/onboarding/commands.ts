import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { moveCandidate } from '../state/commands.ts'

/**
 * Ends the onboarding, whatever was passed over in it: the profile is public, or hidden until the student publishes it.
 * Refuses account_not_changeable when it has ended before.
 */
export async function finishOnboarding(tx: Tx, candidate: CandidateViewer, isPublic: boolean) {
  const { candidateId } = candidate
  await moveCandidate(tx, candidate, candidateId, 'finishOnboarding')
  if (!isPublic) await moveCandidate(tx, candidate, candidateId, 'hideCandidate')
  await enqueue(tx, 'notify_welcome', { candidateId })
  return isPublic
}
