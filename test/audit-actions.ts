const brackets: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/** The parts inside of the brackets that open at `start`, split at the commas of no further bracket. */
function partsAt(text: string, start: number) {
  const parts = ['']
  const open: string[] = []
  let quote = ''
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] as string
    if (quote) quote = letter === quote ? '' : quote
    else if (/['"`]/.test(letter)) quote = letter
    else if (letter in brackets) open.push(brackets[letter] as string)
    else if (letter === open.at(-1)) open.pop()
    if (open.length === 0) break
    if (letter === ',' && open.length === 1 && !quote) parts.push('')
    else if (at > start) parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

/** The words that an expression can be: a word, or either end of a condition. */
function wordsOf(expression: string) {
  if (/^'\w+'/.test(expression)) return [expression.slice(1, expression.indexOf("'", 1))]
  const [, ...ends] = expression.split(/\s\?\s/)
  return ends.flatMap((end) => [...end.matchAll(/(?:^|: *\n? *)'([a-z]\w*)'/g)].map(([, word = '']) => word))
}

/** Functions that are given an action, by name, with the place of the action among their parameters. */
export type Recorders = ReadonlyMap<string, number>

/**
 * The recorders that a file declares. A parameter `act` is an action only in a file that writes the audit, or gives the
 * action on to a function that does.
 */
export function recordersIn(text: string): Map<string, number> {
  const writes = text.includes('recordAudit') || /^import [^;]*?\bmove[A-Z]/m.test(text)
  const named = writes ? /^(?:action|act): (?!\()/ : /^action: (?!\()/
  const found = [...text.matchAll(/(?:\bfunction (\w+)|\bconst (\w+) = (?:async )?)(?:<[^>(]*>)?(?=\()/g)]
  return new Map(
    found.flatMap(({ 0: head, 1: declared, 2: assigned, index }): [string, number][] => {
      const place = partsAt(text, index + head.length).findIndex((part) => named.test(part))
      return place < 0 ? [] : [[declared ?? assigned ?? '', place]]
    }),
  )
}

/** The recorders that these files export, for the files that import them. */
export const sharedRecorders = (texts: readonly string[]): Recorders =>
  new Map(
    texts.flatMap((text) =>
      [...recordersIn(text)].filter(([name]) => new RegExp(`^export [a-z ]*${name}\\b`, 'm').test(text)),
    ),
  )

const isImported = (text: string, name: string) => new RegExp(`^import [^;]*?\\b${name}\\b[^;]*? from`, 'm').test(text)

/**
 * The words of a file that are actions: written as one, or given to a function that records, which the file declares or
 * imports.
 */
export function actionsIn(text: string, known: Recorders = new Map()) {
  const written = [...text.matchAll(/\baction(?:: | = |:\n *| =\n *)(?=['\w])/g)].flatMap(({ 0: head, index }) =>
    wordsOf(/^[^,;}]*?(?=,|;|\}|\n\s*(?![?:\s]))/.exec(`${text.slice(index + head.length)}\n}`)?.[0] ?? ''),
  )
  const imported = [...known].filter(([name]) => isImported(text, name))
  const given = [...new Map([...imported, ...recordersIn(text)])].flatMap(([name, place]) =>
    [...text.matchAll(new RegExp(`\\b${name}(?=\\()`, 'g'))].flatMap(({ index }) =>
      wordsOf(partsAt(text, index + name.length)[place] ?? ''),
    ),
  )
  return [...written, ...given]
}
