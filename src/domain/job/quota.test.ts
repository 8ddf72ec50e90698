import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aPicture } from '#test/factories/picture.ts'
import { maxCompanyImages } from '#domain/content-block/image/rules.ts'
import { maxDrafts } from './rules.ts'

const app = ownApp()

type Team = Awaited<ReturnType<typeof aCompanyWithUser>>
async function create({ viewer }: Team, title: string, pictures: string[] = []) {
  const { data, errors } = await app.as(viewer).ask(
    `mutation ($title: String!, $jobTypeIds: [ID!]!, $scoutTypeId: ID!, $contents: ContentBlocksInput!) {
      createJobDescription(title: $title, jobTypeIds: $jobTypeIds, scoutTypeId: $scoutTypeId, contents: $contents) { id } }`,
    {
      title,
      jobTypeIds: ['12'],
      scoutTypeId: '7',
      contents: { encodedImages: pictures.map((image, at) => ({ image, order: at })) },
    },
  )
  return {
    id: data?.createJobDescription?.id as string | undefined,
    code: errors[0]?.code,
    message: errors[0]?.message,
  }
}
const copy = async ({ viewer }: Team, jobId: string) => {
  const { errors } = await app
    .as(viewer)
    .ask('mutation ($id: ID!) { duplicateJobDescription(jobId: $id) { id } }', { id: jobId })
  return errors[0]?.code
}

test('§6 a company has so many drafts, whether made or copied, also when two make the last one at once', async () => {
  const team = await aCompanyWithUser(app.db)
  const other = await aCompanyWithUser(app.db)
  const { id: companyId } = team.company
  const published = await aJob(app.db, { companyId, status: 'PUBLISHED' })
  for (let at = 1; at < maxDrafts; at += 1) await aJob(app.db, { companyId, status: 'DRAFT' })
  const both = await Promise.all([create(team, '最後の下書き'), create(team, 'もう一つの下書き')])
  expect(both.map(({ code }) => code).toSorted()).toEqual(['draft_limit_reached', undefined])
  expect(both.find(({ code }) => code)?.message).toContain(`${maxDrafts}件まで`)
  expect(await copy(team, published.id)).toBe('draft_limit_reached')
  expect((await create(other, '下書き')).code).toBeUndefined()
  await app.db
    .deleteFrom('job')
    .where('id', '=', both.find(({ id }) => id)?.id ?? '')
    .execute()
  expect(await copy(team, published.id)).toBeUndefined()
})

test('§6 a company has so many pictures, with those that no job shows yet', async () => {
  const team = await aCompanyWithUser(app.db)
  const other = await aCompanyWithUser(app.db)
  const picture = await aPicture()
  await app.db
    .insertInto('companyImage')
    .values(
      Array.from({ length: maxCompanyImages - 2 }, () => ({
        companyId: team.company.id,
        id: crypto.randomUUID(),
        width: 1,
        height: 1,
      })),
    )
    .execute()
  const first = await create(team, '画像のある募集', [picture])
  expect(first.code).toBeUndefined()
  // The title is taken, so no job shows this picture. The picture counts until it is removed.
  expect((await create(team, '画像のある募集', [picture])).code).toBe('job_title_taken')
  const refused = await create(team, '画像のない募集', [picture])
  expect([refused.code, refused.message]).toEqual([
    'company_picture_limit_reached',
    expect.stringContaining('1,000枚まで'),
  ])
  expect((await create(team, '文字の募集')).code).toBeUndefined()
  expect((await create(other, '画像のある募集', [picture])).code).toBeUndefined()
})
