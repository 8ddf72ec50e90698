import type { Db, Tx } from '#platform/db.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { findFacts } from '../facts.ts'
import type { About, AboutKind } from '../rules.ts'
import { blocks, fromAcceptance, jobOf, type Text } from '../texts.ts'

/** Undefined when the company is back, or was never stopped. */
export async function suspendedText(
  db: Db | Tx,
  { companyId, contractSuspensionId }: AboutKind['K13'],
): Promise<Text | undefined> {
  const suspension = await db
    .selectFrom('contractSuspension')
    .innerJoin('contract', 'contract.companyId', 'contractSuspension.companyId')
    .select('contractSuspension.reason')
    .where('contractSuspension.companyId', '=', companyId)
    .where('contractSuspension.id', '=', contractSuspensionId)
    .where('contract.status', '=', 'SUSPENDED')
    .executeTakeFirst()
  return (
    suspension && {
      title: 'ご利用を停止しました',
      body: 'ログインとスカウトの送信ができません',
      path: '/client',
      mail: {
        subject: '【重要】ご利用停止のお知らせ',
        lines: blocks(
          [
            '本日より、サービスのご利用を停止しました。',
            '停止中は、ログイン、スカウトの送信、日程の予約の受付ができません。',
            '予約している学生には、停止していることをお知らせしています。',
          ],
          ['■理由', ...suspension.reason.split('\n')],
        ),
        action: '内容にご不明な点があるときは、このメールの末尾のお問い合わせ先までご連絡ください。',
        reason: 'ご契約企業の管理者の方にお送りしています。',
      },
    }
  )
}

/** Undefined once the booking is over, cancelled, or the company is back. */
export async function suspendedCompanyText(db: Db | Tx, about: About): Promise<Text | undefined> {
  const facts = await findFacts(db, about)
  const stopped = await db
    .selectFrom('contract')
    .select('id')
    .where('companyId', '=', about.companyId)
    .where('status', '=', 'SUSPENDED')
    .executeTakeFirst()
  if (!facts?.date || !stopped || facts.date.startAt <= new Date()) return undefined
  const { scout, date } = facts
  return {
    title: '予定についてのお知らせ',
    body: `${scout.companyName}は、現在サービスの利用を停止しています`,
    path: '/candidate/invitations/events',
    mail: {
      subject: `予定についてのお知らせ：${scout.companyName}`,
      lines: blocks(
        [
          `${scout.companyName}は、現在サービスの利用を停止しています。`,
          '予定が行われるかどうかは、参加する前に、企業の緊急連絡先へ直接確認してください。',
          '参加しないときは、期限までにご自身で予定を取り消せます。',
        ],
        ['■日時', `${longDateTime(date.startAt)}〜`],
        jobOf(scout),
      ),
      action: '次のURLで予定と緊急連絡先を確認できます。',
      reason: fromAcceptance(scout),
    },
  }
}

/** Undefined for whoever did not leave. */
export async function withdrawnText(db: Db | Tx, { candidateId }: AboutKind['C18']): Promise<Text | undefined> {
  const gone = await db
    .selectFrom('candidate')
    .select('id')
    .where('id', '=', candidateId)
    .where('status', '=', 'WITHDRAWN')
    .executeTakeFirst()
  return (
    gone && {
      title: '退会の手続きが完了しました',
      body: 'ご利用ありがとうございました',
      path: '/',
      mail: {
        subject: '退会の手続きが完了しました',
        lines: [
          '退会の手続きが完了しました。ご利用ありがとうございました。',
          '回答していないスカウトは辞退となり、これからの予定は取り消しました。',
          'お預かりした情報は、30日後に削除します。承認した企業が受け取った情報は、その企業の定めに沿って扱われます。',
          '',
          'お心当たりがないときは、すぐにお問い合わせ先までお知らせください。',
        ],
        action: 'もう一度利用するときは、次のURLから新しく登録してください。',
        reason: '退会の手続きをした方にお送りしています。',
      },
    }
  )
}
