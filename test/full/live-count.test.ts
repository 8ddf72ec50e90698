import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { callAs } from '#test/e2e/calls.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'
import { untilSubscribed } from '#test/e2e/subscribed.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400 })
})
afterAll(() => product.close())

async function aTalk() {
  const sender = await aSender(product.db)
  const { invitation, viewer } = await anInvited(product.db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
  const id = invitation.id
  const [company, student] = [
    await callAs(product.url, product.db, sender.viewer),
    await callAs(product.url, product.db, viewer),
  ]
  const write = (name: string) =>
    `mutation ($id: ID!) { ${name}(scoutInvitationId: $id, text: "はじめまして。", files: []) { lastPosition } }`
  return {
    sender,
    viewer,
    company: () => company(write('sendMessageToCandidate'), { id }),
    student: () => student(write('sendMessageToCompany'), { id }),
  }
}

async function openTwoTabs(viewer: Parameters<typeof visitAs>[1], path: string) {
  const first = await visitAs(product, viewer)
  const subscribed = untilSubscribed(first, 'CountMoved')
  await first.goto(path)
  await alive(first)
  await subscribed
  const second = await first.context().newPage()
  await second.goto(path)
  await alive(second)
  return [first, second] as const
}

test('a message is counted in the title and the bar of both tabs of a student, and one of them asks for it', async () => {
  const talk = await aTalk()
  const tabs = await openTwoTabs(talk.viewer, urls.candidate.favoriteCompanies())
  const questions: string[] = []
  for (const tab of tabs)
    tab.on('request', (request) => void (/ThreadCount/.test(request.postData() ?? '') && questions.push(request.url())))
  await talk.company()
  for (const tab of tabs) await expect.poll(() => tab.title()).toMatch(/^\(1\) /)
  expect(questions).toHaveLength(1)
  const [first, second] = tabs
  const subscribed = untilSubscribed(second, 'CountMoved')
  await first.close()
  await subscribed
  await second
    .getByRole('link', { name: /^やりとり.*1/ })
    .first()
    .waitFor()
  await second.context().close()
})

test('a student who waits is counted for a company, on pages that watch no thread', async () => {
  const talk = await aTalk()
  const tabs = await openTwoTabs(talk.sender.viewer, clientUrls.whitepapers())
  await talk.student()
  for (const tab of tabs) await expect.poll(() => tab.title()).toMatch(/^\(1\) /)
  await tabs[0].context().close()
})
