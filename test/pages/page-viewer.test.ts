import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageOfNobody, pageViewerField } from '#ground/page-viewer.ts'
import { operatorPages, recruiterPages, studentPages } from '../every-page.ts'
import { aCandidate, aCompany, aCompanyUser } from '../factories.ts'
import { viewerSession } from '../demo-session.ts'
import { openApp, type App } from './app.ts'
import { attribute, elementsIn, parseHtml } from './html.ts'
import { visitAs, visitAsViewer } from './signed-in.ts'
import { visit } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const pagesOf = {
  student: async () => studentPages,
  recruiter: () => recruiterPages(app.db),
  operator: () => operatorPages(app.db),
} as const

describe.each(['student', 'recruiter', 'operator'] as const)('§6 every form on a page of a %s', (who) => {
  test('says whose page it stands on', async () => {
    const visitor = await visitAs(app, who)
    const named = new Set<string | null>()
    for (const path of await pagesOf[who]()) {
      const { html } = await visitor.get(path)
      const forms = elementsIn(parseHtml(html)).filter(
        ({ tagName, ...form }) => tagName === 'form' && attribute({ tagName, ...form }, 'method') === 'post',
      )
      for (const form of forms) {
        const field = elementsIn(form).find((element) => attribute(element, 'name') === pageViewerField)
        named.add(field ? attribute(field, 'value') : `none on ${path}`)
      }
    }
    expect([...named]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  })
})

describe('§6 a form without scripts, after somebody else has signed in in the same browser', () => {
  test('a student: nothing is saved, and what was typed can be copied', async () => {
    const [{ viewer: one }, { viewer: other }] = [await aCandidate(app.db), await aCandidate(app.db)]
    const visitor = await visitAsViewer(app, one)
    await visitor.goto('/candidate/settings/unsubscribe')
    await visitor.locator('textarea').first().fill('ほかのサービスで就職先が決まりました。')
    const { name, value } = await viewerSession(app, other)
    visitor.cookies.set(name, value)
    await visitor.getByRole('button', { name: /退会/ }).last().click()
    expect(visitor.answer().status).toBe(409)
    await visitor.getByRole('heading', { name: '別のアカウントでログインしています' }).waitFor()
    expect(visitor.answer().text).toContain('ほかのサービスで就職先が決まりました。')
    const rows = app.db.selectFrom('candidate').select('status').where('id', 'in', [one.candidateId, other.candidateId])
    expect((await rows.execute()).map(({ status }) => status)).not.toContain('WITHDRAWN')
  })

  test('a company: nobody is invited into the other one', async () => {
    const [own, others] = [await aCompany(app.db), await aCompany(app.db)]
    const [{ viewer: one }, { viewer: other }] = [
      await aCompanyUser(app.db, own.id, { role: 'ADMIN' }),
      await aCompanyUser(app.db, others.id, { role: 'ADMIN' }),
    ]
    const visitor = await visitAsViewer(app, one)
    await visitor.goto('/client/profile/basic')
    const before = await app.db.selectFrom('companyUser').select(['id', 'familyName']).orderBy('id').execute()
    await visitor.locator('[name=familyName]').first().fill('別人')
    const { name, value } = await viewerSession(app, other)
    visitor.cookies.set(name, value)
    await visitor.getByRole('button', { name: '保存する' }).first().click()
    expect(visitor.answer().status).toBe(409)
    expect(await app.db.selectFrom('companyUser').select(['id', 'familyName']).orderBy('id').execute()).toEqual(before)
  })
})

describe('§6 a form of a page of guests, after somebody has signed in in the same browser', () => {
  test('is sent by nobody: no question of a guest stands under the name of a student', async () => {
    const { viewer } = await aCandidate(app.db)
    const visitor = visit(app)
    await visitor.goto('/candidate/contact-us')
    await visitor.locator('[name=category]').selectOption('USAGE')
    await visitor.locator('[name=name]').fill('別の人')
    await visitor.locator('[name=email]').fill('guest-of-a-page@mail.example')
    await visitor.locator('[name=body]').fill('登録の前に、使い方について教えてください。')
    const { name, value } = await viewerSession(app, viewer)
    visitor.cookies.set(name, value)
    await visitor.getByRole('button', { name: '送信する' }).click()
    const inquiry = await app.db
      .selectFrom('inquiry')
      .select('candidateId')
      .where('email', '=', 'guest-of-a-page@mail.example')
      .executeTakeFirstOrThrow()
    expect(inquiry.candidateId).toBeNull()
  })

  test.each(['/', '/candidate/login', '/candidate/registration', '/client', '/client/contact-us'])(
    'each form of %s says that it stands on a page of nobody',
    async (path) => {
      const { html } = await visit(app).get(path)
      const fields = elementsIn(parseHtml(html)).filter((element) => attribute(element, 'name') === pageViewerField)
      expect(new Set(fields.map((field) => attribute(field, 'value')))).toEqual(new Set([pageOfNobody]))
    },
  )
})
