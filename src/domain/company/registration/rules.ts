/** Words of the legal form, before or after the name by which people call the company. */
const legalForms =
  /株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|一般財団法人|公益社団法人|公益財団法人|国立大学法人|学校法人|医療法人社団|医療法人|社会福祉法人|特定非営利活動法人|独立行政法人/gu

/** The name students see until the company chooses another one: the legal name without its legal form. */
export const displayNameOf = (legalName: string) => legalName.replace(legalForms, '').trim() || legalName

export const legalNameField = { label: '会社名', max: 80 } as const

/** Days for which a contract under review is written; the trial or the signed contract sets its own term. */
export const reviewDays = 30
