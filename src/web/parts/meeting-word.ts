import type { SchedulingType } from '#web/generated/graphql.ts'

const selections = ['1', '2']

/** What a student is asked to come to: the title's own word, or else by the kind of date and the scout type's lookup id. */
export function meetingWord({ type, title }: { type: SchedulingType; title: string }, scoutTypeId: string) {
  const own = /説明会|座談会|懇談会|セミナー|見学会|面談|面接/.exec(title)?.[0]
  if (own) return own
  if (type === 'EVENT') return 'イベント'
  return selections.includes(scoutTypeId) ? '面接' : '面談'
}
