import { maxHonestyName } from '#domain/assessment/sitting/rules.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { checkAgreed } from '#ground/validation/answer-validation.ts'
import { checkLength } from '#ground/validation/validation.ts'
import { formText } from '#web/carry/form-text.ts'

export const startLabels = { honestyName: '氏名', consent: '検査と結果の取り扱い' }

/** How much longer a section lasts, as the form names it. */
export const timeFactors = { ONE: '延長しない', ONE_THIRD_MORE: '1.33倍に延ばす', HALF_MORE: '1.5倍に延ばす' } as const
type TimeFactor = keyof typeof timeFactors
const factorOf = (text: string): TimeFactor => (text === 'ONE_THIRD_MORE' || text === 'HALF_MORE' ? text : 'ONE')

/** The version that the page showed and the student agreed to. */
export const startOf = (form: FormData) => ({
  consentVersion: formText(form, 'consentRead'),
  honestyName: foldSpaces(formText(form, 'honestyName')),
  timeFactor: factorOf(formText(form, 'timeFactor')),
  usesScreenReader: formText(form, 'usesScreenReader') !== '',
  hasLargerFigures: formText(form, 'hasLargerFigures') !== '',
})

export const checkStart = (form: FormData) => [
  checkLength('honestyName', startLabels.honestyName, startOf(form).honestyName, 1, maxHonestyName),
  checkAgreed('consent', startLabels.consent, formText(form, 'consent') !== ''),
]
