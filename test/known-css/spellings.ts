import * as tree from 'css-tree'
import { permitted } from './permitted.ts'
import { compiled, type Stylesheet } from './stylesheets.ts'

/** A declaration with its other spellings and earlier values: an engine has to know one of them. */
export type Spellings = [property: string, value: string][]

const withoutPrefix = (property: string) => property.replace(/^-(?:webkit|moz)-/, '')
const isPermitted = (name: string, value: string) =>
  name in permitted || value.split(/[\s,]+/).some((word) => `${name}: ${word}` in permitted)

/** The stylesheets' declarations, without those that an engine may leave out or is asked for first. */
export function spellingsOf(stylesheet: Stylesheet): Spellings[] {
  const found: Spellings[] = []
  tree.walk(tree.parse(compiled(stylesheet).text), function look(node: tree.CssNode) {
    if (node.type !== 'Block' || this.atrule?.name === 'supports') return
    const declarations = node.children.toArray().filter((one) => one.type === 'Declaration')
    const groups = Map.groupBy(declarations, ({ property }) => withoutPrefix(property))
    for (const [name, group] of groups) {
      const spellings: Spellings = group.map(({ property, value }) => [property, tree.generate(value)])
      if (name.startsWith('--') || spellings.some(([, value]) => isPermitted(name, value))) continue
      found.push(spellings)
    }
  })
  return found
}
