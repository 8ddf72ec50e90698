import type { Viewer } from '#domain/viewer/viewer.ts'
import { largestBody } from './body-limits.ts'
import { smallBody } from './read-body.ts'

// Only company users who may write send photographs, so every other viewer needs less.
const everybodyBytes = 1_000_000

/** The largest body of a viewer, in bytes. */
export const bytesOf = (viewer: Viewer): number => {
  if (viewer.kind === 'guest') return smallBody
  return viewer.kind === 'company' && viewer.role !== 'VIEWER' ? largestBody.bytes : everybodyBytes
}

/** Memory for all large bodies together. */
const roomBytes = 150_000_000

/** Large bodies are let in while there is room; `false` when there is none. */
export function openBodyRoom(most = roomBytes) {
  let taken = 0
  return {
    enter: (bytes: number) => taken + bytes <= most && ((taken += bytes), true),
    leave: (bytes: number) => void (taken -= bytes),
  }
}
