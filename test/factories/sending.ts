import type { Viewer } from '#domain/viewer/viewer.ts'
import { isSendingDay, nextSendingMoment } from '#domain/scout-invitation/sending/delivery/rules.ts'
import { mondayOf } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay, tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { OfRow } from '#ground/id.ts'
import type { TestApp } from '../client.ts'
import { today } from '../clock.ts'
import { aMessage, aReason, type Sender } from './scout-invitation.ts'

const isOrdinary = (day: string) =>
  mondayOf(day) === addDays(day, -2) && [-2, -1, 0, 1, 2, 5, 6].every((off) => isSendingDay(addDays(day, off)))

/** A Wednesday at least a week ahead, in a week without a holiday and before a Monday and Tuesday without one. */
export const ordinaryWednesday = [...Array(90).keys()].map((days) => addDays(today(), days + 7)).find(isOrdinary) ?? ''

/** Ten o’clock on the next day on which scouts leave. */
export const nextTen = () =>
  tokyoMoment(tokyoToday(nextSendingMoment(startOfTokyoDay(addDays(tokyoToday(), 1)))), '10:00')

/** Sends scouts, asks for their delivery and takes them back, as a company does. */
export const sendingOf = (app: TestApp) => ({
  send: (
    { viewer, job }: Pick<Sender, 'viewer' | 'job'>,
    candidateIds: readonly OfRow<'candidate'>[],
    sendAt?: Date,
    message = aMessage,
  ) =>
    app.as(viewer).ask(
      `mutation ($jobId: ID!, $subject: String!, $message: String!, $invitations: [ScoutInvitationInput!]!, $sendAt: DateTime) {
        sendScoutInvitations(jobId: $jobId, subject: $subject, message: $message, invitations: $invitations, sendAt: $sendAt) {
          sentIds scheduled { candidateId deliverAt isWeekFull } failures { code } } }`,
      {
        jobId: job.id,
        subject: '検査装置の開発について',
        message,
        invitations: candidateIds.map((candidateId) => ({ candidateId, reason: aReason })),
        sendAt,
      },
    ),
  preview: (viewer: Viewer, ids: readonly string[], sendAt?: Date) =>
    app.as(viewer).ask(
      `query ($ids: [ID!]!, $sendAt: DateTime) {
          scoutDeliveries(candidateIds: $ids, sendAt: $sendAt) { candidateId deliverAt isWeekFull } }`,
      { ids, sendAt },
    ),
  cancel: (viewer: Viewer, id: string) =>
    app.as(viewer).ask('mutation ($id: ID!) { cancelScheduledScoutInvitation(id: $id) }', { id }),
})
