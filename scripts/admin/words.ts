import { parseArgs } from 'node:util'
import type { Act, Option } from './act.ts'
import { acts, listedActs, nouns } from './acts.ts'
import { helpOf, helpOfAll, helpOfNoun, helpOfNouns } from './help.ts'

/** The words were not understood: which, and what help there is. */
export class Usage extends Error {
  readonly help: string

  constructor(message: string, help: string) {
    super(message)
    this.help = help
  }
}

const always = {
  as: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type Asked = { help: string } | { act: Act; mail: string; variables: Record<string, unknown> }

/** The command that the words ask for. Throws `Usage`. */
export function readWords(words: string[]): Asked {
  const { values, positionals } = looselyRead(words)
  const isHelp = values['help'] === true || positionals[0] === 'help' || words.length === 0
  const [noun = '', verb = ''] = positionals[0] === 'help' ? positionals.slice(1) : positionals
  const act = acts[`${noun} ${verb}`]
  if (isHelp) return { help: act ? helpOf(act) : nouns.includes(noun) ? helpOfNoun(noun) : helpOfAll() }
  if (act) return { act, ...strictlyRead(words, act) }
  if (nouns.includes(noun))
    throw new Usage(verb ? `not understood: ${noun} ${verb}` : `missing: what to do with ${noun}`, helpOfNoun(noun))
  throw new Usage(`not understood: ${noun || words.join(' ')}`, helpOfNouns())
}

export const isJsonAsked = (words: readonly string[]) => words.includes('--json')

// Options may stand before the noun: which act is meant is read with the options of all acts.
const looselyRead = (words: string[]) =>
  parseArgs({
    args: words,
    allowPositionals: true,
    strict: false,
    options: { ...Object.assign({}, ...listedActs.map(({ options }) => optionsOf(options))), ...always },
  })

const optionsOf = (options: Record<string, Option> = {}) =>
  Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }]))

function strictlyRead(words: string[], act: Act) {
  const refuse = (reason: string): never => {
    throw new Usage(reason, helpOf(act))
  }
  const { positionals, values } = parse(words, act, refuse)
  const ownWords = positionals.slice(2)
  const texts: Record<string, string | undefined> = {
    ...Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    ...Object.fromEntries(act.words.map(({ name }, at) => [name, ownWords[at]])),
  }
  const missing = [
    ...act.words.filter(({ isOptional, name }) => !isOptional && texts[name] === undefined).map(({ name }) => name),
    ...[...(act.needs ?? []), 'as'].filter((name) => texts[name] === undefined).map((name) => `--${name}`),
  ]
  if (missing.length > 0) refuse(`missing: ${missing.join(' ')}`)
  const tooMany = ownWords.slice(act.words.length)
  if (tooMany.length > 0) refuse(`not understood: ${tooMany.join(' ')}`)
  for (const { name, oneOf } of act.words) checkChoice(name, texts[name], oneOf)
  for (const [name, { oneOf, isCount }] of Object.entries(act.options ?? {})) {
    checkChoice(`--${name}`, texts[name], oneOf)
    if (isCount && texts[name] !== undefined && !/^[1-9]\d{0,5}$/.test(texts[name]))
      refuse(`--${name} ${texts[name]}: a number from 1 was expected`)
  }
  return { mail: texts['as'] ?? '', variables: act.variables(texts) }

  function checkChoice(name: string, value: string | undefined, oneOf: readonly string[] | undefined) {
    if (value !== undefined && oneOf && !oneOf.includes(value)) refuse(`${name} ${value}: one of ${oneOf.join(', ')}`)
  }
}

function parse(words: string[], act: Act, refuse: (reason: string) => never) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options: { ...optionsOf(act.options), ...always } })
  } catch (error) {
    // The sentence of the library names the option; what follows it speaks of signs nobody typed.
    return refuse(String(error instanceof Error ? error.message : error).split('. ')[0] ?? '')
  }
}
