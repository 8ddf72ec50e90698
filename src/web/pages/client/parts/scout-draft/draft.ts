import { promiseKinds, type PromiseKind } from '#domain/scout-invitation/promise/rules.ts'
import { recorded, type Quotation } from './quoting.ts'

/** When a sending leaves, and by which comparison of texts. */
export type Way = { sendAt: string | null; experimentId: string | null }

/** The texts typed for one job, stored on this device until they are sent. */
export type Draft = {
  subject: string
  message: string
  /** The version of a template that the subject and the message were taken from. */
  template: { id: string; version: number } | null
  reasons: Record<string, string>
  quotations: Record<string, Quotation[]>
  /** The promises of every one of these scouts. */
  promises: PromiseKind[]
  /** The word that follows by itself where no answer comes; null for none. */
  followUp: string | null
  /** The students for whom the composer was open last. */
  ids: string[]
  /** A sending without an answer yet. Sent again unchanged, the sending has the same key. */
  sending: ({ key: string; ids: string[]; foundBy: string } & Way) | null
  savedAt: string | null
}

export const emptyDraft: Draft = {
  subject: '',
  message: '',
  template: null,
  reasons: {},
  quotations: {},
  promises: [],
  followUp: null,
  ids: [],
  sending: null,
  savedAt: null,
}

/** The text of an earlier scout, with which a new draft begins. */
export type Beginning = Pick<Draft, 'subject' | 'message' | 'template'>

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

type Text = { subject: string; message: string; id?: string; version?: number }

/** The subject and the message of a template, or those that stood before. */
export const takeTemplate = (draft: Draft, { subject, message, id, version }: Text): Draft => ({
  ...draft,
  subject,
  message,
  template: id !== undefined && version !== undefined ? { id, version } : null,
  sending: null,
})
export const choosePromises = (draft: Draft, promises: PromiseKind[]): Draft => ({ ...draft, promises, sending: null })
export const writeFollowUp = (draft: Draft, followUp: string | null): Draft => ({ ...draft, followUp, sending: null })

export const writeReason = (draft: Draft, id: string, reason: string): Draft => ({
  ...draft,
  reasons: { ...draft.reasons, [id]: reason },
  sending: null,
})

export const quote = (draft: Draft, id: string, reason: string, quotation: Quotation): Draft => ({
  ...writeReason(draft, id, reason),
  quotations: { ...draft.quotations, [id]: recorded(quotationsOf(draft, id), quotation) },
})

/**
 * The same texts to the same students at the same time keep their key, and the words of how the students were found the
 * first time. A sending with any change is a new one.
 */
export function beginSending(
  draft: Draft,
  ids: readonly string[],
  { sendAt, experimentId }: Way,
  newKey: string,
  foundBy = '',
): Draft & { sending: NonNullable<Draft['sending']> } {
  const { sending } = draft
  const isAgain =
    sending !== null &&
    sending.ids.join() === ids.join() &&
    sending.sendAt === sendAt &&
    (sending.experimentId ?? null) === experimentId
  return { ...draft, sending: isAgain ? sending : { key: newKey, ids: [...ids], sendAt, experimentId, foundBy } }
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
  const chosen: unknown = stored['promises']
  return {
    subject: textOf(stored['subject']),
    message: textOf(stored['message']),
    template: templateOf(stored['template']),
    reasons: Object.fromEntries(Object.entries(reasons).map(([id, reason]) => [id, textOf(reason)])),
    quotations: quotations as Draft['quotations'],
    promises: Array.isArray(chosen) ? promiseKinds.filter((kind) => chosen.includes(kind)) : [],
    followUp: typeof stored['followUp'] === 'string' ? stored['followUp'] : null,
    ids: Array.isArray(stored['ids']) ? stored['ids'].filter((id) => typeof id === 'string') : [],
    sending: (isRecord(stored['sending']) ? stored['sending'] : null) as Draft['sending'],
    savedAt: textOf(stored['savedAt']) || null,
  }
}

const templateOf = (value: unknown): Draft['template'] =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['version'] === 'number'
    ? { id: value['id'], version: value['version'] }
    : null

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
