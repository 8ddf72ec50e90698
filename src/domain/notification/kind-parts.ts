import type { Selectable } from 'kysely'
import type { DB } from '#platform/database-types.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { MailText } from './mail-text.ts'
import type { Occasion, Occasions, Search } from './occasions.ts'
import type { Timing, Topic } from './rules.ts'

/** The codes of the kinds that company users time for each job, as the column of the setting allows them. */
export type TimedCode = Selectable<DB['scoutNotificationSetting']>['kind']

export type Channel = 'LIST' | 'MAIL' | 'PUSH'

/** The list and a push say the same words, a mail its own; null: this time not by this channel. All lead to `path`. */
export type Text = { path: string; list: { title: string; body: string } | null; mail: MailText | null }

type Answer<Value> = Value | Promise<Value>

/** A line of the clock table: either it calls the occasion itself, or a search that queues it for all that is due. */
export type Clock = {
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

export type EveryKind<About, Facts> = {
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

export type ReachesCompany<About, Facts> =
  | {
      /** Company users who have to do with it. */
      reaches: 'companyUser'
      recipients: Recipients<About, Facts>
      addressee: 'present' | 'invited'
      timed:
        | (Timed & {
            /** The job whose setting counts; the kind whose setting counts, if it is another one's. */
            settingOf: (facts: Facts) => { jobId: string; as?: { code: string; timed: Timed | null } }
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

export type ReachesOthers<About, Facts> =
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

/** All that a kind has to say of itself; one that lacks a part does not compile. */
export type Parts<About, Facts> = EveryKind<About, Facts> & (ReachesCompany<About, Facts> | ReachesOthers<About, Facts>)
