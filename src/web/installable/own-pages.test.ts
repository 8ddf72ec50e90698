import { afterEach, expect, test, vi } from 'vitest'
import { readWithoutConnection } from './own-pages.ts'

afterEach(() => vi.unstubAllGlobals())

/** The events a page hears that lost its connection before it came to rest. */
function heardBy(isOpenedOffline: boolean) {
  const heard: string[] = []
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', (kind: string) => void heard.push(kind))
  readWithoutConnection(isOpenedOffline)
  return heard
}

test('§5 only a page that was opened without a connection is loaded anew when it is back', () => {
  expect(heardBy(true)).toEqual(['click', 'online'])
  expect(heardBy(false)).toEqual(['click'])
})
