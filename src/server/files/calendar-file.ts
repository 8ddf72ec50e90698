import { findStaffDate, findStudentDate } from '#domain/calendar/entry/queries.ts'
import { staffEntryOf, staffNotes, studentEntryOf, studentNotes } from '#domain/calendar/entry/rules.ts'
import { requireCandidate, requireCompanyMember, type Viewer } from '#domain/viewer/viewer.ts'
import type { Door } from '#door/door.ts'
import { calendarFileName, type CalendarEntry } from '#ground/calendar-file.ts'
import { bookingId, schedulingDateId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { singleEntry } from '#platform/documents/icalendar.ts'
import type { Env } from '#platform/env.ts'
import type { Area } from '#ground/area.ts'
import { refusedFile } from '../http/refused-file.ts'
import type { RequestSessions } from '../sign-in/sessions.ts'

type Parts = {
  door: Pick<Door, 'contextOf' | 'deny'>
  sessions: Pick<RequestSessions, 'viewerOf'>
  env: Pick<Env, 'productName' | 'publicUrl' | 'operator'>
}

/** One date as a file for the calendar of the student who booked it, or of a colleague for whom it exists. */
export function openCalendarFile({ door, sessions, env }: Parts) {
  const organizer = { name: env.productName, mail: env.operator.mail }
  type Find = (viewer: Viewer, dbOf: (viewer: Viewer) => Db) => Promise<CalendarEntry | undefined>
  const answer = async (request: Request, area: Area, find: Find) => {
    const viewer = await sessions.viewerOf(request, area)
    try {
      const entry = await find(viewer, (owner) => door.contextOf(owner).db)
      if (!entry) throw new Refusal('not_found')
      const { method, content } = singleEntry(entry, organizer)
      return new Response(content, {
        headers: {
          'content-type': `text/calendar; charset=utf-8; method=${method}`,
          // Phones offer to add what is not a download.
          'content-disposition': `inline; filename="${calendarFileName}"`,
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; sandbox",
        },
      })
    } catch (error) {
      return refusedFile(door, request, viewer, error)
    }
  }
  return (request: Request) => ({
    ofBooking: (id: string) =>
      answer(request, 'candidate', async (viewer, dbOf) => {
        const candidate = requireCandidate(viewer)
        const date = await findStudentDate(dbOf(candidate), candidate.candidateId, bookingId(id))
        return date && studentEntryOf(date, studentNotes(date, env.publicUrl))
      }),
    ofDate: (id: string) =>
      answer(request, 'client', async (viewer, dbOf) => {
        const company = requireCompanyMember(viewer)
        const date = await findStaffDate(dbOf(company), company, schedulingDateId(id))
        return date && staffEntryOf(date, staffNotes(date, env.publicUrl))
      }),
  })
}
