type Match = { id: string; loaderData?: unknown } | undefined
/** `picture`: one of the product's own, or the path of one drawn from the page. */
type Face = {
  title: string
  description: string
  path: string
  picture: 'student' | 'company' | { path: string; description: string }
}

const settingsOf = (matches: readonly Match[]) => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return root as { productName: string; publicUrl: string } | undefined
}

/** The address of this product, without a slash at the end. */
export const publicUrlOf = (matches: readonly Match[]) => settingsOf(matches)?.publicUrl ?? ''

/** The metadata of a public page for search engines and shared links. */
export function openGraphOf({ title, description, path, picture }: Face, matches: readonly Match[]) {
  const { productName = '', publicUrl = '' } = settingsOf(matches) ?? {}
  const isOwn = typeof picture === 'string'
  const image = `${publicUrl}${isOwn ? `/open-graph/${picture}.png` : picture.path}`
  const graph = {
    'og:type': 'website',
    'og:locale': 'ja_JP',
    'og:site_name': productName,
    'og:title': title,
    'og:description': description,
    'og:url': `${publicUrl}${path}`,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': isOwn ? title : picture.description,
  }
  return [
    { name: 'description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...Object.entries(graph).map(([property, content]) => ({ property, content })),
    { tagName: 'link' as const, rel: 'canonical', href: `${publicUrl}${path}` },
  ]
}
