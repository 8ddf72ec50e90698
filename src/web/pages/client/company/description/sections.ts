import type { CompanySection } from '#domain/company/basic/section/rules.ts'
import type { OwnPage } from './load.ts'

type SectionLook = {
  title: string
  section: CompanySection
  /** Without it the page cannot be shown to students. */
  isRequired: boolean
  isDone: (page: OwnPage) => boolean
  about: string
}

/** The sections of a company's own words, in the order of the first time. */
export const sections = {
  tagline: {
    title: 'キャッチコピー',
    section: 'TAGLINE',
    isRequired: true,
    isDone: ({ company }) => company.tagline !== '',
    about: '社名のすぐ下に出る、会社をひとことで伝える文です。',
  },
  contents: {
    title: '会社紹介',
    section: 'CONTENTS',
    isRequired: true,
    isDone: ({ company }) => company.contents.some(({ __typename: type }) => type === 'TextBlock'),
    about: '見出し・本文・画像・動画を好きな順に並べて、会社のことを伝えます。',
  },
  voices: {
    title: '社員の声',
    section: 'VOICES',
    isRequired: false,
    isDone: ({ company }) => company.voices.length > 0,
    about: '働いている人の言葉です。氏名は出さず、部署と入社年次で紹介しましょう。',
  },
  questions: {
    title: 'よくある質問',
    section: 'QUESTIONS',
    isRequired: false,
    isDone: ({ company }) => company.questions.length > 0,
    about: '学生が聞きづらいことほど、先に書いておくと安心されます。',
  },
  figures: {
    title: '数字',
    section: 'FIGURES',
    isRequired: false,
    isDone: ({ figures }) => figures.length > 0,
    about: '出典と時点のそろった数字だけが、学生に表示されます。',
  },
  youth: {
    title: '青少年雇用情報',
    section: 'YOUTH_INFORMATION',
    isRequired: false,
    isDone: ({ company }) => company.youthInformation.length > 0,
    about: '若者雇用促進法にもとづく、職場の情報です。実績のある項目から書いてください。',
  },
  criteria: {
    title: '企業選びの軸',
    section: 'SELECTION_CRITERIA',
    isRequired: false,
    isDone: ({ company }) => company.companySelectionCriteria.length > 0,
    about: '学生が企業をさがす条件になります。自信を持って言えるものを選んでください。',
  },
} as const satisfies Record<string, SectionLook>

export type SectionKey = keyof typeof sections
export const sectionKeys = Object.keys(sections) as SectionKey[]

export const isSectionKey = (text: string | null): text is SectionKey => sectionKeys.some((key) => key === text)

/** The section after this one; null after the last. */
export const sectionAfter = (key: SectionKey): SectionKey | null => sectionKeys[sectionKeys.indexOf(key) + 1] ?? null

export const isMissing = (page: OwnPage) => (key: SectionKey) => sections[key].isRequired && !sections[key].isDone(page)
