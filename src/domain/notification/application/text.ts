import { findPreRegistration } from '#domain/inquiry/queries.ts'
import type { Db, Tx } from '#platform/db.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import type { AboutKind } from '../rules.ts'
import type { Text } from '../texts.ts'

/** The name of the company and nothing of the person who wrote. */
export async function applicationText(db: Db | Tx, about: AboutKind['S01']): Promise<Text | undefined> {
  const row = await findPreRegistration(db, about.preRegistrationId)
  return (
    row && {
      title: '企業の事前登録がありました',
      body: row.companyName,
      path: '/admin/events/status/active',
      mail: {
        subject: `企業の事前登録がありました（${row.companyName}）`,
        lines: ['企業向けのページから、事前登録がありました。', '', '■受付日時', longDateTime(row.insertedAt)],
        action: '次のURLから管理画面を開いてください。',
        reason: '管理者として登録しているすべての方にお送りしています。',
      },
    }
  )
}
