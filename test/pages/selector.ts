import { around, attribute, hasAttribute, type Element } from './html.ts'

const simple = /^([a-z][a-z0-9]*)?((?:\[[\w-]+(?:=[^\]]+)?\])*)$/
const condition = /\[([\w-]+)(?:=["']?([^\]"']*)["']?)?\]/g

function matchesOne(element: Element, selector: string) {
  const [, tag, conditions = ''] = simple.exec(selector) ?? []
  if (tag === undefined && conditions === '') throw new Error(`this selector is not read here: ${selector}`)
  if (tag && element.tagName !== tag) return false
  return [...conditions.matchAll(condition)].every(([, name = '', value]) =>
    value === undefined ? hasAttribute(element, name) : attribute(element, name) === value,
  )
}

/** Whether a selector of tags and attributes, one within the other, means the element. */
export function matches(element: Element, selector: string): boolean {
  const [own = '', ...outer] = selector.split(/\s+/).toReversed()
  if (!matchesOne(element, own)) return false
  let rest = around(element).slice(1)
  for (const one of outer) {
    const at = rest.findIndex((candidate) => matchesOne(candidate, one))
    if (at === -1) return false
    rest = rest.slice(at + 1)
  }
  return true
}
