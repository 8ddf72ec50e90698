import { claimStill, isStillKnown, markFetched } from '#domain/content-block/video-still/commands.ts'
import { stillKey, stillLimits } from '#domain/content-block/video-still/rules.ts'
import type { Db } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import { plainPicture, readImage } from '#platform/pictures/image.ts'
import type { VideoStills } from '#platform/outgoing/video-stills.ts'

/** `isFinal`: the picture stays as it is; otherwise a plain one stands for it for a while. */
export type StillFile = { bytes: Uint8Array; isFinal: boolean }

/**
 * The still of a video that some content shows, or that a recruiter asked for; null for every other video. It is fetched
 * when it is first asked for, by one request; the others are given a plain picture meanwhile.
 */
export const videoStillFiles =
  (db: Db, files: Pick<Files, 'get' | 'put'>, fetchStill: VideoStills) =>
  async (videoId: string): Promise<StillFile | null> => {
    const stored = await files.get(stillKey(videoId))
    if (stored) return { bytes: stored.bytes, isFinal: true }
    if (!(await isStillKnown(db, videoId))) return null
    const plain = async () => ({ bytes: await plainPicture(), isFinal: false })
    if (!(await claimStill(db, videoId))) return plain()
    const fetched = await fetchStill(videoId)
    if (!fetched) return plain()
    const { image } = await readImage(Buffer.from(fetched).toString('base64'), stillLimits)
    if (!image) return plain()
    await files.put(stillKey(videoId), image.bytes)
    await markFetched(db, videoId)
    return { bytes: image.bytes, isFinal: true }
  }
