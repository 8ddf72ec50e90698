import { entryOf } from '#ground/calendar-file.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CalendarLinks } from '#web/parts/calendar-links.tsx'

const DateCalendarLinksFields = graphql(`
  fragment DateCalendarLinks on ChosenDate {
    scoutInvitationId
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
  const { company, ...appointment } = readFragment(DateCalendarLinksFields, date)
  return <CalendarLinks entry={entryOf({ ...appointment, companyName: company.displayName })} />
}
