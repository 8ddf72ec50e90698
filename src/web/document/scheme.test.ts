import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { barColours, schemeCookie, schemeIn } from './scheme.ts'

const tokens = readFileSync('src/web/ui/tokens.css', 'utf8')

/** The two colours of a role, by day and by night. */
function coloursOf(role: string): [string, string] {
  const said = new RegExp(`--${role}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim() ?? ''
  const alias = /^var\(--([\w-]+)\)$/.exec(said)?.[1]
  if (alias) return coloursOf(alias)
  const both = /^light-dark\(\s*(.+),\s*([^,]+?)\s*\)$/.exec(said)
  if (!both) return [said, said]
  const [day = '', night = ''] = both.slice(1).map((one) => {
    const named = /^var\(--([\w-]+)\)$/.exec(one)?.[1]
    return named ? coloursOf(named)[0] : one
  })
  return [day, night]
}

function luminance(hex: string) {
  const digits = hex.length === 4 ? Array.from(hex.slice(1), (one) => one + one) : (hex.slice(1).match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = digits.map((two) => {
    const share = Number.parseInt(two, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of WCAG. */
function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['bg', 'surface', 'tint', 'tint-2', 'muted'] as const
const words = [
  ...surfaces.flatMap((ground) => ['ink', 'ink-2', 'primary'].map((ink) => [ink, ground] as const)),
  ...['success', 'error', 'info', 'warning'].flatMap((ink) => [[ink, 'surface'] as const, [ink, `${ink}-bg`] as const]),
  ['warning-ink', 'warning-bg'],
  ['muted-ink', 'muted'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ['on-status', 'success-fill'],
  ['on-status', 'error-fill'],
  ['on-status', 'error-fill-hover'],
  ['on-sun', 'sun'],
  ['on-night', 'night'],
  ['on-night-2', 'night'],
  ['night-button-ink', 'night-button-hover'],
  ['ink', 'highlight'],
] as const

describe('both schemes', () => {
  test.each(words)('%s is read on %s', (ink, ground) => {
    const [inks, grounds] = [coloursOf(ink), coloursOf(ground)]
    for (const scheme of [0, 1] as const) expect(contrast(inks[scheme], grounds[scheme])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['bg', 'surface'])('a control stands out from %s', (ground) => {
    const [lines, grounds] = [coloursOf('line'), coloursOf(ground)]
    for (const scheme of [0, 1] as const) expect(contrast(lines[scheme], grounds[scheme])).toBeGreaterThanOrEqual(3)
  })

  test('the browser’s bar has a colour of the tokens', () => {
    expect(barColours).toEqual({ light: coloursOf('night')[0], dark: coloursOf('bg')[1] })
  })
})

describe('the choice on a device', () => {
  test.each([
    ['', 'system'],
    ['yoake_scheme=dark', 'dark'],
    ['a=b; yoake_scheme=light; c=d', 'light'],
    ['yoake_scheme=purple', 'system'],
  ] as const)('%s is %s', (cookies, scheme) => expect(schemeIn(cookies)).toBe(scheme))

  test('is kept for a year, and ends with the system’s', () => {
    expect(schemeCookie('dark', 'https://yoake.example')).toBe(
      'yoake_scheme=dark; Path=/; SameSite=Lax; Max-Age=31536000; Secure',
    )
    expect(schemeCookie('system', 'http://localhost:3000')).toBe('yoake_scheme=system; Path=/; SameSite=Lax; Max-Age=0')
  })
})
