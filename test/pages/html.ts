import { parse, type DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.Node
type Branch = DefaultTreeAdapterTypes.ParentNode

/** The tree that a browser without scripts builds of the text. */
export const parseHtml = (html: string) => parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true })

export const isElement = (node: Node): node is Element => 'tagName' in node
const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text'
export const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])

/** Every element below the node, in the order of the text. */
export function elementsIn(node: Node, found: Element[] = []): Element[] {
  for (const child of childrenOf(node))
    if (isElement(child)) {
      found.push(child)
      elementsIn(child, found)
    }
  return found
}

const withoutEnd = new Set([
  'img',
  'input',
  'br',
  'hr',
  'link',
  'meta',
  'wbr',
  'source',
  'col',
  'area',
  'track',
  'embed',
])

/**
 * Elements that a browser makes or ends otherwise than they are written, as a paragraph within a paragraph: the page
 * then differs from what its scripts expect, and is drawn anew with an error in the console.
 */
export const differentlyBuilt = (root: Node): Element[] =>
  elementsIn(root).filter(
    ({ tagName, sourceCodeLocation }) =>
      !withoutEnd.has(tagName) && !(sourceCodeLocation?.startTag && sourceCodeLocation.endTag),
  )

/** The element and everything around it, from the inside. */
export function around(element: Element): Element[] {
  const path: Element[] = []
  for (let at: Branch | null = element; at && isElement(at); at = at.parentNode) path.push(at)
  return path
}

export const closest = (element: Element, ...tags: string[]) =>
  around(element).find(({ tagName }) => tags.includes(tagName))

export const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value ?? null
export const hasAttribute = ({ attrs }: Element, name: string) => attrs.some((one) => one.name === name)
export function setAttribute(element: Element, name: string, value: string | null) {
  element.attrs = element.attrs.filter((one) => one.name !== name)
  if (value !== null) element.attrs.push({ name, value })
}

const silent = new Set(['script', 'style', 'template', 'noscript'])

/** The words of a node, as they stand in the text. */
export function textOf(node: Node): string {
  if (isText(node)) return node.value
  if (isElement(node) && silent.has(node.tagName)) return ''
  return childrenOf(node).map(textOf).join('')
}

export const words = (text: string) => text.replaceAll(/[\s\u200b]+/g, ' ').trim()
export const wordsOf = (node: Node) => words(childrenOf(node).map(textOf).join(''))

export const byId = (root: Node, id: string) => elementsIn(root).find((element) => attribute(element, 'id') === id)

const neverSeen = new Set(['head', 'script', 'style', 'template', 'datalist'])
export const hasClass = (element: Element, name: string) =>
  attribute(element, 'class')?.split(' ').includes(name) ?? false
/** global.css hides this class from a browser without scripts. */
const isOfScripts = (element: Element) => hasClass(element, 'scripted-only')
const isClosed = (element: Element, within: Element | undefined) => {
  if (neverSeen.has(element.tagName) || hasAttribute(element, 'hidden') || isOfScripts(element)) return true
  if (element.tagName === 'input') return attribute(element, 'type') === 'hidden'
  if (hasAttribute(element, 'popover') || element.tagName === 'dialog') return !hasAttribute(element, 'open')
  return element.tagName === 'details' && !hasAttribute(element, 'open') && within?.tagName !== 'summary'
}

/** Whether the element is hidden before scripts run. Of the stylesheets only one class counts. */
export const isHidden = (element: Element) =>
  around(element).some((one, at, path) => (at > 0 || one.tagName !== 'details') && isClosed(one, path[at - 1]))
