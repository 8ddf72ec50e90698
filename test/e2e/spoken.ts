import type { CDPSession, Page } from 'playwright-core'

type Tree = Awaited<ReturnType<typeof treeOf>>
type Node = Tree[number]

const treeOf = async (session: CDPSession) => (await session.send('Accessibility.getFullAXTree')).nodes

/** Told as one thing with its name; what is inside of it is not told again. */
const whole = ['button', 'checkbox', 'heading', 'image', 'link', 'meter', 'radio', 'textbox']
/** Told by its name before what is inside of it. */
const around = ['alert', 'dialog', 'group', 'navigation', 'status']
/** Its words are told as one. */
const block = ['paragraph', 'definition', 'term']
/** Its words are the name of something else. */
const label = ['LabelText', 'Legend']

/** A screen reader's words for the page from its top to its end, by Chromium's own tree: one line for each stop. */
export async function spoken(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const nodes = new Map((await treeOf(session)).map((node) => [node.nodeId, node]))
  await session.detach()
  const childrenOf = ({ childIds }: Node) => (childIds ?? []).flatMap((id) => nodes.get(id) ?? [])
  const within = (node: Node, role: string): Node[] =>
    roleOf(node) === role ? [node] : childrenOf(node).flatMap((child) => within(child, role))
  const wordsOf = (node: Node) => within(node, 'StaticText').map(nameOf).join('')

  const read = (node: Node, set: readonly Node[]): string[] => {
    const role = node.ignored ? '' : roleOf(node)
    const name = nameOf(node)
    if (role === 'StaticText') return name ? [name] : []
    if (whole.includes(role)) return [[role, name, ...stateOf(node), ...placeIn(node, set)].filter(Boolean).join(' ')]
    const inside = (own: readonly Node[]) => childrenOf(node).flatMap((child) => read(child, own))
    if (block.includes(role) && whole.every((one) => within(node, one).length === 0)) return [wordsOf(node)]
    if (label.includes(role)) return inside(set).filter((line) => !wordsOf(node).includes(line))
    if (!around.includes(role)) return inside(set)
    return [`${role} ${name}`.trim(), ...inside(role === 'group' ? within(node, 'radio') : set)]
  }
  const [root] = nodes.values()
  return root ? read(root, []) : []
}

const roleOf = ({ role }: Node) => String(role?.value ?? '')

/** Without the spaces that lines and phrases of a Japanese text leave in a name. */
export const asSaid = (text: string) => text.replaceAll(/(?<=[^ -~])\s+|\s+(?=[^ -~])/g, '').trim()
const nameOf = ({ name }: Node) => asSaid(String(name?.value ?? ''))

function stateOf({ properties = [], value }: Node) {
  const told = new Map(properties.map((one) => [one.name, one.value.value]))
  return [
    told.get('checked') === 'true' && 'checked',
    told.get('disabled') === true && 'disabled',
    String(told.get('valuetext') ?? value?.value ?? ''),
  ]
}

/** 「2/5」, as screen readers count the radio buttons of a group. */
const placeIn = (node: Node, set: readonly Node[]) =>
  roleOf(node) === 'radio' ? [`${set.indexOf(node) + 1}/${set.length}`] : []
