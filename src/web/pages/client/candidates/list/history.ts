import { answerDays } from '#domain/scout-invitation/rules.ts'
import { waitingWord } from '../../parts/scout-words.ts'
import { moment } from '../parts/delivery.ts'
import { graphql } from '#web/generated/index.ts'
import type { CandidateInvitationFragment } from '#web/generated/graphql.ts'

export const CandidateInvitation = graphql(`
  fragment CandidateInvitation on SentScoutInvitation {
    id
    status
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
}

/** `waitingId` is the id of a scout that is not delivered yet and can be taken back. */
export type HistoryEntry = {
  key: string
  at: string
  what: string
  about: string
  note: string
  waitingId?: string
  /** The words of the scout, on the entry of its sending. */
  letter?: SentLetter
}

/** The events between the company and one student, the latest first. */
export function historyOf(invitations: readonly CandidateInvitationFragment[]): HistoryEntry[] {
  return invitations.flatMap(entriesOf).sort((a, b) => b.at.localeCompare(a.at))
}

function entriesOf(invitation: CandidateInvitationFragment): HistoryEntry[] {
  const { id, job, round, status, answeredAt, endedAt, expiresAt } = invitation
  if (invitation.scheduledFor !== null) {
    const note = `${invitation.companyUser.familyName}さんから・${moment(invitation.scheduledFor)}に届きます`
    const what = `${round > 1 ? 'スカウト再送' : 'スカウト'}（${waitingWord}）`
    const letter = letterOf(invitation)
    return [{ key: id, at: invitation.scheduledFor, what, about: job.title, note, waitingId: id, letter }]
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
    ...(status === 'EXPIRED' ? entry('期限切れ', endedAt ?? expiresAt, expiryNote(answeredAt)) : []),
    ...(status === 'HIRED' ? entry('採用', endedAt ?? answeredAt, '') : []),
  ]
}

function letterOf(invitation: CandidateInvitationFragment): SentLetter {
  const { subject, reason, templateMessageHistories, companyUser, invitationDate } = invitation
  return {
    subject,
    reason,
    messages: templateMessageHistories.map(({ text }) => text),
    signer: `${companyUser.familyName} ${companyUser.givenName}`,
    sentAt: invitationDate,
  }
}

function declineNote({ declineReason, withdrawalMessage }: CandidateInvitationFragment) {
  const reason = declineReason ? `${declineReason.label}（学生の回答）` : ''
  return withdrawalMessage ? [reason, `「${withdrawalMessage}」`].filter(Boolean).join('\n') : reason
}

const expiryNote = (answeredAt: string | null) =>
  answeredAt ? '承認のあと、日程が決まらないまま期限が過ぎました' : `返信がないまま${answerDays}日が過ぎました`
