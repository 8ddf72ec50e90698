import type { Act } from './world.ts'

export const calendarActs: Record<string, Act> = {
  issueCalendarFeed: { by: 'company', make: () => ({}), isOwn: true, isOfBoth: true, isForReaders: true },
  saveBusyCalendar: {
    by: 'company',
    make: () => ({ address: 'webcal://calendar.example.jp/secret.ics' }),
    isOwn: true,
    isForReaders: true,
  },
  removeBusyCalendar: { by: 'company', make: () => ({}), isOwn: true, isForReaders: true },
  endCalendarFeed: { by: 'company', make: () => ({}), isOwn: true, isOfBoth: true, isForReaders: true },
}
