import { useMemo } from 'react'
import { draftKey } from '#web/parts/forms/draft/kept-draft.ts'
import { onWindow } from '#web/ui/browser/listener.ts'
import { createStore, useStore } from '#web/ui/browser/store.ts'
import { emptyDraft, parseDraft, studentsOf, type Beginning, type Draft } from './draft.ts'

type DraftState = { draft: Draft; isSaved: boolean }

// Storage may be full or forbidden. The user can still write then, and the draft lives as long as the page.
const drafts = new Map<string, DraftState>()
const store = createStore()

function read(key: string): Draft {
  const state = drafts.get(key)
  if (state) return state.draft
  const draft = parseDraft(stored(key))
  drafts.set(key, { draft, isSaved: true })
  return draft
}

function stored(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, draft: Draft) {
  try {
    if (draft === emptyDraft) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

function write(key: string, next: Draft) {
  const draft = next === emptyDraft ? next : { ...next, savedAt: new Date().toISOString() }
  drafts.set(key, { draft, isSaved: keep(key, draft) })
  store.tell()
}

const otherTabs = onWindow('storage')

/** Listens to changes of drafts in this tab and in other tabs. */
function subscribe(listener: () => void) {
  const forget = store.subscribe(listener)
  const leave = otherTabs(({ key }) => {
    if (key !== null) drafts.delete(key)
    listener()
  })
  return () => {
    forget()
    leave()
  }
}

// A draft holds a student's words: its key is one of those that the sign-out erases.
const prefixOf = (companyUserId: string) => draftKey(companyUserId, 'scout', '')

/**
 * The draft of one company user for one job, stored on the device at every change. Before the first change it begins
 * with the text that was sent last for the job.
 */
export function useDraft(companyUserId: string, jobId: string, ids: readonly string[], beginning: Beginning | null) {
  const key = `${prefixOf(companyUserId)}${jobId}`
  const storedDraft = useStore({ subscribe }, () => read(key), emptyDraft)
  const { subject = '', message = '', template = null } = beginning ?? {}
  const [templateId, version] = [template?.id, template?.version]
  const first = useMemo((): Draft => {
    if (!message) return emptyDraft
    const used = templateId !== undefined && version !== undefined ? { id: templateId, version } : null
    return { ...emptyDraft, subject, message, template: used }
  }, [subject, message, templateId, version])
  const begun = (draft: Draft) => (draft === emptyDraft ? first : draft)
  return {
    draft: begun(storedDraft),
    /** The text of the earlier scout is unchanged. */
    isBeginning: storedDraft === emptyDraft && beginning !== null,
    isSaved: drafts.get(key)?.isSaved ?? true,
    change: (make: (draft: Draft) => Draft) => {
      const next = make(begun(read(key)))
      write(key, next === emptyDraft ? next : { ...next, ids: [...ids] })
    },
  }
}

export type StoredDraft = ReturnType<typeof useDraft>

export type ListedDraft = { jobId: string; draft: Draft }
const none: readonly ListedDraft[] = []
let listed: { text: string; drafts: readonly ListedDraft[] } = { text: '', drafts: none }

/** The drafts of one company user on this device, the latest first. */
function listOf(companyUserId: string): readonly ListedDraft[] {
  const prefix = prefixOf(companyUserId)
  const all = keysWith(prefix)
    .map((key) => ({ jobId: key.slice(prefix.length), draft: read(key) }))
    .filter(({ jobId, draft }) => jobId !== '' && draft !== emptyDraft && studentsOf(draft).length > 0)
    .sort((a, b) => (b.draft.savedAt ?? '').localeCompare(a.draft.savedAt ?? ''))
  const text = `${prefix}${JSON.stringify(all)}`
  if (listed.text !== text) listed = { text, drafts: all }
  return listed.drafts
}

function keysWith(prefix: string) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

export const useDrafts = (companyUserId: string) => useStore({ subscribe }, () => listOf(companyUserId), none)

/** Puts a draft back, or with the empty draft takes it away. */
export const putDraft = (companyUserId: string, jobId: string, draft: Draft) =>
  write(`${prefixOf(companyUserId)}${jobId}`, draft)
