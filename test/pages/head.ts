import { attribute, elementsIn, wordsOf, type Node } from './html.ts'

/** The title of a page, and its words for search engines. */
export function headOf(document: Node) {
  const elements = elementsIn(document)
  const meta = (name: string) => {
    const element = elements.find(
      (one) => one.tagName === 'meta' && [attribute(one, 'name'), attribute(one, 'property')].includes(name),
    )
    return element ? attribute(element, 'content') : null
  }
  const canonical = elements.find((one) => one.tagName === 'link' && attribute(one, 'rel') === 'canonical')
  return {
    title: elements.filter(({ tagName }) => tagName === 'title').map(wordsOf)[0] ?? '',
    description: meta('description'),
    robots: meta('robots'),
    canonical: canonical ? attribute(canonical, 'href') : null,
    meta,
  }
}
