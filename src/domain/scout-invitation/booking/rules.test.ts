import { expect, test } from 'vitest'
import { busyOn } from './rules.ts'

const on = (startAt: string, endAt: string) => ({
  startAt: new Date(`2026-12-${startAt}:00+09:00`),
  endAt: new Date(`2026-12-${endAt}:00+09:00`),
})
const own = (id: string, ...span: [string, string]) => ({
  ...on(...span),
  scoutInvitationId: id,
  schedulingDateId: `date of ${id}`,
  companyName: `company of ${id}`,
})

test('other appointments stand beside each offered date with a day in common, also within several days', () => {
  const offered = [on('14T10:00', '18T17:00'), on('21T10:00', '21T11:00'), on('22T10:00', '22T11:00')]
  const appointments = [
    own('this', '21T10:00', '21T11:00'),
    own('a', '16T13:00', '16T14:00'),
    own('b', '18T13:00', '21T12:00'),
  ]
  const busy = busyOn(offered, 'this', appointments)
  expect(busy.map(({ date, scoutInvitationId }) => [date, scoutInvitationId])).toEqual([
    ['2026-12-14', 'a'],
    ['2026-12-14', 'b'],
    ['2026-12-21', 'b'],
  ])
})
