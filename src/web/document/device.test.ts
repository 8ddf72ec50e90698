import { expect, test } from 'vitest'
import { deviceOfUserAgent, deviceOfWindow } from './device.ts'

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'mobile',
  ],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 'desktop'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15', 'desktop'],
  ['', 'desktop'],
] as const)('§2 %s is a %s', (userAgent, device) => {
  expect(deviceOfUserAgent(userAgent)).toBe(device)
})

test('§2 the window decides after the user agent', () => {
  expect(deviceOfWindow(true, 'desktop')).toBe('mobile')
  expect(deviceOfWindow(true, 'tablet')).toBe('mobile')
  expect(deviceOfWindow(false, 'tablet')).toBe('tablet')
  expect(deviceOfWindow(false, 'mobile')).toBe('desktop')
})
