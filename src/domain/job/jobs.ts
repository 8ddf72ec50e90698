import type { Db, InTransaction } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import { recordErasure } from '#domain/audit/retention/commands.ts'
import { forgetUnusedImage, type ImageJob } from '#domain/content-block/image/commands.ts'
import { imageKey } from '#domain/content-block/image/rules.ts'
import { forgetUnusedStills } from '#domain/content-block/video-still/commands.ts'
import { stillKey } from '#domain/content-block/video-still/rules.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { archiveUncheckedJobs } from './publishing/commands.ts'
import { forgetUnsentJobs } from './termination/commands.ts'

type Context = {
  db: Db
  inTransaction: InTransaction
  files: Pick<Files, 'delete'>
}

export const jobs = {
  remove_unused_company_image: async (image: ImageJob, { db, files }: Context) => {
    if (!(await forgetUnusedImage(db, image))) return
    await files.delete(imageKey(image.imageId))
    await recordErasure(db, 'COMPANY_IMAGE', 1)
  },
  remove_unused_video_stills: async (_: object, { db, files }: Context) => {
    const videos = await forgetUnusedStills(db)
    await Promise.all(videos.map((videoId) => files.delete(stillKey(videoId))))
    await recordErasure(db, 'VIDEO_STILL', videos.length)
  },
  forget_unsent_jobs: ({ companyId }: { companyId: CompanyId }, { inTransaction }: Context) =>
    inTransaction((tx) => forgetUnsentJobs(tx, companyId)),
  archive_unchecked_jobs: (_: object, { inTransaction }: Context) =>
    inTransaction((tx) => archiveUncheckedJobs(tx, new Date())),
}

/** 05:00 in Tokyo, when no scouts are sent; the stills at 03:40. */
export const crontab = `
0 20 * * * archive_unchecked_jobs
40 18 * * * remove_unused_video_stills ?fill=20h
`
