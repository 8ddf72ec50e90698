import type { Page } from 'playwright-core'

/** Keeps the answers to the page's questions, or to those with these words, on their way until they are let in. */
export async function holdAnswers(page: Page, words = '') {
  const departure = Promise.withResolvers<void>()
  const { promise: arrival, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(words)) {
      departure.resolve()
      await arrival
    }
    // The page may be gone meanwhile.
    await route.continue().catch(() => undefined)
  })
  return {
    /** Resolves once such a question was asked. */
    departure: departure.promise,
    letIn,
  }
}
