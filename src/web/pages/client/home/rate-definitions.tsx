import { funnelDays, sentWords } from '#domain/scout-invitation/company-home/rules.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { minSentForRates } from './funnel-shape.ts'
import styles from './breakdown.module.css'

const definitions = [
  ['送信', `過去${funnelDays}日に学生へ届いたスカウトの数です。${sentWords}`],
  ['承認率', '送信のうち、いま承認または採用の状態にあるスカウトの割合です。承認のあとの辞退や期限切れは除きます。'],
  ['日程確定率', '送信のうち、承認されていて、日程が決まっているスカウトの割合です。'],
  ['採用率', '送信のうち、採用になったスカウトの割合です。'],
  [
    '既読率',
    '送信のうち、学生が開いたスカウトの割合です。一人ひとりの既読が分からないように、すべての募集を合わせて10%きざみで表示し、募集・文面・曜日ごとには表示しません。',
  ],
  ['件数が少ないとき', `送信が${minSentForRates}通に満たないあいだは、承認率・日程確定率・採用率を表示しません。`],
] as const

export const RateDefinitions = () => (
  <Fold
    quiet
    title={
      <>
        <Icon name="info" size="small" />
        各率の定義
      </>
    }
    className={styles.definitions}
  >
    <dl className="stack-3">
      {definitions.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="note-13">
            <Phrases>{text}</Phrases>
          </dd>
        </div>
      ))}
    </dl>
  </Fold>
)
