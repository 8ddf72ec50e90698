import { scoutAccepted } from './answer/scout-accepted.ts'
import { scoutDeclined } from './answer/scout-declined.ts'
import { sentScoutExpired } from './answer/sent-scout-expired.ts'
import { bookingCancelled } from './booking/booking-cancelled.ts'
import { capacityReached } from './booking/capacity-reached.ts'
import { dateChosen } from './booking/date-chosen.ts'
import { datesRequested } from './booking/dates-requested.ts'
import { messageFromStudent } from './message/message-from-student.ts'

/** The kinds that company users time for each job, in the order of the settings page and of the digest. */
export const timedKinds = {
  scoutAccepted,
  scoutDeclined,
  sentScoutExpired,
  dateChosen,
  datesRequested,
  bookingCancelled,
  capacityReached,
  messageFromStudent,
}

/** The code and timing of each kind, for the settings page and the digest. */
export const timedParts = Object.values(timedKinds).flatMap(({ code, timed }) => (timed ? [{ code, timed }] : []))
