import { dueText, longDate } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { OfferReportAnswer } from './offer-report-answer.tsx'
import { answerOf, statusBadges, type Reported } from './offer-report-words.ts'
import styles from './offer-report.module.css'

const ScoutReport = graphql(`
  fragment ScoutReport on SentScoutInvitation {
    id
    job {
      title
    }
    offerReport {
      id
      status
      acceptedOn
      answerBy
      answeredAt
      isSettledByOperator
      answeredBy {
        familyName
      }
    }
  }
`)

/** The student's reports of accepted offers, each with the company's answer or the buttons to give it. */
export function OfferReports({ scouts }: { scouts: readonly FragmentType<typeof ScoutReport>[] }) {
  return readFragment(ScoutReport, scouts).map(
    ({ id, job, offerReport }) => offerReport && <Report key={id} jobTitle={job.title} report={offerReport} />,
  )
}

function Report({ jobTitle, report }: { jobTitle: string; report: Reported }) {
  const canWrite = useCanWrite()
  const now = useNow()
  const { id, status, acceptedOn, answerBy } = report
  const badge = statusBadges[status]
  const isOpen = status === 'SUBMITTED'
  return (
    <section className={styles.report} aria-labelledby={`report-${id}`}>
      <h3 id={`report-${id}`}>
        内定承諾の報告
        <Badge kind={badge.kind}>{badge.text}</Badge>
      </h3>
      <Facts compact className={styles.facts}>
        <Fact label="募集">{jobTitle}</Fact>
        <Fact label="承諾した日">{longDate(acceptedOn)}</Fact>
        {isOpen && <Fact label="回答の期限">{dueText(answerBy, now)}</Fact>}
      </Facts>
      {isOpen ? (
        <p>
          <Phrases>
            学生が、貴社の内定を承諾したと報告しています。期限までに回答がないときは、報告のとおり確認済みになります。
          </Phrases>
        </p>
      ) : (
        <p className="quiet">
          <Phrases>{answerOf(report)}</Phrases>
        </p>
      )}
      {isOpen && !canWrite && (
        <p className="quiet">
          <Phrases>回答は、管理者か採用担当の方が行います。</Phrases>
        </p>
      )}
      {canWrite && <OfferReportAnswer id={id} isOpen={isOpen} />}
    </section>
  )
}
