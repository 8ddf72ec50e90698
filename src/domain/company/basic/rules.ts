import { isDay } from '#ground/day.ts'
import { checkPostalCode, checkUrl } from '#ground/validation/company-validation.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldKana, foldPostalCode, foldWidth } from '#ground/spelling/folding.ts'
import { foldSpaces, tidyText } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkKatakana, checkSelected } from '#ground/validation/answer-validation.ts'
import { checkOptions, checkText, fieldError, validationText } from '#ground/validation/validation.ts'

export type CompanyNames = { legalName: string; displayName: string; kana: string }
export type CompanyUrl = { label: string; url: string }
export type CompanyInformation = {
  industryIds: readonly number[]
  companySizeId: number | null
  employees: number | null
  /** 'YYYY-MM-DD' */
  foundedOn: string | null
  capitalYen: number | null
  representative: string
  urls: readonly CompanyUrl[]
}
export type CompanyAddress = {
  postalCode: string
  prefectureId: string
  city: string
  town: string
  street: string
  building: string
  officePrefectureIds: readonly string[]
}
export type CompanyOther = { title: string; body: string }

export const foldCompanyNames = ({ legalName, displayName, kana }: CompanyNames): CompanyNames => ({
  legalName: foldSpaces(legalName),
  displayName: foldSpaces(displayName),
  kana: foldKana(kana),
})

export const checkCompanyNames = (names: CompanyNames): (FieldError | null)[] => [
  checkText('legalName', names.legalName, fieldLimits.companyLegalName),
  checkText('displayName', names.displayName, fieldLimits.companyDisplayName),
  checkKatakana('kana', names.kana, fieldLimits.companyKana),
]

export const tidyInformation = (information: CompanyInformation): CompanyInformation => ({
  ...information,
  industryIds: [...new Set(information.industryIds)],
  representative: foldSpaces(information.representative),
  urls: information.urls.map(({ label, url }) => ({ label: foldSpaces(label), url: foldWidth(url) })),
})

/** A lookup's ids that the company may choose. */
export type Known = { industries: ReadonlySet<number>; companySizes: ReadonlySet<number> }

const earliestFounding = '0578-01-01'
export const foundingText = '今日までの年月日を「1987/4/1」のように入力してください'
export const sizeText = '従業員数と企業の規模が合っていません'

/** The largest number of employees of each size; 7 is for public bodies of any size. */
const sizeUpTo: Record<number, number> = { 1: 30, 2: 100, 3: 300, 4: 1000, 5: 5000 }
/** The size of a company with so many employees. */
export const sizeOf = (employees: number) =>
  Number(Object.entries(sizeUpTo).find(([, upTo]) => employees <= upTo)?.[0] ?? 6)
const isSizeOf = (sizeId: number, employees: number) => sizeId === 7 || sizeOf(employees) === sizeId

function checkNumber(
  path: string,
  value: number | null,
  { label, min, max }: { label: string; min: number; max: number },
) {
  const isRight = value !== null && Number.isInteger(value) && value >= min && value <= max
  return fieldError(path, isRight ? null : validationText.integerRange(label, min, max))
}

/** Checks tidy information; today is the Tokyo day. */
export const checkInformation = (
  information: CompanyInformation,
  options: Known,
  today: string,
): (FieldError | null)[] => {
  const { industryIds, companySizeId, employees, foundedOn, capitalYen } = information
  const isFoundedRight = foundedOn === null || (isDay(foundedOn) && foundedOn >= earliestFounding && foundedOn <= today)
  const isSizeKnown = companySizeId !== null && options.companySizes.has(companySizeId)
  return [
    checkOptions('industryIds', industryIds, fieldLimits.companyIndustries) ??
      fieldError('industryIds', industryIds.every((id) => options.industries.has(id)) ? null : validationText.unknown),
    employees === null
      ? fieldError('employees', validationText.empty(fieldLimits.employees.label))
      : checkNumber('employees', employees, fieldLimits.employees),
    fieldError('companySizeId', isSizeKnown ? null : validationText.notSelected('企業の規模')) ??
      fieldError(
        'companySizeId',
        companySizeId === null || employees === null || isSizeOf(companySizeId, employees) ? null : sizeText,
      ),
    fieldError('foundedOn', isFoundedRight ? null : foundingText),
    capitalYen === null ? null : checkNumber('capitalYen', capitalYen, fieldLimits.capitalYen),
    checkText('representative', information.representative, fieldLimits.representative),
    ...checkUrls(information.urls),
  ]
}

const checkUrls = (urls: readonly CompanyUrl[]): (FieldError | null)[] => [
  fieldError(
    'urls',
    urls.length > fieldLimits.companyUrls.max ? validationText.tooManyItems(fieldLimits.companyUrls.max) : null,
  ),
  ...urls.flatMap(({ label, url }, at) => [
    checkText(`urls.${at}.label`, label, fieldLimits.companyUrlLabel),
    url === ''
      ? fieldError(`urls.${at}.url`, validationText.empty('URL'))
      : (checkUrl(`urls.${at}.url`, url) ??
        fieldError(
          `urls.${at}.url`,
          urls.findIndex((other) => other.url === url) < at ? '同じURLがすでにあります' : null,
        )),
  ]),
]

export const foldAddress = (address: CompanyAddress): CompanyAddress => ({
  postalCode: foldPostalCode(address.postalCode),
  prefectureId: address.prefectureId,
  city: foldSpaces(address.city),
  town: foldSpaces(address.town),
  street: foldWidth(address.street),
  building: foldSpaces(address.building),
  officePrefectureIds: [...new Set(address.officePrefectureIds)].toSorted(),
})

/** Checks a folded address; `prefectures` are the ids of all. The paths begin with `headOffice` as the form's names do. */
export const checkAddress = (address: CompanyAddress, prefectures: readonly string[]): (FieldError | null)[] => [
  checkPostalCode('headOffice.postalCode', address.postalCode),
  checkSelected('headOffice.prefectureId', '都道府県', address.prefectureId, prefectures),
  checkText('headOffice.city', address.city, fieldLimits.city),
  checkText('headOffice.town', address.town, fieldLimits.town),
  checkText('headOffice.street', address.street, fieldLimits.street),
  checkText('headOffice.building', address.building, fieldLimits.building),
  fieldError(
    'officePrefectureIds',
    address.officePrefectureIds.every((id) => prefectures.includes(id)) ? null : validationText.unknown,
  ),
]

export const tidyOthers = (others: readonly CompanyOther[]): CompanyOther[] =>
  others.map(({ title, body }) => ({ title: foldSpaces(title), body: tidyText(body) }))

export const checkOthers = (others: readonly CompanyOther[]): (FieldError | null)[] => [
  fieldError(
    'others',
    others.length > fieldLimits.companyOthers.max ? validationText.tooManyItems(fieldLimits.companyOthers.max) : null,
  ),
  ...others.flatMap(({ title, body }, at) => [
    checkText(`others.${at}.title`, title, fieldLimits.companyOtherTitle) ??
      fieldError(
        `others.${at}.title`,
        others.findIndex((other) => other.title === title) < at ? '同じ見出しがすでにあります' : null,
      ),
    checkText(`others.${at}.body`, body, fieldLimits.companyOtherBody),
  ]),
]
