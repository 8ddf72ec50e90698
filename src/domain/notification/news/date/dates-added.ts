import { tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { findScoutFacts, type AboutScout } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind } from '../../kind.ts'
import { blocks, fromAcceptance, jobOf } from '../../wording.ts'
import { canChoose, listWaitingForDates } from './queries.ts'

/** `request` is the id of the student's request and the Tokyo day it was made. */
type About = AboutScout & { request: string }

/** To the students who requested other dates. */
export const datesAdded = kind({
  code: 'C07',
  reaches: 'student',
  topic: 'SCHEDULE',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  facts: (db, about: About) => findScoutFacts(db, about),
  recipients: scoutedStudent,
  hears: {
    notify_dates_added: async (tx, { companyId, schedulingId }) =>
      (await listWaitingForDates(tx, companyId, schedulingId)).map(({ id, requestedAt, ...scout }) => ({
        ...scout,
        request: `${id}:${tokyoToday(requestedAt)}`,
      })),
  },
  clock: null,
  effect: ({ request }) => request,
  isStillTrue: (db, { about }) => canChoose(db, about),
  text: ({ scout }) => ({
    path: urls.candidate.schedule(scout.id),
    list: { title: '新しい日程が追加されました', body: `${scout.companyName}：日程を選んでください` },
    mail: {
      subject: `新しい日程が追加されました：${scout.companyName}`,
      lines: blocks([`${scout.companyName}が、ご希望を受けて新しい日程を追加しました。`], jobOf(scout)),
      action: '満席になる前に、次のURLで日程を選んでください。',
      reason: fromAcceptance(scout),
    },
  }),
})
