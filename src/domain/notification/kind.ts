import type { Db, Tx } from '#platform/db.ts'
import type { MailText } from './mail-text.ts'
import type { Occasion, Occasions, Search } from './occasions.ts'
import type { Timing, Topic } from './rules.ts'

export type Channel = 'LIST' | 'MAIL' | 'PUSH'

/** The list and a push say the same words, a mail its own; null: this time not by this channel. All lead to `path`. */
export type Text = { path: string; list: { title: string; body: string } | null; mail: MailText | null }

type Answer<Value> = Value | Promise<Value>

/** 09:00 in Tokyo, when nobody is woken. A worker that was down at its hour makes up for it the same day. */
export const nineOClock = { at: '0 0 * * *', fill: '10h' } as const

/** A line of the clock table: either it calls the occasion itself, or a search that queues it for all that is due. */
type Clock = {
  /** Minutes and hours in UTC, and for how long a time that was missed is made up for. */
  at: string
  fill: string | null
} & (
  | { calls: Occasion }
  | {
      [Name in Occasion]: {
        calls: Search
        queues: Name
        due: (tx: Tx, now: Date) => Promise<readonly Occasions[Name][]>
      }
    }[Occasion]
)

type Hears<About> = {
  [Name in Occasion]?: (tx: Tx, payload: Occasions[Name], now: Date) => Answer<readonly About[]>
}

/** The choice of a company user about a kind, and what the daily digest says of it. */
export type Timed = {
  /** As the page of the settings names it. */
  label: string
  /** Until the user chooses another. */
  timing: Timing
  digest: { sentence: (count: number) => string; path: string }
}

type Everybody<About, Facts> = {
  /** The id of domain-data 1.16: what rows, effect keys and the queue hold. */
  code: string
  channels: readonly Channel[]
  /** For each job that tells of it: what there is to tell, as ids that may wait in the queue. */
  hears: Hears<About>
  clock: Clock | null
  /** Makes it once: the same code and effect again tell nothing. */
  effect: (about: About, now: Date) => string
  /** Read anew for each channel; undefined when there is nothing to tell any more. */
  facts: (db: Db | Tx, about: About) => Promise<Facts | undefined>
  text: (facts: Facts, about: About) => Text
  /** Asked before a mail or a push leaves, which may be hours later. */
  isStillTrue: (db: Db | Tx, sent: { about: About; facts: Facts; effectKey: string }) => Answer<boolean>
}

/** Ids of the people it reaches. */
type Recipients<About, Facts> = (db: Db | Tx, about: About, facts: Facts) => Answer<readonly string[]>

type ReachOfCompany<About, Facts> =
  | {
      /** Company users who have to do with it. */
      reaches: 'companyUser'
      recipients: Recipients<About, Facts>
      addressee: 'present' | 'invited'
      timed:
        | (Timed & {
            /** The job whose setting counts; the kind whose setting counts, if it is another one's. */
            settingOf: (facts: Facts) => { jobId: string; as?: Kind }
          })
        | null
    }
  | {
      /** The company: all its users of a role. */
      reaches: 'company'
      recipients: Recipients<About, Facts>
      /** A company that is shut out gets no mail but the one that says so. */
      addressee: 'present' | 'shutOut'
    }

type ReachBeyond<About, Facts> =
  | {
      reaches: 'student'
      topic: Topic
      recipients: Recipients<About, Facts>
      /** An account that has left gets no mail but the one that says so. */
      addressee: 'present' | 'left'
    }
  | {
      /** Many students: the list only, and only those who are ACTIVE, one batch of ids after another. */
      reaches: 'students'
      channels: readonly ['LIST']
      batch: (db: Db | Tx, about: About, after: string | null, size: number) => Promise<readonly string[]>
    }
  | { reaches: 'operator'; recipients: Recipients<About, Facts> }

type Parts<About, Facts> = Everybody<About, Facts> & (ReachOfCompany<About, Facts> | ReachBeyond<About, Facts>)

/** The setting with this code at a job, and the time of users who have not chosen. */
export type Setting = { jobId: string; code: string; otherwise: Timing }

/** What is to be said of something as it stands now. */
export type Reading = {
  text: Text
  /** Ids of the people it reaches; of many students the batch after `after`. */
  recipients: (after: string | null) => Promise<readonly string[]>
  isStillTrue: (effectKey: string) => Promise<boolean>
  /** The company of the users it reaches; null when it reaches others. */
  companyId: string | null
  /** The setting by which these users time it; null when it is not theirs to time. */
  setting: Setting | null
}

// Methods, not functions: a table holds kinds about many things, and each is given only what it made itself.
export type Kind<About extends object = object> = {
  readonly code: string
  readonly channels: readonly Channel[]
  readonly reaches: Parts<About, never>['reaches']
  readonly topic: Topic | null
  readonly timed: Timed | null
  readonly addressee: 'present' | 'left' | 'invited' | 'shutOut'
  readonly clock: Clock | null
  hears<Name extends Occasion>(tx: Tx, name: Name, payload: Occasions[Name], now: Date): Promise<readonly About[]>
  isHeardBy(name: Occasion): boolean
  effectKey(about: About, now: Date): string
  read(db: Db | Tx, about: About): Promise<Reading | undefined>
}

/** How many students of a kind for many are told in one transaction. */
export const batchSize = 1000

/** A kind for students or operators. What reads facts and writes texts of them is closed up, so that kinds fit one table. */
export const kind = <About extends object, Facts>(
  parts: Everybody<About, Facts> & ReachBeyond<About, Facts>,
): Kind<About> => close(parts, () => null)

/** A kind for company users: what it is about names their company. */
export const companyKind = <About extends { companyId: string }, Facts>(
  parts: Everybody<About, Facts> & ReachOfCompany<About, Facts>,
): Kind<About> => close(parts, ({ companyId }) => companyId)

function close<About extends object, Facts>(
  parts: Parts<About, Facts>,
  companyOf: (about: About) => string | null,
): Kind<About> {
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
  return { jobId, code: as?.code ?? parts.code, otherwise: (as?.timed ?? parts.timed).timing }
}

/** For a kind whose facts are gone once it is no longer so. */
export const whileThereAreFacts = () => true
