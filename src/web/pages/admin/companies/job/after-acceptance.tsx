import { longDateTime, time, tokyoDay } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Nothing, Section } from '../../parts/section.tsx'
import styles from './job.module.css'

const JobAfterAcceptance = graphql(`
  fragment JobAfterAcceptance on WholeJob {
    completionDescription
    completionUrls {
      label
      url
    }
    comingDates {
      id
      startAt
      endAt
      location
      url
    }
  }
`)

const spanOf = (startAt: string, endAt: string) =>
  `${longDateTime(startAt)}〜${tokyoDay(startAt) === tokyoDay(endAt) ? time(endAt) : longDateTime(endAt)}`

/** The dates and the message that a student reads after accepting. */
export function AfterAcceptanceSection({ job }: { job: FragmentType<typeof JobAfterAcceptance> }) {
  const { completionDescription, completionUrls, comingDates } = readFragment(JobAfterAcceptance, job)
  const isEmpty = completionDescription === '' && completionUrls.length === 0 && comingDates.length === 0
  return (
    <Section id="after-acceptance" title="承認した学生に表示される内容">
      {isEmpty ? (
        <Nothing>承認後の案内も、これからの日程もありません。</Nothing>
      ) : (
        <Facts>
          {completionDescription && (
            <Fact label="承認後の案内">
              <span className={styles.reason}>{completionDescription}</span>
            </Fact>
          )}
          {completionUrls.map(({ label, url }) => (
            <Fact key={url} label={label}>
              <span className={styles.reason}>{url}</span>
            </Fact>
          ))}
          {comingDates.map(({ id, startAt, endAt, location, url }) => (
            <Fact key={id} label="日程">
              <span className={styles.reason}>
                {[spanOf(startAt, endAt), location, url].filter(Boolean).join('　')}
              </span>
            </Fact>
          ))}
        </Facts>
      )}
    </Section>
  )
}
