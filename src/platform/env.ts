import { resolve } from 'node:path'
import * as v from 'valibot'
import { oidcProvidersOf, moreOidcProviders } from './outgoing/oidc-providers.ts'
import {
  databaseUrl,
  databaseUrls,
  integer,
  isOrigin,
  levels,
  onOff,
  previousSecrets,
  share,
  text,
  url,
} from './setting-forms.ts'
import { lineOf, lineSettings } from './outgoing/line-settings.ts'
import { pushOf, pushSettings } from './outgoing/push-settings.ts'
import { StartRefused } from './start-refused.ts'

const developmentSecret = 'development-only-secret-never-use-in-production'

/** Every setting, by its name in the environment. */
const settings = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'development, test or production'),
    'development',
  ),
  PORT: v.optional(integer(1, 65535), '3000'),
  HOST: v.optional(text('an address to listen on, such as 127.0.0.1'), '0.0.0.0'),
  PUBLIC_URL: v.optional(
    v.pipe(
      url('https://yoake.example.jp', 'http:', 'https:'),
      v.check((address) => isOrigin(address), 'an address without a path, such as https://yoake.example.jp'),
    ),
  ),
  TRUST_PROXY: v.optional(integer(0, 10), '0'),
  DATA_DIR: v.optional(text('a folder'), '.data'),
  DATABASE_URL: v.optional(databaseUrl),
  DATABASE_DIRECT_URL: v.optional(databaseUrl),
  DATABASE_LISTEN_URL: v.optional(databaseUrl),
  DATABASE_REPLICA_URLS: v.optional(databaseUrls),
  NEWER_DATABASE: v.optional(onOff, 'off'),
  DATABASE_POOL: v.optional(integer(2, 200), '10'),
  SEARCH_POOL: v.optional(integer(1, 100), '4'),
  EVENT_POOL: v.optional(integer(1, 100), '3'),
  JOB_POOL: v.optional(integer(4, 100), '6'),
  METRICS_PORT: v.optional(integer(1, 65535)),
  METRICS_HOST: v.optional(text('an address to listen on, such as 127.0.0.1'), '127.0.0.1'),
  SCOUT_HOURS: v.optional(v.picklist(['daytime', 'any'], 'daytime or any'), 'daytime'),
  WORKER: v.optional(onOff, 'on'),
  WEB_PROCESSES: v.optional(integer(1, 64), '1'),
  STOP_AFTER_SECONDS: v.optional(integer(0, 120)),
  DEMO: v.optional(onOff),
  PRODUCT_NAME: v.optional(text('a name'), 'ヨアケ'),
  OPERATOR_NAME: v.optional(text('the name of the company running the service'), '株式会社ヨアケ（デモ）'),
  OPERATOR_ADDRESS: v.optional(text('a postal address'), '東京都千代田区（デモのため架空の住所です）'),
  OPERATOR_MAIL: v.optional(v.pipe(v.string(), v.email('a mail address')), 'support@yoake.example'),
  /** 届出受理番号 of the 特定募集情報等提供事業. */
  OPERATOR_NOTICE_NUMBER: v.optional(
    text('the number under which the notification was accepted, such as 51-募-000123'),
  ),
  OPERATOR_PHONE: v.optional(v.pipe(v.string(), v.regex(/^[0-9+-]{8,20}$/, 'a phone number'))),
  /** 登録番号 of the invoice system. */
  OPERATOR_INVOICE_NUMBER: v.optional(
    v.pipe(v.string(), v.regex(/^T\d{13}$/, 'T and 13 digits, such as T1234567890123')),
  ),
  OPERATOR_BANK_ACCOUNT: v.optional(v.pipe(text('a bank account'), v.maxLength(200, 'a shorter text'))),
  AGENT_PARTNER_NAME: v.optional(v.pipe(text('the name of a licensed partner'), v.maxLength(200, 'a shorter name'))),
  /** 有料職業紹介事業の許可番号. */
  AGENT_PARTNER_LICENSE: v.optional(text('the licence number of the partner, such as 13-ユ-000000')),
  AGENT_PARTNER_MAIL: v.optional(v.pipe(v.string(), v.email('a mail address'))),
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 random characters')), developmentSecret),
  SESSION_SECRET_PREVIOUS: v.optional(previousSecrets),
  OPERATOR_SECOND_FACTOR: v.optional(onOff),
  MAIL_URL: v.optional(url('smtp://user:password@host:587', 'smtp:', 'smtps:')),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('a mail address')), 'no-reply@yoake.example'),
  SMS_URL: v.optional(url('twilio://account:token@+815012345678', 'twilio:')),
  FILES_URL: v.optional(url('s3://key:secret@host/bucket?region=ap-northeast-1', 's3:')),
  VIDEO_STILLS: v.optional(onOff, 'on'),
  OUTBOUND: v.optional(v.picklist(['public', 'any'], 'public or any'), 'public'),
  ...pushSettings,
  ...lineSettings,
  OIDC_GOOGLE_CLIENT_ID: v.optional(text('a client id')),
  OIDC_GOOGLE_CLIENT_SECRET: v.optional(text('a client secret')),
  OIDC_LINE_CLIENT_ID: v.optional(text('a client id')),
  OIDC_LINE_CLIENT_SECRET: v.optional(text('a client secret')),
  OIDC_MORE_PROVIDERS: v.optional(moreOidcProviders),
  INTROSPECTION: v.optional(onOff),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(url('http://127.0.0.1:4318', 'http:', 'https:')),
  OTEL_SERVICE_NAME: v.optional(text('the name of this service in traces'), 'yoake'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(share, '1'),
  LOG_LEVEL: v.optional(v.picklist(levels, levels.join(', '))),
  ERROR_DSN: v.optional(url('https://key@errors.example.jp/1', 'https:', 'http:')),
})
type Settings = v.InferOutput<typeof settings>
type SettingName = keyof Settings

