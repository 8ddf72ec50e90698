import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, InTransaction, Tx } from '#platform/database/db.ts'
import { readBusyPeriods, type BusyPeriod } from '#platform/documents/icalendar-reading.ts'
import { OutboundTrouble, type Outbound } from '#platform/outgoing/outbound.ts'
import type { Sealing } from '#platform/secrets/secret.ts'
import type { OfCompanyUser } from '../entry/queries.ts'
import { removeTimes } from './commands.ts'
import { findAddress, lockSaved } from './queries.ts'
import { busyLimits, type BusyTrouble } from './rules.ts'
import { troubleOf, troubleOfStatus } from './trouble.ts'

export type Reading = { db: Db; inTransaction: InTransaction; outbound: Outbound; sealing: Sealing }

type Read = { periods: BusyPeriod[] } | { trouble: BusyTrouble }

/** Reads one calendar and keeps when it is busy. When it cannot be read, what was read last stays. */
export async function readBusyCalendar(user: OfCompanyUser, { db, inTransaction, outbound, sealing }: Reading) {
  const calendar = await findAddress(db, user)
  if (!calendar) return
  const address = sealing.unseal(calendar.sealedAddress)
  const read = address === null ? ({ trouble: 'ADDRESS' } as const) : await fetchPeriods(address, outbound)
  await inTransaction(async (tx) => {
    // Another address may have been saved meanwhile.
    if (!(await lockSaved(tx, user, calendar.savedAt))) return
    if ('periods' in read) await keep(tx, user, read.periods)
    await tx
      .updateTable('busyCalendar')
      .set({
        triedAt: sql<Date>`now()`,
        ...('periods' in read ? { readAt: sql<Date>`now()`, trouble: null } : { trouble: read.trouble }),
      })
      .where('companyId', '=', user.companyId)
      .where('companyUserId', '=', user.companyUserId)
      .execute()
  })
}

async function fetchPeriods(
  address: string,
  outbound: Outbound,
  redirects: number = busyLimits.redirects,
): Promise<Read> {
  try {
    const headers = { accept: 'text/calendar, text/plain;q=0.5', 'user-agent': 'Yoake-Calendar/1.0' }
    const limits = { timeoutMs: busyLimits.timeoutMs, maxBytes: busyLimits.bytes }
    const answer = await outbound(address, { headers }, limits)
    const onward = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null
    if (onward !== null && redirects > 0)
      return await fetchPeriods(URL.parse(onward, address)?.href ?? '', outbound, redirects - 1)
    if (answer.status !== 200) return { trouble: troubleOfStatus(answer.status) }
    if (answer.isCut) return { trouble: 'TOO_LONG' }
    return await periodsIn(new TextDecoder().decode(answer.body))
  } catch (error) {
    if (!(error instanceof OutboundTrouble)) throw error
    return { trouble: troubleOf(error.reason) }
  }
}

async function periodsIn(text: string): Promise<Read> {
  const today = tokyoToday()
  const window = { from: startOfTokyoDay(today), to: startOfTokyoDay(addDays(today, busyLimits.days)) }
  const periods = await readBusyPeriods(text, window)
  return periods === null ? { trouble: 'NO_CALENDAR' } : { periods }
}

async function keep(tx: Tx, { companyId, companyUserId }: OfCompanyUser, periods: readonly BusyPeriod[]) {
  await removeTimes(tx, { companyId, companyUserId })
  const rows = periods.map(({ from, to }) => ({
    companyId,
    companyUserId,
    startAt: new Date(from),
    endAt: new Date(to),
  }))
  if (rows.length > 0) await tx.insertInto('busyTime').values(rows).execute()
}
