import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type {
  Channel,
  Clock,
  EveryKind,
  Parts,
  ReachesCompany,
  ReachesOthers,
  Text,
  Timed,
  TimedCode,
} from './kind-parts.ts'
import type { Occasion, Occasions } from './occasions.ts'
import type { Timing, Topic } from './rules.ts'

/** The setting with this code at a job; `otherwise` is the timing of users who have not chosen. */
export type Setting = { jobId: string; code: TimedCode; otherwise: Timing }

/** The content and recipients of a notification, from the facts of this moment. */
export type Reading = {
  text: Text
  /** Ids of the recipients; of a kind for many students the batch after `after`. */
  recipients: (after: OfRow<'candidate'> | null) => Promise<readonly string[]>
  isStillTrue: (effectKey: string) => Promise<boolean>
  /** The company of the recipients; null when they are students or operators. */
  companyId: OfRow<'company'> | null
  /** The setting by which company users time the kind; null when they cannot choose the time. */
  setting: Setting | null
}

// Methods, not function properties: their parameters are compared loosely, so kinds with different `About` fit one
// table. Each kind is given only an `about` that it made itself.
export type Kind<About extends object = object> = {
  readonly code: string
  readonly channels: readonly Channel[]
  readonly reaches: Parts<About, never>['reaches']
  readonly topic: Topic | null
  readonly timed: Timed | null
  readonly addressee: 'present' | 'left' | 'shutOut'
  readonly clock: Clock | null
  hears<Name extends Occasion>(tx: Tx, name: Name, payload: Occasions[Name], now: Date): Promise<readonly About[]>
  isHeardBy(name: Occasion): boolean
  effectKey(about: About, now: Date): string
  read(db: Db | Tx, about: About): Promise<Reading | undefined>
}

type Coded<Code extends string, About extends object> = Kind<About> & { readonly code: Code }

/** Students notified in one transaction, by a kind for many students. */
export const batchSize = 1000

/** A kind for students or operators. The type of its facts is hidden, so that all kinds fit one table. */
export const kind = <About extends object, Facts, const Code extends string>(
  parts: EveryKind<About, Facts> & ReachesOthers<About, Facts> & { code: Code },
): Coded<Code, About> => close(parts, () => null)

/** A kind for company users; its `About` holds their company id. */
export const companyKind = <About extends { companyId: OfRow<'company'> }, Facts, const Code extends string>(
  parts: EveryKind<About, Facts> & ReachesCompany<About, Facts> & { code: Code },
): Coded<Code, About> => close(parts, ({ companyId }) => companyId)

function close<About extends object, Facts, Code extends string>(
  parts: Parts<About, Facts> & { code: Code },
  companyOf: (about: About) => OfRow<'company'> | null,
): Coded<Code, About> {
  const { code, channels, reaches, clock } = parts
  return {
    code,
    channels,
    reaches,
    clock,
    topic: parts.reaches === 'student' ? parts.topic : null,
    timed: parts.reaches === 'companyUser' ? parts.timed : null,
    addressee: 'addressee' in parts ? parts.addressee : 'present',
    isHeardBy: (name) => parts.hears[name] !== undefined,
    hears: async (tx, name, payload, now) => (await parts.hears[name]?.(tx, payload, now)) ?? [],
    effectKey: (about, now) => [code, parts.effect(about, now)].filter(Boolean).join(':'),
    async read(db, about) {
      const facts = await parts.facts(db, about)
      if (facts === undefined) return undefined
      return {
        text: parts.text(facts, about),
        companyId: companyOf(about),
        setting: settingOf(parts, facts),
        isStillTrue: async (effectKey) => parts.isStillTrue(db, { about, facts, effectKey }),
        recipients: async (after) =>
          parts.reaches === 'students' ? parts.batch(db, about, after, batchSize) : parts.recipients(db, about, facts),
      }
    },
  }
}

function settingOf<About, Facts>(parts: Parts<About, Facts>, facts: Facts): Setting | null {
  if (parts.reaches !== 'companyUser' || !parts.timed) return null
  const { jobId, as } = parts.timed.settingOf(facts)
  // Only the kinds of news/timed.ts are timed, and the check of the setting's column lists their codes.
  const code = (as?.code ?? parts.code) as TimedCode
  return { jobId, code, otherwise: (as?.timed ?? parts.timed).timing }
}

/** For a kind whose `facts` are undefined once the notification is no longer true. */
export const whileThereAreFacts = () => true

/** 09:00 in Tokyo, when no recipient is woken. A worker that was down at that time makes up for it the same day. */
export const nineOClock = { at: '0 0 * * *', fill: '10h' } as const
