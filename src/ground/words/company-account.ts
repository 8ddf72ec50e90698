/** The name of a company's provider in buttons and refusals. */
export const companyAccountLabel = '会社のアカウント'
