import type { Db, Tx } from '#platform/db.ts'
import { deviceText, actionRequiredText } from './account-notice/text.ts'
import { applicationText } from './application/text.ts'
import { contractEndText, quotaText } from './contract-notice/text.ts'
import { declineText } from './decline/text.ts'
import { digestText } from './news/digest/text.ts'
import { openingText } from './encourage-event-opening/text.ts'
import { findFacts } from './facts/queries.ts'
import { jobPublishedText, staleJobText } from './job-notice/text.ts'
import { suspendedCompanyText, suspendedText, withdrawnText } from './leaving/text.ts'
import { memberText } from './member/text.ts'
import type { AboutKind, Kind } from './kind.ts'
import { scoutTextOf, type DatedKind, type Text, type UndatedKind } from './wording.ts'
import { tomorrowText } from './tomorrow/text.ts'
import { undeliveredText } from './undelivered/text.ts'
import { unchosenDateText } from './unchosen-date/text.ts'

type Compose<K extends Kind> = (db: Db | Tx, about: AboutKind[K]) => Promise<Text | undefined>

const ofScout =
  <K extends UndatedKind | DatedKind>(kind: K): Compose<K> =>
  async (db, about) => {
    const facts = await findFacts(db, about)
    return facts && scoutTextOf(kind, facts)
  }

const composers: { [K in Kind]: Compose<K> } = {
  C01: ofScout('C01'),
  C02: ofScout('C02'),
  C03: ofScout('C03'),
  C04: unchosenDateText,
  C05: ofScout('C05'),
  C06: ofScout('C06'),
  C07: ofScout('C07'),
  C08: ofScout('C08'),
  C09: ofScout('C09'),
  C10: jobPublishedText,
  C13: openingText,
  C14: deviceText,
  C15: actionRequiredText,
  C16: ofScout('C16'),
  C17: suspendedCompanyText,
  C18: withdrawnText,
  K01: ofScout('K01'),
  K02: declineText,
  K03: ofScout('K03'),
  K04: ofScout('K04'),
  K05: ofScout('K05'),
  K06: ofScout('K06'),
  K07: ofScout('K07'),
  K08: tomorrowText,
  K09: contractEndText,
  K10: quotaText,
  K11: memberText,
  K12: staleJobText,
  K13: suspendedText,
  K14: undeliveredText,
  S01: applicationText,
  DIGEST: digestText,
}

/** What is to be said now; undefined when what it is about is gone, or no longer so. */
export const compose = <K extends Kind>(db: Db | Tx, kind: K, about: AboutKind[K]) => composers[kind](db, about)
