import { expect, test } from 'vitest'
import { stopWatch } from './stop-watch.ts'

test('assessment 5.7 the time of a question is counted over all visits, and from the first one', () => {
  const watch = stopWatch()
  expect(watch.read(5)).toEqual({ milliseconds: 0, sinceShown: 0 })
  watch.show(1, 0)
  watch.show(2, 1000)
  expect(watch.read(1400)).toEqual({ milliseconds: 400, sinceShown: 400 })
  watch.show(1, 3000)
  expect(watch.read(3250)).toEqual({ milliseconds: 1250, sinceShown: 3250 })
})
