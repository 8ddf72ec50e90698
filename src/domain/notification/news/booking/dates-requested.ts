import { answerBusinessDays } from '#domain/scout-invitation/scheduling-date-request/rules.ts'
import { isLate } from '#domain/scout-invitation/wait/rules.ts'
import { monthDay, tokyoToday } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import {
  findScoutFacts,
  listDateRequest,
  withStudent,
  type AboutRequest,
  type ScoutFacts,
} from '../../facts/queries.ts'
import { senderAndNotified, settingOfJob } from '../../facts/recipients.ts'
import { companyKind, nineOClock, whileThereAreFacts } from '../../kind.ts'
import { blocks, calledOf, fromSending, jobOf, studentOf, withinBusinessDays } from '../../wording.ts'
import { findDatesOwed, findOpenRequest, listOpenRequests } from './queries.ts'

/** `overdueSince` is the Tokyo day of a request that the company has not answered within its business days. */
type About = AboutRequest & { overdueSince?: string }

const isOverdueAt = (requestedAt: Date, now: Date) => isLate({ word: 'DATES', since: requestedAt }, now)
const isOverdue = ({ datesRequestedAt }: ScoutFacts) =>
  datesRequestedAt !== null && isOverdueAt(datesRequestedAt, new Date())

/** Sent at once, and again each time the request is overdue after it was opened. */
export const datesRequested = companyKind({
  code: 'K05',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  timed: {
    label: '日程の希望',
    timing: 'IMMEDIATELY',
    digest: { sentence: (count) => `${count}件の日程の希望が届きました`, path: clientUrls.events() },
    settingOf: settingOfJob,
  },
  facts: async (db, about: About) => {
    const owedBy = await findDatesOwed(db, about)
    if (owedBy === null) return undefined
    const facts = await withStudent(db, await findScoutFacts(db, about))
    return facts && { ...facts, owedBy }
  },
  recipients: senderAndNotified,
  hears: {
    notify_dates_requested: (tx, request): Promise<About[]> => listDateRequest(tx, request),
    async notify_request_overdue(tx, request) {
      const open = await findOpenRequest(tx, request)
      return open ? [{ ...request, overdueSince: tokyoToday(open.requestedAt) }] : []
    },
  },
  clock: {
    ...nineOClock,
    calls: 'remind_of_overdue_requests',
    queues: 'notify_request_overdue',
    async due(tx, now) {
      const today = tokyoToday(now)
      const open = await listOpenRequests(tx, today)
      return open
        .filter(({ requestedAt }) => isOverdueAt(requestedAt, now))
        .map(({ companyId, scoutInvitationId, schedulingDateRequestId }) => ({
          companyId,
          scoutInvitationId,
          schedulingDateRequestId,
        }))
    },
  },
  effect: ({ schedulingDateRequestId, overdueSince }) =>
    overdueSince ? `${schedulingDateRequestId}:overdue:${overdueSince}` : schedulingDateRequestId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout, student, owedBy }) =>
    owedBy === undefined ? otherDates({ scout, student }) : nextDates({ scout, student, owedBy }),
})

type Facts = NonNullable<Awaited<ReturnType<typeof withStudent<{ scout: ScoutFacts }>>>>

function otherDates({ scout, student }: Facts) {
  return {
    path: clientUrls.events(),
    list: {
      title: `${calledOf({ student })}から、日程の希望が届きました`,
      body: `${scout.jobTitle}：${answerBusinessDays}営業日以内に回答してください`,
    },
    mail: {
      subject: `${isOverdue(scout) ? '【再送】' : ''}${calledOf({ student })}から、日程の希望が届きました（${answerBusinessDays}営業日以内に回答してください）`,
      lines: blocks(
        [
          `${studentOf({ scout, student })}から、別の日程の希望が届きました。`,
          `${withinBusinessDays(scout.datesRequestedAt, answerBusinessDays)}、日程を追加するか、追加できないことを伝えてください。`,
        ],
        jobOf(scout),
      ),
      action: '次のURLで希望の日時を確認してください。',
      reason: fromSending,
    },
  }
}

/** A wish before the dates of a next step: the dates are the answer to it. */
function nextDates({ scout, student, owedBy }: Facts & { owedBy: string }) {
  return {
    path: clientUrls.owedAnswers(),
    list: {
      title: `${calledOf({ student })}から、日程の希望が届きました`,
      body: `${scout.jobTitle}：${monthDay(owedBy)}までに日程を案内してください`,
    },
    mail: {
      subject: `${calledOf({ student })}から、日程の希望が届きました（${monthDay(owedBy)}までに日程を案内してください）`,
      lines: blocks(
        [
          `${studentOf({ scout, student })}から、次のご案内の日程の希望が届きました。`,
          `${monthDay(owedBy)}までに、参加できる日程を案内してください。`,
        ],
        jobOf(scout),
      ),
      action: '次のURLで希望の日時を確認し、日程を案内してください。',
      reason: fromSending,
    },
  }
}
