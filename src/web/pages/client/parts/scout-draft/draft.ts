import { recorded, type Quotation } from './quoting.ts'

/** The texts typed for one job, stored on this device until they are sent. */
export type Draft = {
  subject: string
  message: string
  reasons: Record<string, string>
  quotations: Record<string, Quotation[]>
  /** The students for whom the composer was open last. */
  ids: string[]
  /** A sending without an answer yet. Sent again unchanged, the sending has the same key. */
  sending: { key: string; ids: string[]; sendAt: string | null } | null
  savedAt: string | null
}

export const emptyDraft: Draft = {
  subject: '',
  message: '',
  reasons: {},
  quotations: {},
  ids: [],
  sending: null,
  savedAt: null,
}

/** The text of an earlier scout, with which a new draft begins. */
export type Beginning = Pick<Draft, 'subject' | 'message'>

/** The students to go on with: those with a reason, otherwise those for whom the composer was open. */
export function studentsOf({ reasons, ids }: Draft) {
  const begun = Object.keys(reasons).filter((id) => reasons[id]?.trim())
  return begun.length > 0 ? begun : ids
}

export const reasonOf = (draft: Draft, id: string) => draft.reasons[id] ?? ''
export const quotationsOf = (draft: Draft, id: string) => draft.quotations[id] ?? []

export const writeCommonText = (draft: Draft, text: { subject: string } | { message: string }): Draft => ({
  ...draft,
  ...text,
  sending: null,
})

export const writeReason = (draft: Draft, id: string, reason: string): Draft => ({
  ...draft,
  reasons: { ...draft.reasons, [id]: reason },
  sending: null,
})

export const quote = (draft: Draft, id: string, reason: string, quotation: Quotation): Draft => ({
  ...writeReason(draft, id, reason),
  quotations: { ...draft.quotations, [id]: recorded(quotationsOf(draft, id), quotation) },
})

/** The same texts to the same students at the same time keep their key. A sending with any change is a new one. */
export function beginSending(
  draft: Draft,
  ids: readonly string[],
  sendAt: string | null,
  newKey: string,
): Draft & { sending: NonNullable<Draft['sending']> } {
  const { sending } = draft
  const isAgain = sending !== null && sending.ids.join() === ids.join() && sending.sendAt === sendAt
  return { ...draft, sending: isAgain ? sending : { key: newKey, ids: [...ids], sendAt } }
}

/** The draft without the sent texts; an empty draft when no other reason was begun. */
export function withoutSent(draft: Draft, sentIds: readonly string[]): Draft {
  const left = <Value>(of: Record<string, Value>) =>
    Object.fromEntries(Object.entries(of).filter(([id]) => !sentIds.includes(id)))
  const reasons = left(draft.reasons)
  if (Object.values(reasons).every((reason) => reason.trim() === '')) return emptyDraft
  const ids = draft.ids.filter((id) => !sentIds.includes(id))
  return { ...draft, reasons, quotations: left(draft.quotations), ids, sending: null }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads a stored draft. Parts that cannot be read are empty. */
export function parseDraft(text: string | null): Draft {
  const stored = readJson(text)
  if (!isRecord(stored)) return emptyDraft
  const reasons = isRecord(stored['reasons']) ? stored['reasons'] : {}
  const quotations = isRecord(stored['quotations']) ? stored['quotations'] : {}
  return {
    subject: textOf(stored['subject']),
    message: textOf(stored['message']),
    reasons: Object.fromEntries(Object.entries(reasons).map(([id, reason]) => [id, textOf(reason)])),
    quotations: quotations as Draft['quotations'],
    ids: Array.isArray(stored['ids']) ? stored['ids'].filter((id) => typeof id === 'string') : [],
    sending: (isRecord(stored['sending']) ? stored['sending'] : null) as Draft['sending'],
    savedAt: textOf(stored['savedAt']) || null,
  }
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
