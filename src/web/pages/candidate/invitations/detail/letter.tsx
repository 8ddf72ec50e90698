import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { LetterFragment, QuotationField } from '#web/generated/graphql.ts'
import { CompanyLine } from '#web/parts/company-line.tsx'
import { monthDay } from '#ground/tokyo-time.ts'
import { ReasonText } from '#web/parts/reason-text.tsx'
import { Sender } from '#web/parts/sender.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './letter.module.css'

const LetterFields = graphql(`
  fragment Letter on ScoutInvitation {
    sentAt
    reason
    quotations {
      field
      text
      passage
    }
    company {
      displayName
      ...CompanyMark
    }
    companyUser {
      ...Sender
    }
  }
`)

/** The reason for the scout, the profile words the reason quotes, and the person who signed the letter. */
export function Letter({ invitation }: { invitation: FragmentType<typeof LetterFields> }) {
  const { company, companyUser, reason, quotations, sentAt } = readFragment(LetterFields, invitation)
  return (
    <article className={styles.letter} aria-labelledby="why">
      <CompanyLine heading="h1" headingId="why" company={company} note={`${company.displayName}から`} isNoteFirst>
        あなたを選んだ理由
      </CompanyLine>
      <p className={styles.reason}>
        <ReasonText text={reason} quotations={quotations} />
      </p>
      {quotations.length > 0 && <Source quotations={quotations} />}
      <footer className={styles.sender}>
        <Sender user={companyUser}>
          <time className="quiet" dateTime={sentAt}>
            {monthDay(sentAt)}
          </time>
        </Sender>
      </footer>
    </article>
  )
}

const fieldNames: Record<QuotationField, string> = {
  TAGLINE: 'タグライン',
  SELF_INTRODUCTION: '自己PR',
  STUDENT_PROJECT_EXPERIENCE: '学生時代の経験',
  STUDY_ABROAD_EXPERIENCE: '留学経験',
  QUALIFICATION_EXPERIENCE: '資格・スキル',
  INTERNSHIP_EXPERIENCE: 'インターンシップの経験',
}

type Quotation = LetterFragment['quotations'][number]

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
      <cite>{fieldNames[first.field]}より</cite>
    </p>
  )
}
