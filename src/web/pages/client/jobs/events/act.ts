import { data } from 'react-router'
import type { SchedulingType } from '#domain/scheduling/rules.ts'
import type { Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type {
  CreateSchedulingEventMutationVariables,
  UpdateSchedulingEventMutationVariables,
} from '#web/generated/graphql.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { redirectWith } from '#web/parts/flash.ts'
import { formText } from '#web/parts/form-text.ts'
import type { Done } from '#web/parts/told.ts'
import { urls } from '#ground/urls.ts'
import { readAddress } from './address.ts'

const CreateEvent = graphql(`
  mutation CreateSchedulingEvent(
    $title: String!
    $location: String
    $url: String
    $belongings: [String!]
    $emergencyContact: String
    $remindOneDayBefore: Boolean
    $remindThreeDaysBefore: Boolean
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
      schedulingDates: $schedulingDates
    ) {
      id
    }
  }
`)
const UpdateEvent = graphql(`
  mutation UpdateSchedulingEvent(
    $id: ID!
    $title: String!
    $location: String
    $url: String
    $belongings: [String!]
    $emergencyContact: String
    $remindOneDayBefore: Boolean
    $remindThreeDaysBefore: Boolean
    $createSchedulingDates: [EventDateInput!]!
    $updateSchedulingDates: [UpdateEventDateInput!]!
    $deleteSchedulingDates: [ID!]!
    $notifyScoutInvitationIds: [ID!]!
  ) {
    updateSchedulingEvent(
      id: $id
      title: $title
      location: $location
      url: $url
      belongings: $belongings
      emergencyContact: $emergencyContact
      remindOneDayBefore: $remindOneDayBefore
      remindThreeDaysBefore: $remindThreeDaysBefore
      createSchedulingDates: $createSchedulingDates
      updateSchedulingDates: $updateSchedulingDates
      deleteSchedulingDates: $deleteSchedulingDates
      notifyScoutInvitationIds: $notifyScoutInvitationIds
    ) {
      id
    }
  }
`)
const UpdateInterview = graphql(`
  mutation UpdateSchedulingInterview(
    $id: ID!
    $title: String!
    $location: String
    $url: String
    $belongings: [String!]
    $emergencyContact: String
    $remindOneDayBefore: Boolean
    $remindThreeDaysBefore: Boolean
    $createSchedulingDates: [InterviewDateInput!]!
    $updateSchedulingDates: [UpdateInterviewDateInput!]!
    $deleteSchedulingDates: [ID!]!
    $notifyScoutInvitationIds: [ID!]!
  ) {
    updateSchedulingInterview(
      id: $id
      title: $title
      location: $location
      url: $url
      belongings: $belongings
      emergencyContact: $emergencyContact
      remindOneDayBefore: $remindOneDayBefore
      remindThreeDaysBefore: $remindThreeDaysBefore
      createSchedulingDates: $createSchedulingDates
      updateSchedulingDates: $updateSchedulingDates
      deleteSchedulingDates: $deleteSchedulingDates
      notifyScoutInvitationIds: $notifyScoutInvitationIds
    ) {
      id
    }
  }
`)
const DeleteDate = graphql(`
  mutation DeleteSchedulingDate($id: ID!, $schedulingType: SchedulingType!) {
    deleteSchedulingDate(id: $id, schedulingType: $schedulingType)
  }
`)
const ToggleFull = graphql(`
  mutation ToggleSchedulingDateCapacityFull($schedulingDateId: ID!, $isCapacityFull: Boolean!) {
    toggleSchedulingDateCapacityFull(schedulingDateId: $schedulingDateId, isCapacityFull: $isCapacityFull) {
      id
    }
  }
`)
const RefuseRequest = graphql(`
  mutation RefuseSchedulingDateRequest($id: ID!) {
    refuseSchedulingDateRequest(id: $id)
  }
`)

const MarkAttendance = graphql(`
  mutation UpdateBookingAttendance($id: ID!, $attendance: BookingAttendance!) {
    updateBookingAttendance(id: $id, attendance: $attendance) {
      id
    }
  }
`)

export type NewScheduling = CreateSchedulingEventMutationVariables
export type ChangedScheduling = UpdateSchedulingEventMutationVariables

export async function actOnCalendar(ask: Ask, form: FormData, { url }: { url: URL }): Promise<Done | Response> {
  const text = (name: string) => formText(form, name)
  const type: SchedulingType = text('type') === 'EVENT' ? 'EVENT' : 'INTERVIEW'
  switch (text('intent')) {
    case 'create':
      return create(ask, type, payloadOf(text('payload')) as NewScheduling, url)
    case 'update':
      return update(ask, type, payloadOf(text('payload')) as ChangedScheduling, url)
    case 'delete-date':
      await ask(DeleteDate, { id: text('id'), schedulingType: type })
      return { done: 'dateDeleted' }
    case 'toggle-full': {
      const isCapacityFull = text('isCapacityFull') === 'true'
      await ask(ToggleFull, { schedulingDateId: text('id'), isCapacityFull })
      return { done: isCapacityFull ? 'dateForcedFull' : 'dateReopened' }
    }
    case 'mark-attendance': {
      const attendance = text('attendance') === 'ATTENDED' ? 'ATTENDED' : 'NO_SHOW'
      await ask(MarkAttendance, { id: text('id'), attendance })
      return { done: attendance === 'ATTENDED' ? 'attended' : 'notAttended' }
    }
    case 'refuse-request':
      await ask(RefuseRequest, { id: text('id') })
      return { done: 'requestRefused' }
    default:
      throw badRequest()
  }
}

const badRequest = () => data({ code: 'invalid_input' }, { status: 400 })

// What the page's own form wrote; the door checks its shape against the schema.
function payloadOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest()
  }
}

async function create(ask: Ask, type: SchedulingType, variables: NewScheduling, url: URL) {
  await (type === 'EVENT' ? ask(CreateEvent, variables) : ask(CreateInterview, variables))
  const [first] = [variables.schedulingDates].flat()
  const { view, job, date } = addressOf(url)
  return redirectWith(
    urls.client.calendar({ view, job, date: first ? tokyoDay(first.startAt) : date }),
    'schedulingCreated',
  )
}

async function update(ask: Ask, type: SchedulingType, variables: ChangedScheduling, url: URL) {
  await (type === 'EVENT' ? ask(UpdateEvent, variables) : ask(UpdateInterview, variables))
  return redirectWith(urls.client.calendar(addressOf(url)), 'schedulingUpdated')
}

const addressOf = (url: URL) => readAddress(url.searchParams, tokyoDay(new Date().toISOString()))
