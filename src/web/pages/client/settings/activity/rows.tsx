import { Link } from 'react-router'
import { writeAddress } from '#domain/activity/address/rules.ts'
import { activityKinds, type ActivityKind } from '#domain/activity/rules.ts'
import { monthDay, slashDate, time, tokyoDay } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import styles from './activity.module.css'

const ActivityRowFields = graphql(`
  fragment ActivityRow on Activity {
    id
    insertedAt
    kind
    sentence
    actorName
    jobId
    jobTitle
    subjectName
    personId
    times
    since
    studentCount
    isAboutStudent
    candidateId
  }
`)

type RowsProps = { rows: readonly (FragmentType<typeof ActivityRowFields> & { id: string })[] }

/** The acts by days, the newest first. */
export function Rows({ rows }: RowsProps) {
  if (rows.length === 0)
    return (
      <EmptyState title="この条件の操作はありません" heading="h2">
        期間を広げるか、条件を減らしてください。
      </EmptyState>
    )
  const acts = rows.map((row) => readFragment(ActivityRowFields, row))
  const days = [...Map.groupBy(acts, ({ insertedAt }) => slashDate(insertedAt))]
  return days.map(([day, ofDay]) => (
    <section key={day} className={styles.day} aria-label={day}>
      <h2>{ofDay[0] && `${day.slice(0, 4)}年${monthDay(ofDay[0].insertedAt)}`}</h2>
      <ul>
        {ofDay.map((act) => (
          <li key={act.id} className={styles.act}>
            <time dateTime={act.insertedAt}>{time(act.insertedAt)}</time>
            <span className={styles.who}>{act.actorName}</span>
            <span className={styles.what}>
              {act.sentence}
              <About act={act} />
            </span>
            <Badge>{activityKinds[act.kind]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  ))
}

type Act = {
  insertedAt: string
  kind: ActivityKind
  jobId?: string | null
  jobTitle?: string | null
  subjectName?: string | null
  personId?: string | null
  times: number
  since: string
  studentCount: number
  isAboutStudent: boolean
  candidateId?: string | null
}

function About({ act }: { act: Act }) {
  const { jobId, jobTitle, subjectName, isAboutStudent, candidateId } = act
  if (act.times > 1) return <Readings act={act} />
  if (jobId && jobTitle)
    return (
      <Link to={clientUrls.jobEdit(jobId)} className={linkClass(styles.about)}>
        {jobTitle}
      </Link>
    )
  if (subjectName) return <span className={styles.about}>{subjectName}</span>
  if (!isAboutStudent) return null
  return candidateId ? (
    <Link to={clientUrls.candidate(candidateId)} className={linkClass(styles.about)}>
      学生
    </Link>
  ) : (
    <span className={styles.about}>学生</span>
  )
}

/** The readings of one person and day, with the way to each of them. */
function Readings({ act: { insertedAt, kind, personId, times, since, studentCount } }: { act: Act }) {
  const day = tokyoDay(insertedAt)
  const each = writeAddress({ from: day, to: day, person: personId ?? null, kind, text: '', isEach: true })
  return (
    <span className={styles.readings}>
      <b className="num">{studentCount}名</b>
      <span className="quiet num">
        {time(since) === time(insertedAt) ? '' : `${time(since)}から`}
        {times}回
      </span>
      <Link to={clientUrls.settingsActivity(each)} className={linkClass()}>
        1件ずつ見る
      </Link>
    </span>
  )
}
