import type { FragmentType } from '#web/generated/index.ts'
import type { LetterFragment } from '#web/generated/graphql.ts'
import { quotationFieldNames } from '#domain/candidate/rules.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { CompanyLine } from '../companies/company-line.tsx'
import type { MarkedCompany } from '../companies/company-mark.tsx'
import { ReasonText } from './reason-text.tsx'
import { Sender, type SenderFields } from './sender.tsx'
import styles from './scout-letter.module.css'

type Quotation = LetterFragment['quotations'][number]

type ScoutLetterProps = {
  companyName: string
  company: MarkedCompany
  sender: FragmentType<typeof SenderFields>
  reason: string
  quotations: readonly Quotation[]
  sentAt: string
  /** The heading of a page; a preview inside another page has a lower one. */
  heading?: 'h1' | 'h3'
  /** As phones show it, at any width of the window. */
  isPhone?: boolean
}

/** The reason for the scout, the profile words the reason quotes, and the person who signed the letter. */
export function ScoutLetter({ companyName, company, sender, reason, quotations, sentAt, ...look }: ScoutLetterProps) {
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
      {quotations.length > 0 && <Source quotations={quotations} />}
      <footer className={styles.sender}>
        <Sender user={sender}>
          <time className="quiet" dateTime={sentAt}>
            {monthDay(sentAt)}
          </time>
        </Sender>
      </footer>
    </article>
  )
}

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
