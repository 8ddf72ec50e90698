import styles from './kit.module.css'
import { Spec } from './spec.tsx'

const colours = [
  ['plum-900', '夜・上部バー'],
  ['plum-700', '主色・リンク'],
  ['plum-600', '主色 ホバー'],
  ['plum-300', '図・飾り線'],
  ['plum-100', '選択'],
  ['plum-50', 'ホバー・縞'],
  ['amber-500', '陽・要対応'],
  ['amber-100', '注意の面'],
  ['ink', '本文'],
  ['ink-2', '補足'],
  ['line', '操作の枠'],
  ['hairline', '区切り'],
  ['paper', '地'],
  ['success', '完了'],
  ['error', 'エラー'],
  ['info', '案内'],
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
