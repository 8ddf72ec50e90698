import { calendarText } from '#web/texts/calendar.ts'
import { purgeDays } from '#domain/candidate-account/state/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import styles from './unsubscribe.module.css'

const EffectFields = graphql(`
  fragment WithdrawalEffects on WithdrawalEffects {
    pendingCount
    pendingScheduleCount
    acceptedCount
    dates {
      id
      companyName
      startAt
    }
  }
`)

/** The consequences of leaving, in numbers of this student. */
export function Effects({ effects }: { effects: FragmentType<typeof EffectFields> }) {
  const { pendingCount, pendingScheduleCount, acceptedCount, dates } = readFragment(EffectFields, effects)
  return (
    <ul className={styles.effects}>
      <li>
        <strong>返信待ちのスカウト：{pendingCount}件</strong>
        <span>{pendingCount > 0 ? '辞退になり、企業に伝わります。' : 'いまはありません。'}</span>
      </li>
      {pendingScheduleCount > 0 && (
        <li>
          <strong>日程を選んでいないスカウト：{pendingScheduleCount}件</strong>
          <span>承認は取り消され、辞退として企業に伝わります。</span>
        </li>
      )}
      <li>
        <strong>予約中の日程：{dates.length}件</strong>
        <span>{dates.length > 0 ? '取り消され、企業に伝わります。' : 'いまはありません。'}</span>
        {dates.length > 0 && <span className="quiet">{calendarText.staysForGood}</span>}
        {dates.length > 0 && (
          <ul className={styles.dates}>
            {dates.map(({ id, companyName, startAt }) => (
              <li key={id}>
                <span>{companyName}</span>
                <span>{longDateTime(startAt)}</span>
              </li>
            ))}
          </ul>
        )}
      </li>
      {acceptedCount > 0 && (
        <li>
          <strong>承認したスカウト：{acceptedCount}件</strong>
          <span>企業がすでに受け取った氏名や連絡先は、その企業の定めに沿って扱われます。</span>
        </li>
      )}
      <KeptData isFindable />
    </ul>
  )
}

type KeptDataProps = {
  /** Whether companies could find the student until now. */
  isFindable?: boolean
}

export const KeptData = ({ isFindable }: KeptDataProps) => (
  <>
    <li>
      <strong>お預かりしているデータ</strong>
      <span>
        {isFindable && 'すぐに企業の検索から外れ、'}
        {purgeDays}
        日後に削除します。削除したデータは元に戻せません。同じメールアドレスで、新しく登録することはできます。
      </span>
    </li>
    <li>
      <strong>ログイン</strong>
      <span>すべての端末でログアウトし、通知は届かなくなります。</span>
    </li>
  </>
)
