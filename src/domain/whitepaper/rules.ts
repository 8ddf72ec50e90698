import { planKeys, type PlanKey } from '#domain/company/plan/rules.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkSelected } from '#ground/validation/answer-validation.ts'
import { checkLength, fieldError } from '#ground/validation/validation.ts'

export const whitepaperStates = ['DRAFT', 'PUBLISHED', 'RETIRED'] as const
export type WhitepaperState = (typeof whitepaperStates)[number]

/** Every change of a whitepaper's state, by its act. One that companies have read is retired, never deleted. */
export const whitepaperMoves = {
  publishWhitepaper: { from: ['DRAFT', 'RETIRED'], to: 'PUBLISHED' },
  retireWhitepaper: { from: ['PUBLISHED'], to: 'RETIRED' },
} as const satisfies Record<string, { from: readonly WhitepaperState[]; to: WhitepaperState }>
export type WhitepaperAct = keyof typeof whitepaperMoves

export const canMove = (act: WhitepaperAct, state: WhitepaperState) =>
  whitepaperMoves[act].from.some((origin: WhitepaperState) => origin === state)

/** Whitepapers on one page of the list. */
export const whitepapersPerPage = 12
/** Days for which a whitepaper counts as new. */
export const newForDays = 30

export const whitepaperLimits = {
  title: { label: 'タイトル', min: 1, max: 60 },
  summary: { label: '概要', min: 1, max: 120 },
  content: { label: '目次', min: 1, max: 60 },
  contents: { label: '目次', max: 20 },
  tag: { label: 'タグ', min: 1, max: 12 },
  tags: { label: 'タグ', max: 5 },
  fileBytes: 20 * 1024 * 1024,
  pages: 500,
  /** All whitepapers, retired ones included. */
  whitepapers: 500,
} as const

/** Base64 of a little more than the largest file, so that one that is slightly too large is refused by its own rule. */
export const encodedFileLength = Math.ceil(whitepaperLimits.fileBytes / 3) * 4 + 400_000

export type WhitepaperFields = {
  title: string
  summary: string
  contents: string[]
  tags: string[]
  minimumPlan: PlanKey
}

const filled = (texts: readonly string[]) => texts.map(foldSpaces).filter((text) => text !== '')

export const foldWhitepaper = (whitepaper: WhitepaperFields): WhitepaperFields => ({
  ...whitepaper,
  title: foldSpaces(whitepaper.title),
  summary: foldSpaces(whitepaper.summary),
  contents: filled(whitepaper.contents),
  tags: [...new Set(filled(whitepaper.tags))],
})

/** Every mistake of a folded whitepaper; paths begin at the argument `whitepaper`. */
export function checkWhitepaper(whitepaper: WhitepaperFields): (FieldError | null)[] {
  const { title, summary, content, contents, tag, tags } = whitepaperLimits
  const first = (path: string, texts: readonly string[], limit: typeof content | typeof tag) =>
    texts.map((text) => checkLength(path, limit.label, text, limit.min, limit.max)).find((mistake) => mistake !== null)
  return [
    checkLength('whitepaper.title', title.label, whitepaper.title, title.min, title.max),
    checkLength('whitepaper.summary', summary.label, whitepaper.summary, summary.min, summary.max),
    first('whitepaper.contents', whitepaper.contents, content) ??
      fieldError(
        'whitepaper.contents',
        whitepaper.contents.length > contents.max ? `目次は${contents.max}行までです` : null,
      ),
    first('whitepaper.tags', whitepaper.tags, tag) ??
      fieldError('whitepaper.tags', mistakeInTags(whitepaper.tags, tags.max)),
    checkSelected('whitepaper.minimumPlan', 'プラン', whitepaper.minimumPlan, planKeys),
  ]
}

function mistakeInTags(tags: readonly string[], max: number) {
  if (tags.length === 0) return 'タグが入力されていません'
  return tags.length > max ? `タグは${max}個までです` : null
}

/** Whether a contract's plan holds a whitepaper of this least plan. */
export const isHeldBy = (planKey: string, minimumPlan: PlanKey) =>
  planKeys.findIndex((key) => key === planKey) >= planKeys.indexOf(minimumPlan)

// Files are named by their content, so a file of another content never takes the place of one.
export const fileKey = (fileHash: string) => `whitepaper/${fileHash}.pdf`
export const coverKey = (coverHash: string) => `whitepaper/${coverHash}.webp`
export const coverUrl = (coverHash: string) => `/files/${coverKey(coverHash)}`

const coverAddress = /^\/files\/(whitepaper\/[0-9a-f]{64}\.webp)$/
/** The file of a cover's address; null for any other address. The documents have no address of this kind. */
export const coverFileAt = (path: string) => coverAddress.exec(path)?.[1] ?? null
