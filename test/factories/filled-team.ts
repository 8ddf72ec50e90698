import { tokyoToday } from '#ground/tokyo-time.ts'
import { anEvaluation } from './evaluation.ts'
import { aCandidateNote } from './candidate-note.ts'
import { aSavedFilter } from './candidate-search.ts'
import { mark, type Fill } from './filled-world.ts'

/** Rows of colleagues of a company about a student: their texts, and what a search of theirs found. */
export const teamFills: Record<string, Fill> = {
  candidate_note: ({ app, candidateId, companyId, companyUserId }) =>
    aCandidateNote(app.db, { candidateId, companyId, companyUserId, text: mark }),
  evaluation: async ({ app, candidateId, companyId, companyUserId, invitation }) => {
    const { id: bookingId } = await app.db
      .selectFrom('booking')
      .select('id')
      .where('scoutInvitationId', '=', invitation.id)
      .executeTakeFirstOrThrow()
    await anEvaluation(app.db, { candidateId, companyId, companyUserId, bookingId, text: mark })
  },
  saved_filter_match: async ({ app, candidateId, companyId, companyUserId }) => {
    const { id: savedFilterId } = await aSavedFilter(app.db, { companyId, companyUserId })
    const match = { companyId, savedFilterId, candidateId, foundAt: new Date() }
    await app.db.insertInto('savedFilterMatch').values(match).execute()
  },
  candidate_finding: ({ app, candidateId, companyId }) =>
    app.db
      .insertInto('candidateFinding')
      .values({ candidateId, companyId, foundOn: tokyoToday(), sections: ['TEXTS'] })
      .execute(),
}
