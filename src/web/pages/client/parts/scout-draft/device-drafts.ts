import { draftKey } from '#web/parts/forms/draft/kept-draft.ts'
import { onWindow } from '#web/ui/browser/listener.ts'
import { createStore } from '#web/ui/browser/store.ts'
import { emptyDraft, parseDraft, studentsOf, type Draft } from './draft.ts'
import { meet, parseStand, storedAs, unstored, type Meeting, type Stand } from './meeting.ts'
import { draftOf, isSameText, type ServerDraft } from './server-draft.ts'

/** Why a save was not done: without an answer it is tried again. */
export type SaveProblem = { isLost: boolean; message: string }

export type DeviceDraft = {
  draft: Draft
  stand: Stand
  /** Whether the device itself could keep the draft. */
  isKept: boolean
  /** A choice that waits for the person; until then nothing is saved. */
  meeting: Meeting | null
  problem: SaveProblem | null
  /** The draft of the server that was read into this one. */
  resumed: ServerDraft | null
}

export const noDraft: DeviceDraft = {
  draft: emptyDraft,
  stand: unstored,
  isKept: true,
  meeting: null,
  problem: null,
  resumed: null,
}

// Storage may be full or forbidden. The user can still write then, and the draft lives as long as the page.
const drafts = new Map<string, DeviceDraft>()
const store = createStore()

// A draft holds a student's words: its key is one of those that the sign-out erases.
const prefixOf = (companyUserId: string) => draftKey(companyUserId, 'scout', '')
const keyOf = (companyUserId: string, jobId: string) => `${prefixOf(companyUserId)}${jobId}`

/** Names a draft: whose it is, and for which job. */
export type DraftName = { viewerId: string; jobId: string }

export function read({ viewerId, jobId }: DraftName): DeviceDraft {
  const key = keyOf(viewerId, jobId)
  const device = drafts.get(key)
  if (device) return device
  const text = keptText(key)
  const first = { ...noDraft, draft: text === null ? emptyDraft : parseDraft(text), stand: parseStand(text) }
  drafts.set(key, first)
  return first
}

function keptText(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, { draft, stand }: DeviceDraft) {
  try {
    if (draft === emptyDraft) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ ...draft, stand }))
    return true
  } catch {
    return false
  }
}

export function write(name: DraftName, changes: Partial<DeviceDraft>) {
  const key = keyOf(name.viewerId, name.jobId)
  const next = { ...read(name), ...changes }
  drafts.set(key, { ...next, isKept: keep(key, next) })
  store.tell()
}

/** A change by its writer. Words that say the same as before are still stored. */
export function writeText(name: DraftName, text: Draft) {
  const { draft: before, stand } = read(name)
  const isStored = stand.isStored && isSameText(before, text)
  write(name, { draft: { ...text, savedAt: new Date().toISOString() }, stand: { ...stand, isStored }, problem: null })
}

export const remove = (name: DraftName) => write(name, noDraft)

/** Puts the server's draft in the place of the one on this device. */
export const readFromServer = (name: DraftName, server: ServerDraft) =>
  write(name, { ...noDraft, draft: draftOf(server), stand: storedAs(server.revision), resumed: server })

/** The server's answer of now meets the draft of this device. */
export function receive(name: DraftName, server: ServerDraft | null) {
  const { draft, stand } = read(name)
  const met = meet(draft, stand, server)
  if (met.kind === 'read') readFromServer(name, met.draft)
  else if (met.kind === 'same') {
    if (met.stand !== stand) write(name, { stand: met.stand, meeting: null })
  } else write(name, { meeting: met })
}

const otherTabs = onWindow('storage')

/** Listens to changes of drafts in this tab and in other tabs. */
export function subscribe(listener: () => void) {
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

/** The jobs for which this device has a draft of the company user. */
export function jobsOn(viewerId: string) {
  const prefix = prefixOf(viewerId)
  return [...new Set([...drafts.keys(), ...keysOfDevice()])]
    .filter((key) => key.startsWith(prefix) && key !== prefix)
    .map((key) => key.slice(prefix.length))
    .filter((jobId) => {
      const { draft } = read({ viewerId, jobId })
      return draft !== emptyDraft && studentsOf(draft).length > 0
    })
}

function keysOfDevice() {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
