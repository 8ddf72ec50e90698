import { existsSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '../../src/web/routes.ts'
import { pageActs } from '#test/e2e/page-acts.ts'
import { openProduction, type Production } from '#test/e2e/production.ts'
import { visitAs } from '#test/e2e/signed-in.ts'

let product: Production
beforeAll(async () => {
  product = await openProduction({ candidates: 50 })
})
afterAll(() => product.close())

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])
const hasAction = (file: string) =>
  /^export (?:const|async function) action\b/m.test(readFileSync(`src/web/${file}`, 'utf8'))
const withAction = [...new Set(filesOf(routes))].filter((file) => existsSync(`src/web/${file}`) && hasAction(file))

test('every page that has an action is tried here, and no other', () => {
  expect(Object.keys(pageActs).toSorted()).toEqual(withAction.toSorted())
})

describe.each([true, false])('§2 in production behind TLS, with scripts: %s', (isScripted) => {
  test.each(withAction)('%s does what it is for', async (file) => {
    const pages: Page[] = []
    const open = async (viewer?: Parameters<typeof visitAs>[1]) => {
      const options = { javaScriptEnabled: isScripted }
      const page = viewer ? await visitAs(product, viewer, options) : (await product.visit(options)).page
      pages.push(page)
      return page
    }
    await pageActs[file]?.({ product, isScripted, open })
    // Pages that stay open go on listening and drawing behind the next ones.
    for (const page of pages) await page.context().close()
  })
})
