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
  const { scoutInvitationId, title, startAt, endAt, location, url, belongings, emergencyContact, company } =
    readFragment(DateCalendarLinksFields, date)
  const notes = [
    ...(belongings.length > 0 ? [`持ち物: ${belongings.join('、')}`] : []),
    ...(emergencyContact ? [`緊急連絡先: ${emergencyContact}`] : []),
  ]
  const entry = {
    id: scoutInvitationId,
    title: `${company.displayName} ${title}`,
    startAt,
    endAt,
    location,
    url,
    notes,
  }
  return <CalendarLinks entry={entry} />
}
