import { expect, test } from 'vitest'
import { choiceText } from './choice-words.ts'

const choice = {
  companyName: '三友マテリアル',
  step: 1,
  isMissed: false,
  answeredAt: '2026-12-01T03:00:00Z',
  scheduleBy: '2026-12-15T14:59:59Z',
  schedulingStatus: 'PENDING' as const,
  slots: [{ availability: 'OPEN', canWait: false }],
}
const full = [{ availability: 'FULL', canWait: true }]
const closed = [{ availability: 'CLOSED', canWait: false }]

test.each([
  ['after an acceptance', {}, '12月1日(火)に承認しました。12月15日(火)までに、参加できる日時を1つ選んでください。'],
  [
    'at a further step',
    { step: 2 },
    '三友マテリアルから、次に進むご案内です。12月15日(火)までに、参加できる日時を1つ選んでください。',
  ],
  [
    'after a missed date of a further step',
    { step: 2, isMissed: true },
    '前の予定には参加できませんでしたが、あらためて参加できます。12月15日(火)までに、参加できる日時を1つ選んでください。',
  ],
  [
    'after a missed date, the others full',
    { isMissed: true, slots: [...full, ...closed] },
    '前の予定には参加できませんでしたが、あらためて参加できます。いま予約できる日程はありません。12月15日(火)までに、キャンセル待ちをするか、希望の日程を伝えてください。',
  ],
  [
    'after a missed date, the booking of the others closed',
    { isMissed: true, slots: closed },
    '前の予定には参加できませんでしたが、あらためて参加できます。いま予約できる日程はありません。12月15日(火)までに、希望の日程を伝えてください。',
  ],
  [
    'after the wish was sent',
    { isMissed: true, scheduleBy: null, schedulingStatus: 'SCHEDULING_DATE_REQUESTED' as const, slots: closed },
    '前の予定には参加できませんでしたが、あらためて参加できます。いま予約できる日程はありません。送った希望への返信をお待ちください。',
  ],
])('the dates %s', (_, change, text) => expect(choiceText({ ...choice, ...change })).toBe(text))
