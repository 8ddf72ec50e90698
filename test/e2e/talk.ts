import type { Page } from 'playwright-core'
import { aCompanyUser } from '#test/factories.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import type { CandidateViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import { alive } from './alive.ts'
import type { Product } from './product.ts'
import { visitAs } from './signed-in.ts'
import { untilSubscribed } from './subscribed.ts'

/** Until the page watches its thread. */
export const untilWatching = (page: Page) => untilSubscribed(page, 'ThreadMoved')

type Prepare = (page: Page) => Promise<void>

async function openThread(
  product: Product,
  viewer: CandidateViewer | CompanyViewer,
  path: string,
  prepare: Prepare = async () => {},
) {
  const page = await visitAs(product, viewer)
  await prepare(page)
  const subscribed = untilWatching(page)
  await page.goto(path)
  await alive(page)
  await subscribed
  return {
    page,
    context: page.context(),
    field: page.getByRole('textbox', { name: 'メッセージを書く' }),
    send: page.getByRole('button', { name: '送信' }),
    log: page.getByRole('log'),
    waiting: page.getByRole('list', { name: '送信待ちのメッセージ' }),
  }
}
export type OpenThread = Awaited<ReturnType<typeof openThread>>

/** The thread of an accepted scout, with what its three people open of it. */
export async function aTalk(product: Product) {
  const sender = await aSender(product.db)
  const colleague = await aCompanyUser(product.db, sender.company.id)
  const { invitation, viewer } = await anInvited(product.db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
  const messages = () =>
    product.db
      .selectFrom('threadMessage')
      .select('text')
      .where('scoutInvitationId', '=', invitation.id)
      .orderBy('position')
      .execute()
  return {
    texts: async () => (await messages()).map(({ text }) => text),
    student: () => openThread(product, viewer, `/candidate/invitations/${invitation.id}/thread`),
    recruiter: (prepare?: Prepare) => openThread(product, sender.viewer, `/client/threads/${invitation.id}`, prepare),
    colleague: () => openThread(product, colleague.viewer, `/client/threads/${invitation.id}`),
  }
}
