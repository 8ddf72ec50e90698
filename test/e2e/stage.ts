import type { Page } from 'playwright-core'
import type { CandidateViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Product } from './product.ts'

/** Where an act of a page is played. `open` gives a page of a viewer, or of a guest. */
export type Stage = {
  product: Product
  isScripted: boolean
  open: (viewer?: CandidateViewer | CompanyViewer) => Promise<Page>
}

/** An act by the file of its page. */
export type PageActs = Record<string, (stage: Stage) => Promise<void>>
