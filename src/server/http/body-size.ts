import type { Viewer } from '#domain/viewer/viewer.ts'
import { largestBody } from './body-limits.ts'
import { smallBody } from './read-body.ts'

// Only company users with write access send many photographs; a student sends one portrait of 5 MB as base64.
const studentBytes = 7_500_000
const everybodyBytes = 1_000_000

/** The largest body of a viewer, in bytes. */
export const bytesOf = (viewer: Viewer): number => {
  if (viewer.kind === 'guest') return smallBody
  if (viewer.kind === 'candidate') return studentBytes
  return viewer.kind === 'company' && viewer.role !== 'VIEWER' ? largestBody.bytes : everybodyBytes
}

/** Bytes of memory for all large bodies together. */
const roomBytes = 150_000_000

/** Admits large bodies while there is memory for them; `enter` returns false otherwise. */
export function openBodyRoom(maxBytes = roomBytes) {
  let taken = 0
  return {
    enter: (bytes: number) => taken + bytes <= maxBytes && ((taken += bytes), true),
    leave: (bytes: number) => void (taken -= bytes),
  }
}
