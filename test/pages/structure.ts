import {
  around,
  attribute,
  childrenOf,
  elementsIn,
  hasAttribute,
  hasClass,
  isElement,
  isHidden,
  type Element,
  type Node,
} from './html.ts'
import { isField, nameOf, roleOf } from './role.ts'

type Faults = (elements: Element[], seen: Element[]) => string[]

const describe = (element: Element) =>
  `<${[element.tagName, ...element.attrs.filter(({ name }) => name !== 'class').map(({ name, value }) => `${name}="${value}"`)].join(' ').slice(0, 120)}>`
const withRole = (elements: Element[], ...roles: string[]) =>
  elements.filter((element) => roles.includes(roleOf(element) ?? ''))
const unnamed = (elements: Element[], what: string) =>
  elements.filter((element) => nameOf(element) === '').map((element) => `${what} without a name: ${describe(element)}`)
const doubles = (values: string[]) => [...new Set(values.filter((value, at) => values.indexOf(value) !== at))]

const levelOf = (heading: Element) => Number(attribute(heading, 'aria-level') ?? heading.tagName.slice(1))

const headings: Faults = (_, seen) => {
  const levels = withRole(seen, 'heading').map(levelOf)
  const first = levels.filter((level) => level === 1).length
  const skips = levels.flatMap((level, at) => {
    const before = levels[at - 1]
    return before !== undefined && level > before + 1 ? [`h${level} after h${before}`] : []
  })
  return [...(first === 1 ? [] : [`${first} h1`]), ...skips, ...unnamed(withRole(seen, 'heading'), 'a heading')]
}

const landmarks: Faults = (_, seen) => {
  const count = (role: string) => withRole(seen, role).length
  const many = ['navigation', 'complementary', 'form', 'region'].flatMap((role) => {
    const names = withRole(seen, role).map(nameOf)
    return names.length > 1 ? doubles(names).map((name) => `several ${role} named "${name}"`) : []
  })
  return [
    ...(count('main') === 1 ? [] : [`${count('main')} main`]),
    ...['banner', 'contentinfo'].filter((role) => count(role) > 1).map((role) => `several ${role}`),
    ...many,
  ]
}

const ids: Faults = (elements) => {
  const all = elements.map((element) => attribute(element, 'id')).filter((id) => id !== null)
  const known = new Set(all)
  const lost = elements.flatMap((element) =>
    ['aria-labelledby', 'aria-describedby', ...(element.tagName === 'label' ? ['for'] : [])].flatMap((name) =>
      (attribute(element, name) ?? '')
        .split(/\s+/)
        .filter((id) => id && !known.has(id))
        .map((id) => `${name} leads to no ${id}`),
    ),
  )
  return [...doubles(all).map((id) => `several #${id}`), ...lost]
}

const names: Faults = (elements) => [
  ...unnamed(elements.filter(isField), 'a field'),
  ...unnamed(withRole(elements, 'button', 'link', 'menuitem', 'tab'), 'something to press'),
  ...elements
    .filter(({ tagName }) => tagName === 'img')
    .filter((image) => !hasAttribute(image, 'alt'))
    .map((image) => `no alt: ${describe(image)}`),
  ...unnamed(
    elements.filter((element) => attribute(element, 'role') === 'img'),
    'a picture',
  ),
  ...unnamed(
    elements.filter(({ tagName }) => ['dialog', 'iframe', 'fieldset'].includes(tagName)),
    'a part',
  ),
]

const invisible = ['script', 'template']
const within: Record<string, readonly string[]> = { ul: ['li'], ol: ['li'], menu: ['li'], dl: ['dt', 'dd', 'div'] }
const outside: Record<string, readonly string[]> = { li: ['ul', 'ol', 'menu'], dt: ['dl', 'div'], dd: ['dl', 'div'] }

const lists: Faults = (elements) =>
  elements.flatMap((element) => {
    const allowed = within[element.tagName]
    const wrong = childrenOf(element)
      .filter(isElement)
      .filter(({ tagName }) => allowed && ![...allowed, ...invisible].includes(tagName))
    const outer = element.parentNode && isElement(element.parentNode) ? element.parentNode.tagName : ''
    const isAstray = outside[element.tagName]?.includes(outer) === false
    return [
      ...wrong.map((child) => `${describe(child)} in a ${element.tagName}`),
      ...(isAstray ? [`${describe(element)} in a ${outer}`] : []),
    ]
  })

const pressable = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary'])
const nesting: Faults = (elements) =>
  elements
    .filter(({ tagName }) => tagName === 'a' || tagName === 'button')
    .flatMap((outer) => elementsIn(outer).filter(({ tagName }) => pressable.has(tagName)))
    .map((inner) => `${describe(inner)} within something to press`)

const language: Faults = (elements) =>
  elements
    .filter(({ tagName }) => tagName === 'html')
    .map((html) => attribute(html, 'lang'))
    .filter((lang) => lang !== 'ja')
    .map((lang) => `the language is ${lang}`)

/** global.css hides this class on a wide screen. */
const isOfPhones = (element: Element) => around(element).some((one) => hasClass(one, 'phone-only'))

/** Faults in the structure of a page on a wide screen, as far as its HTML says. */
export function faultsOf(document: Node): string[] {
  const elements = elementsIn(document)
  const seen = elements.filter((element) => !isHidden(element) && !isOfPhones(element))
  return [language, headings, landmarks, ids, names, lists, nesting].flatMap((faults) => faults(elements, seen))
}
