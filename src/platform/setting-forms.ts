import * as v from 'valibot'

export const text = (expected: string) => v.pipe(v.string(expected), v.trim(), v.nonEmpty(expected))
export const integer = (from: number, to: number) => {
  const expected = `a whole number from ${from} to ${to}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, expected),
    v.transform(Number),
    v.minValue(from, expected),
    v.maxValue(to, expected),
  )
}
/** A part of a whole, such as 0.1. */
export const share = v.pipe(
  v.string(),
  v.regex(/^(?:0|1|0?\.\d{1,6}|1\.0+)$/, 'a number from 0 to 1, such as 0.1'),
  v.transform(Number),
)
export const url = (example: string, ...protocols: string[]) => {
  const expected = `an address such as ${example}`
  return v.pipe(
    v.string(),
    v.check((address) => protocols.includes(URL.parse(address)?.protocol ?? ''), expected),
  )
}
export const isOrigin = (address: string) => {
  const read = URL.parse(address)
  return read === null || (/^\/*$/.test(read.pathname) && read.search + read.hash + read.username === '')
}
export const onOff = v.pipe(
  v.picklist(['on', 'off', 'true', 'false', '1', '0'], 'on or off'),
  v.transform((word) => word === 'on' || word === 'true' || word === '1'),
)
export const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export const databaseUrl = url('postgres://user:password@host:5432/yoake', 'postgres:', 'postgresql:')
export const databaseUrls = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((one) => one.trim())),
  v.array(databaseUrl),
)

/** Secrets of before, which are accepted and sign nothing any more. */
export const previousSecrets = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((secret) => secret.trim())),
  v.check(
    (secrets) => secrets.every((secret) => secret.length >= 32),
    'secrets of at least 32 characters, separated by commas',
  ),
)
