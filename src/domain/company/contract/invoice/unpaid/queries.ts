import { sql } from 'kysely'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import { escapeLike } from '#platform/database/like.ts'

/** `text`: a part of the number or of the recipient's name. */
type UnpaidFilter = { isOverdue: boolean; text: string }

const unpaid = (db: Db, { isOverdue, text }: UnpaidFilter) =>
  db
    .selectFrom('invoice')
    .where('invoice.status', '=', 'UNPAID')
    .$if(isOverdue, (query) => query.where('invoice.dueOn', '<', tokyoToday()))
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`(is_named(recipient_name, ${text}) or invoice.number ilike ${`%${escapeLike(text.normalize('NFKC'))}%`})`,
      ),
    )

/** The unpaid invoices of all companies, the first to be due first. */
export async function listUnpaidInvoices(db: Db, filter: UnpaidFilter, page: Page) {
  const { limit, offset } = boundsOf(page)
  const [rows, { count, yen }] = await Promise.all([
    unpaid(db, filter)
      .selectAll('invoice')
      .orderBy('invoice.dueOn')
      .orderBy('invoice.number')
      .limit(limit)
      .offset(offset)
      .execute(),
    countUnpaid(db, filter),
  ])
  return { rows, totalCount: count, totalYen: yen }
}

/**
 * How many invoices are not paid, the first day on which one is due, and their sum in yen with tax, which is rounded once
 * for each rate of an invoice, as `totalsOf` does.
 */
export async function countUnpaid(db: Db, filter: UnpaidFilter = { isOverdue: false, text: '' }) {
  const ofRate = unpaid(db, filter)
    .innerJoin('invoiceLine', 'invoiceLine.invoiceId', 'invoice.id')
    .select(['invoice.id', 'invoice.dueOn', 'invoiceLine.taxRate'])
    .select(sql<number>`sum(quantity::bigint * unit_price)`.as('subtotal'))
    .groupBy(['invoice.id', 'invoice.dueOn', 'invoiceLine.taxRate'])
    .as('ofRate')
  const { yen, ...queue } = await db
    .selectFrom(ofRate)
    .select((eb) => [eb.fn.count<number>('ofRate.id').distinct().as('count'), eb.fn.min('ofRate.dueOn').as('dueOn')])
    .select(sql<string>`coalesce(sum(subtotal + floor(subtotal * tax_rate / 100)), 0)`.as('yen'))
    .executeTakeFirstOrThrow()
  return { ...queue, yen: Number(yen) }
}
