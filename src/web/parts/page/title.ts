import { areaOfPath, type Area } from '#ground/area.ts'

export type Match = { id: string; pathname?: string; loaderData?: unknown } | undefined
/** `path`: the one address of a page that search engines may keep. */
type Told = { description?: string; path?: string }

/** The product's name from the root's data. The page for an error of the root has no such data. */
export const productNameOf = (root: unknown) =>
  root && typeof root === 'object' && 'productName' in root ? String(root.productName) : 'ヨアケ'

/** The data of the root, unknown where the root could not be loaded. */
export const rootOf = (matches: readonly Match[]) => matches.find((match) => match?.id === 'root')?.loaderData

/** The address of this product, without a slash at the end. */
export const publicUrlOf = (matches: readonly Match[]) =>
  (rootOf(matches) as { publicUrl: string } | undefined)?.publicUrl ?? ''

/** For the pages behind a sign-in. */
const descriptions: Record<Area, string> = {
  candidate: '届いたスカウトの理由を読み、返事をして、会う日を選ぶための、学生ご本人の画面です。',
  client: '学生を探し、選んだ理由を添えて声をかけるための、企業のご担当者の画面です。',
  admin: 'サービスを運営する担当者の画面です。',
}

/** §1: {title}｜{product}, and what the page is. Without a `path` search engines are asked to leave the page alone. */
export const titleOf = (title: string, matches: readonly Match[], { description, path }: Told = {}) => [
  { title: `${title}｜${productNameOf(rootOf(matches))}` },
  { name: 'description', content: description ?? descriptions[areaOfPath(matches.at(-1)?.pathname ?? '/')] },
  path === undefined
    ? { name: 'robots', content: 'noindex' }
    : { tagName: 'link' as const, rel: 'canonical', href: `${publicUrlOf(matches)}${path}` },
]
