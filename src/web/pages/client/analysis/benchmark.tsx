import { grouped } from '#ground/grouped.ts'
import { minCompanies, minSentOfCompany } from '#domain/scout-invitation/analysis/benchmark/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { ScoutBenchmarkFieldsFragment } from '#web/generated/graphql.ts'
import { Card, CardHead } from '#web/ui/card.tsx'
import { IntervalPlot, scaleEnd } from '#web/ui/plots/interval-plot.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { measureText, measureWords } from '#web/parts/analysis/measure-words.ts'
import analysis from '#web/parts/analysis/analysis.module.css'

const BenchmarkFields = graphql(`
  fragment ScoutBenchmarkFields on ScoutBenchmark {
    from
    to
    companies
    group
    figures {
      measure
      lower
      median
      upper
      own
    }
  }
`)

/** The company beside others of its kind, none of which can be told from the figures. */
export function Benchmark({ benchmark }: { benchmark: FragmentType<typeof BenchmarkFields> | null }) {
  const quarter = benchmark && readFragment(BenchmarkFields, benchmark)
  return (
    <Card as="section" className={analysis.card} aria-labelledby="benchmark">
      <CardHead>
        <h2 id="benchmark">ほかの企業とくらべる</h2>
      </CardHead>
      {quarter ? (
        <Figures quarter={quarter} />
      ) : (
        <p className="note-13">
          <Phrases>
            {`同じ業界や規模の企業が${minCompanies}社に満たないため、まだ表示できません。${minCompanies}社以上になると、四半期ごとに表示します。`}
          </Phrases>
        </p>
      )}
    </Card>
  )
}

function Figures({ quarter: { from, to, companies, group, figures } }: { quarter: ScoutBenchmarkFieldsFragment }) {
  const hasOwn = figures.some(({ own }) => own !== null)
  return (
    <div className="stack-4">
      <p className="note-13">
        <Phrases>
          {`${group}の${grouped(companies)}社が、${slashDate(from)}〜${slashDate(to)}に送ったスカウトの四分位です。線は企業の中央の半分が入る範囲、丸は中央値${hasOwn ? '、ひし形は自社' : ''}です。`}
        </Phrases>
      </p>
      {figures.map(({ measure, lower, median, upper, own }) => (
        <IntervalPlot
          key={measure}
          label={`${measureWords[measure]}の比較`}
          look="range"
          max={
            measure === 'DAYS'
              ? scaleEnd(Math.max(upper, own ?? 0), [2, 4, 6, 8, 10, 14])
              : scaleEnd(Math.max(upper, own ?? 0), [10, 20, 40, 60, 80, 100])
          }
          wordOf={(value) => (measure === 'DAYS' ? `${value}日` : `${value}%`)}
          rows={[
            {
              key: measure,
              name: measureWords[measure],
              interval: { value: median, lower, upper },
              mark: own,
              text: (
                <>
                  <b>{measureText(measure, median)}</b>（{measureText(measure, lower)}〜{measureText(measure, upper)}）
                  {own !== null && (
                    <small className={analysis.counts}>
                      自社 {measure === 'DAYS' ? measureText(measure, own) : `${own.toFixed(1)}%`}
                    </small>
                  )}
                </>
              ),
            },
          ]}
        />
      ))}
      <p className="note-13">
        <Phrases>
          {`どの企業も1社として数え、四半期に${minSentOfCompany}通以上送った企業が${minCompanies}社以上あるときだけ表示します。各値は近い3社の平均を丸めたもので、締めたあとは変わりません。1社の数が分かることはありません。`}
        </Phrases>
      </p>
    </div>
  )
}
