import { requireContract } from '#domain/company/queries.ts'
import { contractEndDays, usableContractStatuses, type AboutKind } from '../rules.ts'
import { monthlyLimit } from '#domain/scout-invitation/sending/rules.ts'
import type { Db, Tx } from '#platform/db.ts'
import { longDate } from '#ground/tokyo-time.ts'
import type { Text } from '../texts.ts'

/** Undefined when the contract was renewed or has ended meanwhile. */
export async function contractEndText(db: Db | Tx, about: AboutKind['K09']): Promise<Text | undefined> {
  const { companyId, contractId, endsOn, days } = about
  const contract = await db
    .selectFrom('contract')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', contractId)
    .where('endsOn', '=', endsOn)
    .where('status', 'in', usableContractStatuses)
    .executeTakeFirst()
  if (!contract) return undefined
  const day = longDate(endsOn)
  const isLast = days === Math.min(...contractEndDays)
  return {
    title: 'ご契約の終了日が近づいています',
    body: `${day}まで（あと${days}日）`,
    path: '/client',
    mail: {
      subject: `${isLast ? '【まもなく終了】' : ''}ご契約の終了日が近づいています（${day.replace(/^\d+年/, '')}まで）`,
      lines: [
        `ご契約は、${day}に終了します（あと${days}日）。`,
        '終了日を過ぎると、ログインできなくなり、スカウトの送信と日程の予約の受付が止まります。',
        '続けてご利用になるときは、終了日までに更新の手続きをお願いします。手続き済みのときは、このメールへの対応は不要です。',
      ],
      action: '次のURLで契約の状況を確認してください。',
      reason: '企業の管理者の方にお送りしています。',
    },
  }
}

/** What is left of the month ('YYYY-MM-01'), as it stands now. */
export async function quotaText(db: Db | Tx, { companyId, month }: AboutKind['K10']): Promise<Text | undefined> {
  const quota = await findQuota(db, companyId, month)
  if (!quota) return undefined
  const { limit, sent } = quota
  return {
    title: `今月のスカウト残数は${Math.max(0, limit - sent)}通です`,
    body:
      sent >= limit
        ? `今月の上限（${limit}通）に達しました。来月1日から、また送信できます。`
        : `今月の上限は${limit}通です`,
    path: '/client',
    mail: null,
  }
}

export async function findQuota(db: Db | Tx, companyId: string, month: string) {
  const row = await db
    .selectFrom('scoutSentInMonth')
    .select('sent')
    .where('companyId', '=', companyId)
    .where('month', '=', month)
    .executeTakeFirst()
  return row && { sent: row.sent, limit: monthlyLimit(await requireContract(db, companyId)) }
}
