import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { presenceText, writersText } from '#domain/scout-invitation/sending/draft/rules.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Phrases } from '#web/ui/phrases.tsx'

const ColleagueDraftsFields = graphql(`
  fragment ColleagueDrafts on SearchCandidate {
    draftsOfColleagues {
      savedAt
      companyUser {
        familyName
      }
    }
  }
`)

type ColleagueDraftsProps = { of: FragmentType<typeof ColleagueDraftsFields>; className?: string }

/** The colleagues who have begun a scout to the student, with the time of the last save. It keeps nobody from writing. */
export function ColleagueDrafts({ of, className }: ColleagueDraftsProps) {
  const now = useNow()
  const text = presenceText(readFragment(ColleagueDraftsFields, of).draftsOfColleagues, now)
  if (text === null) return null
  return (
    <small className={className ?? 'note-12'}>
      <Phrases>{text}</Phrases>
    </small>
  )
}

/** The same on a card of the list, without the time. */
export function ColleagueDraftsBadge({ of }: Pick<ColleagueDraftsProps, 'of'>) {
  const text = writersText(readFragment(ColleagueDraftsFields, of).draftsOfColleagues)
  return text === null ? null : <Badge kind="line">{text}</Badge>
}
