import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { HandedOver } from './handed-over.tsx'
import { nameOf, type Member } from './member.ts'
import styles from './users.module.css'

type DisableDialogProps = { member: Member; isSelf: boolean; open: boolean; onClose: () => void }

/** Says what ends with the account before it ends. */
export function DisableDialog({ member, isSelf, open, onClose }: DisableDialogProps) {
  const { id, status, onlyNotifiedDates } = member
  const fields = { intent: 'disable', id }
  const name = nameOf(member)
  if (status !== 'ACTIVE')
    return (
      <ConfirmAct {...{ open, onClose, fields }} title="招待を取り消しますか？" verb="招待を取り消す" cancel="戻る">
        <p>
          <b>{name}</b>に届いた招待のメールからは、登録できなくなります。もう一度招待することもできます。
        </p>
      </ConfirmAct>
    )
  if (isSelf)
    return (
      <ConfirmAct
        {...{ open, onClose, fields }}
        title="あなた自身の利用を停止しますか？"
        verb="自分の利用を停止する"
        cancel="戻る"
      >
        <div className="stack-4">
          <Notice kind="warning">
            あなた自身のアカウントです。停止すると、あなたはすぐにログアウトされ、ログインできなくなります。
          </Notice>
          <ul className={styles.effects}>
            <li>パスキーや認証アプリなどのログインの設定と、あなたのカレンダーの連携は削除されます。</li>
            <li>あなたが作成したアクセストークンは使えなくなります。</li>
            <li>送ったスカウト、募集、メモはそのまま残ります。</li>
            <li>予定の通知は、ほかの担当者に引き続き届きます。</li>
          </ul>
          <HandedOver member={member} to="ほかの管理者" />
          {onlyNotifiedDates > 0 && <Notice kind="warning">{onlyNotified('あなた', onlyNotifiedDates)}</Notice>}
          <p className="quiet">
            自分では再開できません。ほかの管理者がもう一度招待すると、同じユーザーとして再開できます。
          </p>
        </div>
      </ConfirmAct>
    )
  return (
    <ConfirmAct {...{ open, onClose, fields }} title={`${name}さんの利用を停止しますか？`} verb="利用を停止する">
      <div className="stack-4">
        <ul className={styles.effects}>
          <li>すぐにログアウトされ、ログインできなくなります。</li>
          <li>パスキーや認証アプリなどのログインの設定と、本人のカレンダーの連携は削除されます。</li>
          <li>この人が作成したアクセストークンは使えなくなります。</li>
          <li>送ったスカウト、募集、メモはそのまま残ります。</li>
          <li>予定の通知は、ほかの担当者に引き続き届きます。</li>
        </ul>
        <HandedOver member={member} />
        {onlyNotifiedDates > 0 && <Notice kind="warning">{onlyNotified('この人', onlyNotifiedDates)}</Notice>}
        <p className="quiet">もう一度招待すると、同じユーザーとして再開できます。</p>
      </div>
    </ConfirmAct>
  )
}

const onlyNotified = (person: string, dates: number) =>
  `${person}だけが通知を受け取る日程が${dates}件あります。停止すると、予約や取り消しは、スカウトの送信者か管理者に届きます。`
