import type { ReactNode } from 'react'
import { normLabel, referenceLabel } from '#domain/assessment/result/rules.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import { readFragment } from '#web/generated/index.ts'
import { AboutTest } from '#web/parts/assessment-result/about-test.tsx'
import { AssessmentSheetFields, type Sheet } from '#web/parts/assessment-result/fields.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { Certificates, type CertificateAnswer } from './certificates.tsx'
import { DeleteResult } from './delete-result.tsx'
import { Keep } from './keep.tsx'
import { NoResult } from './no-result.tsx'
import { Publication } from './publication.tsx'
import type { Result } from './result-fields.ts'
import styles from './result-page.module.css'

type ResultPageProps = {
  title: string
  lead: string
  result: Result
  answer: CertificateAnswer
  /** The results themselves. */
  children: (sheet: Sheet) => ReactNode
}

/** The result of one test beside what the student may do with it; or why there is none yet. */
export function ResultPage({ title, lead, result, answer, children }: ResultPageProps) {
  const sheet = readFragment(AssessmentSheetFields, result.sheet)
  if (!sheet || !result.attemptId) return <NoResult result={result} title={title} />
  const own = (
    <>
      <Certificates result={result} answer={answer} />
      <DeleteResult kind={sheet.kind} attemptId={result.attemptId} />
    </>
  )
  // Ten traits are as long as everything beside them; four sections are not.
  const isLong = sheet.traits.length > 0
  return (
    <Page>
      <PageHead
        title={title}
        above={
          <p className={styles.date}>
            <span>
              受検日　<time dateTime={sheet.takenOn}>{longDate(sheet.takenOn)}</time>
            </span>
            {sheet.sections.length > 0 && <Badge kind="info">{sheet.isReference ? referenceLabel : normLabel}</Badge>}
            {result.isChecked && <Badge kind="warning">確認中</Badge>}
          </p>
        }
      >
        <Phrases>{lead}</Phrases>
      </PageHead>
      <Standing result={result} sheet={sheet} />
      <div className={styles.columns}>
        <div className={styles.main}>{children(sheet)}</div>
        <div className={styles.side}>
          <Publication result={result} answer={answer} />
          <AboutTest retakeFrom={result.retakeFrom} />
          <Keep kind={sheet.kind} />
          {isLong && own}
        </div>
        {!isLong && <div className={styles.below}>{own}</div>}
      </div>
    </Page>
  )
}

/** The result is checked: by six items that the student may take, or by an operator. */
const Check = ({ result: { checkStage, recheckBy } }: { result: Result }) => (
  <Notice>
    {checkStage === 'ANSWERS' && recheckBy ? (
      <div className={styles.check}>
        <p>
          {`回答までの時間がとても短い問題があったため、結果を確認しています。${longDate(recheckBy)}までに確認の6問（10分）を受けると、公開と証明書の作成ができるようになります。`}
        </p>
        <ButtonLink kind="secondary" to={assessmentUrls.sitting('intellectual')}>
          確認の6問へ進む
        </ButtonLink>
      </div>
    ) : (
      <p>
        担当者が結果を確認しています。終わりしだい、お知らせします。それまで、企業への公開と証明書の作成はできません。結果は、これまでどおりあなただけが見られます。
      </p>
    )}
  </Notice>
)

/** Notices before the result: another sitting is under way, a part is missing, or it is checked. */
function Standing({ result, sheet }: { result: Result; sheet: Sheet }) {
  const words = [
    result.state === 'SCORING' && '新しい受検を採点しています。まとまりしだい、この画面の結果が入れ替わります。',
    (result.state === 'SITTING' || result.state === 'PARTIAL') &&
      '新しい受検の途中です。終わるまでは、前回の結果を表示します。',
    sheet.kind === 'INTELLECTUAL' &&
      sheet.total === null &&
      `4つのうち${sheet.sections.length}つのセクションの結果です。4つがそろった結果だけを、企業に公開できます。`,
  ].filter((text) => typeof text === 'string')
  if (words.length === 0 && !result.isChecked) return null
  return (
    <div className={styles.standing}>
      {result.isChecked && <Check result={result} />}
      {words.map((text) => (
        <Notice key={text}>
          <p>{text}</p>
        </Notice>
      ))}
    </div>
  )
}
