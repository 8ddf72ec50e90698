import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type HandClock } from '#test/e2e/alive.ts'
import { freePort } from '#test/e2e/free-port.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { startServerProcess, type ServerProcess } from '#test/e2e/server-process.ts'
import { aTalk, untilWatching, type OpenThread } from '#test/e2e/talk.ts'

let product: Product
let server: ServerProcess
let startServer: () => Promise<ServerProcess>
beforeAll(async () => {
  product = await openProduct({
    candidates: 50,
    async serve({ url: databaseUrl }) {
      const PORT = String(await freePort())
      startServer = () => startServerProcess(databaseUrl, { PORT })
      server = await startServer()
      return { url: server.url, work: async () => {}, close: () => server.stop() }
    },
  })
})
afterAll(() => product.close())

/** The moment at which the log of the page shows the text. All pages have the clock of one machine. */
const seenAt = (page: Page, text: string) =>
  page.evaluate<number, string>((words) => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const look = () => document.querySelector('[role=log]')?.textContent.includes(words) && resolve(Date.now())
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    return promise
  }, text)

/** The moment at which the next form of the page is sent. */
const sentAt = (page: Page) =>
  page.evaluate<number>(
    () =>
      new Promise((resolve) => addEventListener('submit', () => resolve(Date.now()), { capture: true, once: true })),
  )

async function write({ field, send }: OpenThread, text: string) {
  await field.fill(text)
  await send.click()
}

/** Milliseconds until the last of the readers sees what the writer sends. */
async function delayOf(writer: OpenThread, readers: OpenThread[], text: string) {
  const sent = sentAt(writer.page)
  const seen = readers.map(({ page }) => seenAt(page, text))
  await write(writer, text)
  return Math.max(...(await Promise.all(seen))) - (await sent)
}

test('three who talk go on after a restart of the server: nothing is lost or doubled, and a message is seen within a second', async () => {
  const talk = await aTalk(product)
  const [student, recruiter, colleague] = [await talk.student(), await talk.recruiter(), await talk.colleague()]
  const everyone = [student, recruiter, colleague]
  const back = everyone.map(({ page }) => untilWatching(page))

  await server.stop()
  const away = ['一つ目です。', '二つ目です。']
  for (const text of away) await write(student, text)
  await student.waiting.getByText('接続が戻ると送信します').nth(1).waitFor()
  await recruiter.field.fill('書きかけの返事')
  server = await startServer()
  await Promise.all(back)
  for (const { log } of everyone) for (const text of away) await expect.poll(() => log.getByText(text).count()).toBe(1)
  await expect.poll(() => student.waiting.count()).toBe(0)
  expect(await recruiter.field.inputValue()).toBe('書きかけの返事')

  const replies: string[] = []
  const reply = () => {
    const text = `${replies.length + 1}通目の返事です。`
    replies.push(text)
    return delayOf(colleague, [student, recruiter], text)
  }
  // A busy machine may need a second message; pages that only ask from time to time would need far more.
  await expect.poll(reply, { timeout: 60_000 }).toBeLessThan(1000)
  expect(await talk.texts()).toEqual([...away, ...replies])
  for (const { log } of everyone)
    for (const text of [...away, ...replies]) expect(await log.getByText(text).count()).toBe(1)
  product.expectSilence()
})

test('a page outlives a server that is away for minutes: it says so, keeps what it shows and what is written, and comes back by itself', async () => {
  const talk = await aTalk(product)
  const student = await talk.student()
  await write(student, '面談の前に、一つうかがいます。')
  await expect.poll(() => student.waiting.count()).toBe(0)
  let clock: HandClock | undefined
  const recruiter = await talk.recruiter(async (page) => {
    clock = await handClock(page.context())
  })
  const back = untilWatching(recruiter.page)
  const lost = recruiter.page.getByText('接続が切れています。つながり次第、更新します。')

  await server.stop()
  await recruiter.field.fill('書きかけの返事')
  await clock?.letPass(180_000, 2_000)
  await lost.waitFor()
  expect(await recruiter.log.getByText('面談の前に').count()).toBe(1)
  await write(student, '続きです。')
  server = await startServer()
  await clock?.letPass(90_000, 2_000)
  await back
  await recruiter.log.getByText('続きです。').waitFor()
  await lost.waitFor({ state: 'detached' })
  expect(await recruiter.field.inputValue()).toBe('書きかけの返事')
  expect(await talk.texts()).toEqual(['面談の前に、一つうかがいます。', '続きです。'])
  product.expectSilence()
})
