import { Link, useSearchParams } from 'react-router'
import { makeFragmentData } from '#web/generated/index.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { CompanyMarkFields } from '#web/parts/companies/company-mark.tsx'
import { ReasonText } from '#web/parts/letters/reason-text.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Horizon, Sun } from '#web/ui/marks/sun.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { campaignOf } from '#web/carry/campaign.ts'
import { urls } from '#ground/urls.ts'
import styles from './landing.module.css'
import { Path } from './landing/path.tsx'
import { Questions } from './landing/questions.tsx'
import { Vows } from './landing/vows.tsx'
import { Start } from './start.tsx'

/** The landing page for guests: the promise, a sample letter, the steps, our principles, and common questions. */
export default function Landing({ graduationYears }: { graduationYears: readonly number[] }) {
  const [search] = useSearchParams()
  const from = campaignOf(search)
  return (
    <>
      <section className={styles.dawn} aria-labelledby="promise">
        <div className={styles.copy}>
          <h1 id="promise">
            <span>あなたの経験を見つけた</span>
            <span>企業から、理由つきの</span>
            <span>スカウトが届く。</span>
          </h1>
          <p className={styles.lead}>
            <Phrases>
              企業の採用担当者があなたのプロフィールを読み、なぜあなたなのかを、あなたのことばを引いて伝えます。
            </Phrases>
          </p>
          <div className={styles.start}>
            <Start kind="light" from={from} />
          </div>
          <p className={styles.dawnNote}>{classesOf(graduationYears)}の学生が対象。利用は無料です。</p>
        </div>
        <SampleScout />
      </section>
      <Path />
      <Vows />
      <Questions />
      <section className={`${styles.band} ${styles.day}`} aria-labelledby="day-title">
        <Horizon className={styles.horizon} />
        <h2 id="day-title">
          <span>まずは、強みを</span>
          <span>3つ選ぶところから。</span>
        </h2>
        <div className={styles.start}>
          <Start from={from} />
        </div>
      </section>
      <aside className={styles.companies} aria-label="企業の方へ">
        <p>採用活動をされている企業の方へ</p>
        <Link reloadDocument className={linkButtonClass()} to={urls.client.home()}>
          企業向けのご案内
          <Icon name="chevron-right" size="small" />
        </Link>
      </aside>
    </>
  )
}

function classesOf(years: readonly number[]) {
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return first === last ? `${first}年卒` : `${first}〜${last}年卒`
}

const sample = {
  company: makeFragmentData(
    { mark: { shape: 'CONSTELLATION', background: '#173a52', foreground: '#ffffff', logoUrl: null } },
    CompanyMarkFields,
  ),
  reason:
    '条件を一つずつ変えて実験を200回やり直したところに、私たちの開発と同じ粘り強さを感じました。失敗の記録を残す習慣についても、ぜひ聞かせてください。',
  quotations: [{ text: '実験を200回やり直した' }, { text: '失敗の記録を残す習慣' }],
}

function SampleScout() {
  return (
    <figure className={styles.stage}>
      <Sun className={styles.sun} />
      <article className={styles.letter} aria-label="届くスカウトの見本">
        <CompanyLine heading="h2" company={sample.company} note="冬の開発インターン" end={<Badge>見本</Badge>}>
          北斗システムズ
        </CompanyLine>
        <h3 className={styles.reasonTitle}>あなたを選んだ理由</h3>
        <p className={styles.reason}>
          <ReasonText text={sample.reason} quotations={sample.quotations} />
        </p>
        <footer className={styles.letterFoot}>
          <span>
            <Icon name="user" size="small" />
            採用担当　佐藤さん
          </span>
          <span>
            <Icon name="clock" size="small" />
            14日以内に回答
          </span>
        </footer>
      </article>
      <figcaption>
        <Phrases>
          線を引いたのは、学生がプロフィールに書いたことば。どこを読んで声をかけたのかが、ひと目で分かります。
        </Phrases>
      </figcaption>
    </figure>
  )
}
