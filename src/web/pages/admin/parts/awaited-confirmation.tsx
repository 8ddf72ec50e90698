import { slashDate, time } from '#ground/tokyo-time.ts'
import styles from './suspension.module.css'

type AwaitedConfirmationProps = {
  /** The act in words: 利用停止, 退会. */
  name: string
  request: { reason: string; requestedByName: string | null; insertedAt: string }
  isOwn: boolean
  mayConfirm: boolean
}

/** A request of one operator that another has to confirm: who asked, the reason, and the person who has to act now. */
export const AwaitedConfirmation = ({ name, request, isOwn, mayConfirm }: AwaitedConfirmationProps) => (
  <div className="stack-1">
    <p>
      <b>{`${name}：${mayConfirm ? 'あなたの確認を待っています' : 'ほかの運営者の確認を待っています'}`}</b>
    </p>
    <p>
      {isOwn ? 'あなた' : `${request.requestedByName ?? '運営者'}さん`}が
      {`${slashDate(request.insertedAt)}\u00a0${time(request.insertedAt)}`}
      に申請しました。
      {isOwn && '申請した本人は確認できません。'}
    </p>
    <p className={styles.reason}>理由：{request.reason}</p>
  </div>
)
