import { aScheduling, aSchedulingDate, inHours } from '../factories/scheduling.ts'
import { aSeatFor } from '../factories/scout-invitation.ts'
import type { Act } from './world.ts'

export const checkInActs: Record<string, Act> = {
  checkInBooking: {
    by: 'company',
    make: async ({ db, company, accepted }) => {
      const scheduling = await aScheduling(db, { companyId: company.id })
      const at = { startAt: inHours(0.5), endAt: inHours(1.5) }
      const date = await aSchedulingDate(db, { companyId: company.id, schedulingId: scheduling.id, ...at })
      const { checkInCode: code } = await aSeatFor(db, await accepted(), date)
      return { schedulingDateId: date.id, code }
    },
    again: ['check_in_already'],
  },
}
