import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { PublicAddress } from '#domain/job/public-page/queries.ts'
import { addressesInFile, servePublicIndex } from './public-index.ts'

const editedAt = new Date('2026-11-22T00:00:00Z')
const served = (count: number) => {
  const offsets: number[] = []
  const http = new Hono()
  servePublicIndex(http, 'https://yoake.example', {
    count: async () => count,
    list: async ({ limit, offset }) => {
      offsets.push(offset)
      const rows: PublicAddress[] = [
        { kind: 'company', id: 'c1', editedAt },
        { kind: 'job', id: 'j1', editedAt },
      ]
      return offset < count ? rows.slice(0, Math.min(limit, count - offset)) : []
    },
  })
  return { offsets, get: async (path: string) => http.request(path) }
}

test('robots.txt keeps search engines to the pages for guests and those that companies opened', async () => {
  const answer = await served(0).get('/robots.txt')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  const text = await answer.text()
  expect(text).toContain('Allow: /candidate/companies/\n')
  expect(text).toContain('Allow: /candidate/login\n')
  expect(text).toContain('Allow: /client/login\n')
  expect(text).toContain('Disallow: /client/\n')
  expect(text).toContain('Sitemap: https://yoake.example/sitemap.xml\n')
})

test('the sitemap has a file for each 50,000 pages, with the day of the last change', async () => {
  expect(await (await served(0).get('/sitemap.xml')).text()).toContain('<loc>https://yoake.example/sitemap/1.xml</loc>')
  const many = served(addressesInFile + 1)
  const index = await (await many.get('/sitemap.xml')).text()
  expect(index.match(/<sitemap>/g)).toHaveLength(2)
  const first = await many.get('/sitemap/1.xml')
  expect(first.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(await first.text()).toContain(
    '<url><loc>https://yoake.example/candidate/companies/c1/description</loc><lastmod>2026-11-22T00:00:00.000Z</lastmod></url>',
  )
  expect((await many.get('/sitemap/2.xml')).status).toBe(200)
  expect((await many.get('/sitemap/3.xml')).status).toBe(404)
  for (const path of ['/sitemap/0.xml', '/sitemap/1', '/sitemap/x.xml']) expect((await many.get(path)).status).toBe(404)
})

test('asked again and again, the database lists once', async () => {
  const { offsets, get } = served(2)
  await Promise.all(Array.from({ length: 20 }, () => get('/sitemap/1.xml')))
  expect(offsets).toEqual([0])
})
