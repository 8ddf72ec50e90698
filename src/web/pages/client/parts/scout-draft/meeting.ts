import { emptyDraft, type Draft } from './draft.ts'
import { draftOf, isSameText, type ServerDraft } from './server-draft.ts'

/** How the draft on this device stands to the server's. */
export type Stand = {
  /** The stored draft that the text was written on; null for none. */
  readRevision: string | null
  /** The name under which the text was sent last: its answer may have been lost. */
  sentRevision: string | null
  /** Whether the server has the text as it stands here. */
  isStored: boolean
}

export const unstored: Stand = { readRevision: null, sentRevision: null, isStored: false }
export const storedAs = (revision: string): Stand => ({ readRevision: revision, sentRevision: null, isStored: true })

/** A choice for the person: another device has continued the draft, or has sent or deleted it. */
export type Meeting = { kind: 'continued'; draft: ServerDraft } | { kind: 'gone' }

export type Met =
  /** Nothing is to be done, or this text is still to be stored. */
  | { kind: 'same'; stand: Stand }
  /** Nothing here is lost by reading the server's. */
  | { kind: 'read'; draft: ServerDraft }
  | Meeting

/** The draft of this device meets the server's. */
export function meet(draft: Draft, stand: Stand, server: ServerDraft | null): Met {
  if (draft === emptyDraft) return server ? { kind: 'read', draft: server } : { kind: 'same', stand: unstored }
  if (!server) return stand.readRevision === null ? { kind: 'same', stand } : { kind: 'gone' }
  const { revision } = server
  const isSame = isSameText(draft, draftOf(server))
  // Of a stored draft students leave who may not be scouted any more: what is written of them leaves the device as well.
  if (revision === stand.readRevision)
    return stand.isStored && !isSame ? { kind: 'read', draft: server } : { kind: 'same', stand }
  if (isSame || revision === stand.sentRevision) {
    return { kind: 'same', stand: { readRevision: revision, sentRevision: null, isStored: isSame } }
  }
  return stand.isStored ? { kind: 'read', draft: server } : { kind: 'continued', draft: server }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const nameOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** Reads the stand beside a draft of this device. A draft of before the server kept any is not stored yet. */
export function parseStand(text: string | null): Stand {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    const stand = isRecord(draft) ? draft['stand'] : null
    if (!isRecord(stand)) return unstored
    return {
      readRevision: nameOf(stand['readRevision']),
      sentRevision: nameOf(stand['sentRevision']),
      isStored: stand['isStored'] === true,
    }
  } catch {
    return unstored
  }
}
