import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareInTurn } from '../full-run.ts'
import { pageActs } from '../e2e/page-acts.ts'
import { pagesWithAction } from '../e2e/pages-with-action.ts'
import { asInProduction, openApp, type App } from './app.ts'
import { visitAs, visitAsViewer } from './signed-in.ts'
import { visit } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await openApp({ settings: asInProduction })
})
afterAll(() => app.close())

test('every page that has an action is tried here, and no other', () => {
  expect(Object.keys(pageActs).toSorted()).toEqual(pagesWithAction.toSorted())
})

test.each(shareInTurn(pagesWithAction, 3))(
  '§2 in production and without scripts, %s does what it is for',
  async (file) => {
    await pageActs[file]?.({
      product: app,
      isScripted: false,
      open: async (viewer) => (viewer ? visitAsViewer(app, viewer) : visit(app)),
      openDesk: (email) => visitAs(app, 'operator', email),
      work: app.work,
    })
  },
)
