import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types'
import * as tree from 'css-tree'
import { engines, strangers, type Engine } from './engines.ts'

/** A part of CSS that a stylesheet uses, and the engines that do not know it. */
export type Feature = { name: string; strangers: readonly Engine[] }

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = data.css
const asked = (name: string, compat: CompatStatement | undefined): Feature => ({
  name,
  strangers: compat ? strangers(compat) : engines,
})

export const atRule = (name: string) => asked(`@${name}`, atRules[name]?.__compat)

/** A question of `@media` or `@container`. */
export function feature(kind: string, name: string): Feature {
  const bare = name.replace(/^(?:min|max)-/, '')
  return asked(`@${kind} ${bare}`, atRules[kind]?.[bare]?.__compat ?? properties[bare]?.__compat)
}

export const pseudo = ({ type, name }: tree.PseudoClassSelector | tree.PseudoElementSelector) =>
  asked(`${type === 'PseudoClassSelector' ? ':' : '::'}${name}`, selectors[name]?.__compat)

/** The features of a declaration; `beside` are the properties of its block, among them other spellings of the same. */
export function declared(declaration: tree.Declaration, beside: readonly string[]): Feature[] {
  const { property, value } = declaration
  const name = properties[property] ? property : property.replace(/^-(?:webkit|moz)-/, '')
  const about = properties[name]
  if (!about?.__compat) return [{ name: property, strangers: engines }]
  const whole = { name, strangers: strangers(about.__compat, name, beside) }
  // The data of values tell nothing of a property that an engine does not know, or by another spelling only.
  const others = strangers(about.__compat, name)
  const parts = [...valueParts(name, about, value), ...formsOf(name, about, tree.generate(value), beside)]
  return [
    whole,
    ...parts.map((part) => ({ ...part, strangers: part.strangers.filter((engine) => !others.includes(engine)) })),
  ]
}

function valueParts(property: string, about: Identifier, value: tree.Value | tree.Raw): Feature[] {
  const found: Feature[] = []
  tree.walk(value, (node) => {
    if (node.type === 'Identifier' && about[node.name]?.__compat)
      found.push(asked(`${property}: ${node.name}`, about[node.name]?.__compat))
    if (node.type === 'Function') found.push(asked(`${node.name}()`, functionOf(about, node.name)))
    if (node.type === 'Dimension') found.push(asked(`1${node.unit}`, unitOf(node.unit)))
    const percentage = about['percentage'] ?? about['percentages']
    if (node.type === 'Percentage' && percentage) found.push(asked(`${property}: 1%`, percentage.__compat))
  })
  const text = tree.generate(value)
  // The grammar knows no env(), and nothing can be said of a value that holds a variable.
  const isReadable = value.type === 'Value' && !/\b(?:var|env)\(/.test(text)
  if (isReadable && tree.lexer.matchProperty(property, value).error)
    found.push({ name: `${property}: ${text}`, strangers: engines })
  return found
}

/** Forms of a value that no single word of it shows. WebKit refuses a shorthand as a whole for one part it does not take. */
const forms: [property: string, form: string, isUsed: (value: string) => boolean][] = [
  ['text-decoration', 'includes_thickness', (value) => /\d|from-font|auto/.test(value)],
  [
    'text-decoration',
    'includes_color-and-style',
    (value) => value.split(/\s+/).some((word) => !/^(?:none|underline|overline|line-through|inherit|\d.*)$/.test(word)),
  ],
  ['white-space', 'shorthand_values', (value) => /\s/.test(value)],
  ['text-overflow', 'two_value_syntax', (value) => /\s/.test(value)],
  ['text-overflow', 'string', (value) => /["']/.test(value)],
  ['content', 'alt_text', (value) => value.includes('/')],
  ['display', 'multi-keyword_values', (value) => /\s/.test(value)],
  ['transition', 'transition-behavior', (value) => value.includes('allow-discrete')],
]
function formsOf(property: string, about: Identifier, value: string, beside: readonly string[]): Feature[] {
  const used = forms.filter(([of, , isUsed]) => of === property && isUsed(value))
  return used.map(([, form]) => {
    const compat = about[form]?.__compat
    return { name: `${property} (${form})`, strangers: compat ? strangers(compat, property, beside) : engines }
  })
}

const partsOf = (part: Identifier) =>
  Object.entries(part).filter(([name]) => name !== '__compat') as [string, Identifier][]
const namedIn = (part: Identifier): [string, CompatStatement][] =>
  partsOf(part).flatMap(([name, inner]) => {
    const { __compat: compat } = inner
    return [...(compat ? [[name, compat] as [string, CompatStatement]] : []), ...namedIn(inner)]
  })
const typesByName = new Map(namedIn(types).toReversed())
const functionsOfProperties = new Map(partsOf(properties).flatMap(([, property]) => namedIn(property)))

const functionOf = (about: Identifier, name: string) =>
  about[`${name}_function`]?.__compat ??
  about[name]?.__compat ??
  typesByName.get(name) ??
  functionsOfProperties.get(name)
// Units as old as the engines themselves have no data of their own.
const ancient = ['px', 'pt', 'pc', 'in', 'cm', 'mm', 's', 'ms', 'fr']
const groups: [RegExp, string][] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
]
function unitOf(unit: string): CompatStatement | undefined {
  if (ancient.includes(unit)) return types['length']?.__compat
  const name = groups.find(([pattern]) => pattern.test(unit))?.[1] ?? unit
  return (
    (types['length'] ?? {})[name]?.__compat ?? types['angle']?.[name]?.__compat ?? types['resolution']?.[name]?.__compat
  )
}