export type Env = ReturnType<typeof shape>

/** All mistakes of the environment at once, one line each, without secrets. */
export class EnvMistakes extends StartRefused {
  readonly lines: string[]
  constructor(lines: string[]) {
    super(`設定に誤りがあります / Settings need attention:\n${lines.map((line) => `  ${line}`).join('\n')}`)
    this.lines = lines
  }
}

/** Reads and checks every setting; an empty one counts as unset. Throws `EnvMistakes`. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const read = v.safeParse(settings, values)
  const mistakes = (read.issues ?? []).map((issue) => {
    const name = String(issue.path?.[0].key)
    return `${name}: read ${textOf(name, values[name])}, expected ${issue.message}`
  })
  mistakes.push(...mistakesBetween(values), ...(read.success ? mistakesOfPorts(read.output) : []))
  if (!read.success || mistakes.length > 0) throw new EnvMistakes(mistakes)
  return shape(read.output)
}

const together: SettingName[][] = [
  ['AGENT_PARTNER_NAME', 'AGENT_PARTNER_LICENSE'],
  ['LINE_ACCOUNT_ID', 'LINE_CHANNEL_SECRET', 'LINE_CHANNEL_TOKEN'],
  ['OIDC_GOOGLE_CLIENT_ID', 'OIDC_GOOGLE_CLIENT_SECRET'],
  ['OIDC_LINE_CLIENT_ID', 'OIDC_LINE_CLIENT_SECRET'],
  [
    'FIREBASE_PROJECT_ID',
    'FIREBASE_API_KEY',
    'FIREBASE_APP_ID',
    'FIREBASE_SENDER_ID',
    'FIREBASE_VAPID_KEY',
    'FIREBASE_SERVICE_ACCOUNT',
  ],
]
const neededInProduction: SettingName[] = [
  'PUBLIC_URL',
  'TRUST_PROXY',
  'SESSION_SECRET',
  'DATABASE_URL',
  'MAIL_URL',
  'MAIL_FROM',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_MAIL',
]

function mistakesBetween(values: Record<string, string | undefined>): string[] {
  const lines: string[] = []
  for (const group of together) {
    const missing = group.filter((name) => !values[name])
    if (missing.length > 0 && missing.length < group.length)
      lines.push(
        ...missing.map(
          (name) => `${name}: read nothing, expected a value because ${group.find((other) => values[other])} is set`,
        ),
      )
  }
  if (values['DATABASE_REPLICA_URLS'] && !values['DATABASE_URL'])
    lines.push('DATABASE_URL: read nothing, expected a value because DATABASE_REPLICA_URLS is set')
  if (values['SESSION_SECRET_PREVIOUS']?.split(',').some((secret) => secret.trim() === values['SESSION_SECRET']))
    lines.push('SESSION_SECRET_PREVIOUS: read the present SESSION_SECRET, expected those of before')
  if (values['NODE_ENV'] !== 'production') return lines
  lines.push(
    ...neededInProduction
      .filter((name) => !values[name])
      .map((name) => `${name}: read nothing, expected a value because NODE_ENV=production`),
  )
  if (URL.parse(values['PUBLIC_URL'] ?? '')?.protocol === 'http:')
    lines.push(`PUBLIC_URL: read "${values['PUBLIC_URL']}", expected an https address because NODE_ENV=production`)
  if (values['SESSION_SECRET'] === developmentSecret)
    lines.push(
      'SESSION_SECRET: read the development default, expected a secret of your own because NODE_ENV=production',
    )
  if (/"issuer"\s*:\s*"http:/.test(values['OIDC_MORE_PROVIDERS'] ?? ''))
    lines.push('OIDC_MORE_PROVIDERS: read an http issuer, expected https because NODE_ENV=production')
  if (URL.parse(values['LINE_API_URL'] ?? '')?.protocol === 'http:')
    lines.push('LINE_API_URL: read an http address, expected https because NODE_ENV=production')
  if (values['SCOUT_HOURS'] === 'any')
    lines.push('SCOUT_HOURS: read "any", expected daytime because NODE_ENV=production sends no scouts at night')
  if (values['OUTBOUND'] === 'any')
    lines.push('OUTBOUND: read "any", expected public because NODE_ENV=production calls no address of its own network')
  if (/^(off|false|0)$/.test(values['OPERATOR_SECOND_FACTOR'] ?? ''))
    lines.push(
      `OPERATOR_SECOND_FACTOR: read "${values['OPERATOR_SECOND_FACTOR']}", expected on because NODE_ENV=production opens the operator's desk to no password alone`,
    )
  if (/^(on|true|1)$/.test(values['DEMO'] ?? ''))
    lines.push(`DEMO: read "${values['DEMO']}", expected off because NODE_ENV=production refuses demo accounts`)
  return lines
}

/** Further web processes answer /metrics at the ports after the first one's. */
function mistakesOfPorts({ PORT, METRICS_PORT, WEB_PROCESSES }: Settings): string[] {
  if (METRICS_PORT === undefined) return []
  const last = METRICS_PORT + WEB_PROCESSES - 1
  if (last > 65_535)
    return [`METRICS_PORT: read "${METRICS_PORT}", expected room for those of ${WEB_PROCESSES} web processes`]
  return METRICS_PORT <= PORT && PORT <= last
    ? [`METRICS_PORT: read "${METRICS_PORT}", expected ports without ${PORT}, which is PORT`]
    : []
}

