import { foldAddress, foldCompanyNames } from '#domain/company/basic/rules.ts'
import { formText } from '#web/carry/form-text.ts'

/** The folded values of the form of names. */
export const namesOf = (form: FormData) =>
  foldCompanyNames({
    legalName: formText(form, 'legalName'),
    displayName: formText(form, 'displayName'),
    kana: formText(form, 'kana'),
  })

/** The folded values of the form of the address. */
export const addressOf = (form: FormData) => {
  const of = (name: string) => formText(form, `headOffice.${name}`)
  return foldAddress({
    postalCode: of('postalCode'),
    prefectureId: of('prefectureId'),
    city: of('city'),
    town: of('town'),
    street: of('street'),
    building: of('building'),
    officePrefectureIds: form.getAll('officePrefectureIds').filter((id) => typeof id === 'string'),
  })
}

export const phoneOf = (form: FormData) => ({ label: formText(form, 'label'), number: formText(form, 'number') })
