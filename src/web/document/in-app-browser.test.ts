import { expect, test } from 'vitest'
import { openOutsideOfLine } from '#ground/address.ts'
import { inAppBrowserOf, isRefusedIn } from './in-app-browser.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${iPhone} Mobile/15E148 Safari Line/15.0`, 'LINE'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10; wv) Chrome/140.0.0.0 Mobile Safari/537.36 Line/15.2.0/IAB', 'LINE'],
  [`${iPhone} Mobile/15E148 Instagram 390.0.0.1 (iPhone17,1; iOS 19_0; ja_JP)`, 'Instagram'],
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0;FBDV/iPhone17,1]`, 'Facebook'],
  [`${iPhone} Version/19.0 Mobile/15E148 Safari/604.1`, null],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', null],
  ['', null],
])('legal 9: %s', (userAgent, app) => expect(inAppBrowserOf(userAgent)).toBe(app))

test('legal 9: only Google refuses to sign in inside of an app', () => {
  expect([isRefusedIn('LINE', 'google'), isRefusedIn('LINE', 'line'), isRefusedIn(null, 'google')]).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  ['/a', '/a?openExternalBrowser=1'],
  ['/a?b=c', '/a?b=c&openExternalBrowser=1'],
  ['https://yoake.example/a?b=c#d', 'https://yoake.example/a?b=c&openExternalBrowser=1#d'],
])('%s is opened outside of LINE', (address, outside) => expect(openOutsideOfLine(address)).toBe(outside))
