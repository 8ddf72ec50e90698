import type { Env } from '#platform/env.ts'

export const safetyHeaders = ({ isProduction }: Pick<Env, 'isProduction'>): [string, string][] => [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ...(isProduction ? [hsts] : []),
]

const hsts: [string, string] = ['strict-transport-security', 'max-age=31536000; includeSubDomains']

/** Allows scripts of this response only. Unless a video is pressed, the page loads nothing from other hosts, and it connects only to `origins`. */
export const pagePolicy = (nonce: string, origins: readonly string[]) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The decoder of HEIC works in a worker that it makes of its own text.
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...origins].join(' '),
    // A video plays in YouTube's frame without cookies, once its still is pressed.
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

/** For pages without scripts or files, which only have inline styles. */
export const bareProblemPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
