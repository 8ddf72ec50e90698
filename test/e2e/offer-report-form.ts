import type { PageVisit } from './page-visit.ts'
import { tokyoDate } from '#ground/tokyo-time.ts'

/** Fills the report of an accepted offer: the first company of the list, today. */
export async function fillOfferReport(page: PageVisit) {
  const { year, month, day } = tokyoDate(new Date())
  await page.getByLabel('企業と募集').selectOption({ index: 1 })
  await page.getByLabel('内定を承諾した日の年').selectOption(String(Number(year)))
  await page.getByLabel('内定を承諾した日の月').selectOption(String(Number(month)))
  await page.getByLabel('内定を承諾した日の日').selectOption(String(Number(day)))
}
