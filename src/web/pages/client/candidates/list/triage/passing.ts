import { useNavigate } from 'react-router'
import { createStore, useStore } from '#web/ui/browser/store.ts'
import type { PassingIntent } from '../act.ts'
import { useCandidateAct } from '../candidate-acts.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { useListUrls, useNeighbours } from '../drawer/preview-urls.ts'
import { listEnd } from '../load.ts'

type Passed = { id: string; intent: PassingIntent; address: string }
const none: readonly Passed[] = []
/** So many acts can be taken back one after the other; the list of passed-over students has all of them. */
const maxTakenBack = 50
const store = createStore()
let done: readonly Passed[] = none
function remember(passed: readonly Passed[]) {
  done = passed.slice(-maxTakenBack)
  store.tell()
}

const wayBack = { passOver: 'takeBack', passOverForTeam: 'takeBackForTeam' } as const

/** Passing over the open student, which opens the next one, and the way back to the last student passed over. */
export function usePassing() {
  const { found, previewId, isComing } = useCandidateList()
  const { previewUrlOf } = useListUrls()
  const { left } = useNeighbours()
  const { act, actThrough } = useCandidateAct('triage')
  const navigate = useNavigate()
  const passed = useStore(store, () => done, none)
  const go = (to: string) => void navigate(to, { replace: true, preventScrollReset: true })
  const at = found?.ids.indexOf(previewId) ?? -1

  const passOver = async (intent: keyof typeof wayBack) => {
    // The student in sight is not yet the one that the next press means; at the end there is nobody.
    if (isComing || previewId === listEnd) return
    remember([...done, { id: previewId, intent: wayBack[intent], address: previewUrlOf(previewId) }])
    const next = at < 0 ? undefined : found?.ids[at + 1]
    const sending = actThrough(intent, { id: [previewId] })
    if (next) return go(previewUrlOf(next))
    if (at < 0) {
      await sending
      return go(previewUrlOf(''))
    }
    // The first student of the next page moves to the place that becomes free here, which is the last of this page.
    await sending
    go(previewUrlOf(left > 0 ? 'last' : listEnd))
  }
  const undo = () => {
    const last = done.at(-1)
    if (!last) return
    remember(done.slice(0, -1))
    act(last.intent, { id: [last.id] })
    go(last.address)
  }
  return { passOver, undo: passed.length > 0 ? undo : undefined }
}
