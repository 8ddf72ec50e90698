import styles from './calendar-feed.module.css'

const ways = [
  {
    name: 'Googleカレンダー',
    steps:
      'パソコンで「他のカレンダー」の「＋」→「URLで追加」を選び、アドレスを貼り付けます。変更が届くまで、1日ほどかかることがあります。',
  },
  {
    name: 'iPhone・iPad',
    steps:
      '「カレンダー」の下にある「カレンダー」→「カレンダーを追加」→「照会カレンダーを追加」を選び、アドレスを貼り付けます。',
  },
  { name: 'Mac', steps: '「カレンダー」の「ファイル」→「新規照会カレンダー」を選び、アドレスを貼り付けます。' },
  {
    name: 'Outlook',
    steps:
      '「予定表を追加」→「Webから定期受信」を選び、アドレスを貼り付けます。変更が届くまで、数時間かかることがあります。',
  },
]

/** How an address is put into the usual calendars. */
export function CalendarWays() {
  return (
    <dl className={styles.ways}>
      {ways.map(({ name, steps }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{steps}</dd>
        </div>
      ))}
    </dl>
  )
}
