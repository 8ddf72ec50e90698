import { time } from '#ground/tokyo-time.ts'
import type { CheckInPageQuery } from '#web/generated/graphql.ts'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { Badge } from '#web/ui/marks/badge.tsx'

type Booked = CheckInPageQuery['checkInDoor']['bookings'][number]

/** The students who came, the latest first, and those who have not come yet. */
export function DoorList({ bookings }: { bookings: readonly Booked[] }) {
  const came = bookings.filter(hasCome).toSorted((one, other) => momentOf(other).localeCompare(momentOf(one)))
  const missing = bookings.filter((booking) => !hasCome(booking))
  if (bookings.length === 0) return <p className="quiet">予約した学生はいません</p>
  return (
    <>
      <Students title="受付が済んだ学生" bookings={came} none="まだいません" />
      {missing.length > 0 && <Students title="受付がまだの学生" bookings={missing} none="" />}
    </>
  )
}

const hasCome = ({ status }: Booked) => status === 'ATTENDED'
const momentOf = ({ checkedInAt }: Booked) => checkedInAt ?? ''

function Students({ title, bookings, none }: { title: string; bookings: readonly Booked[]; none: string }) {
  return (
    <section className="stack-2">
      <h2>
        {title}（{bookings.length}名）
      </h2>
      {bookings.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <ul className="stack-1" aria-label={title}>
          {bookings.map(({ id, candidate, status, checkedInAt }) => (
            <li key={id} className="line-2">
              {callStudent(candidate)}
              {checkedInAt && <span className="quiet">{time(checkedInAt)}</span>}
              {status === 'NO_SHOW' && <Badge kind="line">欠席</Badge>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
