import { canWrite, type Viewer } from '#domain/viewer/viewer.ts'
import { largestBody } from './body-limits.ts'
import { smallBody } from './read-body.ts'

const everybodyBytes = 1_000_000
// Every colleague has a portrait of up to 5 MB, sent as base64.
const colleagueBytes = 7_500_000

/** The largest body of a viewer, in bytes. */
export const bytesOf = (viewer: Viewer): number => {
  if (viewer.kind === 'guest') return smallBody
  // Three files of 5 MB beside a message, as base64.
  if (viewer.kind === 'candidate') return largestBody.bytes
  if (viewer.kind !== 'company') return everybodyBytes
  return canWrite(viewer) ? largestBody.bytes : colleagueBytes
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
