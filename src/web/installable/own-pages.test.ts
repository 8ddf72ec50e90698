import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readWithoutConnection } from './own-pages.ts'

const reload = vi.fn<() => void>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockReset()
})

/** A page without a connection; the answer tells it of an event of its window. */
function openPage(isOpenedOffline: boolean) {
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (kind: string, hear: () => void) => void listeners.set(kind, hear))
  readWithoutConnection(isOpenedOffline)
  return (kind: string) => listeners.get(kind)?.()
}

test('§5 only a page that was opened without a connection is loaded anew when it is back', () => {
  openPage(false)('online')
  vi.runAllTimers()
  expect(reload).not.toHaveBeenCalled()
  openPage(true)('online')
  vi.runAllTimers()
  expect(reload).toHaveBeenCalledOnce()
})

test('§5 a page that is being left calls nobody back; one that is still there later is loaded anew', () => {
  const tell = openPage(true)
  tell('beforeunload')
  tell('online')
  vi.advanceTimersByTime(9_999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})
