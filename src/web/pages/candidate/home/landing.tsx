import { Link, useSearchParams } from 'react-router'
import { makeFragmentData } from '#web/generated/index.ts'
import { CompanyLine } from '#web/parts/company-line.tsx'
import { CompanyMarkFields } from '#web/parts/company-mark.tsx'
import { Picture } from '#web/parts/landing/picture.tsx'
import type { PictureName } from '#web/landing-pictures.ts'
import { ReasonText } from '#web/parts/reason-text.tsx'
import { Accordion, AccordionItem } from '#web/ui/accordion.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Horizon, Sun } from '#web/ui/sun.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { campaignOf, urls } from '#ground/urls.ts'
import styles from './landing.module.css'
import { Start } from './start.tsx'

/** The landing page for guests: the promise, a sample letter, the steps, our principles, and common questions. */
export function Landing({ graduationYears }: { graduationYears: readonly number[] }) {
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
          線を引いたのは、学生がプロフィールに書いたことば。どこを読んで声をかけたのかが、ひと目でわかります。
        </Phrases>
      </figcaption>
    </figure>
  )
}

type Step = { title: string; text: string; picture: PictureName; alt: string }

const steps: Step[] = [
  {
    title: '企業が読む',
    text: '氏名と連絡先は伏せたまま、企業があなたの経験を読みます。選んだ理由を書かなければ、スカウトは送れません。',
    picture: 'profile-phone',
    alt: '企業が読むプロフィールの画面。タグライン、自己PR、学生時代の経験があり、氏名と連絡先はない。',
  },
  {
    title: '理由が届く',
    text: '最初に目に入るのは、会社の紹介ではなく、あなたを選んだ理由です。承認、あとで、辞退から選べます。',
    picture: 'letter-phone',
    alt: '届いたスカウトの画面。「あなたを選んだ理由」の文章のうち、学生が書いたことばに線が引かれている。',
  },
  {
    title: '会う日を選ぶ',
    text: '承認すると、空いている日程が並びます。ほかの企業の予定と重なる時間は選べないので、約束が重なりません。',
    picture: 'dates-phone',
    alt: '面談の日程を選ぶ画面。満席の日程は選べず、残り1席の日程が選ばれている。',
  },
]

/** Without its border, beside the words on tablets. */
const imageSizes = '(min-width: 601px) and (max-width: 1034px) 198px, 298px'

function Path() {
  return (
    <section className={`${styles.band} ${styles.path}`} aria-labelledby="path-title">
      <h2 id="path-title">
        <span>読まれてから、</span>
        <span>会う日が決まるまで</span>
      </h2>
      <ol>
        {steps.map(({ title, text, picture, alt }) => (
          <li key={title}>
            <Horizon />
            <h3>{title}</h3>
            <p>
              <Phrases>{text}</Phrases>
            </p>
            <Picture className={styles.phone} name={picture} sizes={imageSizes} alt={alt} />
          </li>
        ))}
      </ol>
      <p className={styles.pathNote}>画面は、架空の学生と企業によるデモのものです。</p>
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

const questions = [
  {
    question: 'アルバイト先に、就職活動を知られたくありません。',
    answer:
      '登録すると、設定から企業をブロックできます。ブロックした企業の検索には表示されず、新しいスカウトも届きません。ブロックしたことは、企業に伝えません。',
  },
  {
    question: '届いたら、すぐに答えなければいけませんか。',
    answer:
      '回答の期限は、届いてから14日後です。期限が近づくとお知らせします。「あとで」を選んでも、企業には伝わりません。',
  },
  {
    question: '辞退すると、不利になりますか。',
    answer: 'なりません。辞退の文章を考える必要はなく、ほかの企業からのスカウトにも影響しません。',
  },
  {
    question: '合う日程がないときは、どうすればよいですか。',
    answer:
      '参加できる日を3つまで挙げて、企業に日程の追加をお願いできます。決めた日程は、前日の18:00まで変更できます。',
  },
  {
    question: 'お金はかかりますか。',
    answer: 'かかりません。学生は無料で利用できます。',
  },
]

function Questions() {
  return (
    <section className={`${styles.band} ${styles.questions}`} aria-labelledby="questions-title">
      <h2 id="questions-title">気になること</h2>
      <Accordion className={styles.answers}>
        {questions.map(({ question, answer }) => (
          <AccordionItem key={question} title={question}>
            <p>
              <Phrases>{answer}</Phrases>
            </p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}
