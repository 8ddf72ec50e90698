import type { Packages } from './peer-packages.ts'
import type { World } from './known-company.ts'
import type { Question } from './questions.ts'

/** The database, the folder that a peer keeps its own copy in, and whom the questions name. */
export type Stage = { url: string; dataDir: string; world: World }

/** Something that a team would take instead of our index, as its users would set it up. */
export type Peer = {
  title: string
  /** How many times slower we promise it to be at the mean. */
  atLeast?: number
  /** Packages that the product does not have, fetched when the peer is asked for. */
  packages?: Packages
  /** Our side of the comparison: the index itself, or the API with its thirty cards. */
  beside: 'index' | 'api'
  /** Why a question cannot be put to it. */
  refuses?: (question: Question) => string | null
  /** Why its counts may differ from ours. */
  differs?: string
  open: (stage: Stage) => Promise<OpenPeer>
}

/** How many students there are, and one page of them. */
export type Answer = { totalCount: number; ids: string[] }

export type OpenPeer = {
  ask: (question: Question) => Promise<Answer>
  /** How long its copy took to load, where it was not there yet. */
  loadSeconds: number | null
  /** The size of its copy on disk. */
  bytes: () => Promise<number>
  close: () => Promise<void>
}

/** A question that takes longer is stopped. */
export const longestSeconds = 60
