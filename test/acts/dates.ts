import { inHours } from '../factories/scheduling.ts'
import { aSeatFor } from '../factories/scout-invitation.ts'
import type { Act, World } from './world.ts'

/** A booking whose date runs. */
const onTheDay = async ({ db, accepted, date }: World) => {
  const invitation = await accepted()
  await aSeatFor(db, invitation, await date({ startAt: inHours(-1), endAt: inHours(24) }))
  return { scoutInvitationId: invitation.id }
}

const fullDate = async ({ accepted, date }: World) => ({
  scoutInvitationId: (await accepted()).id,
  schedulingDateId: (await date({ capacity: 1, booked: 1 })).id,
})

/** Acts on dates and seats of before and after the booking. */
export const dateActs: Record<string, Act> = {
  tellDelay: { by: 'student', make: async (world) => ({ ...(await onTheDay(world)), minutes: 20 }) },
  tellAbsence: { by: 'student', make: onTheDay },
  callOffSchedulingDate: {
    by: 'company',
    make: async ({ date }) => ({ id: (await date()).id, message: '講師の急病のため、中止します。' }),
  },
  bookForCandidate: {
    by: 'company',
    make: async ({ accepted, date }) => ({
      scoutInvitationId: (await accepted()).id,
      schedulingDateId: (await date()).id,
      message: 'お電話でうかがった日程です。',
    }),
  },
  withdrawScoutInvitations: {
    by: 'company',
    make: async ({ invite }) => ({ ids: [(await invite()).id] }),
    again: ['scout_not_open'],
  },
  joinWaitingList: { by: 'student', make: fullDate },
  leaveWaitingList: { by: 'student', make: fullDate },
  takeDayNoticeBack: { by: 'student', make: onTheDay },
}
