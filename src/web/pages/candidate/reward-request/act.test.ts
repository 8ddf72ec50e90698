import { expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { longDate, tokyoToday } from '#ground/tokyo-time.ts'
import { checkForm } from './act.ts'

const today = tokyoToday()
const scouts = [
  { id: 'new', sentOn: addDays(today, -2) },
  { id: 'old', sentOn: addDays(today, -40) },
]
const sent = (scoutInvitationId: string, day: string) => {
  const form = new FormData()
  form.set('scoutInvitationId', scoutInvitationId)
  const [year = '', month = '', date = ''] = day.split('-')
  for (const [part, value] of Object.entries({ year, month: String(Number(month)), day: String(Number(date)) }))
    form.set(`acceptedOn.${part}`, value)
  return checkForm(form, scouts).filter((mistake) => mistake !== null)
}

test('§5 a day before the chosen scout was sent is a mistake beside the day', () => {
  expect(sent('new', addDays(today, -3))).toEqual([
    {
      path: 'acceptedOn',
      message: `内定を承諾した日が、スカウトが届いた日（${longDate(addDays(today, -2))}）より前になっています`,
    },
  ])
  expect(sent('new', addDays(today, -2))).toEqual([])
  expect(sent('old', addDays(today, -3))).toEqual([])
  expect(sent('', addDays(today, -3))).toMatchObject([{ path: 'scoutInvitationId' }])
})
