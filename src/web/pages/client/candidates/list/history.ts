import type { PromiseKind } from '#domain/scout-invitation/promise/rules.ts'
import { answerDays } from '#domain/scout-invitation/rules.ts'
import { waitingWord, withdrawnWord } from '../../parts/scout-words.ts'
import { moment } from '../parts/delivery.ts'
import { graphql } from '#web/generated/index.ts'
import type { CandidateInvitationFragment } from '#web/generated/graphql.ts'

export const CandidateInvitation = graphql(`
  fragment CandidateInvitation on SentScoutInvitation {
    id
    status
    isWithdrawn
    round
    invitationDate
    scheduledFor
    expiresAt
    answeredAt
    endedAt
    contactedAt
    isEndedUnanswered
    contactedBy {
      familyName
    }
    job {
      title
      canSendScoutInvitation
    }
    companyUser {
      familyName
      givenName
    }
    subject
    reason
    templateMessageHistories {
      id
      text
    }
    declineReason {
      label
    }
    withdrawalMessage
    promises {
      kind
      label
    }
    followUp {
      text
      dueAt
      isPlanned
    }
    booking {
      schedulingDate {
        startAt
      }
    }
  }
`)

export type SentLetter = {
  subject: string
  reason: string
  messages: readonly string[]
  signer: string
  sentAt: string
  promises: readonly string[]
}

/** `waitingId` is the id of a scout that is not delivered yet and can be taken back. */
export type HistoryEntry = {
  key: string
  at: string
  what: string
  about: string
  note: string
  waitingId?: string
  /** The promises of that scout, which can be changed. */
  promises?: readonly PromiseKind[]
  /** The id of a scout whose follow-up can be taken back. */
  followUpId?: string
  /** The words of the scout, on the entry of its sending. */
  letter?: SentLetter
}

/** The events between the company and one student, the latest first. */
export function historyOf(invitations: readonly CandidateInvitationFragment[]): HistoryEntry[] {
  return invitations.flatMap(entriesOf).sort((a, b) => b.at.localeCompare(a.at))
}

function entriesOf(invitation: CandidateInvitationFragment): HistoryEntry[] {
  const { id, job, round, status, answeredAt, endedAt } = invitation
  if (invitation.scheduledFor !== null) {
    const arrives = job.canSendScoutInvitation
      ? 'に届きます'
      : 'の予定（募集が公開されていないため、このままでは届きません）'
    const note = `${invitation.companyUser.familyName}さんから・${moment(invitation.scheduledFor)}${arrives}`
    const what = `${round > 1 ? 'スカウト再送' : 'スカウト'}（${waitingWord}）`
    const letter = letterOf(invitation)
    const promises = invitation.promises.map(({ kind }) => kind)
    return [{ key: id, at: invitation.scheduledFor, what, about: job.title, note, waitingId: id, promises, letter }]
  }
  const entry = (what: string, at: string | null, note: string, letter?: SentLetter): HistoryEntry[] =>
    at === null ? [] : [{ key: `${id} ${what}`, at, what, about: job.title, note, ...(letter && { letter }) }]
  return [
    ...entry(
      round > 1 ? 'スカウト再送' : 'スカウト送信',
      invitation.invitationDate,
      `${invitation.companyUser.familyName}さんから`,
      letterOf(invitation),
    ),
    ...followUpOf(invitation),
    ...(status === 'ACCEPTED' || status === 'HIRED' ? entry('承認', answeredAt, '') : []),
    ...entry(
      '連絡',
      invitation.contactedAt,
      invitation.contactedBy ? `${invitation.contactedBy.familyName}さんから` : '',
    ),
    ...(status === 'DECLINED'
      ? entry(
          invitation.isEndedUnanswered ? '返事がないまま終了' : '辞退',
          endedAt ?? answeredAt,
          declineNote(invitation),
        )
      : []),
    ...(status === 'EXPIRED' ? entry(...expiryOf(invitation)) : []),
    ...(status === 'HIRED' ? entry('採用', endedAt ?? answeredAt, '') : []),
  ]
}

/** A follow-up that has not left is shown while the scout is open; after an answer it never leaves. */
function followUpOf({ id, job, status, followUp }: CandidateInvitationFragment): HistoryEntry[] {
  if (!followUp || (followUp.isPlanned && status !== 'PENDING')) return []
  const { text: note, dueAt: at, isPlanned } = followUp
  const what = isPlanned ? 'フォロー（予定）' : 'フォロー'
  return [{ key: `${id} フォロー`, at, what, about: job.title, note, ...(isPlanned && { followUpId: id }) }]
}

function letterOf(invitation: CandidateInvitationFragment): SentLetter {
  const { subject, reason, templateMessageHistories, companyUser, invitationDate } = invitation
  return {
    subject,
    reason,
    messages: templateMessageHistories.map(({ text }) => text),
    signer: `${companyUser.familyName} ${companyUser.givenName}`,
    sentAt: invitationDate,
    promises: invitation.promises.map(({ label }) => label),
  }
}

function declineNote({ declineReason, withdrawalMessage }: CandidateInvitationFragment) {
  const reason = declineReason ? `${declineReason.label}（学生の回答）` : ''
  return withdrawalMessage ? [reason, `「${withdrawalMessage}」`].filter(Boolean).join('\n') : reason
}

type Expiry = Pick<CandidateInvitationFragment, 'isWithdrawn' | 'endedAt' | 'expiresAt' | 'answeredAt'>

function expiryOf({ isWithdrawn, endedAt, expiresAt, answeredAt }: Expiry): [what: string, at: string, note: string] {
  const at = endedAt ?? expiresAt
  if (isWithdrawn) return [withdrawnWord, at, '返信の前に取り下げました']
  const note = answeredAt
    ? '承認のあと、日程が決まらないまま期限が過ぎました'
    : `返信がないまま${answerDays}日が過ぎました`
  return ['期限切れ', at, note]
}
