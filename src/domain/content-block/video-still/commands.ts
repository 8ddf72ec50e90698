import { sql } from 'kysely'
import { refuseInvalid } from '#ground/refusal.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { youtubeVideoIdOf } from '../rules.ts'

/** Allows the still of a video that nothing shows yet. Refuses invalid_input for a text that names no video. */
export async function askForStill(tx: Tx, video: string) {
  const videoId = youtubeVideoIdOf(video.trim())
  if (videoId === null) refuseInvalid([{ path: 'video', message: deskValidationText.youtube }])
  const id = videoId ?? ''
  await tx
    .insertInto('videoStill')
    .values({ videoId: id })
    .onConflict((conflict) => conflict.column('videoId').doUpdateSet({ askedAt: sql`now()` }))
    .execute()
  return id
}

/** Whether the still may be given away: a recruiter asked for it, or some content shows the video. */
export async function isStillKnown(db: Db, videoId: string) {
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (select 1 from video_still where video_id = ${videoId}) or video_is_shown(${videoId}) as "isKnown"`.execute(
    db,
  )
  return rows[0]?.isKnown ?? false
}

/** True for the one caller that is to fetch the still now. A still that could not be fetched waits ten minutes. */
export async function claimStill(db: Db, videoId: string) {
  const { rows } = await sql`
    insert into video_still (video_id, tried_at) values (${videoId}, now())
    on conflict (video_id) do update set tried_at = now()
    where video_still.tried_at is null or video_still.tried_at < now() - interval '10 minutes'
    returning video_id`.execute(db)
  return rows.length > 0
}

export const markFetched = (db: Db, videoId: string) =>
  db
    .updateTable('videoStill')
    .set({ fetchedAt: sql`now()` })
    .where('videoId', '=', videoId)
    .execute()

/** Deletes the rows of stills that no content has shown since a day; returns their videos. */
export async function forgetUnusedStills(db: Db) {
  const { rows } = await sql<{ videoId: string }>`
    delete from video_still still
    where asked_at < now() - interval '1 day' and not video_is_shown(still.video_id)
    returning video_id as "videoId"`.execute(db)
  return rows.map(({ videoId }) => videoId)
}