function textOf(name: string, value: string | undefined): string {
  if (value === undefined) return 'nothing'
  return /SECRET|TOKEN|_URL|ENDPOINT|DSN|KEY|PROVIDERS/.test(name) && name !== 'PUBLIC_URL'
    ? `a value of ${value.length} characters (not shown)`
    : JSON.stringify(value)
}

function shape(s: Settings) {
  const isProduction = s.NODE_ENV === 'production'
  return {
    mode: s.NODE_ENV,
    isProduction,
    port: s.PORT,
    host: s.HOST,
    /** The origin, without a slash at the end, as browsers write it. */
    publicUrl: new URL(s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).origin,
    /** Number of own proxies in front, trusted to report the visitor's address and protocol. */
    trustProxy: s.TRUST_PROXY,
    /** An absolute path. */
    dataDir: resolve(s.DATA_DIR),
    /** Unset: the embedded server in `dataDir`. */
    databaseUrl: s.DATABASE_URL,
    /** The same database past a pooler, by its name or its former one; unset: `databaseUrl` is direct. */
    databaseDirectUrl: s.DATABASE_DIRECT_URL ?? s.DATABASE_LISTEN_URL,
    /** Replicas that follow that database; none: everything is asked there. */
    databaseReplicaUrls: s.DATABASE_REPLICA_URLS ?? [],
    /** A database that the next release has migrated is taken, on the way back from that release. */
    isNewerDatabaseTaken: s.NEWER_DATABASE,
    databasePool: s.DATABASE_POOL,
    searchPool: s.SEARCH_POOL,
    eventPool: s.EVENT_POOL,
    jobPool: s.JOB_POOL,
    metrics: s.METRICS_PORT === undefined ? null : { port: s.METRICS_PORT, host: s.METRICS_HOST },
    /** Where traces are sent, and which share of those that begin here. */
    traces: s.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: `${s.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
          serviceName: s.OTEL_SERVICE_NAME,
          share: s.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    /** Scouts are sent by day on working days and Saturdays; 'any' is for demonstrations and tests. */
    scoutHours: s.SCOUT_HOURS,
    worker: s.WORKER,
    /** Processes that answer on the port, this one among them. */
    webProcesses: s.WEB_PROCESSES,
    /** From the signal to the stop: longer than three checks of /readyz, two seconds apart. */
    stopAfterMs: (s.STOP_AFTER_SECONDS ?? (isProduction ? 7 : 0)) * 1000,
    demo: s.DEMO ?? !isProduction,
    productName: s.PRODUCT_NAME,
    operator: {
      name: s.OPERATOR_NAME,
      address: s.OPERATOR_ADDRESS,
      mail: s.OPERATOR_MAIL,
      phone: s.OPERATOR_PHONE,
      /** Outside production an invented number that says so. */
      noticeNumber: s.OPERATOR_NOTICE_NUMBER ?? (isProduction ? undefined : '00-募-000000（デモのため架空の番号です）'),
    },
    /** The operator as invoices name it. Outside production with invented numbers that say so. */
    invoiceIssuer: {
      name: s.OPERATOR_NAME,
      address: s.OPERATOR_ADDRESS,
      registrationNumber: s.OPERATOR_INVOICE_NUMBER ?? (isProduction ? null : 'T0000000000000'),
      payee:
        s.OPERATOR_BANK_ACCOUNT ?? (isProduction ? null : 'デモ銀行 夜明支店 普通 0000000（デモのため架空の口座です）'),
    },
    /** The licensed partner of the agent consultation; null: not offered. */
    agentPartner:
      s.AGENT_PARTNER_NAME && s.AGENT_PARTNER_LICENSE
        ? { name: s.AGENT_PARTNER_NAME, licenseNumber: s.AGENT_PARTNER_LICENSE, mail: s.AGENT_PARTNER_MAIL }
        : null,
    sessionSecret: s.SESSION_SECRET,
    /** Accepted beside `sessionSecret`, which alone signs and seals. */
    previousSecrets: s.SESSION_SECRET_PREVIOUS ?? [],
    /** Whether operators sign in with a second factor; the demo's operator has none. */
    needsOperatorFactor: s.OPERATOR_SECOND_FACTOR ?? isProduction,
    mail: { url: s.MAIL_URL, from: s.MAIL_FROM },
    smsUrl: s.SMS_URL,
    filesUrl: s.FILES_URL,
    videoStills: s.VIDEO_STILLS,
    /** Where addresses that companies type may lead: webhooks and their sign-in. */
    outbound: s.OUTBOUND,
    push: pushOf(s),
    line: lineOf(s),
    /** The services a student can sign in with, in the order of their buttons. */
    oidcProviders: oidcProvidersOf({
      line: [s.OIDC_LINE_CLIENT_ID, s.OIDC_LINE_CLIENT_SECRET],
      google: [s.OIDC_GOOGLE_CLIENT_ID, s.OIDC_GOOGLE_CLIENT_SECRET],
      more: s.OIDC_MORE_PROVIDERS ?? [],
    }),
    introspection: s.INTROSPECTION ?? !isProduction,
    logLevel: s.LOG_LEVEL ?? (s.NODE_ENV === 'test' ? 'warn' : 'info'),
    errorDsn: s.ERROR_DSN,
  }
}
