import type { Db } from '#platform/database/db.ts'
import type { CandidateViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { PageVisit } from './page-visit.ts'

/** Where an act of a page is played. */
export type Stage = {
  product: { db: Db; url: string }
  isScripted: boolean
  /** A page of a viewer, or of a guest. */
  open: (viewer?: CandidateViewer | CompanyViewer) => Promise<PageVisit>
  /** A page of an operator: the demo's, or the one with this address. */
  openDesk: (email?: string) => Promise<PageVisit>
  /** Works off what waits in the queue, where no worker does. */
  work: () => Promise<void>
}

/** An act by the file of its page. */
export type PageActs = Record<string, (stage: Stage) => Promise<void>>
