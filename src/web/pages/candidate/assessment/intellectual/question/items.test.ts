import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refused } from '#web/carry/ask.ts'
import type { Place } from '../answers/answer.ts'
import { askAgainMs, itemsAhead, itemStore } from './items.ts'
import type { ShownItem } from '../../parts/question/item.ts'

const item = (stem: string): ShownItem => ({ passage: null, stem, figure: null, options: [] })
const lost: Refused = { code: 'network', message: '', fields: [] }
const place = (position: number, section: Place['section'] = 'NUM'): Place => ({ attemptId: 'a', section, position })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function bank() {
  const positions: number[] = []
  let isAway = false
  const items = itemStore(({ section, position }) => {
    positions.push(position)
    return Promise.resolve(isAway ? lost : item(`${section} ${position}`))
  })
  return { items, positions, goAway: (away: boolean) => void (isAway = away) }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

test('assessment 5.5 an item is asked once, and three of those that follow it', async () => {
  const { items, positions } = bank()
  items.want(place(1), 12)
  expect(items.find(1)).toBe('wait')
  await settle()
  items.want(place(2), 12)
  items.want(place(1), 12)
  await settle()
  expect(positions).toEqual([1, 2, 3, 1 + itemsAhead, 2 + itemsAhead])
  expect(items.find(2)).toEqual(item('NUM 2'))
})

test('assessment 5.5 no item beyond the section is asked, and another section begins anew', async () => {
  const { items, positions } = bank()
  items.want(place(11), 12)
  await settle()
  expect(positions).toEqual([11, 12])
  items.want(place(1, 'LOGIC'), 1)
  await settle()
  expect([items.find(1), items.find(11)]).toEqual([item('LOGIC 1'), 'wait'])
})

test('assessment 5.6 an item that an outage keeps away comes when it is over', async () => {
  const { items, goAway } = bank()
  goAway(true)
  items.want(place(12), 12)
  await settle()
  expect(items.find(12)).toBe('lost')
  goAway(false)
  await vi.advanceTimersByTimeAsync(askAgainMs)
  expect(items.find(12)).toEqual(item('NUM 12'))
})
