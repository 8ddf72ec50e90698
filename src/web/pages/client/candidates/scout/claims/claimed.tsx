import { claimText } from '#domain/scout-invitation/sending/claim/rules.ts'
import { schoolOf } from '#web/parts/students/student-words.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Composer } from '../composer.ts'

/** The students to whom a colleague is writing now, who are left out until that ends. */
export function Claimed({ composer: { claimed } }: { composer: Composer }) {
  if (claimed.length === 0) return null
  return (
    <Notice kind="warning" live>
      {claimed.map(({ person, claim }) => (
        <p key={person.id}>
          {`${schoolOf(person)}の学生：${claimText({ ...claim, familyName: claim.companyUser.familyName })}`}
        </p>
      ))}
    </Notice>
  )
}
