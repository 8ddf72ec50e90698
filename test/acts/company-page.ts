import type { Act } from './world.ts'

const version = 0
const again: Act['again'] = ['company_section_edited']
const make = (given: Record<string, unknown>) => () => ({ version, ...given })

/** A company's writing of its own page, and the end of its set-up. */
export const companyPageActs: Record<string, Act> = {
  updateCompanyTagline: { by: 'company', make: make({ tagline: '夜明けをつくる' }), again, isOwn: true },
  updateCompanyContents: {
    by: 'company',
    make: make({ contents: { texts: [{ order: 0, body: '会社の紹介です。' }] } }),
    again,
    isOwn: true,
  },
  updateCompanyVoices: {
    by: 'company',
    make: make({ voices: [{ speaker: '営業職・入社3年目', body: '聞ける職場です。' }] }),
    again,
    isOwn: true,
  },
  updateCompanyQuestions: {
    by: 'company',
    make: make({ questions: [{ question: '転勤はありますか。', answer: 'ありません。' }] }),
    again,
    isOwn: true,
  },
  updateCompanyFigures: {
    by: 'company',
    make: make({ figures: [{ label: '社員数', value: '742名', source: '自社調べ', asOf: '2026-04-01' }] }),
    again,
    isOwn: true,
  },
  updateCompanyYouthInformation: {
    by: 'company',
    make: make({ youthInformation: [{ kind: 'TENURE', body: '13.8年' }] }),
    again,
    isOwn: true,
  },
  updateCompanySelectionCriteria: {
    by: 'company',
    make: make({ companySelectionCriterionIds: ['13'] }),
    again,
    isOwn: true,
  },
  confirmCompanyPage: { by: 'company', make: () => ({}), isOwn: true },
  completeCompanySetUp: { by: 'company', make: () => ({}), isOwn: true },
}
