import { aJob } from './job.ts'
import { aDraft } from './scout-draft.ts'
import { inHours } from './scheduling.ts'
import { aScoutExperiment } from './scout-experiment.ts'
import { insert, mark, ofScout, type Fill } from './filled-world.ts'

/** Rows of an accepted scout, beside the scout itself. */
export const scoutFills: Record<string, Fill> = {
  scheduling_date_request: insert('schedulingDateRequest', (own) => ({
    ...ofScout(own),
    request: `${mark}を伝えます。よろしくお願いします。`,
  })),
  scout_wait: insert('scoutWait', (own) => ({
    ...ofScout(own),
    word: 'OUTCOME' as const,
    since: inHours(-500),
    promptedAt: inHours(-1),
  })),
  scout_placement: insert('scoutPlacement', (own) => ({
    ...ofScout(own),
    step: 'OFFER',
    revision: 1,
    placedBy: own.companyUserId,
    placedAt: new Date(),
  })),
  scout_stage: insert('scoutStage', (own) => ({ ...ofScout(own), stage: 'OFFER' })),
  scout_promise: insert('scoutPromise', (own) => ({ ...ofScout(own), kind: 'TRAVEL_PAID' as const })),
  scout_follow_up: insert('scoutFollowUp', (own) => ({
    ...ofScout(own),
    companyUserId: own.companyUserId,
    text: `${mark}について、もう一度だけご案内します。`,
    dueAt: inHours(-1),
    deliveredAt: inHours(-1),
  })),
  scout_experiment_student: async ({ app, companyId, companyUserId, candidateId, invitation }) => {
    const { jobId } = await app.db
      .selectFrom('scoutInvitation')
      .select('jobId')
      .where('id', '=', invitation.id)
      .executeTakeFirstOrThrow()
    const { id } = await aScoutExperiment(app.db, { companyId, jobId, companyUserId })
    const row = { companyId, candidateId, scoutExperimentId: id, scoutInvitationId: invitation.id }
    await app.db
      .insertInto('scoutExperimentStudent')
      .values({ ...row, version: 'A' })
      .execute()
  },
  scout_draft_student: async ({ app, candidateId, companyId, companyUserId }) => {
    const { id: jobId } = await aJob(app.db, { companyId })
    const quotations = [{ field: 'TAGLINE', text: mark }]
    await aDraft(app.db, { companyId, companyUserId, jobId }, [{ candidateId, reason: mark, quotations }])
  },
  scout_wording: insert('scoutWording', ({ companyId, candidateId }) => ({ companyId, candidateId, print: 1 })),
}
