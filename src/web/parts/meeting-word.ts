import type { SchedulingType } from '#web/generated/graphql.ts'

const selections = ['1', '2']
const briefing = '6'

/** What a student is asked to come to: 説明会, イベント, 面接 or 面談, by the kind of date and the scout type's lookup id. */
export function meetingWord(type: SchedulingType, scoutTypeId: string) {
  if (type === 'EVENT') return scoutTypeId === briefing ? '説明会' : 'イベント'
  return selections.includes(scoutTypeId) ? '面接' : '面談'
}
