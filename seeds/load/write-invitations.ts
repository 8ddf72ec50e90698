import type pg from 'pg'
import { copyRows } from './copy.ts'
import type { Ledger } from './invitations.ts'
import type { Outcome, SeedInvitation } from './seed-invitation.ts'
import { styleOf } from '#domain/scout-invitation/sending/reason/style/rules.ts'
import { judgeInvitations } from './personal-shares.ts'
import { seedId } from './seed-id.ts'
import { ruleVersion } from '#domain/scout-invitation/sending/personal-share/rules.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import { addDays } from '#ground/day.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'

const states: Record<Outcome, { status: string; schedulingStatus: string | null }> = {
  PENDING: { status: 'PENDING', schedulingStatus: null },
  DECLINED: { status: 'DECLINED', schedulingStatus: null },
  EXPIRED: { status: 'EXPIRED', schedulingStatus: null },
  MESSAGE_ACCEPTED: { status: 'ACCEPTED', schedulingStatus: null },
  SCHEDULE_PENDING: { status: 'ACCEPTED', schedulingStatus: 'PENDING' },
  DATE_REQUESTED: { status: 'ACCEPTED', schedulingStatus: 'SCHEDULING_DATE_REQUESTED' },
  BOOKED: { status: 'ACCEPTED', schedulingStatus: 'ACCEPTED' },
  ATTENDED: { status: 'ACCEPTED', schedulingStatus: 'ACCEPTED' },
  HIRED: { status: 'HIRED', schedulingStatus: null },
}

const columns = [
  'company_id',
  'id',
  'candidate_id',
  'job_id',
  'template_message_history_id',
  'company_user_id',
  'status',
  'scheduling_status',
  'reason',
  'reason_opening',
  'reason_source',
  'reason_quotations',
  'reason_letters',
  'sent_at',
  'expires_at',
  'schedule_by',
  'read_at',
  'answered_at',
  'ended_at',
  'contacted_at',
  'decline_reason_id',
  'outcome',
  'outcome_message',
  'outcome_told_at',
  'personal_share',
  'personal_share_rule',
]

function endedAtOf({ expiresAt, answeredAt, told: toldOutcome }: SeedInvitation, status: string) {
  if (status === 'EXPIRED') return expiresAt
  if (status === 'DECLINED') return answeredAt
  return status === 'HIRED' ? (toldOutcome?.toldAt ?? null) : null
}

/** The text of each scout among those of its job, in turn. */
const textOrder = [0, 1, 0, 2, 1]

function row(invitation: SeedInvitation, at: number, share: number | null) {
  const { company, job, student, outcome, sentAt, expiresAt, readAt, answeredAt, contactedAt } = invitation
  const { status, schedulingStatus } = states[outcome]
  const style = styleOf(invitation.reason, invitation.quotations)
  return [
    company.id,
    invitation.id,
    student.id,
    job.id,
    job.templateIds[textOrder[at % textOrder.length] ?? 0] ?? null,
    invitation.companyUserId,
    status,
    schedulingStatus,
    invitation.reason,
    style.opening,
    style.source,
    style.quotations,
    style.letters,
    sentAt,
    expiresAt,
    schedulingStatus === 'PENDING' && answeredAt ? new Date(answeredAt.getTime() + 14 * dayMs) : null,
    readAt,
    answeredAt,
    endedAtOf(invitation, status),
    contactedAt,
    status === 'DECLINED' ? (at % 7) + 1 : null,
    invitation.told?.outcome ?? null,
    invitation.told?.message ?? '',
    invitation.told?.toldAt ?? null,
    share,
    share === null ? null : ruleVersion,
  ]
}

