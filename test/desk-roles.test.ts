import type { RouteConfigEntry } from '@react-router/dev/routes'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminRoles, type AdminRole } from '#domain/admin-account/role/rules.ts'
import { carryContext } from '#web/carry/ask.ts'
import { NowProvider } from '#web/parts/page/now.tsx'
import routes from '#web/routes.ts'
import { BannerProvider } from '#web/ui/overlays/banner.tsx'
import { ToastProvider } from '#web/ui/overlays/toast-region.tsx'
import { heldSessionContext } from '#web/hatch/visit.ts'
import { testApp, type TestApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aPreRegistration, anInquiry } from '#test/factories/inquiry.ts'
import { anOfferReport } from '#test/factories/offer-report.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { aWhitepaper } from '#test/factories/whitepaper.ts'

let app: TestApp
let params: Record<string, string>
beforeAll(async () => {
  app = await testApp()
  const sender = await aSender(app.db)
  const { invitation } = await anInvited(app.db, sender)
  await anOfferReport(app.db, invitation, 'MISMATCH')
  const form = aPreRegistration()
  await app.as(null).ask('mutation ($form: PreRegistrationInput!) { createPreRegistration(preRegistration: $form) }', {
    form,
  })
  await app.as(null).ask('mutation ($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }', {
    inquiry: anInquiry(),
  })
  const { id: whitepaper } = await aWhitepaper(app.db)
  const application = await app.db.selectFrom('preRegistration').select('id').executeTakeFirstOrThrow()
  const inquiry = await app.db.selectFrom('inquiry').select('id').executeTakeFirstOrThrow()
  params = {
    status: 'active',
    companyId: sender.company.id,
    jobId: sender.job.id,
    applicationId: application.id,
    inquiryId: inquiry.id,
    whitepaperId: String(whitepaper),
    eventId: 'new',
  }
})
afterAll(() => app.close())

type Place = { path: string; file: string }
const placesOf = (entries: readonly RouteConfigEntry[], above = ''): Place[] =>
  entries.flatMap(({ path, file, children = [] }) => {
    const here = path ? `${above}/${path}` : above
    return [...(children.length > 0 ? [] : [{ path: here || '/', file }]), ...placesOf(children, here)]
  })
/** Pages that are no page of their own, before a sign-in, or of a student who was looked up. */
const others = /login|logout|registration|items\/export|attachment|candidates\/detail|\*/
const pages = placesOf(routes).filter(({ path, file }) => file.startsWith('pages/admin/') && !others.test(file + path))

type Page = { default: ComponentType<object>; loader: (args: object) => Promise<unknown> }

/** The page of a route as an operator of this role reads it. */
async function pageOf({ path, file }: Place, role: AdminRole) {
  const { viewer } = await anAdmin(app.db, { role })
  const pathname = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const url = new URL(pathname, 'https://yoake.example')
  const context = new RouterContextProvider()
  context.set(heldSessionContext, () => true)
  context.set(carryContext, async (_, { query, variables }) => {
    const { data, errors } = await app.asAdmin(viewer).ask(query, variables)
    return errors.length === 0
      ? { data }
      : { errors: errors.map(({ message, code }) => ({ message, extensions: { code } })) }
  })
  const page: Page = await import(/* @vite-ignore */ new URL(`../src/web/${file}`, import.meta.url).href)
  const loaderData = await page.loader({ request: new Request(url), url, params, context })
  const Component = () => createElement(page.default, { loaderData, params, matches: [] } as object)
  const Stub = createRoutesStub([{ path, Component }])
  const stub = createElement(Stub, { initialEntries: [url.pathname] })
  const drawn = createElement(BannerProvider, null, createElement(ToastProvider, null, stub))
  return renderToString(createElement(NowProvider, { value: new Date().toISOString() }, drawn))
}

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')
const actsOf = (html: string) =>
  [...html.matchAll(/<button(?![^>]*role="tab")[^>]*?>(.*?)<\/button>/gs)].map(([, words = '']) => wordsOf(words))
const told = /あなたの権限|この画面を見る権限がありません|閲覧のみの運営者には表示されません/

test.each(pages)('§6 $path says to a role which acts are left out for it', async (place) => {
  const all = new Set(actsOf(await pageOf(place, 'OPERATOR')))
  for (const role of adminRoles) {
    const html = await pageOf(place, role)
    const missing = [...all].filter((act) => !actsOf(html).includes(act))
    if (missing.length > 0)
      expect([place.path, role, wordsOf(html)]).toEqual([place.path, role, expect.stringMatching(told)])
  }
})
