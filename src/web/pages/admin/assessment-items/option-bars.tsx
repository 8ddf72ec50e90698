import styles from './items.module.css'

type OptionBarsProps = { chosen: readonly number[]; blank: number; correct: number | null }

const [width, height, gap] = [12, 24, 2]

/** How often each option was chosen; the dark bar is the key. */
export function OptionBars({ chosen, blank, correct }: OptionBarsProps) {
  const all = Math.max(
    1,
    chosen.reduce((sum, one) => sum + one, blank),
  )
  const shares = chosen.map((one) => Math.round((one / all) * 100))
  const words = `${shares.map((share, at) => `${at + 1}：${share}%${at === correct ? '（正答）' : ''}`).join('、')}、無回答：${Math.round((blank / all) * 100)}%`
  return (
    <svg className={styles.bars} width={5 * (width + gap)} height={height} role="img" aria-label={words}>
      <title>{words}</title>
      {shares.map((share, at) => {
        const tall = Math.max(1, (share / 100) * height)
        return (
          <rect
            key={at}
            className={at === correct ? styles.key : styles.bar}
            x={at * (width + gap)}
            y={height - tall}
            width={width}
            height={tall}
          />
        )
      })}
    </svg>
  )
}
