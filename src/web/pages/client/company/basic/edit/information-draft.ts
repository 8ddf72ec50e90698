import { grouped } from '#ground/grouped.ts'
import { checkInformation, foundingText, sizeOf, tidyInformation } from '#domain/company/basic/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldDigits } from '#ground/spelling/folding.ts'
import type { FieldError } from '#ground/refusal.ts'
import { inWesternYears } from '#ground/time/japanese-era.ts'
import { readDay } from '#ground/time/typed-day.ts'
import { validationText } from '#ground/validation/validation.ts'
import { newKey, type Keyed } from '#web/parts/forms/draft/items.ts'
import { fieldPlace, itemPlaces } from '#web/parts/forms/draft/places.ts'
import type { Choices, Own } from '../load.ts'

export type UrlRow = Keyed & { label: string; url: string }
export type Draft = {
  industryIds: readonly string[]
  companySizeId: string
  employees: string
  foundedOn: string
  capitalYen: string
  representative: string
  urls: readonly UrlRow[]
}

export const newUrl = (label = '', url = ''): UrlRow => ({ key: newKey(), label, url })

export const draftOf = (own: Own): Draft => ({
  industryIds: own.industries.map(({ id }) => id),
  companySizeId: own.companySize?.id ?? '',
  employees: own.employees === null ? '' : grouped(own.employees),
  foundedOn: own.foundedOn?.replaceAll('-', '/').replaceAll('/0', '/') ?? '',
  capitalYen: own.capitalYen === null ? '' : grouped(own.capitalYen),
  representative: own.representative,
  urls: own.urls.map(({ label, url }) => newUrl(label, url)),
})

/** A typed whole number; null for an empty text, NaN for any other. */
const numberOf = (text: string) => {
  const folded = foldDigits(text)
  if (folded === '') return null
  return /^\d+$/u.test(folded) ? Number(folded) : Number.NaN
}

/** 30000000 → 3,000万円; null while the text is no amount. */
export function amountText(text: string) {
  const yen = numberOf(text)
  if (yen === null || Number.isNaN(yen) || yen < 1) return null
  const units = [
    [Math.floor(yen / 1e12), '兆'],
    [Math.floor((yen % 1e12) / 1e8), '億'],
    [Math.floor((yen % 1e8) / 1e4), '万'],
    [yen % 1e4, ''],
  ] as const
  return `${units.map(([count, unit]) => (count > 0 ? `${grouped(count)}${unit}` : '')).join('')}円`
}

/** The size of the typed number of employees; '' when there is none. */
export function sizeIdOf(employees: string) {
  const count = numberOf(employees)
  return count === null || Number.isNaN(count) || count < 1 ? '' : String(sizeOf(count))
}

/** null for an empty text and for one that is no day. */
export const foundingDayOf = ({ foundedOn }: Draft, today: string) => readDay(inWesternYears(foundedOn), today)

const plain = (number: number | null) => (number === null || Number.isNaN(number) ? null : number)

const valuesOf = (draft: Draft, today: string) =>
  tidyInformation({
    industryIds: draft.industryIds.map(Number),
    companySizeId: draft.companySizeId === '' ? null : Number(draft.companySizeId),
    employees: plain(numberOf(draft.employees)),
    foundedOn: foundingDayOf(draft, today),
    capitalYen: plain(numberOf(draft.capitalYen)),
    representative: draft.representative,
    urls: draft.urls.map(({ label, url }) => ({ label, url })),
  })

const names = [
  'industryIds',
  'companySizeId',
  'employees',
  'foundedOn',
  'capitalYen',
  'representative',
  'urls',
] as const

export function write(draft: Draft, today: string) {
  const { industryIds, companySizeId, ...values } = valuesOf(draft, today)
  return {
    input: { ...values, industryIds: industryIds.map(String), companySizeId: companySizeId?.toString() ?? null },
    places: [...names.map((name) => fieldPlace(name)), ...itemPlaces('urls', draft.urls, ['label', 'url'])],
  }
}

const digits = (path: string, text: string) =>
  Number.isNaN(numberOf(text) ?? 0) ? { path, message: validationText.digit } : null

export function checkDraft(draft: Draft, choices: Choices, own: Own, today: string): (FieldError | null)[] {
  const isUnread = draft.foundedOn.trim() !== '' && foundingDayOf(draft, today) === null
  const choiceIds = {
    industries: new Set([...choices.industries, ...own.industries].map(({ id }) => Number(id))),
    companySizes: new Set(choices.companySizes.map(({ id }) => Number(id))),
  }
  return [
    digits('employees', draft.employees),
    digits('capitalYen', draft.capitalYen),
    isUnread ? { path: 'foundedOn', message: foundingText } : null,
    ...checkInformation(valuesOf(draft, today), choiceIds, today),
  ]
}

export const labels: Record<string, string> = {
  industryIds: fieldLimits.companyIndustries.label,
  companySizeId: '企業の規模',
  employees: fieldLimits.employees.label,
  foundedOn: '設立日',
  capitalYen: fieldLimits.capitalYen.label,
  representative: fieldLimits.representative.label,
  urls: fieldLimits.companyUrls.label,
}

export const urlName = (urls: readonly UrlRow[], row: UrlRow) => row.label.trim() || `${urls.indexOf(row) + 1}番目のURL`

export function labelOf(draft: Draft, control: string) {
  const row = draft.urls.find(({ key }) => control.startsWith(`${key}-`))
  return row ? urlName(draft.urls, row) : (labels[control] ?? null)
}
