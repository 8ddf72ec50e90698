/** The operator as an invoice names it. */
export type InvoiceIssuer = {
  name: string
  address: string
  /** 登録番号 of the invoice system, T and 13 digits; null for an operator without one. */
  registrationNumber: string | null
  /** The bank account that invoices are paid to. */
  payee: string | null
}
