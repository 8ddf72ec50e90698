import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data/types'

/** The oldest version of each engine that draws every page as it is meant. */
export const oldest = { chrome: 120, firefox: 140, safari: 17 } as const
export type Engine = keyof typeof oldest
export const engines = Object.keys(oldest) as Engine[]

/** The engines that know none of the spellings. Without spellings, only the name without a prefix counts. */
export const strangers = (compat: CompatStatement, name = '', spellings: readonly string[] = [name]): Engine[] =>
  engines.filter((engine) => {
    const statements = [compat.support[engine] ?? []].flat()
    const known = statements.filter((statement) => !statement.flags && spellings.includes(spelled(statement, name)))
    return !known.some((one) => isKnownAt(one, oldest[engine])) || !known.some((one) => !one.version_removed)
  })

const spelled = ({ alternative_name: other, prefix = '' }: SimpleSupportStatement, name: string) =>
  other ?? `${prefix}${name}`

// A version may be written ≤37, which means at the latest.
const numberOf = (version: string) => Number.parseFloat(version.replace('≤', ''))

function isKnownAt({ version_added: added, version_removed: removed }: SimpleSupportStatement, version: number) {
  if (!added || added === 'preview') return false
  return numberOf(added) <= version && (!removed || version < numberOf(removed))
}
