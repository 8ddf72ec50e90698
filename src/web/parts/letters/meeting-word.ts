import type { SchedulingType } from '#web/generated/graphql.ts'

const selections = ['1', '2']

/**
 * The word for the appointment. A word in the title comes first; otherwise the kind of date and the lookup id of the
 * scout type decide.
 */
export function meetingWord({ type, title }: { type: SchedulingType; title: string }, scoutTypeId: string) {
  const own = /説明会|座談会|懇談会|セミナー|見学会|面談|面接/.exec(title)?.[0]
  if (own) return own
  if (type === 'EVENT') return 'イベント'
  return selections.includes(scoutTypeId) ? '面接' : '面談'
}
