import styles from './kit.module.css'
import { Spec } from './spec.tsx'

const colours = [
  ['bg', '地'],
  ['surface', '面'],
  ['ink', '本文'],
  ['ink-2', '補足'],
  ['line', '操作の枠'],
  ['hairline', '区切り'],
  ['edge', '飾り線'],
  ['primary', '主色・リンク'],
  ['primary-hover', '主色 ホバー'],
  ['on-primary', '主色の上の文字'],
  ['tint', 'ホバー・縞'],
  ['tint-2', '選択'],
  ['tint-3', '押した面・目盛り'],
  ['muted', '無効・待機'],
  ['night', '夜・上部バー'],
  ['sun', '陽・要対応'],
  ['highlight', '引用'],
  ['plot-1', '図 1'],
  ['plot-2', '図 2'],
  ['plot-3', '図 3'],
  ['success', '完了'],
  ['success-bg', '完了の面'],
  ['error', 'エラー'],
  ['error-bg', 'エラーの面'],
  ['info', '案内'],
  ['info-bg', '案内の面'],
  ['warning', '注意'],
  ['warning-bg', '注意の面'],
] as const

export function Foundations() {
  return (
    <>
      <Spec title="色">
        <div className={styles.swatches}>
          {colours.map(([name, use]) => (
            <div key={name}>
              <span style={{ background: `var(--${name})` }} />
              {name}
              <br />
              {use}
            </div>
          ))}
        </div>
      </Spec>
      <Spec title="文字">
        <div className={styles.type}>
          <span>36 / 数字</span>
          <strong className="num" style={{ fontSize: 'var(--text-36)', lineHeight: 1.2 }}>
            4,312<small style={{ fontSize: 'var(--text-14)' }}>名</small>
          </strong>
        </div>
        <div className={styles.type}>
          <span>24 / 1.45</span>
          <h3 style={{ fontSize: 'var(--text-24)' }}>あなたの経験を見つけた企業から、理由つきのスカウトが届く。</h3>
        </div>
        <div className={styles.type}>
          <span>20 / 1.45</span>
          <h3 style={{ fontSize: 'var(--text-20)' }}>今日の対応</h3>
        </div>
        <div className={styles.type}>
          <span>16 / 1.75</span>
          <p>
            実験を200回やり直して、原因は測定前の洗浄にあると突き止めました。手順を書き直し、研究室の標準になりました。
          </p>
        </div>
        <div className={styles.type}>
          <span>15 / 1.6</span>
          <p style={{ fontSize: 'var(--text-15)', lineHeight: 1.6 }}>
            カードの中で読む文章。行間を少し詰め、1行は38文字までにします。
          </p>
        </div>
        <div className={styles.type}>
          <span>14 / 1.6</span>
          <p style={{ fontSize: 'var(--text-14)', lineHeight: 1.6 }}>
            企業画面の標準。見出しの詰め組みはこの大きさの本文には使いません。
          </p>
        </div>
        <div className={styles.type}>
          <span>12 / 1.3</span>
          <p className="quiet" style={{ fontSize: 'var(--text-12)', lineHeight: 1.3 }}>
            最終ログイン 11/24　スカウト 2社　これより小さい文字は使いません
          </p>
        </div>
      </Spec>
    </>
  )
}
