import { clientUrls } from '#ground/client-urls.ts'
import { findScoutFacts, type ScoutFacts } from '../../facts/queries.ts'
import { senderAndNotified } from '../../facts/recipients.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import type { Text } from '../../kind-parts.ts'
import { byAnswer } from '../../search-address.ts'
import { blocks, fromSending, jobOf, schoolOf } from '../../wording.ts'
import { bookingCancelled } from '../booking/booking-cancelled.ts'
import { isDeclinedForGood } from './queries.ts'

/** True when the student accepted first and left later. */
const isWithdrawn = ({ answeredAt, endedAt }: ScoutFacts) =>
  answeredAt !== null && endedAt !== null && answeredAt < endedAt

export const scoutDeclined = companyKind({
  code: 'K02',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  timed: {
    label: 'スカウトの辞退',
    timing: 'DAILY_DIGEST',
    digest: { sentence: (count) => `${count}件の辞退がありました`, path: byAnswer('DECLINED') },
    // The company was expecting a student who had accepted, so the setting for given-up bookings decides the time.
    settingOf: ({ scout }) => ({ jobId: scout.jobId, ...(isWithdrawn(scout) ? { as: bookingCancelled } : {}) }),
  },
  facts: findScoutFacts,
  recipients: senderAndNotified,
  // The student may have taken the decline back, or declined once more. Each decline has queued a job of its own.
  hears: { notify_scout_declined: async (tx, scout) => ((await isDeclinedForGood(tx, scout)) ? [scout] : []) },
  clock: null,
  effect: ({ scoutInvitationId }) => scoutInvitationId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout }) => (isWithdrawn(scout) ? withdrawal(scout) : decline(scout)),
})

const decline = ({ jobTitle }: ScoutFacts): Text => ({
  path: byAnswer('DECLINED'),
  list: { title: '1件の辞退がありました', body: jobTitle },
  mail: null,
})

const titleOf = ({ endedWithout }: ScoutFacts) =>
  endedWithout ? '返事を待っていた学生が、スカウトを終了しました' : '承認した学生から辞退の連絡がありました'

// The company was expecting a student who had accepted, so it gets a mail too, with the student's message. The link leads
// to the job's students: a student who has blocked the company or has left has no page of their own, and a link that
// differs would tell of the block.
const withdrawal = (scout: ScoutFacts): Text => ({
  path: clientUrls.jobCandidates(
    { id: scout.jobId, isArchived: scout.isJobArchived },
    { scoutInvitationStatus: 'declined' },
  ),
  list: {
    title: titleOf(scout),
    body: `${scout.jobTitle}${scout.withdrawalMessage ? '｜メッセージがあります' : ''}`,
  },
  mail: {
    subject: `${titleOf(scout)}（${scout.jobTitle}）`,
    lines: blocks(
      scout.endedWithout
        ? [
            `${schoolOf(scout)}学生が、返事がないまま2週間以上が過ぎたため、承認していたスカウトを終了しました。`,
            '学生への対応の記録に、期限内に返事のなかった件として数えられます。',
          ]
        : [`${schoolOf(scout)}学生が、承認していたスカウトを辞退しました。`],
      jobOf(scout),
      ...(scout.withdrawalMessage ? [['■学生からのメッセージ', ...scout.withdrawalMessage.split('\n')]] : []),
    ),
    action: '次のURLで、この募集の辞退した学生を確認できます。',
    reason: fromSending,
  },
})
