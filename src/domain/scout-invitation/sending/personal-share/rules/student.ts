import { quotableText, quotationFields, type QuotationField } from '#domain/candidate/quotation/rules.ts'
import { profileOf, type Profile } from '../rules.ts'

type Student = Parameters<typeof quotableText>[0] & { departmentName: string | null }

const fields = Object.keys(quotationFields) as QuotationField[]

/** The part of a profile that a letter may take up: the texts that a company may quote, and what the student studies. */
export const readProfile = (student: Student): Profile =>
  profileOf({
    texts: fields.map((field) => quotableText(student, field)),
    department: student.departmentName ?? '',
  })
