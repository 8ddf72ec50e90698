import type { SchedulingStatus } from '#web/generated/graphql.ts'
import { monthDay } from '#ground/tokyo-time.ts'

type Choice = {
  companyName: string
  step: number
  isMissed: boolean
  answeredAt: string | null
  scheduleBy: string | null
  schedulingStatus: SchedulingStatus | null
  slots: readonly { availability: string; canWait: boolean }[]
}

/** The sentences above the dates: why they stand here, until when, and what can be done where none is free. */
export const choiceText = (choice: Choice) => `${becauseOf(choice)}${askOf(choice)}`

function becauseOf({ companyName, step, isMissed, answeredAt }: Choice) {
  if (isMissed) return '前の予定には参加できませんでしたが、あらためて参加できます。'
  if (step > 1) return `${companyName}から、次に進むご案内です。`
  return answeredAt ? `${monthDay(answeredAt)}に承認しました。` : ''
}

function askOf({ scheduleBy, schedulingStatus, slots }: Choice) {
  const until = scheduleBy ? `${monthDay(scheduleBy)}までに、` : ''
  if (slots.length === 0 || slots.some(({ availability }) => availability === 'OPEN'))
    return `${until}参加できる日時を1つ選んでください。`
  const waiting = slots.some(({ canWait }) => canWait) ? 'キャンセル待ちをするか、' : ''
  if (schedulingStatus === 'SCHEDULING_DATE_REQUESTED')
    return 'いま予約できる日程はありません。送った希望への返信をお待ちください。'
  return `いま予約できる日程はありません。${until}${waiting}希望の日程を伝えてください。`
}
