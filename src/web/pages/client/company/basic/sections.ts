import type { CompanySection } from '#domain/company/basic/section/rules.ts'
import type { Own } from './load.ts'

type SectionLook = {
  title: string
  /** Without it no student meets the company. */
  isRequired: boolean
  /** null: saved number by number. */
  section: CompanySection | null
  isDone: (own: Own) => boolean
  about: string
}

/** The sections of 基本情報, in the order of the first time. */
export const sections = {
  names: {
    title: '社名・法人番号',
    isRequired: true,
    section: 'NAMES',
    isDone: ({ kana }) => kana !== '',
    about: '学生に見える社名と、検索に使うフリガナです。',
  },
  information: {
    title: '会社情報',
    isRequired: true,
    section: 'INFORMATION',
    isDone: (own) =>
      own.industries.length > 0 && own.companySize !== null && own.employees !== null && own.representative !== '',
    about: '学生は業界と規模から企業をさがします。',
  },
  address: {
    title: '所在地',
    isRequired: true,
    section: 'ADDRESS',
    isDone: ({ postalCode, prefecture, city }) => postalCode !== null && prefecture !== null && city !== '',
    about: '本社の住所と、拠点のある都道府県です。',
  },
  phones: {
    title: '電話番号',
    isRequired: false,
    section: null,
    isDone: ({ phones }) => phones.length > 0,
    about: '学生からの問い合わせを受ける窓口です。学生の画面に表示されます。',
  },
  logo: {
    title: 'ロゴ',
    isRequired: false,
    section: 'LOGO',
    isDone: ({ logo }) => logo !== null,
    about: 'スカウトの一覧や企業ページで、社名のとなりに表示されます。',
  },
  cover: {
    title: 'カバー画像',
    isRequired: false,
    section: 'COVER',
    isDone: ({ cover }) => cover !== null,
    about: '企業ページのいちばん上に、大きく表示されます。',
  },
  others: {
    title: 'その他の情報',
    isRequired: false,
    section: 'OTHERS',
    isDone: ({ others }) => others.length > 0,
    about: '主要取引先や加盟団体など、決まった項目にないことを書けます。',
  },
} as const satisfies Record<string, SectionLook>

export type SectionKey = keyof typeof sections
export const sectionKeys = Object.keys(sections) as SectionKey[]

export const isSectionKey = (text: string | null): text is SectionKey => sectionKeys.some((key) => key === text)

/** The section after this one; null after the last. */
export const sectionAfter = (key: SectionKey): SectionKey | null => sectionKeys[sectionKeys.indexOf(key) + 1] ?? null

export const isMissing = (own: Own) => (key: SectionKey) => sections[key].isRequired && !sections[key].isDone(own)
