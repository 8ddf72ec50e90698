import { graphql } from '#web/generated/index.ts'

// The mutation of each form of 基本情報. The page is asked again after a save, so nothing but the id is read.

export const UpdateNames = graphql(`
  mutation UpdateCompanyNames($version: Int!, $legalName: String!, $displayName: String!, $kana: String!) {
    updateCompanyNames(version: $version, legalName: $legalName, displayName: $displayName, kana: $kana) {
      isSetUp
    }
  }
`)
export const UpdateInformation = graphql(`
  mutation UpdateCompanyInformation(
    $version: Int!
    $industryIds: [ID!]!
    $companySizeId: ID
    $employees: Int
    $foundedOn: Date
    $capitalYen: Float
    $representative: String!
    $urls: [CompanyUrlInput!]!
  ) {
    updateCompanyInformation(
      version: $version
      industryIds: $industryIds
      companySizeId: $companySizeId
      employees: $employees
      foundedOn: $foundedOn
      capitalYen: $capitalYen
      representative: $representative
      urls: $urls
    ) {
      isSetUp
    }
  }
`)
export const UpdateAddress = graphql(`
  mutation UpdateCompanyAddress($version: Int!, $headOffice: HeadOfficeInput!, $officePrefectureIds: [ID!]!) {
    updateCompanyAddress(version: $version, headOffice: $headOffice, officePrefectureIds: $officePrefectureIds) {
      isSetUp
    }
  }
`)
export const UpdateOthers = graphql(`
  mutation UpdateCompanyOthers($version: Int!, $others: [CompanyOtherInput!]!) {
    updateCompanyOthers(version: $version, others: $others) {
      isSetUp
    }
  }
`)
export const UpdateLogo = graphql(`
  mutation UpdateCompanyLogo($version: Int!, $encodedImage: String!) {
    updateCompanyLogo(version: $version, encodedImage: $encodedImage) {
      isSetUp
    }
  }
`)
export const RemoveLogo = graphql(`
  mutation RemoveCompanyLogo($version: Int!) {
    removeCompanyLogo(version: $version) {
      isSetUp
    }
  }
`)
export const UpdateCover = graphql(`
  mutation UpdateCompanyCover($version: Int!, $encodedImage: String, $coverDescription: String!) {
    updateCompanyCover(version: $version, encodedImage: $encodedImage, coverDescription: $coverDescription) {
      isSetUp
    }
  }
`)
export const AddPhone = graphql(`
  mutation AddCompanyPhone($label: String!, $number: String!) {
    addCompanyPhone(label: $label, number: $number) {
      isSetUp
    }
  }
`)
export const RemovePhone = graphql(`
  mutation RemoveCompanyPhone($id: ID!) {
    removeCompanyPhone(id: $id) {
      isSetUp
    }
  }
`)
