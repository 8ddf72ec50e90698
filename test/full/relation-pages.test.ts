import { afterAll, beforeAll, test } from 'vitest'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { expectWholePages } from '#test/e2e/whole-pages.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { anAttended, aFurtherStep, someFurtherDates } from '#test/factories/step.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400 })
})
afterAll(() => product.close())

/** A company with a student who is to choose a date, one with a date today, and one at the second step. */
async function aSelection() {
  const { db } = product
  const sender = await aSchedulingSender(db)
  await db.updateTable('scheduling').set({ type: 'EVENT' }).where('id', '=', sender.scheduling.id).execute()
  const today = await sender.date({ startAt: inHours(0.5), endAt: inHours(1.5), capacity: 20 })
  await sender.date({ startAt: inHours(90), endAt: inHours(91), capacity: 20 })
  const choosing = await anInvited(db, sender, acceptedForScheduling())
  const booked = await anInvited(db, sender, acceptedForScheduling())
  await aSeatFor(db, booked.invitation, today)
  const further = await anAttended(db, sender)
  const { scheduling } = await someFurtherDates(db, sender)
  await aFurtherStep(db, sender.viewer, further.invitation.id, scheduling.id)
  return { sender, today, choosing, booked, further }
}

test('every page of a relation is whole and silent for its student', { timeout: 240_000 }, async () => {
  const { choosing, booked, further } = await aSelection()
  const of = ({ invitation }: typeof choosing, ...pages: string[]) =>
    ['', ...pages].map((page) => `/candidate/invitations/${invitation.id}${page}`)
  await expectWholePages(product, of(choosing, '/thread', '/schedule'), { viewer: choosing.viewer })
  await expectWholePages(product, of(booked, '/thread', '/events/details', '/events/check-in'), {
    viewer: booked.viewer,
  })
  await expectWholePages(product, [...of(further, '/thread', '/schedule'), '/candidate/invitations/progress'], {
    viewer: further.viewer,
  })
})

test('every page of a relation is whole and silent for its company', { timeout: 240_000 }, async () => {
  const { sender, today, choosing, booked, further } = await aSelection()
  const threads = [choosing, booked, further].map(({ invitation }) => `/client/threads/${invitation.id}`)
  await expectWholePages(
    product,
    [
      `/client/pipeline/${sender.job.id}`,
      `/client/pipeline/${sender.job.id}?view=table`,
      ...threads,
      `${threads[0]}/date`,
      `/client/candidates/${booked.candidate.id}/notes`,
      `/client/outcomes?to=${further.invitation.id}`,
      `/client/jobs/events/${today.id}/check-in`,
      `/client/jobs/events?scheduling-date-id=${today.id}`,
      '/client/after-dates',
    ],
    { viewer: sender.viewer },
  )
})
