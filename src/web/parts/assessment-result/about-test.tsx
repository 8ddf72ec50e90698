import { Link } from 'react-router'
import { resultTexts } from '#domain/assessment/result/rules.ts'
import { longDate, tokyoDay } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import styles from './about-test.module.css'

/** The uses that a result is made for, as students and companies both read them. */
export function AboutTest({ retakeFrom, forGuests }: { retakeFrom?: string | null; forGuests?: boolean }) {
  const today = tokyoDay(useNow())
  return (
    <section className={styles.about} aria-labelledby="about-test">
      <h2 id="about-test">この検査について</h2>
      <p>{resultTexts.use}</p>
      <p>
        <Link className={linkClass()} to={urls.assessmentManual()}>
          検査の説明書
        </Link>
      </p>
      <Facts>
        {retakeFrom && (
          <Fact label="再受検">{retakeFrom <= today ? 'いま受検できます' : `${longDate(retakeFrom)}から`}</Fact>
        )}
        <Fact label="表示">{forGuests ? resultTexts.place : `企業には「${resultTexts.place}」と表示`}</Fact>
      </Facts>
    </section>
  )
}
