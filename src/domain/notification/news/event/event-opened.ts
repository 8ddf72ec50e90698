import { urls } from '#ground/urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { shortDay } from '../../wording.ts'
import { markOpenedEvents } from './commands.ts'
import { findOpenEvent, listActiveStudents } from './queries.ts'

/** Sent when the application for an event of the product opens. */
export const eventOpened = kind({
  code: 'C13',
  reaches: 'students',
  channels: ['LIST'],
  facts: (db, { encourageEventId }: { encourageEventId: number }) => findOpenEvent(db, encourageEventId, new Date()),
  batch: (db, _, after, size) => listActiveStudents(db, after, size),
  hears: { notify_event_opened: (_, event) => [event] },
  clock: {
    at: '*/10 * * * *',
    fill: null,
    calls: 'announce_opened_events',
    queues: 'notify_event_opened',
    due: markOpenedEvents,
  },
  effect: ({ encourageEventId }) => `${encourageEventId}`,
  isStillTrue: whileThereAreFacts,
  text: ({ title, companyName, applicationEndAt }) => ({
    path: urls.candidate.home(),
    list: { title: `${title}の申込が始まりました`, body: `${companyName}｜${shortDay(applicationEndAt)}まで` },
    mail: null,
  }),
})
