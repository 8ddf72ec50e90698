import { expect, test } from 'vitest'
import type { CandidateInvitationFragment } from '#web/generated/graphql.ts'
import { historyOf } from './history.ts'

const sent = (changed: Partial<CandidateInvitationFragment>): CandidateInvitationFragment => ({
  id: '1',
  status: 'PENDING',
  isWithdrawn: false,
  round: 1,
  invitationDate: '2026-06-04T01:00:00Z',
  scheduledFor: null,
  promises: [],
  followUp: null,
  expiresAt: '2026-06-18T14:59:59Z',
  answeredAt: null,
  endedAt: null,
  contactedAt: null,
  isEndedUnanswered: false,
  contactedBy: null,
  job: { title: '工場見学', canSendScoutInvitation: true },
  companyUser: { familyName: '三田村', givenName: '葵' },
  subject: '工場を見に来ませんか',
  reason: '実験を200回やり直した記録を読みました。',
  templateMessageHistories: [{ id: '7', text: '検査装置をつくっています。' }],
  declineReason: null,
  withdrawalMessage: null,
  booking: null,
  ...changed,
})
const linesOf = (...invitations: CandidateInvitationFragment[]) =>
  historyOf(invitations).map(({ what, note }) => `${what}：${note}`)

test('a waiting scout says who sent it', () => {
  expect(linesOf(sent({}))).toEqual(['スカウト送信：三田村さんから'])
})

test('one that waits for its morning says when it arrives, and can be taken back', () => {
  const scheduledFor = '2026-11-23T23:00:00Z'
  const waiting = sent({ scheduledFor, invitationDate: scheduledFor })
  expect(linesOf(waiting)).toEqual(['スカウト（送信待ち）：三田村さんから・11月24日(火) 8:00に届きます'])
  expect(historyOf([waiting])[0]?.waitingId).toBe(waiting.id)
  const archived = { ...waiting, job: { title: '工場見学', canSendScoutInvitation: false } }
  expect(linesOf(archived)[0]).toContain('このままでは届きません')
})

test('§3 the entry of a sending holds the words of the scout, and no other entry does', () => {
  const answered = sent({ status: 'ACCEPTED', answeredAt: '2026-06-05T01:00:00Z' })
  expect(historyOf([answered]).map(({ what, letter }) => [what, letter?.subject])).toEqual([
    ['承認', undefined],
    ['スカウト送信', '工場を見に来ませんか'],
  ])
  const scheduledFor = '2026-11-23T23:00:00Z'
  expect(historyOf([sent({ scheduledFor, invitationDate: scheduledFor })])[0]?.letter).toEqual({
    subject: '工場を見に来ませんか',
    reason: '実験を200回やり直した記録を読みました。',
    messages: ['検査装置をつくっています。'],
    signer: '三田村 葵',
    sentAt: scheduledFor,
    promises: [],
  })
})

test('a follow-up has its line; a planned one can be taken back while the scout is open', () => {
  const followUp = { text: '追伸です。', dueAt: '2026-06-09T01:00:00Z', isPlanned: false }
  expect(linesOf(sent({ followUp }))).toEqual(['フォロー：追伸です。', 'スカウト送信：三田村さんから'])
  const planned = { ...followUp, isPlanned: true }
  expect(historyOf([sent({ followUp: planned })])[0]).toMatchObject({ what: 'フォロー（予定）', followUpId: '1' })
  const answered = { status: 'ACCEPTED', answeredAt: '2026-06-05T01:00:00Z', followUp: planned } as const
  expect(historyOf([sent(answered)]).map(({ what }) => what)).toEqual(['承認', 'スカウト送信'])
})

test('who left after acceptance is heard', () => {
  const left = sent({
    status: 'DECLINED',
    answeredAt: '2026-06-05T01:00:00Z',
    endedAt: '2026-06-09T01:00:00Z',
    declineReason: { label: '時期' },
    withdrawalMessage: '研究の都合です。',
  })
  expect(linesOf(left)[0]).toBe('辞退：時期（学生の回答）\n「研究の都合です。」')
})

test('an end for want of an answer is no decline', () => {
  const ended = { answeredAt: '2026-06-05T01:00:00Z', endedAt: '2026-06-30T01:00:00Z', isEndedUnanswered: true }
  expect(linesOf(sent({ status: 'DECLINED', ...ended }))[0]).toBe('返事がないまま終了：')
})

test('the latest stands first, across invitations', () => {
  const first = sent({ status: 'EXPIRED', endedAt: '2026-06-18T15:00:00Z' })
  const second = sent({
    id: '2',
    round: 2,
    invitationDate: '2026-09-18T01:00:00Z',
    status: 'DECLINED',
    answeredAt: '2026-10-02T01:00:00Z',
    endedAt: '2026-10-02T01:00:00Z',
    declineReason: { label: '日程が合わないため' },
  })
  expect(linesOf(first, second)).toEqual([
    '辞退：日程が合わないため（学生の回答）',
    'スカウト再送：三田村さんから',
    '期限切れ：返信がないまま14日が過ぎました',
    'スカウト送信：三田村さんから',
  ])
})

test('a scout that the company took back did not run out', () => {
  const taken = sent({ status: 'EXPIRED', isWithdrawn: true, endedAt: '2026-06-08T01:00:00Z' })
  expect(linesOf(taken)[0]).toBe('取り下げ：返信の前に取り下げました')
  expect(historyOf([taken])[0]?.at).toBe('2026-06-08T01:00:00Z')
})

test('who accepted and let the dates pass is told apart from who never answered', () => {
  const late = sent({
    status: 'EXPIRED',
    answeredAt: '2026-06-10T01:00:00Z',
    endedAt: '2026-06-24T15:00:00Z',
  })
  expect(linesOf(late)[0]).toBe('期限切れ：承認のあと、日程が決まらないまま期限が過ぎました')
})

test('a hire stands at the day on which the offer was confirmed', () => {
  const hired = sent({ status: 'HIRED', answeredAt: '2026-06-10T01:00:00Z', endedAt: '2026-07-24T01:00:00Z' })
  expect(historyOf([hired]).map(({ what, at }) => [what, at])).toEqual([
    ['採用', '2026-07-24T01:00:00Z'],
    ['承認', '2026-06-10T01:00:00Z'],
    ['スカウト送信', '2026-06-04T01:00:00Z'],
  ])
})
