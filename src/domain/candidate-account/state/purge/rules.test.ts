import { expect, test } from 'vitest'
import { pictureKey } from './rules.ts'

test.each([
  ['/files/candidate/0190/portrait.webp', 'candidate/0190/portrait.webp'],
  ['candidate/0190/portrait.webp', 'candidate/0190/portrait.webp'],
  ['drawn.webp', null],
  ['../candidate/portrait.webp', null],
  ['/files/candidate/my photo.webp', null],
  ['', null],
  [null, null],
])('the picture %j lies under %j', (file, key) => expect(pictureKey(file)).toBe(key))
