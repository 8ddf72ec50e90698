import { expect, test } from 'vitest'
import { EnvMistakes, readEnv } from './env.ts'

const mistakes = (source: Record<string, string>) => {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvMistakes) return error.lines
    throw error
  }
}

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://yoake.example.jp/',
  TRUST_PROXY: '1',
  SESSION_SECRET: 'a-secret-of-our-own-with-40-characters..',
  DATABASE_URL: 'postgres://yoake:secret@db.example.jp/yoake',
  MAIL_URL: 'smtps://user:secret@mail.example.jp',
  MAIL_FROM: 'no-reply@yoake.example.jp',
  OPERATOR_NAME: '株式会社例',
  OPERATOR_ADDRESS: '東京都港区1-1',
  OPERATOR_MAIL: 'help@yoake.example.jp',
}

test('nothing set is a working development', () => {
  const env = readEnv({ PORT: '', MAIL_URL: ' ' })
  expect(env).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    productName: 'ヨアケ',
    demo: true,
    worker: true,
    introspection: true,
    databaseUrl: undefined,
  })
  expect(env.mail.url).toBeUndefined()
})

test('traces go to a collector where one is named', () => {
  expect(readEnv({ OTEL_SERVICE_NAME: 'yoake' }).traces).toBeNull()
  expect(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/base/' }).traces).toEqual({
    endpoint: 'https://collector.example/base/v1/traces',
    serviceName: 'yoake',
    share: 1,
  })
  expect(
    mistakes({ OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://secret@collector.example', OTEL_TRACES_SAMPLER_ARG: '1.5' }),
  ).toEqual([
    'OTEL_EXPORTER_OTLP_ENDPOINT: read a value of 31 characters (not shown), expected an address such as http://127.0.0.1:4318',
    'OTEL_TRACES_SAMPLER_ARG: read "1.5", expected a number from 0 to 1, such as 0.1',
  ])
})

test('every mistake at once, one line each, with name, what was read and what is expected', () => {
  expect(
    mistakes({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://root:pass@db',
      SMS_URL: 'carrier-pigeon://coop',
    }),
  ).toEqual([
    'PORT: read "70000", expected a whole number from 1 to 65535',
    'DATABASE_URL: read a value of 20 characters (not shown), expected an address such as postgres://user:password@host:5432/yoake',
    'SMS_URL: read a value of 21 characters (not shown), expected an address such as twilio://account:token@+815012345678',
    'LOG_LEVEL: read "loud", expected fatal, error, warn, info, debug, trace, silent',
  ])
})

test('replicas follow a database of the settings, each by an address of its own', () => {
  const url = 'postgres://yoake:secret@db.example.jp/yoake'
  const DATABASE_REPLICA_URLS = 'postgres://one/yoake, postgres://two/yoake'
  expect(readEnv({}).databaseReplicaUrls).toEqual([])
  expect(readEnv({ DATABASE_URL: url, DATABASE_REPLICA_URLS }).databaseReplicaUrls).toEqual([
    'postgres://one/yoake',
    'postgres://two/yoake',
  ])
  expect(mistakes({ DATABASE_REPLICA_URLS })).toEqual([
    'DATABASE_URL: read nothing, expected a value because DATABASE_REPLICA_URLS is set',
  ])
  expect(mistakes({ DATABASE_URL: url, DATABASE_REPLICA_URLS: 'postgres://one/yoake,two' })).toEqual([
    'DATABASE_REPLICA_URLS: read a value of 24 characters (not shown), expected an address such as postgres://user:password@host:5432/yoake',
  ])
})

test('the number of the notification is the operator’s own, and made up only in a demo', () => {
  expect(readEnv({}).operator.noticeNumber).toBe('00-募-000000（デモのため架空の番号です）')
  expect(readEnv(production).operator.noticeNumber).toBeUndefined()
  const source = { ...production, OPERATOR_NOTICE_NUMBER: ' 51-募-000123 ' }
  expect(readEnv(source).operator.noticeNumber).toBe('51-募-000123')
})

test('settings that belong together are asked for together', () => {
  expect(mistakes({ OIDC_LINE_CLIENT_ID: '1' })).toEqual([
    'OIDC_LINE_CLIENT_SECRET: read nothing, expected a value because OIDC_LINE_CLIENT_ID is set',
  ])
})

test('production refuses demo accounts, default secrets and missing settings', () => {
  expect(readEnv(production)).toMatchObject({
    isProduction: true,
    demo: false,
    introspection: false,
    publicUrl: 'https://yoake.example.jp',
    stopAfterMs: 7_000,
  })
  // Nobody sends visitors to a server in development: Ctrl-C waits for nothing.
  expect(readEnv({}).stopAfterMs).toBe(0)
  expect(mistakes({ ...production, DEMO: 'on' })).toEqual([
    'DEMO: read "on", expected off because NODE_ENV=production refuses demo accounts',
  ])
  expect(mistakes({ ...production, OUTBOUND: 'any' })).toEqual([
    'OUTBOUND: read "any", expected public because NODE_ENV=production calls no address of its own network',
  ])
  expect(mistakes({ NODE_ENV: 'production' })).toHaveLength(9)
  expect(
    mistakes({
      ...production,
      SESSION_SECRET: 'development-only-secret-never-use-in-production',
    })[0],
  ).toContain('development default')
})

test.each(['http://yoake.example.jp', 'HTTP://yoake.example.jp', 'http://localhost:3000'])(
  'production is not on %s: passwords would be read on the way',
  (address) => {
    expect(mistakes({ ...production, PUBLIC_URL: address })).toEqual([
      `PUBLIC_URL: read "${address}", expected an https address because NODE_ENV=production`,
    ])
  },
)

test('production says how many proxies stand in front, and is not guessed at', () => {
  const { TRUST_PROXY: _, ...rest } = production
  expect(mistakes(rest)).toEqual(['TRUST_PROXY: read nothing, expected a value because NODE_ENV=production'])
  expect(readEnv({ ...production, TRUST_PROXY: '0' }).trustProxy).toBe(0)
})

test.each([
  ['https://yoake.example.jp//', 'https://yoake.example.jp'],
  ['HTTPS://Yoake.Example.jp:443', 'https://yoake.example.jp'],
  ['http://localhost:3000/', 'http://localhost:3000'],
])('PUBLIC_URL %s is written as browsers write it', (address, publicUrl) => {
  expect(readEnv({ PUBLIC_URL: address }).publicUrl).toBe(publicUrl)
})

test.each(['https://yoake.example.jp/app', 'https://yoake.example.jp/?a', 'https://user@yoake.example.jp'])(
  'PUBLIC_URL %s is more than an address',
  (address) => {
    expect(mistakes({ PUBLIC_URL: address })).toEqual([
      `PUBLIC_URL: read "${address}", expected an address without a path, such as https://yoake.example.jp`,
    ])
  },
)

test('secrets are never shown', () => {
  const message = mistakes({
    ...production,
    SESSION_SECRET: 'short-secret',
    MAIL_URL: 'http://user:hunter2@mail',
  }).join()
  expect(message).not.toMatch(/short-secret|hunter2/)
})

test('PUSH_HOSTS are names separated by commas; in the clear outside production only', () => {
  expect(readEnv({}).push).toEqual({ kind: 'webPush', hosts: [], allowHttp: true })
  const push = { kind: 'webPush', hosts: ['push.example.jp', '127.0.0.1'], allowHttp: false }
  expect(readEnv({ ...production, PUSH_HOSTS: 'Push.example.jp, 127.0.0.1' }).push).toEqual(push)
  expect(mistakes({ PUSH_HOSTS: 'https://push.example.jp/' })).toEqual([
    'PUSH_HOSTS: read "https://push.example.jp/", expected hosts separated by commas',
  ])
})

test.each([
  [{ METRICS_PORT: '65535', WEB_PROCESSES: '2' }, 'expected room for those of 2 web processes'],
  [{ METRICS_PORT: '2999', WEB_PROCESSES: '2' }, 'expected ports without 3000, which is PORT'],
  [{ METRICS_PORT: '80', PORT: '80' }, 'expected ports without 80, which is PORT'],
])('ports of figures that are no such ports: %o', (source, mistake) => {
  expect(mistakes(source)).toEqual([`METRICS_PORT: read "${source.METRICS_PORT}", ${mistake}`])
})

test('ports of figures beside PORT', () => {
  expect(mistakes({ METRICS_PORT: '65534', WEB_PROCESSES: '2' })).toEqual([])
  expect(mistakes({ METRICS_PORT: '3001', WEB_PROCESSES: '64' })).toEqual([])
  expect(mistakes({ METRICS_PORT: 'no', WEB_PROCESSES: 'no' })).toHaveLength(2)
})
