import { productNameOf, publicUrlOf, rootOf, type Match } from './title.ts'

/** `picture`: one of the product's own, or the path of one drawn from the page. */
type Face = {
  title: string
  description: string
  path: string
  picture: 'student' | 'company' | { path: string; description: string }
}

/** The metadata of a public page for shared links. */
export function openGraphOf({ title, description, path, picture }: Face, matches: readonly Match[]) {
  const publicUrl = publicUrlOf(matches)
  const isOwn = typeof picture === 'string'
  const image = `${publicUrl}${isOwn ? `/open-graph/${picture}.png` : picture.path}`
  const graph = {
    'og:type': 'website',
    'og:locale': 'ja_JP',
    'og:site_name': productNameOf(rootOf(matches)),
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
    { name: 'twitter:card', content: 'summary_large_image' },
    ...Object.entries(graph).map(([property, content]) => ({ property, content })),
  ]
}
