import { Phrases } from '#web/ui/phrases.tsx'
import { hoursText } from '#ground/time/span.ts'
import { monthDay, tokyoDay } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { commonLength } from '../../parts/common-length.ts'
import { takenWords } from '../../parts/taken-words.ts'
import { placeWords } from '#ground/words/place.ts'
import { PagePart } from '#web/parts/page/page.tsx'
import styles from '../detail.module.css'

const JobDatesFields = graphql(`
  fragment JobDates on OfferedScheduling {
    isOnline
    location
    slots {
      startAt
      endAt
      availability
    }
  }
`)

/** The days that are shown; the page of the dates has them all. */
const shownDays = 5

/** The dates of a scout to read; they are chosen after the acceptance, on a page of their own. */
export function JobDates({ scheduling }: { scheduling: FragmentType<typeof JobDatesFields> }) {
  const offered = readFragment(JobDatesFields, scheduling)
  const { slots } = offered
  const days = [...Map.groupBy(slots, ({ startAt }) => tokyoDay(startAt))]
  const place = [placeWords(offered), commonLength(slots)].filter(Boolean).join('・')
  return (
    <PagePart id="dates" title="日程">
      {days.length === 0 ? (
        <p className="quiet">選べる日程は、まだありません。承認したあとに、希望の日程を伝えられます。</p>
      ) : (
        <>
          <p className="quiet">
            <Phrases>{[place, '承認すると、日程を選べます。'].filter(Boolean).join('。')}</Phrases>
          </p>
          <ul className={styles.days}>
            {days.slice(0, shownDays).map(([day, ofDay]) => (
              <li key={day}>
                <strong>{monthDay(ofDay[0]?.startAt ?? day)}</strong>
                <ul>
                  {ofDay.map(({ startAt, endAt, availability }) => (
                    <li key={startAt} className={availability === 'OPEN' ? undefined : styles.full}>
                      {hoursText(startAt, endAt)}
                      {availability !== 'OPEN' && `（${takenWords[availability]}）`}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {days.length > shownDays && <p className="quiet">ほかにも{days.length - shownDays}日分の日程があります。</p>}
        </>
      )}
    </PagePart>
  )
}
