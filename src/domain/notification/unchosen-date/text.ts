import type { Db, Tx } from '#platform/db.ts'
import { findFacts } from '../facts/queries.ts'
import type { About } from '../kind.ts'
import { countOpenDates } from '../still-true.ts'
import { blocks, fromAcceptance, jobOf, type Text } from '../wording.ts'

/** Undefined when nothing is left to choose: then the student is not hurried. */
export async function unchosenDateText(db: Db | Tx, about: About): Promise<Text | undefined> {
  const facts = await findFacts(db, about)
  const count = facts ? await countOpenDates(db, about, facts.scout.candidateId) : 0
  if (!facts || count === 0) return undefined
  const { scout } = facts
  return {
    title: '日程を選んでください',
    body: `${scout.companyName}の候補日は残り${count}件です`,
    path: `/candidate/invitations/${scout.id}/schedule`,
    mail: {
      subject: `日程を選んでください：${scout.companyName}（候補日は残り${count}件）`,
      lines: blocks(
        [
          `承認した${scout.companyName}のスカウトの日程が、まだ決まっていません。`,
          `いま選べる候補日は${count}件です。`,
          '合う日程がないときは、同じページから別の日程を希望できます。',
        ],
        jobOf(scout),
      ),
      action: '満席になる前に、次のURLで日程を選んでください。',
      reason: fromAcceptance(scout),
    },
  }
}
