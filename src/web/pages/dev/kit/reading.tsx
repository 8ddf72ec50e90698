import { Fact, Facts } from '#web/ui/facts.tsx'
import { Flow } from '#web/ui/flow.tsx'
import { OwnWords } from '#web/ui/marks/own-words.tsx'
import { Horizon } from '#web/ui/marks/sun.tsx'
import styles from './kit.module.css'
import { Spec } from './spec.tsx'

const steps = [
  { title: '説明会の日程を選ぶ', note: 'オンライン60分。12月8日(火)から' },
  { title: '会社説明会', note: '開発部の社員2名が話します' },
  { title: '社員面談・座談会', note: '30分。選考ではありません' },
  { title: 'インターンシップ', note: '2月15日(月)から5日間' },
]

export function Reading() {
  return (
    <Spec title="読むところ">
      <p className={styles.reading}>
        条件を一つずつ変えて<OwnWords>実験を200回やり直した</OwnWords>
        ところに、私たちの開発と同じ粘り強さを感じました。うまくいかなかった理由を記録し、
        <OwnWords>次の条件を自分で決めてきた</OwnWords>
        点は、入社後の最初の1年で最も大切になる力です。
      </p>
      <div className={styles.cols}>
        <Facts>
          <Fact label="種別">インターンシップ（5日以上）</Fact>
          <Fact label="時期・場所">
            2027年2月15日(月)〜19日(金)
            <br />
            名古屋オフィス
          </Fact>
          <Fact label="報酬・交通費">日額10,000円・交通費全額</Fact>
        </Facts>
        <Facts compact>
          <Fact label="勤務地">愛知県、岐阜県</Fact>
          <Fact label="業界">化学・素材・繊維、自動車・輸送機器</Fact>
          <Fact label="TOEIC">745点（2026年7月）</Fact>
        </Facts>
        <Flow steps={steps} />
        <Horizon className={styles.horizon} />
      </div>
    </Spec>
  )
}
