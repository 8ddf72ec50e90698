import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { TestApp } from '../client.ts'
import { anEvaluation } from './evaluation.ts'
import { aCandidateNote } from './candidate-note.ts'
import { aSavedFilter } from './candidate-search.ts'

type Filled = {
  app: TestApp
  candidateId: OfRow<'candidate'>
  companyId: OfRow<'company'>
  companyUserId: string
  invitation: { id: string }
}
type Fill = (filled: Filled) => Promise<unknown>

/** The word in every text that colleagues of a company write about a student, and what they found. */
export const teamFills = (word: string): Record<string, Fill> => ({
  candidate_note: ({ app, candidateId, companyId, companyUserId }) =>
    aCandidateNote(app.db, { candidateId, companyId, companyUserId, text: word }),
  evaluation: async ({ app, candidateId, companyId, companyUserId, invitation }) => {
    const { id: bookingId } = await app.db
      .selectFrom('booking')
      .select('id')
      .where('scoutInvitationId', '=', invitation.id)
      .executeTakeFirstOrThrow()
    await anEvaluation(app.db, { candidateId, companyId, companyUserId, bookingId, text: word })
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
})
