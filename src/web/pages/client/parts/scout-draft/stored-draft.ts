import { useMemo } from 'react'
import { useHeard } from '#web/parts/answers/heard.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import { useLeaving } from '#web/ui/browser/leaving.ts'
import { onWindow, useListener } from '#web/ui/browser/listener.ts'
import { useStore } from '#web/ui/browser/store.ts'
import { useTimer } from '#web/ui/browser/timer.ts'
import {
  jobsOn,
  noDraft,
  read,
  readFromServer,
  remove,
  subscribe,
  write,
  writeText,
  type DraftName,
} from './device-drafts.ts'
import { emptyDraft, type Beginning, type Draft } from './draft.ts'
import { unstored } from './meeting.ts'
import { check, readAll, save } from './saving.ts'
import { draftOf, type ServerDraft } from './server-draft.ts'

/** Milliseconds after the last change until a draft is stored, and until a lost save is tried again. */
const saveAfter = 2000
const retryAfter = 10_000

const backOnline = onWindow('online')
const backHere = onWindow('focus')

/** The server's draft in the data of a page, and those that this device has received by now. */
type Loaded = { server: ServerDraft | null }
const received = new WeakSet<Loaded>()

type DraftOptions = {
  ids: readonly string[]
  beginning: Beginning | null
  loaded: Loaded
  /** Whether changes are stored on the server now: not for who only reads, nor while the draft is being sent. */
  isSaving: boolean
}

/**
 * The draft of one company user for one job, kept on the device at every change and stored on the server a moment later.
 * Before the first change it begins with the text that was sent last for the job.
 */
export function useDraft(name: DraftName, { ids, beginning, loaded, isSaving }: DraftOptions) {
  const device = useStore({ subscribe }, () => read(name), noDraft)
  const { server } = loaded
  const { subject = '', message = '', template = null } = beginning ?? {}
  const [templateId, version] = [template?.id, template?.version]
  const first = useMemo((): Draft => {
    if (!message) return emptyDraft
    const used = templateId !== undefined && version !== undefined ? { id: templateId, version } : null
    return { ...emptyDraft, subject, message, template: used }
  }, [subject, message, templateId, version])
  const serverDraft = useMemo(() => (server ? draftOf(server) : null), [server])
  const isServers = device.draft === emptyDraft && serverDraft !== null && !received.has(loaded)
  const begun = (draft: Draft) => (draft === emptyDraft ? first : draft)
  useHeard(loaded, () => {
    received.add(loaded)
    const { draft, stand } = read(name)
    if (draft === emptyDraft && server) readFromServer(name, server)
    else if (stand.readRevision !== (server?.revision ?? null)) void check(name)
  })
  const { draft, stand, meeting, problem } = device
  const isDue = isSaving && draft !== emptyDraft && !stand.isStored && !meeting && (problem === null || problem.isLost)
  useTimer(() => void save(name), isDue ? (problem ? retryAfter : saveAfter) : null, device)
  useListener(backOnline, () => void save(name), isSaving)
  useListener(backHere, () => void check(name), isSaving)
  useLeaving((left) => {
    if (isSaving) void save({ ...name, jobId: left })
    if (read({ ...name, jobId: left }).resumed) write({ ...name, jobId: left }, { resumed: null })
  }, name.jobId)
  return {
    ...device,
    name,
    draft: isServers ? serverDraft : begun(draft),
    resumed: isServers ? server : device.resumed,
    /** The text of the earlier scout is unchanged. */
    isBeginning: draft === emptyDraft && !isServers && beginning !== null,
    change: (make: (draft: Draft) => Draft) => {
      const next = make(begun(read(name).draft))
      if (next === emptyDraft) remove(name)
      else writeText(name, { ...next, ids: [...ids] })
    },
  }
}

export type StoredDraft = ReturnType<typeof useDraft>

export type ListedDraft = { jobId: string; draft: Draft; isStored: boolean }
const none: readonly ListedDraft[] = []
// A list of each viewer, as a part of the page does not know its viewer yet while others do.
const lists = new Map<string, { text: string; drafts: readonly ListedDraft[] }>()

const latestFirst = (drafts: ListedDraft[]) =>
  drafts.sort((a, b) => (b.draft.savedAt ?? '').localeCompare(a.draft.savedAt ?? ''))

function listOf(viewerId: string): readonly ListedDraft[] {
  const all = latestFirst(
    jobsOn(viewerId).map((jobId) => {
      const { draft, stand } = read({ viewerId, jobId })
      return { jobId, draft, isStored: stand.isStored }
    }),
  )
  const text = JSON.stringify(all)
  const list = lists.get(viewerId)
  if (list?.text === text) return list.drafts
  lists.set(viewerId, { text, drafts: all })
  return all
}

/**
 * The drafts of one company user, the latest first: those of this device, and once the server has answered those of
 * other devices. Until then the drafts that a page was `loaded` with stand beside those of the device.
 */
export function useDrafts(viewerId: string, loaded: readonly ServerDraft[] = []): readonly ListedDraft[] {
  const { ofDevice, isAnswered } = useDraftsOfDevice(viewerId)
  if (isAnswered) return ofDevice
  const others = loaded
    .filter(({ jobId, students }) => students.length > 0 && !ofDevice.some((one) => one.jobId === jobId))
    .map((server) => ({ jobId: server.jobId, draft: draftOf(server), isStored: true }))
  return others.length === 0 ? ofDevice : latestFirst([...ofDevice, ...others])
}

/** How many drafts `useDrafts` gives, for a page that was loaded with their jobs alone. */
export function useDraftCount(viewerId: string, storedJobIds: readonly string[]) {
  const { ofDevice, isAnswered } = useDraftsOfDevice(viewerId)
  return isAnswered ? ofDevice.length : new Set([...storedJobIds, ...ofDevice.map(({ jobId }) => jobId)]).size
}

function useDraftsOfDevice(viewerId: string) {
  const ofDevice = useStore({ subscribe }, () => listOf(viewerId), none)
  const answeredFor = useLateAnswer(viewerId || null, readAll)
  return { ofDevice, isAnswered: answeredFor === viewerId }
}

/** Puts a draft back, or under another job, in the place of what the server has of it. */
export function putDraft(name: DraftName, draft: Draft, readRevision: string | null = null) {
  write(name, { ...noDraft, draft, stand: { ...unstored, readRevision } })
  void save(name)
}