/** The scouts, and every count that the product itself would have kept while they were sent and answered. */
export async function writeInvitations(client: pg.ClientBase, invitations: SeedInvitation[], now: Date) {
  const { shares, wordings } = judgeInvitations(invitations, now)
  await copyRows(
    client,
    'scout_invitation',
    columns,
    invitations.map((invitation, at) => row(invitation, at, shares.get(invitation.id) ?? null)),
  )
  await copyRows(
    client,
    'scout_wording',
    ['company_id', 'print', 'candidate_id'],
    wordings.map(({ companyId, print, candidateId }) => [companyId, print, candidateId]),
  )
  await copyRows(
    client,
    'scout_invitation_quotation',
    ['company_id', 'scout_invitation_id', 'position', 'field', 'text', 'passage'],
    invitations.flatMap(({ company, id, quotations }) =>
      quotations.map(({ field, text, passage }, position) => [company.id, id, position, field, text, passage]),
    ),
  )
  await copyRows(
    client,
    'booking',
    [
      'company_id',
      'id',
      'scheduling_date_id',
      'scout_invitation_id',
      'candidate_id',
      'status',
      'during',
      'inserted_at',
      'check_in_code',
    ],
    invitations.flatMap((invitation, at) => {
      const { company, id, student, date, outcome, answeredAt, sentAt } = invitation
      return date
        ? [
            [
              company.id,
              bookingIdOf(invitation),
              date.id,
              id,
              student.id,
              outcome === 'BOOKED' ? 'BOOKED' : 'ATTENDED',
              `[${date.startAt.toISOString()},${date.endAt.toISOString()})`,
              answeredAt ?? sentAt,
              checkInCodeOf(at),
            ],
          ]
        : []
    }),
  )
  await writeOutcomes(client, invitations)
  await writeRequests(client, invitations)
  await writeCounts(client, invitations)
}

export const bookingIdOf = ({ id, answeredAt, sentAt }: SeedInvitation) => seedId(answeredAt ?? sentAt, `booking/${id}`)

/** Six digits, different for every place in the list: the factor is prime to their number. */
const checkInCodeOf = (at: number) => String(100_000 + ((at * 7_919 + 4_729) % 900_000))

/** The outcomes, as the history of a relation keeps them. */
async function writeOutcomes(client: pg.ClientBase, invitations: SeedInvitation[]) {
  await copyRows(
    client,
    'scout_outcome',
    [
      'company_id',
      'scout_invitation_id',
      'candidate_id',
      'step',
      'outcome',
      'message',
      'company_user_id',
      'written_at',
      'tells_at',
      'told_at',
    ],
    invitations.flatMap(({ company, id, student, companyUserId, told: word }) => {
      if (!word?.outcome) return []
      const { outcome, message, toldAt } = word
      return [[company.id, id, student.id, 1, outcome, message, companyUserId, toldAt, toldAt, toldAt]]
    }),
  )
}

const requests = [
  '平日は研究室の実験があるため、夕方以降か土曜日の日程があるとうれしいです。よろしくお願いします。',
  'ご案内の日程がちょうど中間試験と重なっています。試験明けの週に追加の日程をいただけないでしょうか。',
  '教育実習の期間中のため、翌週以降の午後でお時間をいただけると参加できます。ぜひお話をうかがいたいです。',
]

async function writeRequests(client: pg.ClientBase, invitations: SeedInvitation[]) {
  const open = invitations.filter(({ outcome, answeredAt }) => outcome === 'DATE_REQUESTED' && answeredAt)
  await copyRows(
    client,
    'scheduling_date_request',
    [
      'company_id',
      'id',
      'scout_invitation_id',
      'candidate_id',
      'request',
      'preferred_dates',
      'preferred_times',
      'inserted_at',
      'requested_at',
    ],
    open.map(({ company, id, student, answeredAt, sentAt }, at) => {
      const dates = [16, 18, 20].map((days) => addDays(tokyoDay(answeredAt ?? sentAt), days))
      return [
        company.id,
        seedId(answeredAt ?? sentAt, `request/${id}`),
        id,
        student.id,
        requests[at % requests.length] ?? '',
        dates,
        ['EVENING', 'AFTERNOON', 'EVENING'],
        answeredAt ?? sentAt,
        answeredAt ?? sentAt,
      ]
    }),
  )
}

async function writeCounts(client: pg.ClientBase, invitations: SeedInvitation[]) {
  const jobs = new Set(invitations.map(({ job }) => job))
  for (const job of jobs) {
    await client.query('update job set total_sent = $1 where id = $2', [job.totalSent, job.id])
    for (const date of job.dates.filter(({ booked }) => booked > 0))
      await client.query('update scheduling_date set booked = $1 where id = $2', [date.booked, date.id])
  }
}

/** Writes scouts sent per company and day, and received per student and week, for the limits. */
export async function writeLedger(client: pg.ClientBase, ledger: Ledger) {
  const split = (key: string) => key.split(' ') as [string, string]
  await copyRows(
    client,
    'scout_sent_on_day',
    ['company_id', 'day', 'sent'],
    [...ledger.days].map(([key, sent]) => [...split(key), sent]),
  )
  await copyRows(
    client,
    'scout_received_in_week',
    ['candidate_id', 'week', 'received'],
    [...ledger.weeks].map(([key, received]) => [...split(key), received]),
  )
}
