import { clientUrls } from '#ground/client-urls.ts'
import { spanText } from '#ground/time/span.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { StudentProfile, StudentProfileFields } from '#web/parts/students/student-profile.tsx'
import { classOf, schoolOf } from '#web/parts/students/student-words.ts'
import { evaluate } from '../parts/evaluation/act.ts'
import { BookingEvaluation } from '../parts/evaluation/booking-evaluation.tsx'
import { EvaluationList } from '../parts/evaluation/evaluation-list.tsx'
import type { Route } from './+types/student'
import styles from './student.module.css'

const InterviewedStudentPage = graphql(`
  query InterviewedStudentPage($id: ID!) {
    interviewedStudent(bookingId: $id) {
      interview {
        title
        startAt
        endAt
      }
      booking {
        id
        evaluation {
          ...BookingEvaluationFields
          own {
            id
          }
          others {
            id
          }
        }
        candidate {
          id
          schoolName
          departmentName
          education {
            graduationYear
          }
          ... on DisclosedSearchCandidate {
            familyName
            givenName
          }
          ...StudentProfile
          evaluations {
            id
            ...EvaluationFields
          }
        }
      }
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const load = async (ask: Ask, { params }: Args) =>
  (await ask(InterviewedStudentPage, { id: params.bookingId })).interviewedStudent
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnStudent = act({ evaluate })
export const action = actOnServer(actOnStudent)
export const clientAction = actOnClient(actOnStudent)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData ? callStudent(loaderData.booking.candidate) : '担当する学生', matches)

export default function InterviewedStudent({ loaderData: { interview, booking } }: Route.ComponentProps) {
  const now = useNow()
  const { candidate, evaluation } = booking
  const ofThisMeeting = [...(evaluation.own ? [evaluation.own.id] : []), ...evaluation.others.map(({ id }) => id)]
  const earlier = candidate.evaluations.filter(({ id }) => !ofThisMeeting.includes(id))
  return (
    <>
      <PageBar title="担当する日程" back={clientUrls.interviews()} backLabel="担当する日程に戻る" />
      <Page>
        <FormsGuard />
        <PageHead title={callStudent(candidate)}>
          {schoolOf(candidate)}　{classOf(candidate.education.graduationYear)}
          <br />
          {interview.title}　{spanText(interview.startAt, interview.endAt)}
        </PageHead>
        <div className={styles.columns}>
          <section className={styles.part} aria-labelledby="profile">
            <h2 id="profile">プロフィール</h2>
            <StudentProfile candidate={readFragment(StudentProfileFields, candidate)} />
          </section>
          <section className={styles.part} aria-labelledby="evaluation">
            <h2 id="evaluation">評価</h2>
            {Date.parse(interview.startAt) > Date.parse(now) && (
              <p className="quiet">日程が始まると、ここに評価を書けます。</p>
            )}
            <BookingEvaluation bookingId={booking.id} name={callStudent(candidate)} evaluation={evaluation} />
            {earlier.length > 0 && (
              <>
                <h3>これまでの評価</h3>
                <EvaluationList evaluations={earlier} hasMeeting />
              </>
            )}
          </section>
        </div>
      </Page>
    </>
  )
}
