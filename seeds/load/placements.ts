import type pg from 'pg'
import { isPlaceable, stagesOf } from '#domain/scout-invitation/pipeline/rules.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import type { Random } from '#seeds/random.ts'
import { copyRows } from './copy.ts'
import type { SeedInvitation } from './seed-invitation.ts'

const share = { told: 0.8, contacted: 0.5, offered: 0.2 } as const

/** The stage on which the company has placed the student. Drawn from a fork, so that every other draw stays as it was. */
function placementOf(random: Random, invitation: SeedInvitation, now: Date) {
  const { id, job, outcome, contactedAt } = invitation
  const answer = invitation.told
  const own = random.fork(`placement/${id}`)
  const isOn =
    answer?.outcome === 'NEXT_STEP' || (answer === null && outcome === 'MESSAGE_ACCEPTED' && contactedAt !== null)
  if (!isOn || !own.chance(answer ? share.told : share.contacted)) return []
  // The labels of standard steps are no part of their keys.
  const steps = job.story.recruitmentSteps.map((step) =>
    'stepId' in step
      ? { kind: 'STANDARD' as const, id: step.stepId, label: '' }
      : { kind: 'CUSTOM' as const, label: step.label },
  )
  const stages = stagesOf(steps).filter(isPlaceable)
  const ofSteps = stages.filter(({ kind }) => kind === 'STEP')
  const [first, ...others] = answer && own.chance(share.offered) ? stages.slice(-1) : ofSteps
  if (!first) return []
  const since = answer?.toldAt ?? contactedAt ?? now
  const placedAt = new Date(Math.min(now.getTime(), since.getTime() + own.int(0, 2) * dayMs))
  return [{ step: own.pick([first, ...others]).key, placedAt }]
}

/** Where companies have placed students, as the product itself would have kept it. */
export async function writePlacements(client: pg.ClientBase, random: Random, invitations: SeedInvitation[], now: Date) {
  await copyRows(
    client,
    'scout_placement',
    ['company_id', 'scout_invitation_id', 'candidate_id', 'step', 'revision', 'placed_by', 'placed_at'],
    invitations.flatMap((invitation) =>
      placementOf(random, invitation, now).map(({ step, placedAt }) => [
        invitation.company.id,
        invitation.id,
        invitation.student.id,
        step,
        1,
        invitation.companyUserId,
        placedAt,
      ]),
    ),
  )
}
