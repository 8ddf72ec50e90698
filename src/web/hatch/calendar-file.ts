import { createContext } from 'react-router'
import type { Refused } from '../carry/ask.ts'

type File = Promise<Response | { refused: Refused }>
/** One date as a file for the viewer's own calendar: a student's booking, or a date of the company. */
export const calendarFileContext = createContext<{
  ofBooking: (bookingId: string) => File
  ofDate: (schedulingDateId: string) => File
}>()
