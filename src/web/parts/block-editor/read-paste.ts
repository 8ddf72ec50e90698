import type { PastedLine } from './pasted-blocks.ts'

const left =
  'script, style, template, title, meta, link, svg, noscript, [style*="mso-list:Ignore" i], [aria-hidden="true"]'
// A cell with one of these lays out a page.
const layout = 'table, ul, ol, h1, h2, h3, h4, h5, h6, [style*="mso-list" i]'
const starts = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
)

// The browser would tell of each handler that the policy of the page forbids.
const withoutHandlers = (tag: string) => tag.replace(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')

/** The lines of what was copied from a document or a page; nothing of it is loaded or run. */
export function readPasted(html: string): PastedLine[] {
  const { body } = new DOMParser().parseFromString(html.replace(/<[^>]*>/g, withoutHandlers), 'text/html')
  for (const element of body.querySelectorAll(left)) element.remove()
  const lines: PastedLine[] = []
  let kind: PastedLine['kind'] = 'paragraph'
  let text = ''
  let isInCell = false
  const flush = () => {
    const line = text
      .replace(/[ \t\n\r\f]+/g, ' ')
      .replace(/ ?　 ?/g, '　')
      .trim()
    if (line !== '') lines.push({ kind, text: line })
    text = ''
  }
  const inside = (of: PastedLine['kind'], walkChildren: () => void) => {
    flush()
    const outer = kind
    kind = of
    walkChildren()
    flush()
    kind = outer
  }
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) return void (text += node.textContent ?? '')
    if (!(node instanceof Element)) return
    const children = () => node.childNodes.forEach(walk)
    if (isInCell && (node.tagName === 'BR' || starts.has(node.tagName))) {
      text += ' '
      return children()
    }
    if (node.tagName === 'BR') {
      flush()
      if (kind === 'paragraph') kind = 'line'
      return
    }
    if (node.tagName === 'TD' || node.tagName === 'TH') {
      isInCell = node.querySelector(layout) === null
      children()
      isInCell = false
      text += '　'
      return
    }
    if (node.tagName === 'A') {
      children()
      text += addressBeside(node, kind)
      return
    }
    if (!starts.has(node.tagName)) return children()
    inside(kindOf(node, kind), children)
  }
  body.childNodes.forEach(walk)
  flush()
  return lines
}

/** The address of a link, where its words do not say it already. */
function addressBeside(link: Element, kind: PastedLine['kind']) {
  const address = (link.getAttribute('href') ?? '').trim().replace(/^mailto:([^?]*).*/is, '$1')
  const words = link.textContent.trim()
  const isPlain = /^https?:\/\/\S+$/i.test(address) || /^[^\s:/?#@]+@[^\s:/?#@]+$/.test(address)
  const bare = address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  return !isPlain || kind === 'heading' || words === '' || words.includes(bare) ? '' : `（${address}）`
}

/** Lists of Word are paragraphs with a style of their own. */
function kindOf(element: Element, outer: PastedLine['kind']): PastedLine['kind'] {
  const isTitle = /^H[1-6]$/.test(element.tagName) || /\bMso(?:Title|Heading)/i.test(element.className)
  if (isTitle) return 'heading'
  const isWordList = /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '')
  if (element.tagName === 'LI' || isWordList) return 'point'
  if (element.tagName === 'TR' && element !== element.closest('table')?.querySelector('tr')) return 'line'
  return outer === 'point' || outer === 'heading' ? outer : 'paragraph'
}
