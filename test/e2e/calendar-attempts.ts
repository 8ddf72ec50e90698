import type { Attempts } from './attempt.ts'

/** Attempts of another company with the ids of a date and of a colleague. */
export const calendarAttempts: Attempts = (theirs) => ({
  checkInDoor: {
    query: 'query($id: ID!) { checkInDoor(schedulingDateId: $id) { id title } }',
    variables: () => ({ id: theirs().date }),
  },
  checkInBooking: {
    query: 'mutation($id: ID!) { checkInBooking(schedulingDateId: $id, code: "123456") { id } }',
    variables: () => ({ id: theirs().date }),
  },
  // The times of other companies' people are none of ours.
  staffBusyTimes: {
    query:
      'query($id: ID!) { staffBusyTimes(companyUserIds: [$id], startDate: "2026-01-01", endDate: "2035-12-31") { startAt } }',
    variables: () => ({ id: theirs().companyUser }),
    gives: ({ data, errors }) => !errors && JSON.stringify(data?.['staffBusyTimes']) === '[]',
  },
})
