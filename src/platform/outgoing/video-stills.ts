import type { Env } from '../env.ts'

/** The still of a video as JPEG; null when it cannot be had now. */
export type VideoStills = (videoId: string) => Promise<Uint8Array | null>

// The first is 16:9 and large, but not every video has one; the second exists for every video.
const names = ['maxresdefault.jpg', 'mqdefault.jpg']

/** Asks YouTube's host of stills and no other; redirects are not followed. Never throws. */
export function openVideoStills(
  { videoStills }: Pick<Env, 'videoStills'>,
  maxBytes: number,
  origin = 'https://i.ytimg.com',
  timeoutMs = 4000,
): VideoStills {
  if (!videoStills) return async () => null
  return async (videoId) => {
    if (!/^[A-Za-z0-9_-]{11}$/.test(videoId)) return null
    for (const name of names) {
      const still = await fetchStill(`${origin}/vi/${videoId}/${name}`, maxBytes, timeoutMs)
      if (still !== 'absent') return still
    }
    return null
  }
}

async function fetchStill(address: string, maxBytes: number, timeoutMs: number): Promise<Uint8Array | null | 'absent'> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (response.status === 404) {
      await response.body?.cancel()
      return 'absent'
    }
    if (!response.ok || !response.body || !isPicture(response)) {
      await response.body?.cancel()
      return null
    }
    return await readUpTo(response.body, maxBytes)
  } catch {
    return null
  }
}

const isPicture = ({ headers }: Response) => headers.get('content-type')?.startsWith('image/') ?? false

/** The whole body; null when it is longer. A host may say any length. */
async function readUpTo(body: ReadableStream<Uint8Array>, maxBytes: number) {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > maxBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
