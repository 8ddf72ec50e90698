import { bandLabel, bandLabels } from '#domain/assessment/result/rules.ts'
import type { SectionResult } from './fields.ts'
import styles from './bands.module.css'
import results from './results.module.css'

type Score = Pick<SectionResult, 'achieved' | 'achievable' | 'band' | 'low' | 'high' | 'cuts'>

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** The five bands with the score and its error drawn over them. The table beside it says the same in words. */
export function BandChart({ achieved, achievable, band, low, high, cuts }: Score) {
  const edges = [0, ...cuts, 1]
  const at = (right: number) => percent(achievable === 0 ? 0 : right / achievable)
  const words = `${achievable}問中${achieved}問正解。5段階の「${bandLabel(band)}」。誤差を含めると${low}〜${high}問`
  return (
    <svg className={results.chart} width="100%" height="44" role="img" aria-label={words}>
      {bandLabels.map((label, step) => {
        const from = edges[step] ?? 0
        return (
          <rect
            key={label}
            className={step + 1 === band ? styles.here : styles.step}
            x={percent(from)}
            width={percent((edges[step + 1] ?? 1) - from)}
            y="16"
            height="12"
          />
        )
      })}
      {cuts.map((cut) => (
        <rect key={cut} className={styles.gap} x={percent(cut)} width="2" y="16" height="12" />
      ))}
      <line className={styles.error} x1={at(low)} x2={at(high)} y1="22" y2="22" />
      <line className={styles.error} x1={at(low)} x2={at(low)} y1="15" y2="29" />
      <line className={styles.error} x1={at(high)} x2={at(high)} y1="15" y2="29" />
      <circle className={results.sun} cx={at(achieved)} cy="22" r="9" />
    </svg>
  )
}
