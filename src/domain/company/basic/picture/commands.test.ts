import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { imageIdOf, imageKey } from '#domain/content-block/image/rules.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aPicture } from '#test/factories/picture.ts'
import type { OfRow } from '#ground/id.ts'

const app = ownApp()

const logo = `mutation ($version: Int!, $encodedImage: String!) {
  updateCompanyLogo(version: $version, encodedImage: $encodedImage) { company { logo { url width height } mark { logoUrl } } } }`
const noLogo = `mutation ($version: Int!) { removeCompanyLogo(version: $version) { company { logo { url } mark { logoUrl } } } }`
const cover = `mutation ($version: Int!, $encodedImage: String, $coverDescription: String!) {
  updateCompanyCover(version: $version, encodedImage: $encodedImage, coverDescription: $coverDescription) {
    company { cover { url width height } coverDescription } } }`

const queued = async (companyId: OfRow<'company'>) => {
  const { rows } = await sql<{ imageId: string }>`
    select j.payload->>'imageId' as image_id from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'remove_unused_company_image' and j.payload->>'companyId' = ${companyId}`.execute(app.db)
  return rows.map(({ imageId }) => imageId)
}

test('§8 a logo is made anew as a square, shown everywhere instead of the mark, and taken away', async () => {
  const { viewer, company } = await aCompanyWithUser(app.db)
  const client = app.as(viewer)
  const encodedImage = await aPicture({ width: 800, height: 800, format: 'png' })
  const { data, errors } = await client.ask(logo, { version: 0, encodedImage })
  expect(errors).toEqual([])
  const { logo: image, mark } = data.updateCompanyLogo.company
  expect(image).toEqual({ url: expect.stringMatching(/^\/files\/company\/.+\.webp$/), width: 512, height: 512 })
  expect(mark).toEqual({ logoUrl: image.url })
  const id = imageIdOf(image.url) ?? ''
  expect((await app.files.get(imageKey(id)))?.contentType).toBe('image/webp')
  const gone = await client.ask(noLogo, { version: 1 })
  expect(gone.data.removeCompanyLogo.company).toEqual({ logo: null, mark: { logoUrl: null } })
  expect((await queued(company.id)).filter((queuedId) => queuedId === id)).toHaveLength(2)
})

test('§5 a picture of a wrong type, size or shape is refused beside its field', async () => {
  const { viewer } = await aCompanyWithUser(app.db)
  const client = app.as(viewer)
  const mistakeOf = async (query: string, encodedImage: string) => {
    const { errors } = await client.ask(query, { version: 0, encodedImage, coverDescription: '' })
    return errors[0]?.fields?.[0]
  }
  const at = (message: string) => ({ path: 'encodedImage', message })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  expect(await mistakeOf(logo, '')).toEqual(at('画像がアップロードされていません'))
  expect(await mistakeOf(logo, svg)).toEqual(at('アップロードファイルが不正です'))
  expect(await mistakeOf(logo, 'A'.repeat(7_200_000))).toEqual(at('登録した画像のサイズが大き過ぎます'))
  const small = await aPicture({ width: 300, height: 300 })
  expect(await mistakeOf(logo, small)).toEqual(at('画像の短い辺は320ピクセル以上にしてください'))
  const wide = await aPicture({ width: 1600, height: 500 })
  expect(await mistakeOf(logo, await aPicture({ width: 800, height: 600 }))).toEqual(at('正方形に切り抜いてください'))
  expect(await mistakeOf(cover, await aPicture({ width: 800, height: 800 }))).toEqual(
    at('横16：縦5に切り抜いてください'),
  )
  expect(await mistakeOf(cover, wide)).toBeUndefined()
})

test('§8 a cover with its words; the words alone leave the picture', async () => {
  const { viewer } = await aCompanyWithUser(app.db)
  const client = app.as(viewer)
  const encodedImage = await aPicture({ width: 2400, height: 750 })
  const first = await client.ask(cover, { version: 0, encodedImage, coverDescription: ' 事務所の\n写真 ' })
  expect(first.data.updateCompanyCover.company).toMatchObject({
    cover: { width: 1920, height: 600 },
    coverDescription: '事務所の 写真',
  })
  const second = await client.ask(cover, { version: 1, coverDescription: '別の説明' })
  expect(second.data.updateCompanyCover.company).toEqual({
    cover: first.data.updateCompanyCover.company.cover,
    coverDescription: '別の説明',
  })
  const third = await client.ask(cover, { version: 2, encodedImage: null, coverDescription: '' })
  expect(third.data.updateCompanyCover.company.cover).toBeNull()
  const long = await client.ask(cover, { version: 3, coverDescription: 'あ'.repeat(101) })
  expect(long.errors[0]?.fields?.[0]?.path).toBe('coverDescription')
})

test('§6 VIEWER stores no picture; a colleague’s logo is not overwritten unseen', async () => {
  const { viewer, company } = await aCompanyWithUser(app.db)
  const reader = await aCompanyUser(app.db, company.id, { role: 'VIEWER' })
  const encodedImage = await aPicture({ width: 400, height: 400 })
  expect((await app.as(reader.viewer).ask(logo, { version: 0, encodedImage })).errors[0]?.code).toBe('forbidden')
  expect(await queued(company.id)).toEqual([])
  const twice = await Promise.all([1, 2].map(() => app.as(viewer).ask(logo, { version: 0, encodedImage })))
  expect(twice.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['company_section_edited'])
})
