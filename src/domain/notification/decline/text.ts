import type { Db, Tx } from '#platform/db.ts'
import { findFacts, type ScoutFacts } from '../facts/queries.ts'
import type { About } from '../kind.ts'
import { blocks, fromSending, jobOf, ofCompany, schoolOf, type Text } from '../wording.ts'

/** True when the student accepted first and left later. */
export const isWithdrawn = ({ answeredAt, endedAt }: Pick<ScoutFacts, 'answeredAt' | 'endedAt'>) =>
  answeredAt !== null && endedAt !== null && answeredAt < endedAt

/** Undefined when the invitation is gone. */
export async function declineText(db: Db | Tx, about: About): Promise<Text | undefined> {
  const facts = await findFacts(db, about)
  if (!facts) return undefined
  const { scout } = facts
  if (isWithdrawn(scout)) return withdrawalText(scout)
  return { title: '1件の辞退がありました', body: scout.jobTitle, path: '/client/candidates?ss=DECLINED', mail: null }
}

// The company expected a student who accepted, so it is told by mail, with the student's message.
const withdrawalText = (scout: ScoutFacts): Text => ({
  title: '承認した学生から辞退の連絡がありました',
  body: `${scout.jobTitle}${scout.withdrawalMessage ? '｜メッセージがあります' : ''}`,
  path: ofCompany.candidate(scout),
  mail: {
    subject: `承認した学生から辞退の連絡がありました（${scout.jobTitle}）`,
    lines: blocks(
      [`${schoolOf(scout)}学生が、承認していたスカウトを辞退しました。`],
      jobOf(scout),
      ...(scout.withdrawalMessage ? [['■学生からのメッセージ', ...scout.withdrawalMessage.split('\n')]] : []),
    ),
    action: '次のURLで、この学生とのこれまでの履歴を確認できます。',
    reason: fromSending,
  },
})
