import type { Context, Hono } from 'hono'
import type { PublicAddress } from '#domain/job/public-page/queries.ts'
import { foundPages } from '#ground/found-pages.ts'
import { urls } from '#ground/urls.ts'

/** The protocol of sitemaps takes so many addresses in one file. */
export const addressesInFile = 50_000
const maxAgeSeconds = 3600

export type PublicIndex = {
  count: () => Promise<number>
  list: (page: { limit: number; offset: number }) => Promise<PublicAddress[]>
}

const xml = (name: string, items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${name}>\n`

const pathOf = ({ kind, id }: PublicAddress) =>
  kind === 'company' ? urls.candidate.company(id) : urls.candidate.job(id)

/** Serves robots.txt and the sitemap of the pages that companies have opened to everybody. */
export function servePublicIndex(app: Hono, publicUrl: string, { count, list }: PublicIndex) {
  const textOf = keepFor(maxAgeSeconds * 1000)
  const answer = (c: Context, body: string, type = 'application/xml; charset=utf-8') =>
    c.body(body, 200, { 'content-type': type, 'cache-control': `public, max-age=${maxAgeSeconds}` })

  app.get('/robots.txt', (c) => {
    // Search engines have use for pages of guests and for those that companies opened, not for pages behind a sign-in.
    const lines = [
      'User-agent: *',
      ...foundPages.filter((path) => /^\/(?:candidate|client)\//.test(path)).map((path) => `Allow: ${path}`),
      'Allow: /candidate/companies/',
      'Allow: /candidate/jobs/',
      'Disallow: /candidate/',
      'Disallow: /client/',
      'Disallow: /admin/',
      'Disallow: /api/',
      'Disallow: /graphql',
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ]
    return answer(c, `${lines.join('\n')}\n`, 'text/plain; charset=utf-8')
  })

  app.get('/sitemap.xml', async (c) =>
    answer(
      c,
      await textOf('index', async () => {
        const files = Math.max(1, Math.ceil((await count()) / addressesInFile))
        const parts = Array.from(
          { length: files },
          (_, at) => `<sitemap><loc>${publicUrl}/sitemap/${at + 1}.xml</loc></sitemap>`,
        )
        return xml('sitemapindex', parts)
      }),
    ),
  )

  app.get('/sitemap/:file{[1-9]\\d{0,3}\\.xml}', async (c) => {
    const file = Number.parseInt(c.req.param('file'), 10)
    const body = await textOf(String(file), async () => {
      const rows = await list({ limit: addressesInFile, offset: (file - 1) * addressesInFile })
      if (rows.length === 0 && file > 1) return null
      const items = rows.map(
        (row) => `<url><loc>${publicUrl}${pathOf(row)}</loc><lastmod>${row.editedAt.toISOString()}</lastmod></url>`,
      )
      return xml('urlset', items)
    })
    return body === null ? c.notFound() : answer(c, body)
  })
}

/** Keeps each text for a while, so that visitors cannot make the database list everything again and again. */
function keepFor(milliseconds: number) {
  const texts = new Map<string, { until: number; text: Promise<string | null> }>()
  function textOf(name: 'index', make: () => Promise<string>): Promise<string>
  function textOf(name: string, make: () => Promise<string | null>): Promise<string | null>
  function textOf(name: string, make: () => Promise<string | null>) {
    const entry = texts.get(name)
    if (entry && entry.until > Date.now()) return entry.text
    const text = make()
    texts.set(name, { until: Date.now() + milliseconds, text })
    text.catch(() => texts.delete(name))
    return text
  }
  return textOf
}
