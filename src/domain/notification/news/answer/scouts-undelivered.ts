import type { Drafted } from '#domain/scout-invitation/sending/draft/undelivered/commands.ts'
import type { Occasions } from '../../occasions.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listConcerned } from '../../people/queries.ts'
import { byIds } from '../../search-address.ts'
import { blocks } from '../../wording.ts'
import { findJobTitle } from './queries.ts'

/** The number of students on one page of the search. */
const maxLinked = 30

// The same words for a pause and for a student whose weeks are full: neither is a company's to know.
const intakeStopped = '学生が、新しいスカウトの受付を停止しています。日をおいて、あらためて送信できます。'

const reasons: Record<string, string> = {
  // The company may not learn whether a student left, hides or has blocked it.
  candidate_unavailable: '学生が、いまスカウトを受け付けていません。',
  job_not_sendable: '募集が公開されていません。公開中の募集から、あらためて送信できます。',
  plan_restricted: 'ご契約が有効ではありませんでした。',
  candidate_weekly_limit: intakeStopped,
  candidate_paused: intakeStopped,
}

const drafts: Record<Drafted, string> = {
  LETTER: '書いた文面は、「書きかけのスカウト」に残しています。',
  BESIDE:
    '同じ募集に文面の異なる書きかけのスカウトがあるため、届かなかった文面は「書きかけのスカウト」の一覧に分けて残しています。',
}

// A job that an earlier release queued may have another word.
const isDrafted = (word: string | undefined): word is Drafted => word !== undefined && Object.hasOwn(drafts, word)

type About = Occasions['notify_scout_undelivered']

/** One notification for all scouts of a job that could not be sent for the same reason. */
export const scoutsUndelivered = companyKind({
  code: 'K14',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  timed: null,
  facts: (db, { companyId, jobId }: About) => findJobTitle(db, companyId, jobId),
  recipients: (db, { companyId, companyUserId }) => listConcerned(db, companyId, companyUserId),
  hears: { notify_scout_undelivered: (_, undelivered) => [undelivered] },
  clock: null,
  effect: ({ scoutInvitationId }) => scoutInvitationId,
  isStillTrue: whileThereAreFacts,
  text: (jobTitle, { code, candidateIds, drafted }) => {
    const count = candidateIds.length
    const title = `${count}名へのスカウトを届けられませんでした`
    const reason = reasons[code] ?? ''
    return {
      path: byIds(candidateIds.slice(0, maxLinked)),
      list: { title, body: `${jobTitle}：${reason}` },
      mail: {
        subject: `${title}（${jobTitle}）`,
        lines: blocks(
          [`送信予約のスカウトのうち、${count}名分を届けられませんでした。`],
          ['■募集', jobTitle],
          ['■理由', reason],
          ...(isDrafted(drafted) ? [[drafts[drafted]]] : []),
          [`送信数に数えていた${count}通は、送信の残りに戻しました。`],
        ),
        action: '次のURLで対象の学生を確認してください（公開を終了した学生は表示されません）。',
        reason: 'スカウトの送信者の方にお送りしています。',
      },
    }
  },
})
