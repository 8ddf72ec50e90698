import { comparedCompanyName } from '#ground/compared-text.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { firstLetters } from '#ground/text-length.ts'

/** Words of the database, of GraphQL and of this rule are the same. */
export const companyFilters = [
  'INDUSTRY',
  'PREFECTURE',
  'COMPANY_SIZE',
  'SELECTION_CRITERION',
  'JOB_TYPE',
  'SCOUT_TYPE',
] as const
export type CompanyFilter = (typeof companyFilters)[number]

export const companyOrders = ['NEAR', 'UPDATED'] as const
export type CompanyOrder = (typeof companyOrders)[number]

type FilterField =
  | 'industryIds'
  | 'prefectureIds'
  | 'companySizeIds'
  | 'companySelectionCriterionIds'
  | 'jobTypeIds'
  | 'scoutTypeIds'
/** OR inside a list, AND between; an empty list and an empty name ask nothing. */
export type CompanySearchCondition = { name: string } & Record<FilterField, string[]>

/** §2: the query keys of the page; the three last ones are ours. */
export const filterFields: Record<CompanyFilter, { field: FilterField; key: string; label: string; shape: RegExp }> = {
  INDUSTRY: { field: 'industryIds', key: 'industry', label: '業界', shape: /^[1-9]\d{0,3}$/ },
  PREFECTURE: { field: 'prefectureIds', key: 'prefecture', label: '都道府県', shape: /^\d{2}$/ },
  COMPANY_SIZE: { field: 'companySizeIds', key: 'company-size', label: '企業規模', shape: /^[1-9]\d{0,3}$/ },
  SELECTION_CRITERION: {
    field: 'companySelectionCriterionIds',
    key: 'selection-criterion',
    label: '企業選びの軸',
    shape: /^[1-9]\d{0,3}$/,
  },
  JOB_TYPE: { field: 'jobTypeIds', key: 'job-type', label: '募集中の職種', shape: /^[1-9]\d{0,3}$/ },
  SCOUT_TYPE: { field: 'scoutTypeIds', key: 'scout-type', label: '募集の種類', shape: /^[1-9]\d{0,3}$/ },
}

export const nameKey = 'company-name'
export const orderKey = 'order'
export const companyName = { label: '企業名', max: 60 }
/** More values of one filter than any lookup has. */
export const maxFilterValues = 60
export const maxCompaniesAtOnce = 30
export const companyPageSize = 24

type Given = { name?: string | null } & { [Field in FilterField]?: readonly string[] | null }

/** The condition that is asked: without repeats, and without ids that cannot be any. */
export function presentCompanyCondition(fields: Given): CompanySearchCondition {
  const list = (filter: CompanyFilter) => {
    const { field, shape } = filterFields[filter]
    return [...new Set(fields[field] ?? [])].filter((id) => shape.test(id)).slice(0, maxFilterValues)
  }
  // A name of signs or of a kind of company alone, of which the search compares nothing.
  const name = firstLetters(foldSpaces(fields.name ?? ''), companyName.max)
  return {
    name: comparedCompanyName(name) === '' ? '' : name,
    industryIds: list('INDUSTRY'),
    prefectureIds: list('PREFECTURE'),
    companySizeIds: list('COMPANY_SIZE'),
    companySelectionCriterionIds: list('SELECTION_CRITERION'),
    jobTypeIds: list('JOB_TYPE'),
    scoutTypeIds: list('SCOUT_TYPE'),
  }
}

export const noCompanyCondition = presentCompanyCondition({})

/** A text of the address that cannot be read is no condition. */
export function readCompanyAddress(search: URLSearchParams): {
  condition: CompanySearchCondition
  order: CompanyOrder
} {
  const fields: Given = { name: search.get(nameKey) }
  for (const filter of companyFilters) fields[filterFields[filter].field] = search.getAll(filterFields[filter].key)
  const order = search.get(orderKey)
  return { condition: presentCompanyCondition(fields), order: order === 'updated' ? 'UPDATED' : 'NEAR' }
}

export function writeCompanyAddress(condition: CompanySearchCondition, order: CompanyOrder): URLSearchParams {
  const search = new URLSearchParams()
  if (condition.name !== '') search.append(nameKey, condition.name)
  for (const filter of companyFilters)
    for (const id of condition[filterFields[filter].field]) search.append(filterFields[filter].key, id)
  if (order === 'UPDATED') search.append(orderKey, 'updated')
  return search
}

export const chosenOf = (condition: CompanySearchCondition, filter: CompanyFilter): readonly string[] =>
  condition[filterFields[filter].field]

/** The condition with the one value taken in, or out when it stood there. */
export function toggleCompanyFilter(condition: CompanySearchCondition, filter: CompanyFilter, id: string) {
  const { field } = filterFields[filter]
  const without = condition[field].filter((value) => value !== id)
  return { ...condition, [field]: without.length < condition[field].length ? without : [...without, id] }
}

/** Without every value of one filter; NAME is the name. */
export const withoutCompanyFilter = (condition: CompanySearchCondition, filter: CompanyFilter | 'NAME') =>
  filter === 'NAME' ? { ...condition, name: '' } : { ...condition, [filterFields[filter].field]: [] }

export const countConditions = (condition: CompanySearchCondition) =>
  companyFilters.reduce((sum, filter) => sum + chosenOf(condition, filter).length, condition.name === '' ? 0 : 1)
