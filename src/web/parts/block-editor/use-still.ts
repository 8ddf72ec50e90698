import { useState } from 'react'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { createStore, useStore } from '#web/ui/browser/store.ts'

const AskForVideoStill = graphql(`
  mutation AskForVideoStill($video: String!) {
    askForVideoStill(video: $video) {
      url
    }
  }
`)

const stills = new Map<string, Promise<string | null>>()
let ready: ReadonlySet<string> = new Set()
const none: ReadonlySet<string> = new Set()
const store = createStore()

/** The videos of which the server has been asked for the still: only these stills can be loaded. */
export const useReadyStills = () => useStore(store, () => ready, none)

/** The address of a video's still; null until the server has it, and when it cannot be asked. */
export function useStill(videoId: string | null) {
  const [still, setStill] = useState<{ videoId: string; url: string } | null>(null)
  useAfterPaint((id) => {
    if (id === null) return
    void ask(id).then((url) => url !== null && setStill({ videoId: id, url }))
  }, videoId)
  return still?.videoId === videoId ? still.url : null
}

function ask(videoId: string) {
  const before = stills.get(videoId)
  if (before) return before
  const asking = askFromBrowser(undefined, 'client')(AskForVideoStill, { video: videoId }).then(
    ({ askForVideoStill: { url } }) => {
      ready = new Set([...ready, videoId])
      store.tell()
      return url
    },
    () => {
      stills.delete(videoId)
      return null
    },
  )
  stills.set(videoId, asking)
  return asking
}
