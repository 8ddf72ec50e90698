import { describe, expect, test } from 'vitest'
import { isIos, isIosSafari, isIpad } from './platform.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit}`
const macintosh = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605.1.15`

describe('§4 whom the way to the home screen is explained to', () => {
  test.each([
    ['Safari on an iPhone', `${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`, 5, [true, true, false]],
    [
      'Safari on an iPad that says so',
      `${iPhone.replaceAll('iPhone', 'iPad')} Version/18.0 Mobile/15E148 Safari/604.1`,
      5,
      [true, true, true],
    ],
    ['Safari on an iPad that calls itself a Macintosh', macintosh, 5, [true, true, true]],
    ['Safari on a Macintosh', macintosh, 0, [false, false, false]],
    ['Chrome on an iPhone', `${iPhone} CriOS/130.0 Mobile/15E148 Safari/604.1`, 5, [true, false, false]],
    ['LINE on an iPhone', `${iPhone} Mobile/15E148 Safari Line/14.0.0`, 5, [true, false, false]],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      5,
      [false, false, false],
    ],
  ] as const)('%s', (_, userAgent, maxTouchPoints, expected) => {
    const agent = { userAgent, maxTouchPoints }
    expect([isIos(agent), isIosSafari(agent), isIpad(agent)]).toEqual(expected)
  })
})
