/** The key of a still's file in the file storage. An id may begin with a sign that no key may begin with. */
export const stillKey = (videoId: string) => `youtube/v${videoId}.webp`
/** The public address of a still; no session is needed. */
export const stillUrl = (videoId: string) => `/files/youtube/${videoId}.webp`

const address = /^\/files\/youtube\/([A-Za-z0-9_-]{11})\.webp$/

/** The video of a still's address; null for any other address. */
export const stillVideoAt = (path: string) => address.exec(path)?.[1] ?? null

/** The largest still that is fetched, and the longer side of the stored one. */
export const stillLimits = { maxBytes: 1_000_000, maxPixels: 4_000_000, longSide: 1280 }
