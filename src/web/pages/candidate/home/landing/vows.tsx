import { Phrases } from '#web/ui/phrases.tsx'
import landing from '../landing.module.css'
import styles from './vows.module.css'

export function Vows() {
  return (
    <section className={`${landing.band} ${styles.vows}`} aria-labelledby="vows-title">
      <h2 id="vows-title">
        落ち着いて選べるように、
        <wbr />
        決めていること
      </h2>
      <dl>
        <div>
          <dt>
            <b>40</b>字以上
          </dt>
          <dd>
            <Phrases>理由が40字に満たないスカウトは、送れません。</Phrases>
          </dd>
        </div>
        <div>
          <dt>
            週<b>10</b>件まで
          </dt>
          <dd>
            <Phrases>届く数をおさえ、1件ずつ読めるようにします。</Phrases>
          </dd>
        </div>
        <div>
          <dt>
            <b>21</b>時から<b>8</b>時
          </dt>
          <dd>
            <Phrases>夜から朝のあいだ、通知は鳴りません。</Phrases>
          </dd>
        </div>
        <div>
          <dt>
            承認まで<b>匿名</b>
          </dt>
          <dd>
            <Phrases>氏名と連絡先は、あなたが承認した企業にだけ伝わります。</Phrases>
          </dd>
        </div>
      </dl>
      <p className={styles.vowsNote}>
        スカウトは選考の合格を約束するものではありません。選考かどうかは、1件ごとに表示します。
      </p>
    </section>
  )
}
