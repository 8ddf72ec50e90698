import type { Viewer } from '#domain/viewer.ts'
import { largestBody } from './body-limits.ts'
import { smallBody } from './read-body.ts'

// Nobody but recruiters says anything large; a guest says least.
const everybodyBytes = 1_000_000

/** How many bytes whoever asks may send at once. */
export const bytesOf = (viewer: Viewer): number => {
  if (viewer.kind === 'guest') return smallBody
  return viewer.kind === 'company' && viewer.role !== 'VIEWER' ? largestBody.bytes : everybodyBytes
}

/** What large bodies may take of the memory together. */
const roomBytes = 150_000_000

/** Large bodies are let in while there is room; `false` when there is none. */
export function openBodyRoom(most = roomBytes) {
  let taken = 0
  return {
    enter: (bytes: number) => taken + bytes <= most && ((taken += bytes), true),
    leave: (bytes: number) => void (taken -= bytes),
  }
}
