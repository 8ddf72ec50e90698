import {
  writeCompanyAddress,
  type CompanyOrder,
  type CompanySearchCondition,
} from '#domain/company-search/condition/rules.ts'
import { urls } from '#ground/urls.ts'

/** The first page of the companies of a condition. */
export const companiesUrl = (condition: CompanySearchCondition, order: CompanyOrder) =>
  urls.candidate.companies(writeCompanyAddress(condition, order))
