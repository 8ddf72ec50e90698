import { act, saidWhenGone, saying } from '#web/carry/act.ts'
import type { SchedulingType } from '#domain/scheduling/rules.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { clientUrls } from '#ground/client-urls.ts'
import {
  createScheduling,
  typeOf,
  type ChangedScheduling,
  type NewScheduling,
} from '../parts/scheduling-editor/sent.ts'
import { readAddress } from './address.ts'

const UpdateEvent = graphql(`
  mutation UpdateSchedulingEvent(
    $id: ID!
    $revision: Int
    $title: String
    $location: String
    $url: String
    $belongings: [String!]
    $emergencyContact: String
    $remindOneDayBefore: Boolean
    $remindThreeDaysBefore: Boolean
    $createSchedulingDates: [EventDateInput!]!
    $updateSchedulingDates: [UpdateEventDateInput!]! = []
    $deleteSchedulingDates: [ID!]! = []
    $notifyScoutInvitationIds: [ID!]! = []
  ) {
    updateSchedulingEvent(
      id: $id
      revision: $revision
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
    $revision: Int
    $title: String
    $location: String
    $url: String
    $belongings: [String!]
    $emergencyContact: String
    $remindOneDayBefore: Boolean
    $remindThreeDaysBefore: Boolean
    $createSchedulingDates: [InterviewDateInput!]!
    $updateSchedulingDates: [UpdateInterviewDateInput!]! = []
    $deleteSchedulingDates: [ID!]! = []
    $notifyScoutInvitationIds: [ID!]! = []
  ) {
    updateSchedulingInterview(
      id: $id
      revision: $revision
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
const AnswerRequest = graphql(`
  mutation AnswerSchedulingDateRequest(
    $id: ID!
    $revision: Int
    $title: String
    $location: String
    $url: String
    $belongings: [String!]
    $emergencyContact: String
    $remindOneDayBefore: Boolean
    $remindThreeDaysBefore: Boolean
    $createSchedulingDates: [WishedDateInput!]!
    $updateSchedulingDates: [ChangedBesideInput!]! = []
    $deleteSchedulingDates: [ID!]! = []
    $notifyScoutInvitationIds: [ID!]! = []
  ) {
    answerSchedulingDateRequest(
      id: $id
      revision: $revision
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
    )
  }
`)
const RefuseRequest = graphql(`
  mutation RefuseSchedulingDateRequest($id: ID!, $message: String) {
    refuseSchedulingDateRequest(id: $id, message: $message)
  }
`)

const CallOff = graphql(`
  mutation CallOffSchedulingDate($id: ID!, $message: String!) {
    callOffSchedulingDate(id: $id, message: $message)
  }
`)
const MarkAttendance = graphql(`
  mutation UpdateBookingAttendance($id: ID!, $attendance: BookingAttendance!) {
    updateBookingAttendance(id: $id, attendance: $attendance) {
      id
    }
  }
`)

type Args = { url: URL }

export const actOnCalendar = act({
  create: (ask: Ask, form: FormData, { url }: Args) => create(ask, typeOf(form), readDraft(form) as NewScheduling, url),
  update: (ask: Ask, form: FormData, args: Args) => {
    const { createSchedulingDates } = readDraft(form) as ChangedScheduling
    const isForWish = args.url.searchParams.has('request') && [createSchedulingDates].flat().length > 0
    return isForWish ? addForWish(ask, form, args) : update(ask, form, args)
  },
  'delete-date': async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(DeleteDate, { id: formText(form, 'id'), schedulingType: typeOf(form) })
    return { done: 'dateDeleted' }
  },
  'toggle-full': async (ask: Ask, form: FormData): Promise<Done> => {
    const isCapacityFull = formText(form, 'isCapacityFull') === 'true'
    await ask(ToggleFull, { schedulingDateId: formText(form, 'id'), isCapacityFull })
    return { done: isCapacityFull ? 'dateForcedFull' : 'dateReopened' }
  },
  'mark-attendance': async (ask: Ask, form: FormData): Promise<Done> => {
    const attendance = formText(form, 'attendance') === 'ATTENDED' ? 'ATTENDED' : 'NO_SHOW'
    await ask(MarkAttendance, { id: formText(form, 'id'), attendance })
    return { done: attendance === 'ATTENDED' ? 'attended' : 'notAttended' }
  },
  'call-off': async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(CallOff, { id: formText(form, 'id'), message: formText(form, 'message') })
    return { done: 'dateCalledOff' }
  },
  // A colleague was first: the sheet says so and keeps what was typed.
  'answer-request': saidWhenGone(async (ask: Ask, form: FormData) => {
    const { createSchedulingDates } = readDraft(form) as Pick<ChangedScheduling, 'createSchedulingDates'>
    const id = formText(form, 'request')
    await ask(AnswerRequest, { id, createSchedulingDates })
    return { answered: id }
  }),
  'refuse-request': async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(RefuseRequest, { id: formText(form, 'id'), message: formText(form, 'message') || null })
    return { done: 'requestRefused' }
  },
})

async function create(ask: Ask, type: SchedulingType, variables: NewScheduling, url: URL) {
  await createScheduling(ask, type, variables)
  const [first] = [variables.schedulingDates].flat()
  const { staff, ...address } = addressOf(url)
  const at = { ...address, ...(first && { date: tokyoDay(first.startAt) }) }
  // The new dates are shown, also those of a colleague.
  const isTheirs = staff !== null && first?.notifiedCompanyUserIds?.includes(staff)
  return redirectWith(clientUrls.calendar({ ...at, staff: isTheirs ? staff : null }), 'schedulingCreated')
}

async function update(ask: Ask, form: FormData, { url }: Args) {
  await save(ask, typeOf(form), readDraft(form) as ChangedScheduling)
  return redirectWith(clientUrls.calendar(addressOf(url)), 'schedulingUpdated')
}

const wishIsAnswered =
  'この希望には、ほかの担当者が先に答えたため、まだ保存していません。この画面を閉じて、追加された日程を確認してください。'

/** The dates added in the panel that a wish has opened answer the wish. */
const addForWish = saying(
  'not_found',
  (refused) => ({ ...refused, message: wishIsAnswered }),
  async (ask: Ask, form: FormData, { url }: Args) => {
    const id = url.searchParams.get('request') ?? ''
    await ask(AnswerRequest, { ...(readDraft(form) as ChangedScheduling), id })
    return redirectWith(clientUrls.calendar(addressOf(url)), 'wishAnswered')
  },
)

const save = (ask: Ask, type: SchedulingType, variables: ChangedScheduling) =>
  type === 'EVENT' ? ask(UpdateEvent, variables) : ask(UpdateInterview, variables)

const addressOf = (url: URL) => readAddress(url.searchParams, tokyoDay(new Date().toISOString()))
