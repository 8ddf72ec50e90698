import { lettersOf } from '#ground/text-length.ts'
import { Avatar } from '#web/ui/marks/avatar.tsx'
import { ReasonText } from '#web/parts/letters/reason-text.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Sun } from '#web/ui/marks/sun.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './quoting.module.css'

// The same sample words as on the landing page for students.
const sample = {
  title: '実験を200回やり直し、原因は測定前の洗浄だと突き止めた',
  before: '研究室では、触媒の条件を一つずつ変えて',
  quoted: '実験を200回やり直した',
  after: '経験があります。',
  reason: '条件を一つずつ変えて実験を200回やり直したところに、私たちの開発と同じ粘り強さを感じました。',
}

/** A sample: one sentence of a profile, and the reason that quotes it. */
export function Quoting() {
  return (
    <figure className={styles.stage}>
      <Sun className={styles.sun} />
      <div className={styles.sheet}>
        <div className={styles.profile}>
          <Avatar scene={5} />
          <div className={styles.who}>
            <p className={styles.school}>
              名古屋大学 工学部 <Badge>28卒</Badge> <Badge>理系</Badge>
            </p>
            <p className={styles.title}>{sample.title}</p>
          </div>
        </div>
        <div className={styles.quote}>
          <p>
            {sample.before}
            <mark>{sample.quoted}</mark>
            {sample.after}
          </p>
          <span>
            <Icon name="check" size="small" />
            引用中
          </span>
        </div>
        <div className={styles.reason}>
          <p className={styles.label}>
            あなたを選んだ理由 <Badge>見本</Badge>
          </p>
          <p className={styles.text}>
            <ReasonText text={sample.reason} quotations={[{ text: sample.quoted }]} />
          </p>
          <p className={styles.count}>
            <span>40〜300文字</span>
            <span className="num">{lettersOf(sample.reason)} / 300</span>
          </p>
        </div>
      </div>
      <figcaption>
        <Phrases>
          線を引いたことばは、学生の画面でも同じように見えます。どこを読んだのかが、書かなくても伝わります。
        </Phrases>
      </figcaption>
    </figure>
  )
}
