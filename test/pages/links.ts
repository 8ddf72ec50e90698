import { attribute, elementsIn, type Node } from './html.ts'

/** The addresses within the site to which a page leads. */
export const linksOf = (document: Node, start = '/') =>
  elementsIn(document)
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => attribute(link, 'href')?.replace(/#.*/, '') ?? '')
    .filter((href) => href.startsWith(start))
