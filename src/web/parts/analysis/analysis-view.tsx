import {
  type Analysis,
  dimensionWords,
  minSentToCompare,
  shareSteps,
  type AnalysisDimension,
  type OperatorDimension,
} from '#domain/scout-invitation/analysis/rules.ts'
import { sentWords } from '#domain/scout-invitation/company-home/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { Card, CardHead } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { AnalysisTable } from './analysis-table.tsx'
import { stepWords } from './row-words.ts'
import { DaysPlot, SharePlot } from './share-plot.tsx'
import { WeekPlot } from './week-plot.tsx'
import styles from './analysis.module.css'

type AnalysisViewProps = { analysis: Analysis; by: AnalysisDimension | OperatorDimension }

/** The plots of an analysis, each number of them in the table behind. */
export function AnalysisView({ analysis, by }: AnalysisViewProps) {
  const title = dimensionWords[by]
  const { rows, total, isCut } = analysis
  return (
    <>
      <Card as="section" className={styles.card} aria-labelledby="shares">
        <CardHead>
          <h2 id="shares">{by === 'WHEN' ? '送った曜日と時間' : `${title}別の承認率`}</h2>
        </CardHead>
        {by === 'WHEN' ? (
          <WeekPlot rows={rows} total={total} />
        ) : (
          <SharePlot rows={rows} total={total} title={title} step="accepted" />
        )}
        {isCut && <p className="note-13">送信の多い{rows.length}件を表示しています。合計は、すべての行の数です。</p>}
        <Fold title="数の表を開く" className={styles.tables}>
          <AnalysisTable analysis={analysis} title={title} />
        </Fold>
      </Card>
      {by !== 'WHEN' && (
        <Card as="section" className={styles.card} aria-labelledby="days">
          <CardHead>
            <h2 id="days">回答までの日数</h2>
          </CardHead>
          <DaysPlot rows={rows} total={total} title={title} />
          <Fold title="参加・次に進む・採用の率">
            <div className="stack-6">
              {shareSteps
                .filter((step) => step !== 'accepted')
                .map((step) => (
                  <section key={step} className="stack-3" aria-labelledby={`share-${step}`}>
                    <h3 id={`share-${step}`}>{stepWords[step]}率</h3>
                    <SharePlot rows={rows} total={total} title={title} step={step} />
                  </section>
                ))}
            </div>
          </Fold>
        </Card>
      )}
      <Definitions readDays={analysis.readDays} />
    </>
  )
}

const definitions = [
  ['送信', `期間に学生へ届いたスカウトの数です。${sentWords}`],
  ['承認', '学生が承認した数です。承認のあとに辞退・期限切れになったものも含みます。'],
  ['参加', '承認のあと、日程に参加した数です。終わった日程で、欠席の記録がないものも含みます。'],
  ['次に進む・結果を伝えた', '学生に結果を伝えた数と、そのうち次に進むと伝えた数です。'],
  ['回答までの日数', '承認または辞退の回答があるまでの日数の中央値です。カッコは、回答の中央の半分が入る範囲です。'],
  [
    '率の範囲',
    `カッコは95%信頼区間（ウィルソン法）です。同じ条件で送り続けたとき、本当の率がおよそ入る範囲を表します。範囲が重なる行どうしの差は、偶然かもしれません。`,
  ],
  ['少ない数', `送信が${minSentToCompare}通に満たない行は、率を計算しません。`],
] as const

const Definitions = ({ readDays }: Pick<Analysis, 'readDays'>) => (
  <Fold quiet title="数と率の定義" className={styles.definitions}>
    <dl className="stack-3">
      {definitions.map(([name, text]) => (
        <Definition key={name} name={name} text={text} />
      ))}
      {readDays && (
        <Definition
          name="既読"
          text={`回答の期限がすべて過ぎた四半期（${slashDate(readDays.from)}〜${slashDate(readDays.to)}に送信）の割合を、10%きざみで表示します。期間や募集で絞っても変わりません。一人ひとりの既読が分かるおそれのある行には表示しません。`}
        />
      )}
    </dl>
  </Fold>
)

const Definition = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="note-13">
      <Phrases>{text}</Phrases>
    </dd>
  </div>
)
