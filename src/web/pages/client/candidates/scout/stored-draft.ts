import { onWindow } from '#web/ui/listener.ts'
import { createStore, useStore } from '#web/ui/store.ts'
import { emptyDraft, parseDraft, type Draft } from './draft.ts'

type DraftState = { draft: Draft; isSaved: boolean }

// Storage may be full or forbidden. The user can still write then, and the draft lives as long as the page.
const drafts = new Map<string, DraftState>()
const store = createStore()

function read(key: string): Draft {
  const held = drafts.get(key)
  if (held) return held.draft
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

/** The draft of one company user for one job. Every change is stored on the device at once. */
export function useDraft(companyUserId: string, jobId: string) {
  const key = `scout-draft.${companyUserId}.${jobId}`
  const draft = useStore({ subscribe }, () => read(key), emptyDraft)
  return {
    draft,
    isSaved: drafts.get(key)?.isSaved ?? true,
    change: (make: (draft: Draft) => Draft) => write(key, make(read(key))),
  }
}

export type StoredDraft = ReturnType<typeof useDraft>
