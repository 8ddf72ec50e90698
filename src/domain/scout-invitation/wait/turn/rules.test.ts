import { expect, test } from 'vitest'
import { byDueDay, type Turn } from './rules.ts'

const turn = (side: Turn['side'], dueOn: string): Turn => ({
  side,
  word: side === 'COMPANY' ? 'OUTCOME' : 'CHOICE',
  dueOn,
})

test('what is due soonest comes first, of one day the company’s turn; who owes nothing comes last, in the order before', () => {
  const [soon, owed, choice] = [
    turn('CANDIDATE', '2026-11-30'),
    turn('COMPANY', '2026-12-01'),
    turn('CANDIDATE', '2026-12-01'),
  ]
  const [first, second] = [
    { name: 'first', turn: null },
    { name: 'second', turn: null },
  ]
  const students = [first, { turn: choice }, second, { turn: owed }, { turn: soon }]
  expect(students.toSorted((one, other) => byDueDay(one.turn, other.turn))).toEqual([
    { turn: soon },
    { turn: owed },
    { turn: choice },
    first,
    second,
  ])
})
