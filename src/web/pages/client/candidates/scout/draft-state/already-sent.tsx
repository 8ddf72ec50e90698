import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { schoolOf } from '#web/parts/students/student-words.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import type { Composer } from '../composer.ts'
import { sentFor, type Person } from '../people.ts'

/** The students of a page who have a scout for its job. */
export const sentOf = (jobId: string, people: readonly Person[]) =>
  people.flatMap((person) => {
    const scout = sentFor(jobId, person)
    return scout ? [{ person, scout }] : []
  })

/** The scouts that are in the way of this sending, read anew where another window may have emptied the draft. */
export function useAlreadySent({ readyIds, receivers, people, job, isSending }: Composer) {
  const { revalidate } = useRevalidator()
  // Read anew once a visit of the step, or an empty draft would be read again and again.
  const [visit] = useState(() => ({}))
  useHeard(readyIds.length === 0 && !isSending ? visit : null, () => void revalidate())
  return receivers.length === 0 && job ? sentOf(job.id, people) : []
}

/** Another window or a colleague was first: by whom and when, with the way to each student. */
export function AlreadySent({ sent }: { sent: ReturnType<typeof sentOf> }) {
  if (sent.length === 0) return null
  return (
    <ul>
      {sent.map(({ person, scout: { scheduledFor, invitationDate, companyUser } }) => (
        <li key={person.id}>
          <Link className={linkClass()} to={clientUrls.candidate(person.id)}>
            {schoolOf(person)}
          </Link>
          ：
          {scheduledFor
            ? `${companyUser.familyName}さんが予約し、${longDateTime(scheduledFor)}に届きます`
            : `${longDateTime(invitationDate)}に${companyUser.familyName}さんが送信しました`}
        </li>
      ))}
    </ul>
  )
}
