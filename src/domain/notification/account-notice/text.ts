import type { Db, Tx } from '#platform/db.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import type { AboutKind } from '../rules.ts'
import { blocks, shortTime, type Text } from '../texts.ts'

export async function deviceText(db: Db | Tx, about: AboutKind['C14']): Promise<Text | undefined> {
  const device = await db
    .selectFrom('knownDevice')
    .select(['family', 'insertedAt'])
    .where('candidateId', '=', about.candidateId)
    .where('id', '=', about.knownDeviceId)
    .executeTakeFirst()
  return (
    device && {
      title: '新しい端末からログインがありました',
      body: `${device.family}｜${shortTime(device.insertedAt)}`,
      path: '/',
      mail: {
        subject: '新しい端末からログインがありました',
        lines: blocks(
          ['これまでと違う種類の端末またはブラウザから、ログインがありました。'],
          ['■日時', longDateTime(device.insertedAt)],
          ['■端末', device.family],
          [
            'ご自身のログインであれば、何もする必要はありません。',
            'お心当たりがないときは、すぐにパスワードを変更し、お問い合わせ先までお知らせください。',
          ],
        ),
        action: '次のURLからご自身の登録を確認できます。',
        reason: 'アカウントを守るため、登録しているすべての方にお送りしています。',
      },
    }
  )
}

/** Undefined once nothing has to be done any more. */
export async function actionRequiredText(db: Db | Tx, { candidateId }: AboutKind['C15']): Promise<Text | undefined> {
  const waiting = await db
    .selectFrom('candidate')
    .select('id')
    .where('id', '=', candidateId)
    .where('status', '=', 'ACTION_REQUIRED')
    .executeTakeFirst()
  return (
    waiting && {
      title: 'プロフィールの確認をお願いします',
      body: '確認が終わるまで、企業の検索には表示されません。',
      path: '/candidate/profile/action-required',
      mail: {
        subject: 'プロフィールの確認をお願いします',
        lines: [
          'プロフィールに、確認または入力が必要な項目があります。',
          '確認が終わるまで、企業の検索には表示されません。届いているスカウトは、確認のあとに回答できます。',
        ],
        action: '次のURLで内容を確認してください。',
        reason: '確認が必要な項目がある方にお送りしています。',
      },
    }
  )
}
