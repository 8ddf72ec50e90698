import { filledEntryOf } from '#ground/calendar-file.ts'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CalendarLinks } from '#web/parts/calendar-links.tsx'
import { useFileAddress } from '#web/parts/page/file-address.ts'

const DateCalendarLinksFields = graphql(`
  fragment DateCalendarLinks on ChosenDate {
    id
    title
    startAt
    endAt
    location
    url
    belongings
    emergencyContact
    company {
      displayName
    }
  }
`)

/** Adds a booked date to the student's own calendar, with all that is needed on the day. */
export function DateCalendarLinks({ date }: { date: FragmentType<typeof DateCalendarLinksFields> }) {
  const { id, company, ...appointment } = readFragment(DateCalendarLinksFields, date)
  const fileAddress = useFileAddress()
  const entry = filledEntryOf({ ...appointment, companyName: company.displayName })
  return <CalendarLinks entry={entry} file={fileAddress(urls.candidate.bookingCalendar(id))} />
}
