import { longDate } from '#ground/tokyo-time.ts'
import type { MailText } from '../../mail-text.ts'
import { blocks, jobOf, schoolOf } from '../../wording.ts'
import type { ResolutionFacts } from './queries.ts'

const outcomes = {
  STUDENT: { CONFIRMED: '内定の承諾を確認しました', CANCELLED: '内定承諾の報告を取り消しました' },
  COMPANY: { CONFIRMED: '学生の内定承諾を確認しました', CANCELLED: '学生の内定承諾の報告を取り消しました' },
} as const

/** The operator's decision, in the same words of explanation for both sides. */
export function resolutionText({ report, scout }: ResolutionFacts, to: 'STUDENT' | 'COMPANY'): MailText {
  const isConfirmed = report.status === 'CONFIRMED'
  const outcome = outcomes[to][isConfirmed ? 'CONFIRMED' : 'CANCELLED']
  return {
    subject: `${outcome}（${to === 'STUDENT' ? scout.companyName : scout.jobTitle}）`,
    lines: blocks(
      [
        to === 'STUDENT'
          ? `${scout.companyName}への内定承諾の報告について、双方からうかがった内容をもとに、運営から結果をお伝えします。`
          : `${schoolOf(scout)}学生からの内定承諾の報告について、双方からうかがった内容をもとに、運営から結果をお伝えします。`,
      ],
      ['■結果', outcome],
      ['■説明', ...(report.resolution ?? '').split('\n')],
      jobOf(scout),
      ['■報告された承諾日', longDate(report.acceptedOn)],
    ),
    action:
      to === 'STUDENT'
        ? isConfirmed
          ? '就職活動を終えるときは、次のURLから「就職活動を終える」を選んでください。'
          : '報告の状況は、次のURLで確認できます。'
        : '次のURLで学生を確認できます。',
    reason:
      to === 'STUDENT'
        ? '内定承諾の報告をされた方にお送りしています。'
        : 'スカウトを送信した方、または管理者として登録されている方にお送りしています。',
  }
}
