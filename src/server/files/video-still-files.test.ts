import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { stillKey } from '#domain/content-block/video-still/rules.ts'
import { jobs } from '#domain/job/jobs.ts'
import type { Tx } from '#platform/database/db.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyWithUser, aCompanyUser } from '#test/factories.ts'
import { aPicture } from '#test/factories/picture.ts'
import { videoStillFiles } from './video-still-files.ts'

const video = '-_Qw4w9WgXc'
const ask = `mutation Ask($video: String!) { askForVideoStill(video: $video) { videoId url } }`
const create = `mutation Create { createJobDescription(title: "動画のある募集", jobTypeIds: ["12"], scoutTypeId: "7",
  contents: { youtubes: [{ videoId: "${video}", order: 0 }] }) { id } }`

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let videoIds: string[]
let still: Uint8Array | null
beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  videoIds = []
  still = Buffer.from(await aPicture({ width: 1280, height: 720 }), 'base64')
  await sql`delete from video_still`.execute(app.db)
  await sql`delete from job_content where video_id is not null`.execute(app.db)
  await app.files.delete(stillKey(video))
})

const stillOf = (videoId: string) =>
  videoStillFiles(app.db, app.files, async (id) => {
    videoIds.push(id)
    return still
  })(videoId)
const widthOf = async (file: Awaited<ReturnType<typeof stillOf>>) => (await sharp(file?.bytes).metadata()).width

describe('the still of a video', () => {
  test('of no content is not given away, and no other host is asked', async () => {
    expect(await stillOf(video)).toBeNull()
    expect(videoIds).toEqual([])
  })

  test('that a job shows is fetched once, kept, and made anew', async () => {
    await app.as(home.viewer).ask(create)
    const together = await Promise.all([stillOf(video), stillOf(video), stillOf(video)])
    expect(together.filter((file) => file?.isFinal)).toHaveLength(1)
    const file = await stillOf(video)
    expect(file?.isFinal).toBe(true)
    expect(await widthOf(file)).toBe(1280)
    expect(videoIds).toEqual([video])
  })

  test('that a recruiter asks for by any address is given before the block is saved', async () => {
    const { data } = await app.as(home.viewer).ask(ask, { video: ` https://youtu.be/${video}?t=1 ` })
    expect(data.askForVideoStill).toEqual({ videoId: video, url: `/files/youtube/${video}.webp` })
    expect((await stillOf(video))?.isFinal).toBe(true)
  })

  test.each([null, Buffer.from('<html>no picture</html>')])(
    'that cannot be had is a plain picture, and is tried again after ten minutes',
    async (answered) => {
      await app.as(home.viewer).ask(create)
      still = answered
      expect((await stillOf(video))?.isFinal).toBe(false)
      const plain = await stillOf(video)
      expect([plain?.isFinal, await widthOf(plain)]).toEqual([false, 640])
      expect(videoIds).toEqual([video])
      still = Buffer.from(await aPicture(), 'base64')
      await sql`update video_still set tried_at = now() - interval '11 minutes'`.execute(app.db)
      expect((await stillOf(video))?.isFinal).toBe(true)
    },
  )

  test('§5 a text that names no video is refused; §6 a reader asks for none', async () => {
    for (const text of ['https://evil.example/watch?v=dQw4w9WgXcQ', 'javascript:alert(1)', '']) {
      const { errors } = await app.as(home.viewer).ask(ask, { video: text })
      expect(errors[0]?.fields).toEqual([{ path: 'video', message: 'YouTubeのURLが正しくありません' }])
    }
    const reader = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    expect((await app.as(reader.viewer).ask(ask, { video })).errors[0]?.code).toBe('forbidden')
  })

  test('leaves a day after nothing shows it', async () => {
    const context = {
      db: app.db,
      files: app.files,
      inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => app.db.transaction().execute(act),
    }
    await app.as(home.viewer).ask(ask, { video })
    await stillOf(video)
    await jobs.remove_unused_video_stills({}, context)
    expect(await app.files.get(stillKey(video))).toBeDefined()
    await sql`update video_still set asked_at = now() - interval '2 days'`.execute(app.db)
    await jobs.remove_unused_video_stills({}, context)
    expect(await app.files.get(stillKey(video))).toBeUndefined()
    expect(await stillOf(video)).toBeNull()
  })
})
