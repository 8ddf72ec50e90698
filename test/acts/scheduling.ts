import { aScheduling, aSchedulingDate, inHours } from '../factories/scheduling.ts'
import { aSeatFor } from '../factories/scout-invitation.ts'
import type { Act, World } from './world.ts'

const hour = (at: number) => ({ startAt: inHours(at).toISOString(), endAt: inHours(at + 1).toISOString() })
const named = {
  title: '技術職の懇談会',
  location: '本社 3階',
  belongings: ['筆記用具'],
  emergencyContact: '052-000-0000',
}
const anEvent = async ({ db, company }: World) => {
  const scheduling = await aScheduling(db, { companyId: company.id })
  return { scheduling, date: await aSchedulingDate(db, { companyId: company.id, schedulingId: scheduling.id }) }
}

export const schedulingActs: Record<string, Act> = {
  createSchedulingEvent: {
    by: 'company',
    make: () => ({ ...named, schedulingDates: [{ ...hour(200), capacity: 20 }] }),
    isOwn: true,
  },
  createSchedulingInterview: {
    by: 'company',
    make: () => ({ ...named, schedulingDates: [{ ...hour(220), timebox: 30 }] }),
    isOwn: true,
  },
  updateSchedulingEvent: {
    by: 'company',
    make: async (world) => {
      const { scheduling, date } = await anEvent(world)
      const changed = { id: date.id, ...hour(300), capacity: 12 }
      return {
        id: scheduling.id,
        ...named,
        updateSchedulingDates: [changed],
        createSchedulingDates: [{ ...hour(310), capacity: 5 }],
      }
    },
    again: ['duplicate_time_slot'],
  },
  updateSchedulingInterview: {
    by: 'company',
    make: async ({ scheduling, date }) => ({
      id: scheduling.id,
      ...named,
      deleteSchedulingDates: [(await date()).id],
      createSchedulingDates: [hour(320)],
    }),
    // The date is gone: what was deleted once cannot be deleted again.
    again: ['not_found'],
  },
  deleteSchedulingDate: {
    by: 'company',
    make: async ({ date }) => ({ id: (await date()).id, schedulingType: 'INTERVIEW' }),
    again: ['not_found'],
  },
  toggleSchedulingDateCapacityFull: {
    by: 'company',
    make: async ({ date }) => ({ schedulingDateId: (await date()).id, isCapacityFull: true }),
  },
  updateBookingClosing: { by: 'company', make: () => ({ closingHours: 24 }), isOwn: true },
  markAllAttended: {
    by: 'company',
    make: async ({ db, accepted, date }) => {
      const over = await date({ startAt: inHours(-3) })
      await aSeatFor(db, await accepted(), over)
      return { schedulingDateId: over.id }
    },
  },
  undoAllAttended: {
    by: 'company',
    make: async ({ db, accepted, date }) => {
      const over = await date({ startAt: inHours(-3) })
      const { id } = await aSeatFor(db, await accepted(), over)
      const press = crypto.randomUUID()
      await db.updateTable('booking').set({ status: 'ATTENDED', attendancePress: press }).where('id', '=', id).execute()
      return { schedulingDateId: over.id, press }
    },
  },
  saveEvaluation: {
    by: 'company',
    make: async ({ db, accepted, date }) => {
      const booking = await aSeatFor(db, await accepted(), await date({ startAt: inHours(-3) }))
      return { bookingId: booking.id, formVersion: 0, scores: [], text: '話の筋が通っていました。' }
    },
  },
  updateEvaluationForm: {
    by: 'company',
    make: () => ({ version: 0, points: ['論理', '協働'] }),
    again: ['changed_meanwhile'],
    isOwn: true,
  },
  updateBookingAttendance: {
    by: 'company',
    make: async ({ db, accepted, date }) => {
      const booking = await aSeatFor(db, await accepted(), await date({ startAt: inHours(-3) }))
      return { id: booking.id, attendance: 'ATTENDED' }
    },
  },
}
