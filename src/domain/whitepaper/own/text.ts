import type { PlanKey } from '#domain/company/plan/rules.ts'
import type { PdfBlock } from '#platform/documents/pdf.ts'
import type { CoverLook, CoverMotif } from './cover.ts'

export type Section = { heading: string; blocks: readonly PdfBlock[] }

/** A document that comes with the product, in words. */
export type OwnText = {
  /** Its place in the list of 1.19, which is its id. */
  id: number
  /** Names it for good. */
  key: string
  title: string
  subtitle: string
  summary: string
  tags: readonly string[]
  minimumPlan: PlanKey
  look: CoverLook
  motif: CoverMotif
  /** The legal state of the words, on documents about law. */
  asOf?: string
  sections: readonly Section[]
}

// The words of a document in short: p a paragraph, lead its first, h a heading in a section.
export const p = (text: string): PdfBlock => ({ kind: 'paragraph', text })
export const lead = (text: string): PdfBlock => ({ kind: 'paragraph', text, look: 'lead' })
export const h = (text: string): PdfBlock => ({ kind: 'heading', level: 2, text })
export const points = (...items: string[]): PdfBlock => ({ kind: 'list', items })
export const steps = (...items: string[]): PdfBlock => ({ kind: 'list', items, mark: 'number' })
export const checks = (...items: string[]): PdfBlock => ({ kind: 'list', items, mark: 'check' })
export const note = (title: string, text: string): PdfBlock => ({ kind: 'note', title, text })
/** `shares` are the parts of the width; the first column is bold. */
export const table = (shares: readonly number[], head: readonly string[], rows: readonly string[][]): PdfBlock => ({
  kind: 'table',
  columns: shares.map((share, at) => ({ share, isBold: at === 0 })),
  head,
  rows,
})
