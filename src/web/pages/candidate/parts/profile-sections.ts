import type { ProfileItem } from '#domain/candidate/rules.ts'

/** The sections in the order of the page: the name in the address, the title, and the item of the completeness. */
export const sections = [
  { key: 'basics', title: '基本情報', item: null },
  { key: 'education', title: '学歴', item: 'EDUCATION' },
  { key: 'taglines', title: 'タグライン', item: 'TAGLINES' },
  { key: 'self-introduction', title: '自己PR', item: 'SELF_INTRODUCTION' },
  { key: 'student-project', title: '学生時代の経験', item: 'STUDENT_PROJECT_EXPERIENCE' },
  { key: 'selling-points', title: '強み', item: 'SELLING_POINTS' },
  { key: 'preferences', title: '希望条件', item: 'PREFERENCES' },
  { key: 'scout-preferences', title: '希望スカウトと就活状況', item: 'SCOUT_PREFERENCES' },
  { key: 'extra-experiences', title: '留学・資格・インターン', item: 'EXTRA_EXPERIENCE' },
] as const satisfies readonly { key: string; title: string; item: ProfileItem | null }[]

export type Section = (typeof sections)[number]
export type SectionKey = Section['key']

export const titleOfItem = (item: ProfileItem) => sections.find((section) => section.item === item)?.title ?? ''

/** The section of an address; null when the address names none. */
export const sectionOf = (search: URLSearchParams): Section | null =>
  sections.find(({ key }) => key === search.get('section')) ?? null

/** The section beside another one; null at either end. */
export const sectionBeside = ({ key }: Section, step: 1 | -1): Section | null =>
  sections[sections.findIndex((section) => section.key === key) + step] ?? null
