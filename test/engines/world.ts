import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { hashPassword } from '#platform/secrets/password.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { demoPassword } from '#seeds/demo-sign-ins.ts'
import { freePort } from '#test/e2e/free-port.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { aCandidate } from '#test/factories.ts'
import { aSchedulingDate } from '#test/factories/scheduling.ts'
import { openFlakyLink, type FlakyLink } from '#test/flaky-link.ts'

/** `dates`: the first is chosen by each student of the story, the second is changed to. */
export type World = {
  product: Product
  link: FlakyLink
  url: string
  dates: readonly [SchedulingDate, SchedulingDate]
  close: () => Promise<void>
}
type SchedulingDate = Awaited<ReturnType<typeof aSchedulingDate>>

/** The job that the letters of the story are about. */
export const jobTitle = '冬の開発インターン'

/** The product behind a link that can be cut, since no driver of both engines takes the network away. */
export async function aWorld(): Promise<World> {
  const port = await freePort()
  const link = await openFlakyLink(`http://127.0.0.1:${port}`)
  const url = new URL(link.url).origin
  const product = await openProduct({
    queue: 'runs',
    candidates: 50,
    settings: { PORT: String(port), PUBLIC_URL: url },
  })
  return {
    product,
    link,
    url,
    dates: await ownDates(product),
    async close() {
      await product.close()
      await link.close()
    },
  }
}

/** Two dates of the story's own: those of the demo fill up, close and move with the day on which it is made. */
async function ownDates({ db }: Product) {
  const { companyId, schedulingId } = await db
    .selectFrom('job')
    .select(['companyId', 'schedulingId'])
    .where('title', '=', jobTitle)
    .where('schedulingId', 'is not', null)
    .$narrowType<{ schedulingId: string }>()
    .executeTakeFirstOrThrow()
  const inDays = (days: number, clock: string) =>
    aSchedulingDate(db, { companyId, schedulingId, startAt: tokyoMoment(addDays(tokyoToday(), days), clock) })
  return [await inDays(10, '10:05'), await inDays(11, '10:35')] as const
}

/** Where the pictures of an engine go: outside the project. */
export function pictureFolder(engine: string): string {
  const folder = join(process.env['ENGINES_PICTURES'] ?? '/tmp/engines', engine)
  mkdirSync(folder, { recursive: true })
  return folder
}

export type Student = { email: string; craft: string; headline: string; quoted: string }

/** Two students with the same rare word, so that J and K have somewhere to go; the first is the one of the story. */
export async function twoStudents({ product: { db } }: World, craft: string): Promise<Student> {
  const email = `${crypto.randomUUID()}@student.example`
  const headline = `${craft}の道具を直し、割れる器を半分にした`
  await aCandidate(db, { taglines: [`${craft}の工房で、見学の道すじをつくった`] })
  await aCandidate(db, {
    email,
    account: { passwordHash: await hashPassword(demoPassword), familyName: '琥珀', givenName: '澄' },
    taglines: [headline],
  })
  return { email, craft, headline, quoted: '私は200回分の記録をすべて表に移し、担当者と時刻を並べて比べました' }
}
