import { sendingTimes } from '#domain/scout-invitation/sending/delivery/rules.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { AboutKind } from '../kind.ts'
import { blocks, type Text } from '../wording.ts'

/** Students that one page of the search shows. */
const mostLinked = 30

const reasons: Record<string, string> = {
  // The company may not learn whether a student left, hides or has blocked it.
  candidate_unavailable: '学生が、いまスカウトを受け付けていません。',
  job_not_sendable: '募集が公開されていません。公開中の募集から、あらためて送信できます。',
  plan_restricted: 'ご契約が有効ではありませんでした。',
  candidate_weekly_limit: '学生が受け取れるスカウトの数に達しました。日をおいて、あらためて送信できます。',
}

/** Undefined once the job is gone. */
export async function undeliveredText(db: Db | Tx, about: AboutKind['K14']): Promise<Text | undefined> {
  const { companyId, jobId, code, candidateIds } = about
  const job = await db
    .selectFrom('job')
    .select('title')
    .where('companyId', '=', companyId)
    .where('id', '=', jobId)
    .executeTakeFirst()
  if (!job) return undefined
  const count = candidateIds.length
  const title = `${count}名へのスカウトを届けられませんでした`
  const reason = reasons[code] ?? ''
  return {
    title,
    body: `${job.title}：${reason}`,
    path: `/client/candidates?${new URLSearchParams(candidateIds.slice(0, mostLinked).map((id) => ['ids', id]))}`,
    mail: {
      subject: `${title}（${job.title}）`,
      lines: blocks(
        [`${sendingTimes.from}からの送信をお待ちいただいていたスカウトのうち、${count}名分を届けられませんでした。`],
        ['■募集', job.title],
        ['■理由', reason],
        [`送信数に数えていた${count}通は、その月の残りに戻しました。`],
      ),
      action: '次のURLで対象の学生を確認してください（公開を終了した学生は表示されません）。',
      reason: 'スカウトの送信者の方にお送りしています。',
    },
  }
}
