import { expect, test } from 'vitest'
import { formOnItsWay, isOnItsWay } from './form-on-its-way.ts'

const formData = new FormData()
const refused = { refused: { code: 'scout_expired', message: '', fields: [] } }

test.each([
  ['before the first press', { state: 'idle', formData: undefined, data: undefined }, undefined],
  ['while it is sent', { state: 'submitting', formData, data: undefined }, formData],
  ['while it is sent again after a refusal', { state: 'submitting', formData, data: refused }, formData],
  ['while the page shows what was done', { state: 'loading', formData, data: { done: true } }, formData],
  ['on the way to the page it leads to', { state: 'loading', formData, data: undefined }, formData],
  ['while the page is loaded again after a refusal', { state: 'loading', formData, data: refused }, undefined],
  [
    'after an answer that could refuse and does not',
    { state: 'loading', formData, data: { refused: undefined } },
    formData,
  ],
] as const)('a form is on its way, or not, %s', (_, fetcher, form) => {
  expect(formOnItsWay(fetcher)).toBe(form)
  expect(isOnItsWay(fetcher)).toBe(form !== undefined)
})
