import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminUrls } from '#ground/admin-urls.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { pageViewerField } from '#ground/page-viewer.ts'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import { urls } from '#ground/urls.ts'
import { operatorPages, recruiterPages, studentPages } from '../every-page.ts'
import { openApp, type App } from './app.ts'
import { builtRoutes } from './built.ts'
import { attribute, elementsIn, parseHtml } from './html.ts'
import { visitAs } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const id = randomUUID()
/** The addresses of files, by those whose pages lead to them. */
const files = {
  student: [
    assessmentUrls.resultFile('intellectual', 'picture'),
    assessmentUrls.resultFile('personality', 'document'),
    urls.candidate.settingsDataFile(id),
    urls.candidate.bookingCalendar(id),
    urls.candidate.threadFile(id, 1, 1),
  ],
  recruiter: [
    clientUrls.candidatesCsv({}),
    clientUrls.activityCsv(),
    clientUrls.analysisCsv(),
    clientUrls.individualReport(),
    clientUrls.contractInvoice(id),
    clientUrls.whitepaperDownload('hash'),
    clientUrls.dateCalendar(id),
    clientUrls.threadFile(id, 1, 1),
  ],
  operator: [
    adminUrls.assessmentItemsExport(),
    adminUrls.schoolsFile(),
    adminUrls.inquiryAttachment(id, 0),
    adminUrls.reportedFile(id, 1, 1),
  ],
} as const

/** Addresses without a page around them that give no file of a viewer. */
const isOther = /callback|pipeline|manifest|expired\/contacts|^\/api\/(?!clients\/candidates)/
const { routes } = await builtRoutes()

test('§6 every address of a file stands here', () => {
  const addresses = Object.values(files).flat()
  const isKnown = (path: string) =>
    addresses.some((address) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address))
  const paths = routes
    .filter(({ isLeaf, module }) => isLeaf && module.loader && !('default' in module))
    .map(({ path }) => path.replaceAll(/\/+/g, '/'))
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !isOther.test(path) && !isKnown(path))).toEqual([])
})

test.each(['student', 'recruiter', 'operator'] as const)(
  '§6 a file of a page of a %s is not given to somebody else, who signed in in the same browser since',
  async (who) => {
    const visitor = await visitAs(app, who)
    for (const address of files[who]) {
      const { status, html } = await visitor.get(`${address}?${pageViewerField}=${randomUUID()}`)
      expect([address, status]).toEqual([address, 409])
      expect(html).toContain('別のアカウントでログインしてい')
    }
  },
)

const pagesOf = {
  student: async () => studentPages,
  recruiter: () => recruiterPages(app.db),
  operator: () => operatorPages(app.db),
} as const
const isFile = new RegExp(
  `^(?:${Object.values(files)
    .flat()
    .map((address) => address.replaceAll(/\/(?:[0-9a-f-]{36}|hash|\d+)(?=\/|$)/g, '/[^/]+'))
    .join('|')})$`,
)

test.each(['student', 'recruiter', 'operator'] as const)(
  '§6 every file of a page of a %s is asked for in the name of its viewer',
  async (who) => {
    const visitor = await visitAs(app, who)
    const unnamed: string[] = []
    const named: string[] = []
    for (const path of await pagesOf[who]()) {
      const { html } = await visitor.get(path)
      for (const element of elementsIn(parseHtml(html))) {
        const address = ['href', 'action', 'src'].map((name) => attribute(element, name)).find(Boolean) ?? ''
        const { pathname, searchParams } = new URL(address, app.url)
        if (!isFile.test(pathname)) continue
        const isNamed =
          searchParams.has(pageViewerField) ||
          elementsIn(element).some((field) => attribute(field, 'name') === pageViewerField)
        ;(isNamed ? named : unnamed).push(`${path}: ${pathname}`)
      }
    }
    expect(unnamed).toEqual([])
    expect(named).not.toEqual([])
  },
)
