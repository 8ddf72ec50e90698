import { expect, test } from 'vitest'
import { adminGroupsFor } from './pages.ts'

test('each page of the operator has an icon of its own in the menu', () => {
  const icons = adminGroupsFor('OPERATOR').flatMap(({ pages }) => pages.map(({ icon }) => icon))
  expect(new Set(icons).size).toBe(icons.length)
})
