import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import { staffDaysOf, type StaffTimes } from './conflicts.ts'
import type { Draft } from './draft.ts'

const StaffDates = graphql(`
  query StaffDates($companyUserIds: [ID!]!, $startDate: Date!, $endDate: Date!) {
    staffDates(companyUserIds: $companyUserIds, startDate: $startDate, endDate: $endDate) {
      companyUserId
      schedulingId
      schedulingType
      startAt
      endAt
    }
    staffBusyTimes(companyUserIds: $companyUserIds, startDate: $startDate, endDate: $endDate) {
      companyUserId
      startAt
      endAt
    }
  }
`)

/** Every date of the draft's people on the draft's days, and when they are busy elsewhere, asked again when either changes. */
export function useStaffDates(draft: Draft, now: string, isOn: boolean): StaffTimes {
  const question = isOn ? staffDaysOf(draft, now) : null
  const answer = useLateAnswer(question && JSON.stringify(question), (text) =>
    askFromBrowser()(StaffDates, JSON.parse(text)),
  )
  return { dates: answer?.staffDates ?? [], busyTimes: answer?.staffBusyTimes ?? [] }
}
