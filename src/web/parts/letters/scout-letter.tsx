import type { FragmentType } from '#web/generated/index.ts'
import type { LetterFragment } from '#web/generated/graphql.ts'
import { quotationFieldNames } from '#domain/candidate/quotation/rules.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { CompanyLine } from '../companies/company-line.tsx'
import type { MarkedCompany } from '../companies/company-mark.tsx'
import { ReasonText } from './reason-text.tsx'
import { Sender, type SenderFields } from './sender.tsx'
import styles from './scout-letter.module.css'

type Quotation = LetterFragment['quotations'][number]

export type LetterShare = { percent: number; isMass: boolean }

type ScoutLetterProps = {
  companyName: string
  company: MarkedCompany
  sender: FragmentType<typeof SenderFields>
  reason: string
  quotations: readonly Quotation[]
  sentAt: string
  /** The share that was written for the student; null where it is not known. */
  share: LetterShare | null
  /** The one word that the company added later. */
  followUp?: LetterFragment['followUp']
  /** The heading of a page; a preview inside another page has a lower one. */
  heading?: 'h1' | 'h3'
  /** As phones show it, at any width of the window. */
  isPhone?: boolean
}

/** The reason for the scout, the profile words the reason quotes, and the person who signed the letter. */
export function ScoutLetter({
  companyName,
  company,
  sender,
  reason,
  quotations,
  sentAt,
  share,
  followUp,
  ...look
}: ScoutLetterProps) {
  const { heading = 'h1', isPhone } = look
  return (
    <article className={classNames(styles.letter, isPhone && styles.phone)} aria-labelledby="why">
      <CompanyLine heading={heading} headingId="why" company={company} note={`${companyName}から`} isNoteFirst>
        あなたを選んだ理由
      </CompanyLine>
      <p className={styles.reason}>
        {reason ? (
          <ReasonText text={reason} quotations={quotations} />
        ) : (
          <span className="quiet">ここに理由が入ります。</span>
        )}
      </p>
      {share && <Share share={share} />}
      {quotations.length > 0 && <Source quotations={quotations} />}
      <footer className={styles.sender}>
        <Sender user={sender}>
          <time className="quiet" dateTime={sentAt}>
            {monthDay(sentAt)}
          </time>
        </Sender>
      </footer>
      {followUp && <Postscript followUp={followUp} />}
    </article>
  )
}

const Postscript = ({ followUp }: { followUp: NonNullable<LetterFragment['followUp']> }) => (
  <section className={styles.postscript} aria-label="追伸">
    <p className={styles.signed}>
      <b>追伸</b>
      <time dateTime={followUp.addedAt}>{monthDay(followUp.addedAt)}</time>
      {followUp.companyUser.familyName} {followUp.companyUser.givenName}
    </p>
    <p className="written">{followUp.text}</p>
  </section>
)

const Share = ({ share: { percent, isMass } }: { share: LetterShare }) => (
  <div className={styles.share}>
    <p className={styles.figure}>
      <Phrases>あなたのために書かれた割合</Phrases> <strong className="num">{percent}%</strong>
      {isMass && <Badge>一斉送信</Badge>}
    </p>
    <p className="note-13">理由とメッセージのうち、プロフィールの引用や、あなたについて書かれた文が占める割合です。</p>
  </div>
)

function Source({ quotations }: { quotations: readonly Quotation[] }) {
  const passages = Map.groupBy(quotations, ({ field, passage }) => `${field} ${passage}`)
  return (
    <details className={styles.source}>
      <summary>
        読まれたプロフィールを見る
        <Icon name="chevron-down" />
      </summary>
      {[...passages].map(([key, within]) => (
        <Passage key={key} within={within} />
      ))}
    </details>
  )
}

function Passage({ within }: { within: readonly Quotation[] }) {
  const [first] = within
  if (!first) return null
  return (
    <p>
      <ReasonText text={first.passage} quotations={within} />
      <cite>{quotationFieldNames[first.field]}より</cite>
    </p>
  )
}
