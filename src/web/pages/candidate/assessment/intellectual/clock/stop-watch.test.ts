import { expect, test } from 'vitest'
import { stopWatch } from './stop-watch.ts'

test('assessment 5.7 the time of a question is counted over all visits', () => {
  const watch = stopWatch()
  expect(watch.total(5)).toBe(0)
  watch.show(1, 0)
  watch.show(2, 1000)
  expect(watch.total(1400)).toBe(400)
  watch.show(1, 3000)
  expect(watch.total(3250)).toBe(1250)
})
