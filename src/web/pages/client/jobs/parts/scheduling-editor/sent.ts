import type { SchedulingType } from '#domain/scheduling/rules.ts'
import type { Ask } from '#web/carry/ask.ts'
import type {
  CreateSchedulingEventMutationVariables,
  UpdateSchedulingEventMutationVariables,
} from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'

const CreateEvent = graphql(`
  mutation CreateSchedulingEvent(
    $title: String!
    $location: String
    $url: String
    $belongings: [String!]
    $emergencyContact: String
    $remindOneDayBefore: Boolean
    $remindThreeDaysBefore: Boolean
    $jobId: ID
    $schedulingDates: [EventDateInput!]!
  ) {
    createSchedulingEvent(
      title: $title
      location: $location
      url: $url
      belongings: $belongings
      emergencyContact: $emergencyContact
      remindOneDayBefore: $remindOneDayBefore
      remindThreeDaysBefore: $remindThreeDaysBefore
      jobId: $jobId
      schedulingDates: $schedulingDates
    ) {
      id
    }
  }
`)
const CreateInterview = graphql(`
  mutation CreateSchedulingInterview(
    $title: String!
    $location: String
    $url: String
    $belongings: [String!]
    $emergencyContact: String
    $remindOneDayBefore: Boolean
    $remindThreeDaysBefore: Boolean
    $jobId: ID
    $schedulingDates: [InterviewDateInput!]!
  ) {
    createSchedulingInterview(
      title: $title
      location: $location
      url: $url
      belongings: $belongings
      emergencyContact: $emergencyContact
      remindOneDayBefore: $remindOneDayBefore
      remindThreeDaysBefore: $remindThreeDaysBefore
      jobId: $jobId
      schedulingDates: $schedulingDates
    ) {
      id
    }
  }
`)

export type NewScheduling = CreateSchedulingEventMutationVariables
export type ChangedScheduling = UpdateSchedulingEventMutationVariables
/** The variables the editor sends: a new scheduling, or an existing scheduling with its id. */
export type SentScheduling = NewScheduling | ChangedScheduling

export const typeOf = (form: FormData): SchedulingType => (formText(form, 'type') === 'EVENT' ? 'EVENT' : 'INTERVIEW')

/** Returns the id of the new scheduling. */
export async function createScheduling(ask: Ask, type: SchedulingType, variables: NewScheduling) {
  if (type === 'EVENT') return (await ask(CreateEvent, variables)).createSchedulingEvent.id
  return (await ask(CreateInterview, variables)).createSchedulingInterview.id
}
