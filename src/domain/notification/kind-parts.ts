import type { Selectable } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { MailText } from './mail-text.ts'
import type { Occasion, Occasions, Search } from './occasions.ts'
import type { Timing, Topic } from './rules.ts'

/** The codes of the kinds that company users time for each job, as the column of the setting allows them. */
export type TimedCode = Selectable<DB['scoutNotificationSetting']>['kind']

export type Channel = 'LIST' | 'MAIL' | 'PUSH'

type Words = { title: string; body: string }

/** The list and a push share their words, a mail has its own; null: not sent by this channel. All link to `path`. */
export type Text = {
  path: string
  list: Words | null
  mail: MailText | null
  /**
   * The words of a push that may not say what the list says: a locked screen names no more of a student than the
   * subject of a mail. `isUrgent`: quiet hours do not hold it.
   */
  push?: (Words & { isUrgent?: boolean }) | null
}

type Answer<Value> = Value | Promise<Value>

/** A line of the clock table: calls the occasion itself, or a search that queues the occasion for all that is due. */
export type Clock = {
  /** `at`: a cron expression in UTC. `fill`: for how long a missed time is made up for, '10h'. */
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

/** The setting of a kind that company users can time, and the sentence of the daily digest about the kind. */
export type Timed = {
  /** The name of the kind on the settings page. */
  label: string
  /** The default, until the user chooses another timing. */
  timing: Timing
  digest: { sentence: (count: number) => string; path: string }
}

export type EveryKind<About, Facts> = {
  /** The id of domain-data 1.16, stored in rows, effect keys and the queue. */
  code: string
  channels: readonly Channel[]
  /** For each occasion: the things to notify of, as ids that may wait in the queue. */
  hears: Hears<About>
  clock: Clock | null
  /** The key of one notification: the same code and effect again send nothing. */
  effect: (about: About, now: Date) => string
  /** Read anew for each channel; undefined when there is nothing left to notify of. */
  facts: (db: Db | Tx, about: About) => Promise<Facts | undefined>
  text: (facts: Facts, about: About) => Text
  /** Checked before a mail or a push leaves, which may be hours later. */
  isStillTrue: (db: Db | Tx, notice: { about: About; facts: Facts; effectKey: string }) => Answer<boolean>
}

/** Ids of the recipients. */
type Recipients<About, Facts, Id = string> = (db: Db | Tx, about: About, facts: Facts) => Answer<readonly Id[]>

export type ReachesCompany<About, Facts> =
  | {
      /** Company users concerned, such as the sender of a scout. */
      reaches: 'companyUser'
      recipients: Recipients<About, Facts>
      addressee: 'present'
      timed:
        | (Timed & {
            /** `jobId`: the job whose setting counts. `as`: the kind whose setting counts, if it is not this kind. */
            settingOf: (facts: Facts) => { jobId: string; as?: { code: string; timed: Timed | null } }
          })
        | null
    }
  | {
      /** All users of the company with a role. */
      reaches: 'company'
      recipients: Recipients<About, Facts>
      /** A company that is shut out gets no mail but the one that says so. */
      addressee: 'present' | 'shutOut'
    }

export type ReachesOthers<About, Facts> =
  | {
      reaches: 'student'
      topic: Topic
      recipients: Recipients<About, Facts, OfRow<'candidate'>>
      /** An account that has left gets no mail but the one that says so. */
      addressee: 'present' | 'left'
    }
  | {
      /** Many students: the list only, and only those who are ACTIVE, one batch of ids after another. */
      reaches: 'students'
      channels: readonly ['LIST']
      batch: (
        db: Db | Tx,
        about: About,
        after: OfRow<'candidate'> | null,
        size: number,
      ) => Promise<readonly OfRow<'candidate'>[]>
    }
  | { reaches: 'operator'; recipients: Recipients<About, Facts> }

/** Everything a kind defines; a kind that lacks a part does not compile. */
export type Parts<About, Facts> = EveryKind<About, Facts> & (ReachesCompany<About, Facts> | ReachesOthers<About, Facts>)
