import { Link } from 'react-router'
import { CompanyLine } from '#web/parts/company-line.tsx'
import type { Mark } from '#web/parts/company-mark.tsx'
import { ButtonLink } from '#web/parts/link.tsx'
import { ReasonText } from '#web/parts/reason-text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Horizon, Sun } from '#web/ui/sun.tsx'
import { urls } from '#web/urls.ts'
import styles from './landing.module.css'

/** What a visitor sees: the promise, what arrives, the way to it, and what we hold to. */
export function Landing() {
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
            プロフィールを書くのは一度だけ。読んだ企業の採用担当者が、なぜあなたなのかを添えて声をかけます。
          </p>
          <div className={styles.start}>
            <ButtonLink kind="light" wide to={urls.candidate.login()}>
              ログイン
            </ButtonLink>
          </div>
          <p className={styles.dawnNote}>2027〜2031年卒の学生が対象。利用は無料です。</p>
        </div>
        <SampleScout />
      </section>
      <Path />
      <Vows />
      <section className={`${styles.band} ${styles.day}`} aria-labelledby="day-title">
        <Horizon className={styles.horizon} />
        <h2 id="day-title">届いた理由を、読みにいきましょう。</h2>
        <div className={styles.start}>
          <ButtonLink wide to={urls.candidate.login()}>
            ログイン
          </ButtonLink>
        </div>
      </section>
      <aside className={styles.companies} aria-label="企業の方へ">
        <p>採用活動をされている企業の方へ</p>
        <Link className={linkButtonClass()} to={urls.client.home()}>
          企業向けの画面
          <Icon name="chevron-right" size="small" />
        </Link>
      </aside>
    </>
  )
}

const sample = {
  mark: { shape: 'CONSTELLATION', background: '#173a52', foreground: '#ffffff' } satisfies Mark,
  reason:
    '条件を一つずつ変えて実験を200回やり直したところに、私たちの開発と同じ粘り強さを感じました。失敗の記録を残す習慣についても、ぜひ聞かせてください。',
  quotations: [{ text: '実験を200回やり直した' }, { text: '失敗の記録を残す習慣' }],
}

function SampleScout() {
  return (
    <figure className={styles.stage}>
      <Sun className={styles.sun} />
      <article className={styles.letter} aria-label="届くスカウトの見本">
        <CompanyLine heading="h2" mark={sample.mark} note="冬の開発インターン" end={<Badge>見本</Badge>}>
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
        線を引いたのは、学生がプロフィールに書いたことば。どこを読んで声をかけたのかが、ひと目でわかります。
      </figcaption>
    </figure>
  )
}

const steps = [
  {
    title: '経験を書く',
    text: '研究、部活、アルバイト。がんばったことを、あなたのことばでプロフィールに残します。',
  },
  {
    title: '企業が読む',
    text: '氏名と連絡先は伏せたまま、企業が経験を読みます。選んだ理由を書かなければ、スカウトは送れません。',
  },
  {
    title: '届いて、選ぶ',
    text: '理由を読んで、承認か辞退かを選びます。日程もその場で決められます。辞退の文章を考える必要はありません。',
  },
]

function Path() {
  return (
    <section className={`${styles.band} ${styles.path}`} aria-labelledby="path-title">
      <h2 id="path-title">スカウトが届くまで</h2>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <Horizon />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Vows() {
  return (
    <section className={`${styles.band} ${styles.vows}`} aria-labelledby="vows-title">
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
          <dd>理由が40字に満たないスカウトは、送れません。</dd>
        </div>
        <div>
          <dt>
            週<b>10</b>件まで
          </dt>
          <dd>届く数をおさえ、1件ずつ読めるようにします。</dd>
        </div>
        <div>
          <dt>
            <b>14</b>日間
          </dt>
          <dd>回答の期限は14日。急かしません。</dd>
        </div>
        <div>
          <dt>
            承認まで<b>匿名</b>
          </dt>
          <dd>氏名と連絡先は、あなたが承認した企業にだけ伝わります。</dd>
        </div>
      </dl>
      <p className={styles.vowsNote}>
        スカウトは選考の合格を約束するものではありません。選考かどうかは、1件ごとに表示します。
      </p>
    </section>
  )
}
