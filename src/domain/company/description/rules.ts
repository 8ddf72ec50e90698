import { fieldLimits } from '#ground/limits/desk.ts'
import { foldSpaces, tidyText } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkOptions, checkText, fieldError, validationText } from '#ground/validation/validation.ts'

/** The five kinds of 青少年雇用情報 (若者雇用促進法), in the order in which they are shown. */
export const youthInformationKinds = [
  'HIRES_AND_LEAVERS',
  'TENURE',
  'TRAINING',
  'OVERTIME_AND_LEAVE',
  'PARENTAL_LEAVE_AND_WOMEN',
] as const
export type YouthInformationKind = (typeof youthInformationKinds)[number]

export const youthInformationLabels: Record<YouthInformationKind, string> = {
  HIRES_AND_LEAVERS: '採用者数・離職者数',
  TENURE: '平均勤続年数',
  TRAINING: '研修・自己啓発支援',
  OVERTIME_AND_LEAVE: '残業時間・有給休暇',
  PARENTAL_LEAVE_AND_WOMEN: '育児休業・女性の割合',
}

export type CompanyFigure = { label: string; value: string; source: string; asOf: string | null }

/** Students see a number only when they can tell where it comes from and how old it is (legal.md 2). */
export const isShownFigure = ({ source, asOf }: Pick<CompanyFigure, 'source' | 'asOf'>) =>
  source !== '' && asOf !== null

/** A picture is one that the company already has. */
export type CompanyVoice = { speaker: string; body: string; imageUrl: string | null }
export type CompanyQuestion = { question: string; answer: string }
export type YouthInformation = { kind: YouthInformationKind; body: string }

const companyPageText = {
  contents: '本文のブロックを1つ以上入力してください',
  asOf: '今日までの日付を指定してください',
}

export const tidyTagline = foldSpaces
export const checkTagline = (tagline: string) => checkText('tagline', tagline, fieldLimits.companyTagline)

/** A page without a sentence would tell a student nothing. */
export const checkHasText = (texts: readonly { body: string }[]) =>
  fieldError('contents', texts.some(({ body }) => body.trim() !== '') ? null : companyPageText.contents)

export const tidyVoice = ({ speaker, body, imageUrl }: CompanyVoice): CompanyVoice => ({
  speaker: foldSpaces(speaker),
  body: tidyText(body),
  imageUrl,
})
export const checkVoices = (voices: readonly Omit<CompanyVoice, 'imageUrl'>[]): (FieldError | null)[] => [
  checkOptions('voices', voices, fieldLimits.companyVoices),
  ...voices.flatMap(({ speaker, body }, at) => [
    checkText(`voices.${at}.speaker`, speaker, fieldLimits.voiceSpeaker),
    checkText(`voices.${at}.body`, body, fieldLimits.voiceBody),
  ]),
]

export const tidyQuestion = ({ question, answer }: CompanyQuestion): CompanyQuestion => ({
  question: foldSpaces(question),
  answer: tidyText(answer),
})
export const checkQuestions = (questions: readonly CompanyQuestion[]): (FieldError | null)[] => [
  checkOptions('questions', questions, fieldLimits.companyQuestions),
  ...questions.flatMap(({ question, answer }, at) => [
    checkText(`questions.${at}.question`, question, fieldLimits.companyQuestion),
    checkText(`questions.${at}.answer`, answer, fieldLimits.companyAnswer),
  ]),
]

export const tidyFigure = ({ label, value, source, asOf }: CompanyFigure): CompanyFigure => ({
  label: foldSpaces(label),
  value: foldSpaces(value),
  source: foldSpaces(source),
  asOf,
})
/** `today` is a Tokyo day: a number is of a day that has come. */
export const checkFigures = (figures: readonly CompanyFigure[], today: string): (FieldError | null)[] => [
  checkOptions('figures', figures, fieldLimits.companyFigures),
  ...figures.flatMap(({ label, value, source, asOf }, at) => [
    checkText(`figures.${at}.label`, label, fieldLimits.figureLabel),
    checkText(`figures.${at}.value`, value, fieldLimits.figureValue),
    checkText(`figures.${at}.source`, source, fieldLimits.figureSource),
    fieldError(`figures.${at}.asOf`, asOf !== null && asOf > today ? companyPageText.asOf : null),
  ]),
]

/** One text for each kind, in their order; a kind without a text is left out. */
export const tidyYouthInformation = (form: readonly YouthInformation[]): YouthInformation[] =>
  youthInformationKinds.flatMap((kind) => {
    const body = tidyText(form.findLast((part) => part.kind === kind)?.body ?? '')
    return body === '' ? [] : [{ kind, body }]
  })
export const checkYouthInformation = (form: readonly YouthInformation[]) =>
  form.map(({ body }, at) => checkText(`youthInformation.${at}.body`, body, fieldLimits.youthInformation))

export const checkSelectionCriteria = (ids: readonly number[], options: { has: (id: number) => boolean }) =>
  checkOptions('companySelectionCriterionIds', ids, fieldLimits.companyCriteria) ??
  fieldError(
    'companySelectionCriterionIds',
    ids.every((id) => options.has(id)) ? null : validationText.notSelected(fieldLimits.companyCriteria.label),
  )
