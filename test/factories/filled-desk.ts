import { anAdmin } from './admin.ts'
import { mark, type Fill } from './filled-world.ts'
import { inHours } from './scheduling.ts'

/** Rows of the operator about a student: a look-up, and a suspension. */
export const deskFills: Record<string, Fill> = {
  candidate_lookup: async ({ app, candidateId }) => {
    const { id: adminAccountId } = await anAdmin(app.db)
    const why = { askedBy: 'ID' as const, reasonKind: 'OTHER' as const, reason: `${mark}についての照会です` }
    await app.db
      .insertInto('candidateLookup')
      .values({ candidateId, adminAccountId, ...why, expiresAt: inHours(1) })
      .execute()
  },
  candidate_stop: async ({ app, candidateId }) => {
    const { id: requestedBy } = await anAdmin(app.db)
    const { id: decidedBy } = await anAdmin(app.db)
    await app.db
      .insertInto('candidateStop')
      .values({
        candidateId,
        kind: 'SUSPENSION',
        status: 'CONFIRMED',
        reason: `${mark}についての利用停止です`,
        requestedBy,
        decidedBy,
        decidedAt: new Date(),
        suspendedFrom: 'ACTIVE',
      })
      .execute()
  },
}
