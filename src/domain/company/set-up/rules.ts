import { addMonths } from '#ground/time/month.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'

/** The parts that a company's page needs before students meet the company; their pages lead to the missing ones. */
export const setUpParts = ['BASIC', 'TAGLINE', 'CONTENTS'] as const
export type SetUpPart = (typeof setUpParts)[number]

export const setUpPartLabels: Record<SetUpPart, string> = {
  BASIC: '基本情報',
  TAGLINE: 'キャッチコピー',
  CONTENTS: '会社紹介の本文',
}

type SetUpFacts = {
  kana: string
  industryIds: readonly number[]
  companySizeId: number | null
  employees: number | null
  representative: string
  postalCode: string | null
  prefectureId: string | null
  city: string
  tagline: string
  hasText: boolean
}

const isThere: Record<SetUpPart, (facts: SetUpFacts) => boolean> = {
  BASIC: ({ kana, industryIds, companySizeId, employees, representative, postalCode, prefectureId, city }) =>
    kana !== '' &&
    industryIds.length > 0 &&
    companySizeId !== null &&
    employees !== null &&
    representative !== '' &&
    postalCode !== null &&
    prefectureId !== null &&
    city !== '',
  TAGLINE: ({ tagline }) => tagline !== '',
  CONTENTS: ({ hasText }) => hasText,
}

export const missingSetUpParts = (facts: SetUpFacts): SetUpPart[] => setUpParts.filter((part) => !isThere[part](facts))

/** Months after which a company is gently asked whether its page is still true. */
const checkMonths = 12

/** Only a company that has set up its page is reminded; a page that was never checked is due at once. */
export const isCheckDue = (
  { setUpAt, checkedAt }: { setUpAt: Date | null; checkedAt: Date | null },
  now: Date,
): boolean => setUpAt !== null && (checkedAt === null || addMonths(tokyoDay(checkedAt), checkMonths) <= tokyoDay(now))
