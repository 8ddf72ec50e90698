import type { BookedStudentFragment } from '#web/generated/graphql.ts'
import { Badge } from '#web/ui/marks/badge.tsx'

/** The student's word of the day, beside the attendance that the company records. */
export function DayNoticeMark({ notice }: { notice: BookedStudentFragment['dayNotice'] }) {
  if (!notice || notice.kind === 'COMING') return null
  return <Badge kind="warning">{notice.kind === 'LATE' ? `${notice.minutes}分遅れると連絡` : '欠席の連絡'}</Badge>
}
