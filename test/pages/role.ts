import { around, attribute, childrenOf, elementsIn, hasAttribute, isElement, textOf, words, byId } from './html.ts'
import type { Element, Node } from './html.ts'

const roles: Record<string, string> = {
  button: 'button',
  textarea: 'textbox',
  option: 'option',
  ul: 'list',
  ol: 'list',
  menu: 'list',
  li: 'listitem',
  table: 'table',
  tr: 'row',
  td: 'cell',
  nav: 'navigation',
  main: 'main',
  article: 'article',
  aside: 'complementary',
  dialog: 'dialog',
  fieldset: 'group',
  details: 'group',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
}
const inputRoles: Record<string, string> = {
  checkbox: 'checkbox',
  radio: 'radio',
  button: 'button',
  submit: 'button',
  reset: 'button',
  image: 'button',
  search: 'searchbox',
  number: 'spinbutton',
  range: 'slider',
  text: 'textbox',
  email: 'textbox',
  tel: 'textbox',
  url: 'textbox',
}
const sections = ['article', 'aside', 'main', 'nav', 'section']

export function roleOf(element: Element): string | null {
  const { tagName } = element
  const own = attribute(element, 'role')
  if (own) return own
  if (tagName === 'a') return hasAttribute(element, 'href') ? 'link' : null
  if (tagName === 'input')
    return hasAttribute(element, 'list') ? 'combobox' : (inputRoles[attribute(element, 'type') ?? 'text'] ?? null)
  if (tagName === 'select') return hasAttribute(element, 'multiple') ? 'listbox' : 'combobox'
  if (tagName === 'img') return attribute(element, 'alt') === '' ? null : 'img'
  if (tagName === 'th') return attribute(element, 'scope') === 'row' ? 'rowheader' : 'columnheader'
  if (tagName === 'header' || tagName === 'footer')
    return ofPage(element, tagName === 'header' ? 'banner' : 'contentinfo')
  if (tagName === 'section') return nameOf(element) ? 'region' : null
  if (tagName === 'form') return nameOf(element) ? 'form' : null
  return roles[tagName] ?? null
}

const ofPage = (element: Element, role: string) =>
  around(element)
    .slice(1)
    .some(({ tagName }) => sections.includes(tagName))
    ? null
    : role

const rootOf = (element: Element): Node => around(element).at(-1) ?? element
const noFields = ['hidden', 'submit', 'button', 'reset', 'image']
export const isField = (element: Element) =>
  ['select', 'textarea'].includes(element.tagName) ||
  (element.tagName === 'input' && !noFields.includes(attribute(element, 'type') ?? 'text'))

/** The texts that label an element, as far as the HTML says. */
export function labelsOf(element: Element): string[] {
  const root = rootOf(element)
  const ids = attribute(element, 'aria-labelledby')?.split(/\s+/) ?? []
  if (ids.length > 0) return ids.map((id) => byId(root, id)).map((label) => (label ? words(textOf(label)) : ''))
  const own = attribute(element, 'aria-label')
  if (own) return [own]
  if (!isField(element)) return []
  const id = attribute(element, 'id')
  return elementsIn(root)
    .filter(({ tagName }) => tagName === 'label')
    .filter((label) => {
      const labelled = attribute(label, 'for')
      return labelled === null ? around(element).includes(label) : labelled === id
    })
    .map((label) => words(textOf(label)))
}

const namedBy: Record<string, string> = { fieldset: 'legend', table: 'caption', svg: 'title', figure: 'figcaption' }
const namedByContent = new Set(
  'button link heading option listitem cell row rowheader columnheader menuitem menuitemradio tab checkbox radio'.split(
    ' ',
  ),
)

/** The accessible name, as far as the HTML says. */
export function nameOf(element: Element): string {
  const labels = labelsOf(element)
  if (labels.length > 0) return words(labels.join(' '))
  const { tagName } = element
  if (tagName === 'img') return attribute(element, 'alt') ?? attribute(element, 'title') ?? ''
  if (tagName === 'input' && roleOf(element) === 'button')
    return attribute(element, 'value') ?? attribute(element, 'alt') ?? attribute(element, 'title') ?? ''
  const title = namedBy[tagName]
  const within = title && childrenOf(element).find((child) => isElement(child) && child.tagName === title)
  if (within) return words(textOf(within))
  const content = tagName !== 'section' && tagName !== 'form' && namedByContent.has(roleOf(element) ?? '')
  return (
    (content ? words(contentOf(element)) : '') ||
    (attribute(element, 'title') ?? attribute(element, 'placeholder') ?? '')
  )
}

function contentOf(node: Node): string {
  if (!isElement(node)) return textOf(node)
  if (attribute(node, 'aria-hidden') === 'true' || hasAttribute(node, 'hidden')) return ''
  return childrenOf(node)
    .map((child) => {
      if (!isElement(child)) return textOf(child)
      if (child.tagName === 'br') return ' '
      return (
        attribute(child, 'aria-label') ?? (child.tagName === 'img' ? attribute(child, 'alt') : null) ?? contentOf(child)
      )
    })
    .join('')
}
