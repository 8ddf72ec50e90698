import { expect, test } from 'vitest'
import { wayOnAfter } from './way-on.ts'

const overview = '/candidate/assessment?flash=intellectualSubmitted'
const result = '/candidate/assessment/intellectual/result?flash='

test.each([
  ['LANG', 'SECTION_DONE', null, '/candidate/assessment/intellectual'],
  ['SPACE', 'SUBMITTED', null, overview],
  // The worker was faster than the answer to the page.
  ['SPACE', 'SCORED', null, overview],
  ['SPACE', 'SCORED', 'ANSWERS', overview],
  ['RECHECK', 'SCORED', null, `${result}recheckConfirmed`],
  ['RECHECK', 'SCORED', 'OPERATOR', `${result}recheckSubmitted`],
] as const)('screens 4.7 after %s, %s and %s, the student is led to %s', (section, state, checkStage, address) => {
  expect(wayOnAfter(section, { state, checkStage }).headers.get('location')).toBe(address)
})
