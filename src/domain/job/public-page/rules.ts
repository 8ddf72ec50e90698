import { foldWidth } from '#ground/spelling/folding.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import type { Condition } from '../condition/rules.ts'

/** The scout types that offer work; meetings and events are no job posting. 3 is the internship. */
const employmentTypes: Partial<Record<string, string>> = { 1: 'FULL_TIME', 2: 'FULL_TIME', 3: 'INTERN' }

export type PostedJob = {
  id: string
  title: string
  scoutTypeId: string
  /** ISO 8601 */
  postedAt: string
  validThrough: string
  texts: readonly { kind: 'heading' | 'text'; text: string }[]
  conditions: readonly Condition[]
  company: { legalName: string; url: string | null; logoUrl: string | null }
  prefectures: readonly string[]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const lines = (text: string) => escaped(text).replaceAll('\n', '<br>')

const bodyOf = (conditions: readonly Condition[], label: string) =>
  conditions.find((condition) => condition.label.startsWith(label))?.body ?? ''

const units: Record<string, string> = { 月給: 'MONTH', 月額: 'MONTH', 年俸: 'YEAR', 時給: 'HOUR', 日給: 'DAY' }
const pay =
  /(月給|月額|年俸|時給|日給)(?:(?!月給|月額|年俸|時給|日給)[^\d円]){0,6}([\d,]+(?:\.\d+)?)(万)?円(?:[〜～~\-ー―]([\d,]+(?:\.\d+)?)(万)?円)?(以上|〜|～|から)?/gu

const yen = (digits: string, tenThousand: string | undefined) =>
  Math.round(Number(digits.replaceAll(',', '')) * (tenThousand ? 10_000 : 1))

/** The pay in a text that names one pay alone; null for any other text, so that no wrong amount is told. */
export function salaryOf(text: string) {
  const [found, ...others] = [...foldWidth(text).replaceAll(' ', '').matchAll(pay)]
  if (!found || others.length > 0) return null
  const [, kind = '', from = '', fromUnit, to, toUnit, andMore] = found
  const value = { '@type': 'QuantitativeValue', unitText: units[kind] }
  const amount = yen(from, fromUnit)
  const range = to
    ? { minValue: amount, maxValue: yen(to, toUnit) }
    : andMore
      ? { minValue: amount }
      : { value: amount }
  return { '@type': 'MonetaryAmount', currency: 'JPY', value: { ...value, ...range } }
}

/** A choice of the lookup that is no region of Japan. */
const abroad = '海外'
const segmentEnd = /[。\n（）()【】／/；;]/u
const clauseEnd = /[、，,・\s]/u
/** Takes away every place of its list: 「北海道、沖縄県を除く全国」. */
const exclusion = /除|以外/u
/** Denies its own clause: 「沖縄県への転勤はありません」. */
const denial = /な[しい]|無し|ません/u

/** The prefectures that a text about the place of work names for certain, in their order. */
export function placesIn(text: string, prefectures: readonly string[]) {
  const anyOf = new RegExp(prefectures.join('|'), 'gu')
  const clauses = foldWidth(text)
    .split(segmentEnd)
    .filter((segment) => !exclusion.test(segment))
    .flatMap((segment) => segment.split(clauseEnd))
    .filter((clause) => !denial.test(clause))
  // A match from the left overlaps none before it: 京都府 begins within 東京都府中市.
  const names = clauses.flatMap((clause) => clause.match(anyOf) ?? [])
  return prefectures.filter((label) => label !== abroad && names.includes(label))
}

/** JobPosting of schema.org; null for a job that offers no work or says nothing. What is not certain is left out. */
export function jobPostingOf(job: PostedJob) {
  const employmentType = employmentTypes[job.scoutTypeId]
  if (!employmentType || job.texts.length === 0) return null
  const { legalName, url, logoUrl } = job.company
  const places = placesIn(bodyOf(job.conditions, '就業場所'), job.prefectures)
  const baseSalary = salaryOf(bodyOf(job.conditions, '賃金'))
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.texts
      .map(({ kind, text }) => (kind === 'heading' ? `<p><b>${lines(text)}</b></p>` : `<p>${lines(text)}</p>`))
      .join(''),
    identifier: { '@type': 'PropertyValue', name: legalName, value: job.id },
    datePosted: tokyoDay(new Date(job.postedAt)),
    validThrough: job.validThrough,
    employmentType,
    hiringOrganization: {
      '@type': 'Organization',
      name: legalName,
      ...(url && { sameAs: url }),
      ...(logoUrl && { logo: logoUrl }),
    },
    ...(places.length > 0 && {
      jobLocation: places.map((addressRegion) => ({
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressRegion, addressCountry: 'JP' },
      })),
    }),
    ...(baseSalary && { baseSalary }),
  }
}
