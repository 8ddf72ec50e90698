import { expect, test } from 'vitest'
import { actionPaths } from '#test/action-paths.ts'
import { readActionPaths } from '../../src/server/http/action-paths.ts'
import { openBodyLimits } from '../../src/server/http/body-limits.ts'

test('the build names every page with an action, so that each has a limit and no other page takes a body', () => {
  const built = readActionPaths() ?? []
  expect(built.toSorted()).toEqual(actionPaths.toSorted())
  const limitOf = openBodyLimits(built)
  expect(built.filter((path) => limitOf('POST', path.replaceAll(/:\w+/g, '1')) === null)).toEqual([])
})
