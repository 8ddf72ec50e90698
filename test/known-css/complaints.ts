import * as tree from 'css-tree'
import { oldest } from './engines.ts'
import { atRule, declared, feature, pseudo, type Feature } from './features.ts'
import { permitted } from './permitted.ts'
import { compiled, type Stylesheet } from './stylesheets.ts'

export type Findings = { complaints: string[]; permittedUses: Set<string> }

/** Compiles a stylesheet and names everything in it that one of the engines does not know. */
export function check(stylesheet: Stylesheet): Findings {
  const { path, text } = compiled(stylesheet)
  const complaints: string[] = []
  const permittedUses = new Set<string>()
  const judge = (features: readonly Feature[]) => {
    for (const { name, strangers } of features.filter((one) => one.strangers.length > 0)) {
      if (permitted[name]) permittedUses.add(name)
      else
        complaints.push(`${path}: ${name} is unknown to ${strangers.map((one) => `${one} ${oldest[one]}`).join(', ')}`)
    }
  }
  const conditions: string[] = []
  tree.walk(tree.parse(text, { onParseError: ({ message }) => complaints.push(`${path}: ${message}`) }), {
    enter(node: tree.CssNode) {
      if (node.type === 'Atrule') {
        judge([atRule(node.name)])
        if (node.name === 'supports') conditions.push(node.prelude ? tree.generate(node.prelude) : '')
      }
      if (node.type === 'Feature') judge([feature(node.kind, node.name)])
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') judge([pseudo(node)])
      if (node.type === 'Block') judge(declarationsOf(node, conditions))
    },
    leave(node: tree.CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') conditions.pop()
    },
  })
  return { complaints, permittedUses }
}

/** The declarations of a block, without those for engines that know them. */
function declarationsOf({ children }: tree.Block, conditions: readonly string[]): Feature[] {
  const declarations = children.toArray().filter((node) => node.type === 'Declaration')
  const beside = declarations.map(({ property }) => property)
  const understood = new Set<string>()
  return declarations.flatMap((declaration) => {
    const { property } = declaration
    if (property.startsWith('--')) return []
    const features = declared(declaration, beside)
    const isWhole = features.every(({ strangers }) => strangers.length === 0)
    if (isWhole) understood.add(property)
    const isAsked = conditions.some((condition) => condition.includes(`${property}:`))
    // An earlier value that all know stays where the later one is refused.
    return isWhole || isAsked || understood.has(property) ? [] : features
  })
}
