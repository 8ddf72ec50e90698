import { clientUrls } from '#ground/client-urls.ts'
import { findDateFacts, withStudent, type AboutDate } from '../../facts/queries.ts'
import { senderAndNotified } from '../../facts/recipients.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { blocks, briefTime, calledOf, fromSending, planOfJob, shortTime, studentOf } from '../../wording.ts'
import { isStudentSuspended, listComingBookings } from './queries.ts'

type About = AboutDate & { candidateStopId: string; isLifted: boolean }

/** Undefined once the date is over, and for news that no longer holds. */
async function findComingDate(db: Db | Tx, about: About) {
  const facts = await findDateFacts(db, about)
  if (!facts || facts.date.startAt <= new Date()) return undefined
  const isSuspended = await isStudentSuspended(db, facts.scout.candidateId)
  return isSuspended === about.isLifted ? undefined : withStudent(db, facts)
}

/** To those concerned with a coming date of a student who cannot use the service, and when the student can again. */
export const studentSuspended = companyKind({
  code: 'K61',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  timed: null,
  facts: findComingDate,
  recipients: senderAndNotified,
  hears: {
    notify_candidate_suspended: async (tx, stop): Promise<About[]> => aboutBookings(tx, stop, false),
    notify_suspension_lifted: async (tx, stop): Promise<About[]> => aboutBookings(tx, stop, true),
  },
  clock: null,
  effect: ({ scoutInvitationId, candidateStopId, schedulingDateId, isLifted }) =>
    [scoutInvitationId, candidateStopId, schedulingDateId, ...(isLifted ? ['lifted'] : [])].join(':'),
  isStillTrue: whileThereAreFacts,
  text: (facts, { isLifted }) => {
    const { scout, date } = facts
    const title = isLifted
      ? `${calledOf(facts)}が、サービスをまた利用できるようになりました`
      : `${calledOf(facts)}は現在、サービスを利用できません`
    return {
      path: clientUrls.events(date.id),
      list: { title, body: `${shortTime(date.startAt)}〜 ${date.title}` },
      mail: {
        subject: `${title}：${briefTime(date.startAt)}の予定`,
        lines: blocks(
          isLifted
            ? [`${studentOf(facts)}が、サービスをまた利用できるようになりました。予約はそのままです。`]
            : [
                `予約のある${studentOf(facts)}は現在、サービスを利用できません。予約は残っていますが、学生は画面で変更や取り消しができません。`,
                '日程を行うかどうかは、承認のときに伝えられた連絡先へ直接ご確認ください。利用できるようになったときは、お知らせします。',
              ],
          ...planOfJob(date, scout),
        ),
        action: '次のURLで日程を確認してください。',
        reason: fromSending,
      },
    }
  },
})

async function aboutBookings(
  tx: Tx,
  { candidateId, candidateStopId }: { candidateId: Parameters<typeof listComingBookings>[1]; candidateStopId: string },
  isLifted: boolean,
) {
  const bookings = await listComingBookings(tx, candidateId)
  return bookings.map((booking) => ({ ...booking, candidateStopId, isLifted }))
}
