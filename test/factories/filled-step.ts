import { insert, mark, ofScout, type Fill } from './filled-world.ts'
import { inHours } from './scheduling.ts'

/** The second step of a student's relation with a company. */
export const stepFills: Record<string, Fill> = {
  scout_step: insert('scoutStep', (own) => ({
    ...ofScout(own),
    companyUserId: own.companyUserId,
    schedulingId: own.schedulingId,
    step: 2,
  })),
  scout_outcome: insert('scoutOutcome', (own) => ({
    ...ofScout(own),
    step: 1,
    outcome: 'NEXT_STEP' as const,
    message: `${mark}をうかがいたいです。`,
    toldAt: inHours(-1),
  })),
}
