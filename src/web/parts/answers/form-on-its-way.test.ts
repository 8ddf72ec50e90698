import { expect, test } from 'vitest'
import { formOnItsWay, isOnItsWay } from './form-on-its-way.ts'

const formData = new FormData()
const aRefusal = (code = 'scout_expired') => ({ refused: { code, message: '', fields: [] } })
const aNewerRevision = aRefusal('job_changed_meanwhile')

test.each([
  ['before the first press', { state: 'idle', formData: undefined, data: undefined }, undefined],
  ['while it is sent', { state: 'submitting', formData, data: undefined }, formData],
  ['while the page shows what was done', { state: 'loading', formData, data: { done: true } }, formData],
  ['on the way to the page it leads to', { state: 'loading', formData, data: undefined }, formData],
  ['while the page is loaded again after a refusal', { state: 'loading', formData, data: aRefusal() }, undefined],
  [
    'until the revision is there that it was refused for',
    { state: 'loading', formData, data: aNewerRevision },
    formData,
  ],
  ['after an answer without its refusal', { state: 'loading', formData, data: { refused: undefined } }, formData],
] as const)('a form is on its way, or not, %s', (_, fetcher, form) => {
  expect(formOnItsWay(fetcher)).toBe(form)
  expect(isOnItsWay(fetcher)).toBe(form !== undefined)
})

const corrected = new FormData()

test('a corrected form is on its way until its own answer, also where the first one was never seen loading', () => {
  const data = aRefusal()
  formOnItsWay({ state: 'loading', formData, data })
  expect(formOnItsWay({ state: 'submitting', formData: corrected, data })).toBe(corrected)
  // It leads to another page, and the earlier refusal still stands.
  expect(formOnItsWay({ state: 'loading', formData: corrected, data })).toBe(corrected)

  const unseen = aRefusal()
  expect(formOnItsWay({ state: 'idle', formData: undefined, data: unseen })).toBeUndefined()
  expect(formOnItsWay({ state: 'loading', formData: corrected, data: unseen })).toBe(corrected)
})
