import { daysUntil, dueText, longDate } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { ListRow, RowName, RowSides } from '../parts/row-list.tsx'

const OpenReportFields = graphql(`
  fragment OpenReport on OfferReport {
    acceptedOn
    answerBy
    job {
      title
    }
    candidate {
      id
      schoolName
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
    }
  }
`)

/** A report that waits; the answer is given beside the student's profile. */
export function OpenReport({ report }: { report: FragmentType<typeof OpenReportFields> }) {
  const canWrite = useCanWrite()
  const now = useNow()
  const { acceptedOn, answerBy, job, candidate } = readFragment(OpenReportFields, report)
  const student = callStudent(candidate)
  return (
    <ListRow>
      <RowSides
        end={
          <>
            {daysUntil(answerBy, now) <= 3 ? (
              <Badge kind="warning">{dueText(answerBy, now)}</Badge>
            ) : (
              <span className="quiet">{dueText(answerBy, now)}</span>
            )}
            <ButtonLink kind="secondary" to={clientUrls.candidate(candidate.id)}>
              <span className="visually-hidden">{student}の報告を</span>
              {canWrite ? '確認する' : '見る'}
            </ButtonLink>
          </>
        }
      >
        <RowName school={candidate.schoolName}>{student}</RowName>
        <p>
          <Phrases>{job.title}</Phrases>
        </p>
        <p className="quiet">{longDate(acceptedOn)}に承諾</p>
      </RowSides>
    </ListRow>
  )
}
